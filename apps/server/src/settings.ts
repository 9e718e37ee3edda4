import { resolve } from 'node:path';
import { isLoopback } from './http/own-origins.ts';
import { type LogLevel, logLevels } from './log.ts';

/** What the environment says, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** For so many milliseconds the server waits for another one to leave the folder. */
  readonly patience: number;
  readonly publicUrl: string | undefined;
  readonly trustedHops: number;
  readonly logLevel: LogLevel;
  readonly hasLimits: boolean;
  /** Milliseconds between two moves of a machine. */
  readonly botPace: number;
}

/** A setting that cannot be used; its message is for whoever starts the server. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (name: string, text: string, most: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new BadSetting(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
};

const publicUrl = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new BadSetting(`PUBLIC_URL must be an address like https://table.example.org, not "${text}".`);
};

const logLevel = (text: string): LogLevel => {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new BadSetting(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
};

const hasLimits = (text: string, host: string): boolean => {
  if (text === 'on') return true;
  if (text !== 'off') throw new BadSetting(`RATE_LIMITS must be on or off, not "${text}".`);
  if (isLoopback(host)) return false;
  throw new BadSetting(
    `RATE_LIMITS=off is for load tests on one machine, and HOST ${host} can be reached from others.`,
  );
};

/** Reads the environment; an empty variable counts as one that is not set. */
export const readSettings = (environment: Environment): Settings => {
  const host = environment['HOST'] || '127.0.0.1';
  return {
    host,
    port: wholeNumber('PORT', environment['PORT'] || '8080', 65535),
    dataFolder: resolve(environment['DATA_DIR'] || './data'),
    patience: wholeNumber('VEXILLUM_PATIENCE', environment['VEXILLUM_PATIENCE'] || '15000', 600_000),
    publicUrl: environment['PUBLIC_URL'] ? publicUrl(environment['PUBLIC_URL']) : undefined,
    trustedHops: wholeNumber('TRUST_PROXY', environment['TRUST_PROXY'] || '0', 10),
    logLevel: logLevel(environment['LOG_LEVEL'] || 'warn'),
    hasLimits: hasLimits(environment['RATE_LIMITS'] || 'on', host),
    botPace: wholeNumber('VEXILLUM_BOT_PACE', environment['VEXILLUM_BOT_PACE'] || '900', 60_000),
  };
};
