import { MemoryStore } from '@vexillum/table/testing';
import { createServer } from '../src/create-server.ts';
import type { RunningServer, ServerOptions } from '../src/server-options.ts';
import { TestBrowser } from './test-browser.ts';

export interface TestServer extends RunningServer {
  readonly origin: string;
  /** A browser that has not been anywhere yet. */
  browser(): TestBrowser;
}

/** A real server on a free port: memory storage and no limits unless the test says otherwise. */
export const startTestServer = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const server = await createServer({
    store: new MemoryStore(),
    hasLimits: false,
    // However busy the machine is that tests run on.
    isLate: () => false,
    webFolder: '/nowhere',
    ...options,
  });
  const origin = `http://127.0.0.1:${server.port}`;
  return { ...server, origin, browser: () => new TestBrowser(origin) };
};
