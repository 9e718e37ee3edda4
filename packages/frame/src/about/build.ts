import type { ServerBuild } from '@vexillum/table';
import { appVersion } from './app-version.ts';

/** What this page was built as; while developing it has no id. */
export const ownBuild = (): ServerBuild => ({
  version: appVersion,
  build: document.querySelector<HTMLMetaElement>('meta[name="vexillum-build"]')?.content,
});

/** Of what the server that answers now gives out; `undefined` where none answers. */
export const askServerBuild = async (): Promise<ServerBuild | undefined> => {
  try {
    const { version, build } = (await (await fetch('/healthz', { cache: 'no-store' })).json()) as Record<
      keyof ServerBuild,
      unknown
    >;
    return typeof version === 'string' ? { version, build: typeof build === 'string' ? build : undefined } : undefined;
  } catch {
    // Offline, the version does not matter: the page goes on without it.
    return undefined;
  }
};

/** By their builds where both name one, else by their versions. A server that names neither, of before or of another make, is taken for the same. */
export const isOtherBuild = (server: ServerBuild, own: ServerBuild): boolean =>
  server.build !== undefined && own.build !== undefined
    ? server.build !== own.build
    : server.version !== undefined && server.version !== own.version;

/** For whoever runs the server: `1.2.3 0123456789abcdef`. */
export const buildText = ({ version, build }: ServerBuild): string =>
  [version, build].filter((part) => part !== undefined).join(' ');
