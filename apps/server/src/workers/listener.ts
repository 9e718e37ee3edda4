import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as Listening, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { listenForMetrics } from '../metrics-listener.ts';
import { metricsOfAll } from '../metrics.ts';
import { askNode } from '../nodes/ask-node.ts';
import { UNIX } from '../nodes/pass-on.ts';
import type { Settings } from '../settings.ts';
import {
  REPLACED,
  socketOf,
  type ToListener,
  type ToWorker,
  WORKER_FOLDER,
  WORKER_NUMBER,
  WORKER_PORT,
  WORKER_SECRET,
} from './messages.ts';

/** Milliseconds before one is begun again that ended at once. */
const AGAIN_AFTER = 1000;
const LIVED = 10_000;
/** Lines that wait while no worker is ready, and for each worker until it takes them: one that stands still takes none. */
const MOST_WAITING = 1000;

interface Line {
  readonly socket: Socket;
  /** What another worker has read of it, latin-1. */
  readonly text?: string;
}

interface Child {
  readonly number: number;
  process: ChildProcess;
  begunAt: number;
  /** `leaving`: it serves what it has, and gets nothing new. */
  state: 'beginning' | 'ready' | 'leaving' | 'gone';
  /** Lines that it was given and has not taken yet: they are open here, too, so that another one can have them if it ends. */
  readonly untaken: Map<number, Line>;
}

interface HandedOn {
  readonly socket: Socket;
  readonly from: Child;
  readonly to: string;
  readonly text: string;
}

export interface ListenerOptions {
  readonly settings: Pick<Settings, 'host' | 'port' | 'metricsPort' | 'metricsToken' | 'workers'>;
  readonly log: Logger;
  /** The workers cannot go on. */
  readonly onEnded: () => void;
  /** Lines that wait for one worker: 1000. */
  readonly mostUntaken?: number;
  /** Begins a worker's process: this program again. */
  readonly fork?: (environment: NodeJS.ProcessEnv) => ChildProcess;
}

const forkSelf = (environment: NodeJS.ProcessEnv): ChildProcess =>
  fork(process.argv[1] ?? '', [], {
    // Two debuggers cannot share a port.
    execArgv: process.execArgv.filter((option) => !option.startsWith('--inspect')),
    env: environment,
  });

/**
 * The one process that listens where `WORKERS` serve: it hands each line, unread, to a worker in turn, and what a worker has understood to belong to
 * another one's table to that one. A worker that ends is begun again.
 */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #listening: Listening;
  readonly #folder = mkdtempSync(join(tmpdir(), 'vexillum-workers-'));
  readonly #secret = randomBytes(32).toString('hex');
  readonly #children: Child[] = [];
  readonly #handedOn = new Map<number, HandedOn>();
  readonly #waiting = new Set<Socket>();
  #metrics: Server | undefined;
  #turn = 0;
  #lines = 0;
  #stopping: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
    // Not a byte is read here: a line goes to its worker as it came.
    this.#listening = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
      socket.on('error', () => socket.destroy());
      this.#give(socket);
    });
  }

  get port(): number {
    return (this.#listening.address() as AddressInfo).port;
  }

  /** Resolves when all workers are ready. Rejects when it cannot listen, a worker cannot begin (which has said why), or it is stopped before that. */
  async begin(): Promise<void> {
    try {
      await this.#begin();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Takes nobody any more, and has every worker end in order. */
  stop(): Promise<void> {
    return (this.#stopping ??= this.#stop());
  }

  get #isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  async #stop(): Promise<void> {
    this.#listening.close();
    this.#metrics?.close();
    for (const socket of this.#waiting) socket.destroy();
    await Promise.all(
      this.#children.map(
        ({ process: child }) =>
          new Promise<void>((resolve) => {
            if (child.exitCode !== null || child.signalCode !== null) return resolve();
            child.once('exit', () => resolve());
            child.kill('SIGTERM');
          }),
      ),
    );
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #begin(): Promise<void> {
    const { settings } = this.#options;
    const { host, port, metricsPort, metricsToken: token, workers } = settings;
    await new Promise<void>((resolve, reject) => {
      this.#listening.once('error', reject);
      this.#listening.listen(port, host, resolve);
    });
    // One by one: what all of them share is made by the first.
    for (let number = 1; number <= workers; number++) {
      if (this.#isStopping) throw new WorkerEnded();
      await this.#beginWorker(number);
    }
    const contentType = 'text/plain; version=0.0.4; charset=utf-8';
    const metrics = { contentType, text: () => metricsOfAll(this.#addresses().map((address) => this.#ask(address))) };
    if (metricsPort !== undefined) this.#metrics = await listenForMetrics({ metrics, host, port: metricsPort, token });
  }

  #ask(address: string): Promise<unknown> {
    return askNode(address, this.#secret, { method: 'GET', path: '/node/metrics' });
  }

  #addresses(): string[] {
    return this.#children.filter(({ state }) => state === 'ready').map(({ number }) => this.#addressOf(number));
  }

  #addressOf(number: number): string {
    return `${UNIX}${socketOf(this.#folder, number)}`;
  }

  /** Resolves when it is ready, or rejects when it ends before. */
  #beginWorker(number: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const child: Child = {
        number,
        process: this.#fork(number),
        begunAt: performance.now(),
        state: 'beginning',
        untaken: new Map(),
      };
      this.#children.push(child);
      this.#watch(child, resolve, () => reject(new WorkerEnded()));
    });
  }

  #fork(number: number): ChildProcess {
    const { fork: forkWorker = forkSelf } = this.#options;
    return forkWorker({
      ...process.env,
      [WORKER_NUMBER]: String(number),
      [WORKER_FOLDER]: this.#folder,
      [WORKER_SECRET]: this.#secret,
      [WORKER_PORT]: String(this.port),
    });
  }

  #watch(child: Child, ready: () => void, ended: () => void): void {
    let isFirst = true;
    const begin = (): void => {
      const running = child.process;
      let hasEnded = false;
      child.begunAt = performance.now();
      child.state = 'beginning';
      running.on('error', (error) => this.#options.log.error({ worker: child.number, err: error }, 'a worker'));
      running.on('message', (message: ToListener, handle) => {
        const socket = handle as Socket | undefined;
        // The others have been told that nothing of it is left, and another process may have its number by now.
        if (hasEnded) return void socket?.destroy();
        this.#hear(child, message, socket);
        if (message.kind !== 'ready') return;
        isFirst = false;
        ready();
      });
      running.once('exit', (code, signal) => {
        hasEnded = true;
        child.state = 'gone';
        this.#forget(child);
        if (this.#isStopping) return ended();
        if (isFirst) return ended();
        if (code === REPLACED) return this.#options.onEnded();
        this.#options.log.error({ worker: child.number, code, signal }, 'a worker ended, and is begun again');
        const wait = performance.now() - child.begunAt > LIVED ? 0 : AGAIN_AFTER;
        setTimeout(() => {
          if (this.#isStopping) return;
          child.process = this.#fork(child.number);
          begin();
        }, wait);
      });
    };
    begin();
  }

  #hear(child: Child, message: ToListener, socket: Socket | undefined): void {
    switch (message.kind) {
      case 'ready':
        child.state = 'ready';
        for (const other of this.#others(child)) this.#tell(other, { kind: 'tell-counts' });
        for (const waiting of [...this.#waiting]) this.#give(waiting);
        return;
      case 'leaving':
        child.state = 'leaving';
        return;
      case 'hand-on':
        return this.#handOn(child, message, socket);
      case 'let-go':
        return this.#letGo(message.id);
      case 'got':
        return this.#taken(child, message.id);
      case 'not-here':
        return this.#givenBack(child, message.id);
      case 'spent':
        for (const other of this.#others(child)) this.#tell(other, message);
        return;
      case 'open':
        for (const other of this.#others(child)) this.#tell(other, { ...message, worker: child.number });
    }
  }

  /** Nobody has read from it. */
  #give(socket: Socket): void {
    this.#waiting.delete(socket);
    if (this.#isStopping) return void socket.destroy();
    const child = this.#next();
    if (child) return this.#giveTo(child, { socket });
    if (this.#waiting.size >= MOST_WAITING) return void socket.destroy();
    this.#waiting.add(socket);
    socket.once('close', () => this.#waiting.delete(socket));
  }

  /** Each in turn, but whoever is behind with taking them comes after the others. */
  #next(): Child | undefined {
    const ready = this.#children.filter(({ state }) => state === 'ready');
    const least = Math.min(...ready.map(({ untaken }) => untaken.size));
    const soonest = ready.filter(({ untaken }) => untaken.size === least);
    return soonest[this.#turn++ % soonest.length];
  }

  #giveTo(child: Child, line: Line): void {
    const { mostUntaken = MOST_WAITING } = this.#options;
    if (child.untaken.size >= mostUntaken) return void line.socket.destroy();
    const id = this.#lines++;
    child.untaken.set(id, line);
    this.#tell(child, { kind: 'take', id, text: line.text }, line.socket);
  }

  #taken(child: Child, id: number): void {
    const line = child.untaken.get(id);
    if (!line) return;
    for (const [given, { socket }] of child.untaken) {
      child.untaken.delete(given);
      socket.destroy();
      // They come in order: one from before has not come at all, as where a process may open no more files.
      if (given === id) break;
    }
    if (line.text !== undefined) this.#tell(child, { kind: 'go', id });
  }

  #givenBack(child: Child, id: number): void {
    const line = child.untaken.get(id);
    child.untaken.delete(id);
    if (line) this.#give(line.socket);
  }

  /**
   * Three processes have the line open for a moment, and whichever reads takes bytes from the others. So it is answered, and whoever asked goes on,
   * only when the two others have let it go: each says so after it has closed its own.
   */
  #handOn(from: Child, { id, to, text }: Extract<ToListener, { kind: 'hand-on' }>, socket: Socket | undefined): void {
    if (socket) {
      socket.on('error', () => socket.destroy());
      this.#handedOn.set(id, { socket, from, to, text });
    }
    this.#tell(from, { kind: 'have', id });
  }

  #letGo(id: number): void {
    const handed = this.#handedOn.get(id);
    this.#handedOn.delete(id);
    if (!handed) return;
    const { socket, to, text } = handed;
    const child = this.#children.find(({ number, state }) => this.#addressOf(number) === to && state !== 'gone');
    // Whoever asked comes back, and is led to where the table is then.
    if (!child || socket.destroyed) return void socket.destroy();
    this.#giveTo(child, { socket, text });
  }

  /** Nothing of it is under way any more. */
  #forget(child: Child): void {
    for (const [id, { socket, from }] of this.#handedOn) {
      if (from !== child) continue;
      this.#handedOn.delete(id);
      socket.destroy();
    }
    for (const other of this.#others(child)) this.#tell(other, { kind: 'gone', worker: child.number });
    const untaken = [...child.untaken.values()];
    child.untaken.clear();
    for (const { socket, text } of untaken) {
      if (text === undefined) this.#give(socket);
      // It was to come to a table of the worker that has ended: whoever asked comes back, and is led to where the table is then.
      else socket.destroy();
    }
  }

  #others(child: Child): readonly Child[] {
    return this.#children.filter((other) => other !== child && other.state !== 'gone');
  }

  #tell({ process: child }: Child, message: ToWorker, socket?: Socket): void {
    // Where it hears no more, its end is at hand, and what it was given is another one's then.
    if (child.connected) child.send(message, socket, { keepOpen: true }, () => undefined);
  }
}

/** A worker ended before it was ready, and has said why. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
}
