import { Duplex } from 'node:stream';
import { TestClock } from '@vexillum/table/testing';
import { expect, it, vi } from 'vitest';
import { SocketWriter, WaitingBytes } from './socket-writer.ts';

const document = (kilobytes: number) => [new Uint8Array(kilobytes * 1024)];

/** A socket whose other end takes what it is sent when the test says so. */
const reader = (waiting: WaitingBytes) => {
  const taken: (() => void)[] = [];
  const stream = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => void taken.push(done) });
  stream.on('error', () => undefined);
  const onUnread = vi.fn<() => void>();
  const writer = new SocketWriter({ stream, clock: new TestClock(), waiting, isOpen: () => true, onUnread });
  return { writer, stream, onUnread, take: () => taken.shift()?.() };
};

it('what waits for all readers together has an end: who is sent more is sent away', () => {
  const waiting = new WaitingBytes(100 * 1024);
  const [slow, other] = [reader(waiting), reader(waiting)];
  slow.writer.send(document(80));
  expect(waiting.bytes).toBeGreaterThan(80 * 1024);
  other.writer.send(document(40));
  expect(other.onUnread).toHaveBeenCalledOnce();
  expect(slow.onUnread).not.toHaveBeenCalled();
  // What is played is small, and everybody has it.
  other.writer.send(document(1));
  expect(other.onUnread).toHaveBeenCalledOnce();
});

it('and is counted no longer once it was taken, or its reader has gone', async () => {
  const waiting = new WaitingBytes(100 * 1024);
  const [first, second] = [reader(waiting), reader(waiting)];
  first.writer.send(document(40));
  first.take();
  await expect.poll(() => waiting.bytes).toBe(0);
  second.writer.send(document(40));
  second.writer.send(document(40));
  second.stream.destroy();
  second.take();
  await expect.poll(() => waiting.bytes).toBe(0);
});

/** A socket that tells of each call with what it wrote. */
const socket = () => {
  const calls: string[][] = [];
  const took = (chunks: readonly { readonly chunk: Buffer }[], done: () => void) => {
    calls.push(chunks.map(({ chunk }) => chunk.subarray(2).toString()));
    done();
  };
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => took([{ chunk }], done),
    writev: took,
  });
  const writer = new SocketWriter({
    stream,
    clock: new TestClock(),
    waiting: new WaitingBytes(),
    isOpen: () => true,
    onUnread: () => undefined,
  });
  return { writer, stream, calls };
};

const said = (text: string) => [Buffer.from(text)];

it('what is sent in one turn, and in the promises behind it, goes out together and in its order', async () => {
  const { writer, calls } = socket();
  writer.send(said('entry'));
  void Promise.resolve()
    .then(() => undefined)
    .then(() => writer.send(said('answer')));
  await new Promise(setImmediate);
  expect(calls).toEqual([['entry', 'answer']]);
  writer.send(said('later'));
  await new Promise(setImmediate);
  expect(calls).toEqual([['entry', 'answer'], ['later']]);
});

it('and what is written to the socket past it, as the goodbye is, comes behind it', async () => {
  const { writer, stream, calls } = socket();
  writer.send(said('entry'));
  stream.end(Buffer.from('..goodbye'));
  await new Promise(setImmediate);
  expect(calls.flat()).toEqual(['entry', 'goodbye']);
});

it('what waits for the end of the turn counts as unread', () => {
  const { writer } = socket();
  writer.send(said('entry'));
  expect(writer.unread).toBe('..entry'.length);
});
