import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchFile, verifyMatch } from '@vexillum/ledger';
import { expect, it } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';
import { games } from '../all-games.ts';

const folder = join(import.meta.dirname, '../../../../tests/old-matches');
const files = readdirSync(folder).filter((name) => name.endsWith('.vexillum.json'));

it.each(files)('%s, written by an earlier version, verifies with every action run again', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(verifyMatch(text, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
});

it.each(files)('%s goes on at a server of today, and what it exports verifies too', async (name) => {
  const server = await serverForTest();
  const text = readFileSync(join(folder, name), 'utf8');
  const old = JSON.parse(text) as MatchFile;
  const made = await server.browser().post('/api/tables', { match: text });
  expect(made.status).toBe(201);
  const { table, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
  const host = server.browser();
  await host.claim(invites.find(({ seat }) => seat === 'host')?.token, 'Hanna');
  expect((await host.act(table, 'host', 'say', { text: 'we go on', to: 'table' })).status).toBe(200);
  const again = (await host.get(`/api/tables/${table}/export`)).text;
  expect(verifyMatch(again, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  expect((JSON.parse(again) as MatchFile).ledger.slice(0, old.ledger.length)).toEqual(old.ledger);
});
