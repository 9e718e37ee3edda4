import { msg, str } from '@vexillum/ui/words';

export interface Deed {
  readonly seq: number;
  readonly sentence: string;
}

/** A reader cannot listen to more than a sentence a second. */
const SENTENCE_MS = 1000;

/** Decides what is said aloud: new deeds in order, and where they come faster than they can be said, how many there were. */
export class Announcer {
  #heard: number | undefined;
  #waiting: readonly string[] = [];
  #saidAt = Number.NEGATIVE_INFINITY;

  /** All deeds known by now, whoever did them; those that it has not heard yet and that are not the reader's own wait to be said. */
  hear(deeds: readonly Deed[], isOwn: (deed: Deed) => boolean): void {
    const before = this.#heard;
    this.#heard = Math.max(before ?? -1, ...deeds.map(({ seq }) => seq));
    // What it finds at its first look is the past.
    if (before === undefined) return;
    const fresh = deeds.filter((deed) => deed.seq > before && !isOwn(deed)).toSorted((a, b) => a.seq - b.seq);
    const sentences = fresh.map(({ sentence }) => sentence).filter((sentence) => sentence !== '');
    this.#waiting = [...this.#waiting, ...sentences];
  }

  /** How long to wait before `say`, in milliseconds; `undefined` where there is nothing to say. */
  pauseAt(now: number): number | undefined {
    return this.#waiting.length === 0 ? undefined : Math.max(0, this.#saidAt + SENTENCE_MS - now);
  }

  say(now: number): string {
    const [last = ''] = this.#waiting.slice(-1);
    const count = this.#waiting.length;
    this.#waiting = [];
    this.#saidAt = now;
    return count > 1 ? msg(str`${count} actions. The last: ${last}`) : last;
  }
}
