import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A log whose lines a test reads. */
export const logBook = (): { readonly lines: readonly string[]; readonly log: Logger } => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  return { lines, log: pino({ level: 'trace' }, stream) };
};
