import { msg } from '@lit/localize';
import type { LogLine, Seat, Snapshot } from '@vexillum/model';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { ReadableAtom } from 'nanostores';
import { Announcer } from './announcer.ts';

export interface HeardTable {
  readonly snapshot: Snapshot;
  readonly live: { readonly seat: Seat; readonly $snapshot: ReadableAtom<Snapshot> };
}

/** Tells those who cannot look what the others do, in the sentences of its game. Nothing of it is seen. */
export abstract class SpokenRegion<Heard extends HeardTable> extends VxElement {
  static override properties = { desk: { attribute: false }, said: { state: true } };
  declare desk: Heard;
  declare said: { readonly at: number; readonly text: string } | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  #announcer = new Announcer();
  #timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [baseStyles];

  /** A log line as it is said aloud; empty where it is not worth a listener's time. */
  protected abstract sentenceOf(heard: Heard, line: LogLine): string;

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('desk')) {
      this.#announcer = new Announcer();
      this.#snapshot.watch(this.desk.live.$snapshot);
    }
    this.#listen();
  }

  #listen() {
    const { desk } = this;
    const lines = [...desk.snapshot.public.log.values()];
    const own = new Set(lines.flatMap(({ seq, seat }) => (seat === desk.live.seat.id ? [seq] : [])));
    const sentenceOf = (line: LogLine) => this.sentenceOf(desk, line);
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
