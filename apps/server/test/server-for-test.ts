import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../src/create-server.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** A server that ends with the test. */
export const serverForTest = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  return server;
};
