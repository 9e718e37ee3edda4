import { msg } from '@vexillum/ui/words';
import type { LogLine, Snapshot } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { baseStyles, given, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { Announcer } from './announcer.ts';

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
