import { resolve } from 'node:path';
import { type KnownServer, knownServer } from '@vexillum/ledger';
import { readFile } from './read-file.ts';

/** A server that the reader knows, by its key or by the file that it publishes; or a sentence that says why it is neither. */
export const readServer = (named: string, home: string): KnownServer | string => {
  const key = knownServer(named);
  if (key) return key;
  const bytes = readFile(resolve(home, named));
  if (typeof bytes === 'string') return `--server ${named}: ${bytes}, and a key is 64 digits 0 to 9 and a to f`;
  return (
    knownServer(new TextDecoder().decode(bytes)) ??
    `--server ${named}: that is neither a server's key nor what a server says at /.well-known/vexillum-server.json`
  );
};
