import { closeCodes } from '@vexillum/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestSocket } from '../testing/test-socket.ts';
import { DocumentLine } from './document-line.ts';

const ABRUPT = 1006;
/** Yjs's answer to a first question: there is nothing new. */
const IN_STEP = Uint8Array.of(0, 1, 2, 0, 0);

let sockets: TestSocket[];
let line: DocumentLine;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  sockets = [];
  const Socket = class extends TestSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  };
  line = new DocumentLine({
    origin: 'ws://table.example.org',
    table: 'table',
    document: 'public',
    seat: 'red-captain',
    wantsEvents: true,
    WebSocketPolyfill: Socket as unknown as typeof WebSocket,
  });
  await Promise.resolve();
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const latest = (): TestSocket => sockets.at(-1) as TestSocket;
const getInStep = (): void => {
  latest().open();
  latest().toClient.push({ bytes: IN_STEP });
  latest().deliverToClient();
};
const lines = () => sockets.length;

describe('a line that its server has ended', () => {
  it('because the table is elsewhere now is there again within a tenth of a second', () => {
    getInStep();
    latest().end(closeCodes.restarting, '');
    vi.advanceTimersByTime(100);
    expect(lines()).toBe(2);
    getInStep();
    expect(line.isSynced).toBe(true);
  });

  it.each([
    [0, 0],
    [0.5, 50],
    [0.99, 99],
  ])('is not there again in the same moment as all others (%f of the time)', (chance, after) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    getInStep();
    latest().end(closeCodes.restarting, '');
    vi.advanceTimersByTime(Math.max(0, after - 1));
    expect(lines()).toBe(after === 0 ? 2 : 1);
    vi.advanceTimersByTime(1);
    expect(lines()).toBe(2);
  });

  it('for a restart, and that is not there yet, is asked for more and more seldom', () => {
    getInStep();
    latest().end(closeCodes.restarting, '');
    const askFor = (seconds: number) => {
      for (let tenth = 0; tenth < seconds * 10; tenth++) {
        vi.advanceTimersByTime(100);
        if (latest().readyState === 0) latest().end(ABRUPT, '');
      }
    };
    askFor(1);
    expect(lines()).toBeGreaterThan(2);
    askFor(9);
    expect(lines()).toBeLessThan(10);
  });

  it('each time before anything was said waits longer and longer: a server that does so is not helped by being asked at once', () => {
    getInStep();
    latest().end(closeCodes.restarting, '');
    vi.advanceTimersByTime(100);
    for (let n = 0; n < 20; n++) {
      if (latest().readyState === 0) latest().open();
      if (latest().readyState === 1) latest().end(closeCodes.restarting, '');
      vi.advanceTimersByTime(100);
    }
    expect(lines()).toBeLessThan(7);
  });

  it('without a word, or because the server is busy, waits as ever', () => {
    for (const code of [ABRUPT, closeCodes.busy]) {
      getInStep();
      const before = lines();
      latest().end(code, '');
      vi.advanceTimersByTime(199);
      expect(lines()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(lines()).toBe(before + 1);
    }
  });

  it('is not begun again by a page that is left', () => {
    getInStep();
    latest().end(closeCodes.restarting, '');
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(lines()).toBe(1);
  });
});
