import { networkInterfaces } from 'node:os';

export interface OwnOriginsOptions {
  readonly host: string;
  readonly port: () => number;
  readonly publicUrl?: string | undefined;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

const inUrl = (address: string): string => (address.includes(':') ? `[${address.split('%')[0]}]` : address);

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => inUrl(address)));

/**
 * Pages that may talk to this server: its own. A page elsewhere could otherwise act through a visitor's browser; the list is fixed and
 * never taken from the request's Host, which a rebound name would forge.
 */
export const ownOrigins = ({ host, port, publicUrl }: OwnOriginsOptions): ((origin: string | undefined) => boolean) => {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (origin) => {
    if (origin === undefined) return false;
    if (origin === publicOrigin) return true;
    const names = isLoopback(host) ? loopbackNames : [...loopbackNames, ...ownAddresses(), inUrl(host)];
    return names.some((name) => origin === originOf(name, port()));
  };
};

/** As a browser writes it: port 80 is left out. */
const originOf = (name: string, port: number): string => new URL(`http://${name}:${port}`).origin;
