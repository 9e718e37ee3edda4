import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { isLoopback } from './http/own-origins.ts';
import { type LogLevel, logLevels } from './log.ts';
import type { KeepFor } from './unused/unused-tables.ts';

/** What the environment says, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** A Postgres database that has everything but the boards of results; without one it is all in the folder. */
  readonly databaseUrl: string | undefined;
  /** Servers of this machine that share the database behind one listener: 1. */
  readonly workers: number;
  /** Where several servers share the database. */
  readonly node: NodeSettings | undefined;
  /** For so many milliseconds the server waits for another one to leave the folder. */
  readonly patience: number;
  /** Where somebody tells of a hole in this server: `mailto:` or `https:`. */
  readonly securityContact: string | undefined;
  /** The file with the key that the data folder is encrypted with. */
  readonly keyFile: string | undefined;
  /** Push services that browsers may name beside those that are known. */
  readonly pushServices: readonly string[];
  /** Days that tables stay which nobody uses. */
  readonly keepFor: KeepFor;
  /** Where the matches of such tables are written before they go. */
  readonly archiveFolder: string;
  readonly publicUrl: string | undefined;
  readonly trustedHops: number;
  /** A port for `/metrics` alone. */
  readonly metricsPort: number | undefined;
  /** Whoever reads `/metrics` must bring it. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  readonly hasLimits: boolean;
  /** Milliseconds between two moves of a machine. */
  readonly botPace: number;
  /** Milliseconds that a roll waits for the link of an opponent's device. */
  readonly linkWithin: number;
  /** Milliseconds that the server may come late to what is due before new work waits. */
  readonly lateAfter: number;
}

/** One of several servers that share a database. */
export interface NodeSettings {
  /** `host:port` at which the other nodes reach this one. */
  readonly address: string;
  readonly name: string;
  /** The same for all nodes. */
  readonly secret: string;
  /** Milliseconds without a sign of life after which others take what a node has; the same for all nodes. */
  readonly lease: number;
  /** Milliseconds for which a node that was told to stop goes on, so that balancers notice. */
  readonly lameDuck: number;
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
  if (url?.protocol === 'http:' || url?.protocol === 'https:') {
    if (url.href === `${url.origin}/`) return url.origin;
    throw new BadSetting(
      `PUBLIC_URL ends with the name and the port: "${url.origin}", not "${text}". A table has an address of its own, and cannot share one with other pages.`,
    );
  }
  throw new BadSetting(`PUBLIC_URL must be an address like https://table.example.org, not "${text}".`);
};

/** A server that links to itself by https has a proxy before it: it does not guess whether that one is to be believed. */
const trustedHops = (text: string | undefined, origin: string | undefined): number => {
  if (!text && origin?.startsWith('https:'))
    throw new BadSetting(
      `PUBLIC_URL is ${origin}, so a proxy that speaks https stands in front of this server, and TRUST_PROXY does not say how many do. Set TRUST_PROXY=1 for one, or TRUST_PROXY=0 where none is to be believed about addresses and https.`,
    );
  return wholeNumber('TRUST_PROXY', text || '0', 10);
};

const metricsToken = (text: string): string => {
  if (text.length >= 16 && /^[\x21-\x7e]+$/.test(text)) return text;
  throw new BadSetting('METRICS_TOKEN must be at least 16 letters, digits and signs, without spaces.');
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

const securityContact = (text: string): string => {
  if (URL.canParse(text) && /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  throw new BadSetting(
    `VEXILLUM_SECURITY_CONTACT must be an address like mailto:security@example.org or https://example.org/contact, not "${text}".`,
  );
};

const databaseUrl = (text: string): string => {
  // A socket in a folder has no host between its slashes, so this is no URL to every reader of such.
  if (/^postgres(ql)?:\/\/\S+$/.test(text)) return text;
  // Not repeated: there is a password in it.
  throw new BadSetting('DATABASE_URL must be an address like postgres://user:password@host/database.');
};

const pushServices = (text: string): readonly string[] => {
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !/^\.?([a-z0-9-]+\.)+[a-z0-9-]+$/.test(name));
  if (wrong === undefined) return names;
  throw new BadSetting(
    `VEXILLUM_PUSH_SERVICES must be names of hosts with commas between them, like push.example.org,.push.example.net, not "${text}".`,
  );
};

const nodeAddress = (text: string): string => {
  if (/^(?:\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):[1-9]\d{0,4}$/.test(text)) return text;
  throw new BadSetting(
    `NODE_ADDRESS must be the host and the port at which the other nodes reach this one, like 10.0.0.3:8080, not "${text}".`,
  );
};

const nodeSecret = (text: string | undefined): string => {
  if (!text)
    throw new BadSetting(
      'NODE_ADDRESS is set, so there are several nodes, and NODE_SECRET is missing: by it they know each other. Make one with "openssl rand -hex 32", and set the same for all of them.',
    );
  if (text.length >= 32 && /^[\x21-\x7e]+$/.test(text)) return text;
  // Not repeated: it is a secret.
  throw new BadSetting('NODE_SECRET must be at least 32 letters, digits and signs, without spaces.');
};

const leastOf = (name: string, text: string, least: number, most: number): number => {
  const number = wholeNumber(name, text, most);
  if (number >= least) return number;
  throw new BadSetting(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
};

const nodeSettings = (environment: Environment): NodeSettings | undefined => {
  const address = environment['NODE_ADDRESS'];
  if (!address) {
    const stray = ['NODE_NAME', 'NODE_SECRET', 'NODE_LEASE_MS', 'NODE_LAME_DUCK_MS'].find((name) => environment[name]);
    if (stray === undefined) return undefined;
    throw new BadSetting(
      `${stray} is set, and NODE_ADDRESS is not. Set NODE_ADDRESS to the host and the port at which the other nodes reach this one, or take ${stray} away where there is one server.`,
    );
  }
  if (!environment['DATABASE_URL'])
    throw new BadSetting('NODE_ADDRESS is set, and DATABASE_URL is not: several nodes share a Postgres database.');
  if (!environment['PUBLIC_URL'])
    throw new BadSetting(
      'NODE_ADDRESS is set, and PUBLIC_URL is not: all nodes answer to one address, which browsers come from.',
    );
  return {
    address: nodeAddress(address),
    name: environment['NODE_NAME'] || address,
    secret: nodeSecret(environment['NODE_SECRET']),
    lease: leastOf('NODE_LEASE_MS', environment['NODE_LEASE_MS'] || '5000', 500, 600_000),
    lameDuck: wholeNumber('NODE_LAME_DUCK_MS', environment['NODE_LAME_DUCK_MS'] || '2000', 5000),
  };
};

const workers = (environment: Environment): number => {
  const text = environment['WORKERS'] || '1';
  const cores = availableParallelism();
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > Math.max(cores, 1))
    throw new BadSetting(
      `WORKERS must be a whole number from 1 to ${cores}, the cores of this machine, not "${text}".`,
    );
  if (number === 1) return 1;
  if (process.platform === 'win32')
    throw new BadSetting('WORKERS is for Linux and macOS: on Windows one process serves all tables.');
  if (!environment['DATABASE_URL'])
    throw new BadSetting(
      `WORKERS is ${number}, and DATABASE_URL is not set: only one process can write a data folder, and several need a Postgres database that they share. Set DATABASE_URL ("npm run move-store" takes the folder's tables there), or take WORKERS away.`,
    );
  if (environment['NODE_ADDRESS'])
    throw new BadSetting(
      `WORKERS is ${number}, and NODE_ADDRESS is set: nodes on other machines cannot reach the workers of this one. Set one of the two; several nodes on one machine, each with a port of its own, do what WORKERS does.`,
    );
  return number;
};

/** Read by our commands and tests, and by no server. */
const ofOthers = ['VEXILLUM_HOME', 'VEXILLUM_ARMY_HOME', 'VEXILLUM_LONG', 'VEXILLUM_SEED'];
const ours = [
  'VEXILLUM_PATIENCE',
  'VEXILLUM_BOT_PACE',
  'VEXILLUM_LINK_WITHIN',
  'VEXILLUM_LATE_AFTER',
  'VEXILLUM_KEEP_ALONE',
  'VEXILLUM_KEEP_ASLEEP',
  'VEXILLUM_ARCHIVE',
  'VEXILLUM_KEY_FILE',
  'VEXILLUM_SECURITY_CONTACT',
  'VEXILLUM_PUSH_SERVICES',
];

/** What bears our name and is none of our settings is a slip of the pen. */
const checkNames = (environment: Environment): void => {
  const known = [...ours, ...ofOthers];
  const unknown = Object.keys(environment).find((name) => name.startsWith('VEXILLUM_') && !known.includes(name));
  if (unknown !== undefined)
    throw new BadSetting(`There is no setting ${unknown}. Those that begin like it are ${ours.join(', ')}.`);
};

const metricsPort = (text: string, port: number): number => {
  const wanted = wholeNumber('METRICS_PORT', text, 65535);
  if (wanted !== port || port === 0) return wanted;
  throw new BadSetting(`METRICS_PORT and PORT are both ${port}. Set METRICS_PORT to another number.`);
};

/** Reads the environment; an empty variable counts as one that is not set. */
export const readSettings = (environment: Environment): Settings => {
  const host = environment['HOST'] || '127.0.0.1';
  const origin = environment['PUBLIC_URL'] ? publicUrl(environment['PUBLIC_URL']) : undefined;
  const port = wholeNumber('PORT', environment['PORT'] || '8080', 65535);
  checkNames(environment);
  const dataFolder = resolve(environment['DATA_DIR'] || './data');
  const days = (name: string, usual: string) => wholeNumber(name, environment[name] || usual, 36_500);
  return {
    host,
    port,
    dataFolder,
    databaseUrl: environment['DATABASE_URL'] ? databaseUrl(environment['DATABASE_URL']) : undefined,
    workers: workers(environment),
    node: nodeSettings(environment),
    securityContact: environment['VEXILLUM_SECURITY_CONTACT']
      ? securityContact(environment['VEXILLUM_SECURITY_CONTACT'])
      : undefined,
    keyFile: environment['VEXILLUM_KEY_FILE'] ? resolve(environment['VEXILLUM_KEY_FILE']) : undefined,
    pushServices: environment['VEXILLUM_PUSH_SERVICES'] ? pushServices(environment['VEXILLUM_PUSH_SERVICES']) : [],
    keepFor: { alone: days('VEXILLUM_KEEP_ALONE', '14'), asleep: days('VEXILLUM_KEEP_ASLEEP', '180') },
    archiveFolder: resolve(environment['VEXILLUM_ARCHIVE'] || join(dataFolder, 'archive')),
    patience: wholeNumber('VEXILLUM_PATIENCE', environment['VEXILLUM_PATIENCE'] || '15000', 600_000),
    publicUrl: origin,
    trustedHops: trustedHops(environment['TRUST_PROXY'], origin),
    metricsPort: environment['METRICS_PORT'] ? metricsPort(environment['METRICS_PORT'], port) : undefined,
    metricsToken: environment['METRICS_TOKEN'] ? metricsToken(environment['METRICS_TOKEN']) : undefined,
    logLevel: logLevel(environment['LOG_LEVEL'] || 'warn'),
    hasLimits: hasLimits(environment['RATE_LIMITS'] || 'on', host),
    botPace: wholeNumber('VEXILLUM_BOT_PACE', environment['VEXILLUM_BOT_PACE'] || '900', 60_000),
    linkWithin: wholeNumber('VEXILLUM_LINK_WITHIN', environment['VEXILLUM_LINK_WITHIN'] || '400', 60_000),
    lateAfter: wholeNumber('VEXILLUM_LATE_AFTER', environment['VEXILLUM_LATE_AFTER'] || '250', 600_000),
  };
};
