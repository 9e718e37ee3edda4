import type { Clock } from '@vexillum/table/room';
import type { FastifyReply } from 'fastify';

/** Between two signs of life on a line that has nothing to tell, in milliseconds: proxies hang up after a minute. */
const ALIVE_EVERY = 25_000;
/** Bytes that wait for a reader before they are sent away; their browser comes back and is told everything anew. */
const MOST_WAITING = 4 * 1024 * 1024;

export interface EventStream {
  /** `data` is JSON on one line. */
  tell(event: string, data: string): void;
  /** What `eventFrame` has made, for many at once. */
  send(frame: Buffer): void;
  end(): void;
}

/** An event as it goes out. `data` is JSON on one line. */
export const eventFrame = (event: string, data: string): Buffer => Buffer.from(`event: ${event}\ndata: ${data}\n\n`);

/** Answers with server-sent events (WHATWG HTML 9.2) until either side hangs up, which `left` hears of once. */
export const openEventStream = (reply: FastifyReply, clock: Clock, left: () => void): EventStream => {
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8' };
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, headers as Record<string, string>);
  const write = (said: string | Buffer): void => {
    if (raw.writableLength > MOST_WAITING) raw.destroy();
    else raw.write(said);
  };
  let callOff = () => {};
  const stayAlive = () => {
    callOff = clock.after(ALIVE_EVERY, () => {
      write(': alive\n\n');
      stayAlive();
    });
  };
  stayAlive();
  raw.once('close', () => {
    callOff();
    left();
  });
  return {
    tell: (event, data) => write(eventFrame(event, data)),
    send: write,
    end: () => void raw.end(),
  };
};
