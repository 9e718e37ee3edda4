import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../src/server-options.ts';
import type { PostgresStore } from '../src/store/postgres/postgres-store.ts';
import { PUBLIC_URL, SECRET } from './nodes-for-test.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** A node of the cluster in this process, at the port that its store names; both are closed when the test ends, or before, once. */
export const nodeOfStore = async (
  store: PostgresStore,
  options: Omit<Partial<ServerOptions>, 'store' | 'nodes' | 'publicUrl'>,
): Promise<{ readonly server: TestServer; readonly close: () => Promise<void> }> => {
  const nodes = {
    standing: store.standing,
    secret: SECRET,
    rates: store.ratesBy(SECRET),
    lameDuck: 0,
    unowned: (before: string, without: readonly string[]) => store.unowned(before, without),
  };
  const server = await startTestServer({ ...options, store, nodes, publicUrl: PUBLIC_URL });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close().then(() => store.close()));
  onTestFinished(close);
  return { server, close };
};
