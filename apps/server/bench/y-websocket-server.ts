import { createServer } from 'node:http';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { sayReady } from './servers/say-ready.ts';

/**
 * The y-websocket package's own server with its own LevelDB, as its README starts it, on the ws that ours has. It writes each update as it
 * comes and does not wait for the disk: who hears of a move may hear of one that a power cut takes back.
 */
process.env['YPERSISTENCE'] = join(process.env['DATA_DIR'] ?? '.', 'y-leveldb');
// It reads the environment while it is loaded.
const { getPersistence, setupWSConnection } = await import('@y/websocket-server/utils');

const keep = async (): Promise<void> => {
  // Its writes wait in a queue, which this one closes behind them.
  const { provider } = getPersistence() as unknown as { readonly provider: { destroy: () => Promise<void> } };
  await provider.destroy();
};

const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, request) => setupWSConnection(socket, request));
sayReady(server, keep);
