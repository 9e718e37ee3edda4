import { mayAttack, type Snapshot } from '../../rules/index.ts';
import { isRefusal, type Json } from '@vexillum/model';
import type { Answer } from '@vexillum/table';
import { atom, type ReadableAtom } from 'nanostores';
import { type AttackEnd, type AttackPlan, type AttackProgress, runAttack } from './attack-run.ts';

/** So long one looks at the dice of one throw. */
const LOOK_MS = 900;

/** At most one attack that goes on by itself; whoever plays can stop it at any time. */
export class AttackRunner {
  readonly $progress = atom<AttackProgress | undefined>(undefined);
  readonly #$snapshot: ReadableAtom<Snapshot>;
  readonly #act: (name: string, args: Json) => Promise<Answer>;
  /** Ends what the attack is waiting for. */
  #stop: AbortController | undefined;

  constructor($snapshot: ReadableAtom<Snapshot>, act: (name: string, args: Json) => Promise<Answer>) {
    this.#$snapshot = $snapshot;
    this.#act = act;
  }

  get isOn(): boolean {
    return this.#stop !== undefined;
  }

  async start(plan: AttackPlan): Promise<AttackEnd> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    try {
      return await runAttack(
        {
          snapshot: () => this.#$snapshot.get(),
          attack: (from, to) => this.#attack(from, to, stop.signal),
          pause: () => until(stop.signal, (done) => later(done)),
          isStopped: () => stop.signal.aborted,
          tell: (progress) => this.#stop === stop && this.$progress.set(progress),
        },
        plan,
      );
    } finally {
      if (this.#stop === stop) this.stop();
    }
  }

  stop(): void {
    const stop = this.#stop;
    this.#stop = undefined;
    stop?.abort();
    this.$progress.set(undefined);
  }

  /** The answer may come before the table has changed. */
  async #attack(from: string, to: string, signal: AbortSignal): Promise<boolean> {
    const answer = await this.#act(mayAttack.action, { from, to });
    if (isRefusal(answer)) return false;
    await until(signal, (done) => {
      const look = (snapshot: Snapshot) => {
        for (const { seq } of snapshot.public.log.values()) if (seq >= answer.seq) return done();
      };
      return this.#$snapshot.subscribe(look);
    });
    return true;
  }
}

const later = (done: () => void): (() => void) => {
  const timer = setTimeout(done, LOOK_MS);
  return () => clearTimeout(timer);
};

/** Resolves when `wait` says so or the signal comes, whichever is first; what `wait` has opened is closed. */
const until = (signal: AbortSignal, wait: (done: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    let close = (): void => undefined;
    let isDone = false;
    const done = () => {
      isDone = true;
      signal.removeEventListener('abort', done);
      close();
      resolve();
    };
    signal.addEventListener('abort', done);
    close = wait(done);
    // It may have been so from the start.
    if (isDone) close();
  });
