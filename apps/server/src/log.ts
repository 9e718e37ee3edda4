import { type DestinationStream, type Logger, pino } from 'pino';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Structured lines on the error stream; what a person at the terminal needs is printed plainly on the other one. Lines name types, ids,
 * sizes and codes: never a token, a cookie, an address of a link or anybody's words.
 */
export const createLog = (level: LogLevel, destination?: DestinationStream, worker?: string): Logger =>
  pino(
    { level, base: worker === undefined ? null : { worker }, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
