import { msg, str } from '@vexillum/ui/words';
import type { LogLine, Snapshot } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { baseStyles, given, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/** Tells those who cannot look what the others do, in the sentences of its game. Nothing of it is seen. */
export abstract class SpokenRegion extends VxElement {
  static override properties = { live: given, said: { state: true } };
  declare live: LiveTable;
  declare said: { readonly at: number; readonly text: string } | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  #announcer = new Announcer();
  #timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [baseStyles];

  /** A log line as it is said aloud; empty where it is not worth a listener's time. */
  protected abstract sentenceOf(live: LiveTable, line: LogLine): string;

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) {
      this.#announcer = new Announcer();
      this.#snapshot.watch(this.live.$snapshot);
    }
    this.#listen();
  }

  #listen() {
    const { live } = this;
    const lines = [...live.$snapshot.get().public.log.values()];
    const own = new Set(lines.flatMap(({ seq, seat }) => (seat === live.seat.id ? [seq] : [])));
    const sentenceOf = (line: LogLine) => this.sentenceOf(live, line);
    // A getter: only what is new needs its sentence made.
    const deeds = lines.map((line) => ({
      seq: line.seq,
      get sentence() {
        return sentenceOf(line);
      },
    }));
    this.#announcer.hear(deeds, ({ seq }) => own.has(seq));
    const pause = this.#announcer.pauseAt(performance.now());
    if (pause !== undefined) this.#timer ??= setTimeout(() => this.#say(), pause);
  }

  #say() {
    this.#timer = undefined;
    const now = performance.now();
    this.said = { at: now, text: this.#announcer.say(now) };
  }

  override render() {
    return html`<div class="for-readers" role="status" aria-live="polite" aria-label=${msg('What the others do')}>
      ${this.said ? keyed(this.said.at, html`<p>${this.said.text}</p>`) : nothing}
    </div>`;
  }
}

export interface Deed {
  readonly seq: number;
  readonly sentence: string;
}

/** A reader cannot listen to more than a sentence a second. */
const SENTENCE_MS = 1000;

/** Decides what is said aloud: new actions in order, and where they come faster than they can be said, how many there were. */
export class Announcer {
  #heard: number | undefined;
  #waiting: readonly string[] = [];
  #saidAt = Number.NEGATIVE_INFINITY;

  /** All actions known by now, whoever did them; those that it has not heard yet and that are not the reader's own wait to be said. */
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
