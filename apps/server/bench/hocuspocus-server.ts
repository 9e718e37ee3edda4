import { createServer } from 'node:http';
import { join } from 'node:path';
import { Database } from '@hocuspocus/extension-database';
import { Hocuspocus } from '@hocuspocus/server';
import { DatabaseSync } from '@photostructure/sqlite';
import { WebSocketServer } from 'ws';
import { sayReady } from './servers/say-ready.ts';

/**
 * Hocuspocus with its defaults, and its SQLite extension's table and statements on the SQLite that ours has: the extension itself needs a
 * driver that has to be compiled or downloaded. A document is written whole, two to ten seconds after its change; what a kill finds
 * unwritten is lost.
 */
const database = new DatabaseSync(join(process.env['DATA_DIR'] ?? '.', 'hocuspocus.sqlite'));
database.exec(
  'create table if not exists "documents" ("name" varchar(255) not null, "data" blob not null, unique(name))',
);
const select = database.prepare('select data from "documents" where name = ?');
const upsert = database.prepare(
  'insert into "documents" ("name", "data") values (?, ?) on conflict(name) do update set data = excluded.data',
);

const hocuspocus = new Hocuspocus({
  quiet: true,
  extensions: [
    new Database({
      fetch: ({ documentName }) =>
        Promise.resolve((select.get(documentName) as { data: Uint8Array } | undefined)?.data ?? null),
      store: ({ documentName, state }) => {
        upsert.run(documentName, state);
        return Promise.resolve();
      },
    }),
  ],
});

/** Its own server's end: everybody is sent away, which writes each document that waits. */
const keep = async (): Promise<void> => {
  await everybodyGone();
  // It is closed here and nowhere else: a connection that nobody names any more is collected as garbage, statements or not.
  database.close();
};

const everybodyGone = async (): Promise<void> => {
  if (hocuspocus.getDocumentsCount() === 0) return;
  const isEmpty = new Promise<void>((resolve) => {
    hocuspocus.configuration.extensions.push({
      afterUnloadDocument: () => {
        if (hocuspocus.getDocumentsCount() === 0) resolve();
        return Promise.resolve();
      },
    });
  });
  hocuspocus.closeConnections();
  await isEmpty;
};

const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, request) => hocuspocus.handleConnection(socket, request));
sayReady(server, keep);
