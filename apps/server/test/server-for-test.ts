import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../src/server-options.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** A server that ends with the test. */
export const serverForTest = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  return server;
};
