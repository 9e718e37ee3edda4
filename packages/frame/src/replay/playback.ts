import { atom } from 'nanostores';

/** How long an entry takes to watch, in milliseconds at plain speed: its movement, and the pause after it. */
export interface Pace {
  readonly motion: number;
  readonly rest: number;
}

/** An entry on its way: how much of its movement is done, 0 to 1. */
export interface UnderWay {
  readonly seq: number;
  readonly part: number;
}

export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

/** Leads through the entries of a match. It has no clock of its own: whoever draws frames gives it the time. */
export class Playback {
  /** The last entry whose work is done. */
  readonly $at = atom(0);
  /** The entry that is being shown just now, where anything moves in it. */
  readonly $underWay = atom<UnderWay | undefined>(undefined);
  readonly $isPlaying = atom(false);
  readonly $speed = atom<Speed>(1);
  readonly end: number;
  readonly #paceOf: (seq: number) => Pace;
  /** What has passed of the entry that comes next; less than nothing while the last one is still looked at. */
  #time = 0;
  #isStepping = false;

  constructor(end: number, paceOf: (seq: number) => Pace) {
    this.end = end;
    this.#paceOf = paceOf;
  }

  /** Whether time means anything just now. */
  get isMoving(): boolean {
    return this.$isPlaying.get() || this.#isStepping;
  }

  play(): void {
    if (this.$at.get() >= this.end) this.#settle(0);
    this.#time = Math.max(0, this.#time);
    this.$isPlaying.set(true);
  }

  /** What is on its way comes to its end. */
  pause(): void {
    this.$isPlaying.set(false);
    if (this.$underWay.get()) this.#isStepping = true;
  }

  toggle(): void {
    if (this.$isPlaying.get()) this.pause();
    else this.play();
  }

  /** Shows this entry done, without its movement. */
  goTo(seq: number): void {
    this.#isStepping = false;
    this.#settle(Math.max(0, Math.min(this.end, Math.round(seq))));
  }

  /** Shows the next entry with its movement; what is on its way is done at once. */
  next(): void {
    const underWay = this.$underWay.get();
    if (underWay) this.#settle(underWay.seq);
    if (this.$at.get() >= this.end) return;
    this.#time = 0;
    this.#isStepping = true;
    this.tick(0);
  }

  previous(): void {
    this.goTo(this.$underWay.get() ? this.$at.get() : this.$at.get() - 1);
  }

  /** So many milliseconds have passed. */
  tick(milliseconds: number): void {
    if (!this.isMoving) return;
    this.#time += milliseconds * this.$speed.get();
    while (this.isMoving && this.#isDone()) this.#goOn();
    if (this.isMoving && this.#time >= 0) this.#show();
  }

  #isDone(): boolean {
    const next = this.$at.get() + 1;
    return next <= this.end && this.#time >= this.#paceOf(next).motion;
  }

  #goOn(): void {
    const seq = this.$at.get() + 1;
    const { motion, rest } = this.#paceOf(seq);
    const over = this.#time - motion;
    const isLast = seq >= this.end;
    this.#settle(seq);
    if (this.#isStepping || isLast) this.#stop();
    else this.#time = over - rest;
  }

  #show(): void {
    const seq = this.$at.get() + 1;
    if (seq > this.end) return this.#stop();
    const { motion } = this.#paceOf(seq);
    if (motion > 0) this.$underWay.set({ seq, part: Math.min(1, this.#time / motion) });
  }

  #settle(seq: number): void {
    this.#time = 0;
    this.$underWay.set(undefined);
    this.$at.set(seq);
  }

  #stop(): void {
    this.#isStepping = false;
    this.$isPlaying.set(false);
  }
}
