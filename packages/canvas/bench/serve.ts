import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder on a free port, for this machine only. */
export const serve = async (folder: string): Promise<{ readonly port: number; close(): void }> => {
  const server: Server = createServer(({ url = '/' }, answer) => {
    const file = join(folder, normalize(new URL(url, 'http://localhost').pathname));
    const stream = createReadStream(file);
    stream.on('open', () => {
      answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      stream.pipe(answer);
    });
    stream.on('error', () => answer.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bench page is not served on a port.');
  return { port: address.port, close: () => server.close() };
};
