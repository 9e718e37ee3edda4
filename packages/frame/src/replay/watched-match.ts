import { msg, str } from '@vexillum/ui/words';
import type { Snapshot } from '@vexillum/model';
import { baseStyles, buttonStyles, getLocale, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { $isStill } from '../comfort.ts';
import { lastOf } from '../last-of.ts';
import { keepFocus } from './keep-focus.ts';
import { Playback, type UnderWay } from './playback.ts';
import './replay-controls.ts';
import { renderDice, rowText } from './step-list.ts';
import type { Timeline, Viewer } from './timeline.ts';
import type { Eyes, ToldMatch } from './told-match.ts';
import { watchedMatchStyles } from './watched-match-styles.ts';

/** From this speed on nobody could listen to every sentence. */
const TOO_FAST_TO_HEAR = 2;

/** Where in the match the reader is. */
export interface Place {
  readonly at: number;
  readonly underWay: UnderWay | undefined;
}

/**
 * A match that was played, to be watched again: as one of its sides knew it, or as those did who only watched. What is drawn and told is
 * its game's.
 */
export abstract class WatchedMatch<Told extends ToldMatch> extends VxElement {
  static override properties = {
    timeline: { attribute: false },
    name: { attribute: false },
    start: { attribute: false },
    as: { state: true },
    isHindsight: { state: true },
    isListed: { state: true },
  };
  declare timeline: Timeline;
  declare name: string;
  /** Whose view it begins with, where the match is one side's. */
  declare start: Viewer | undefined;
  declare as: Viewer;
  declare isHindsight: boolean;
  /** On a phone, where the board needs the room: whether the entries are shown. */
  declare isListed: boolean;
  declare playback: Playback;
  readonly #at = new StoreController<number>(this);
  readonly #underWay = new StoreController<UnderWay | undefined>(this);
  readonly #isPlaying = new StoreController<boolean>(this);
  readonly #toldFor = lastOf((_key: string, timeline: Timeline, eyes: Eyes) => this.tellWith(timeline, eyes));
  #matches = 0;
  #frame = 0;
  #lastFrame = 0;

  static override styles = [baseStyles, buttonStyles, sideStyles, watchedMatchStyles];

  constructor() {
    super();
    this.isListed = false;
  }

  protected abstract tellWith(timeline: Timeline, eyes: Eyes): Told;
  /** The sides that one may look as, those too whose secrets are not told. */
  protected abstract get sides(): readonly Viewer[];
  protected abstract renderBoard(told: Told, place: Place): TemplateResult;
  protected abstract sideTitle(side: Viewer, table: Snapshot): string;
  /** Where in the game this is and how the sides stand; '' is left out. */
  protected abstract factsOf(table: Snapshot): readonly string[];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#pressed);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#pressed);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('timeline')) this.#begin();
    if (this.playback.isMoving) this.#wake();
  }

  #begin() {
    this.#matches += 1;
    this.as = this.start ?? 'spectator';
    this.isHindsight = false;
    this.playback = new Playback(this.timeline.end, (seq) => this.#told.paceOf(seq, $isStill.get()));
    this.#at.watch(this.playback.$at);
    this.#underWay.watch(this.playback.$underWay);
    this.#isPlaying.watch(this.playback.$isPlaying);
  }

  /** Changes when the same match is to be told anew. */
  protected get edition(): string {
    return '';
  }

  /** Sentences are in the reader's language, so another one tells the match again. */
  get #told(): Told {
    const key = [this.#matches, this.as, this.isHindsight, getLocale(), this.edition].join(' ');
    return this.#toldFor(key, this.timeline, { as: this.as, isHindsight: this.isHindsight });
  }

  readonly #pressed = (event: KeyboardEvent) => {
    const key = replayKey(event);
    if (!key) return;
    event.preventDefault();
    const { playback } = this;
    if (key === 'next') playback.next();
    else if (key === 'previous') playback.previous();
    else if (key === 'toggle') playback.toggle();
    else playback.goTo(key === 'first' ? 0 : playback.end);
  };

  #wake() {
    if (this.#frame !== 0) return;
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame(this.#onFrame);
  }

  readonly #onFrame = (now: number) => {
    this.playback.tick(Math.max(0, now - this.#lastFrame));
    this.#lastFrame = now;
    this.#frame = this.playback.isMoving ? requestAnimationFrame(this.#onFrame) : 0;
  };

  /** A file may be anybody's, and what is drawn here may be the first to stumble over it. */
  override render() {
    try {
      return this.#renderMatch();
    } catch (error) {
      console.error(error);
      return html`<p class="empty" role="alert">${msg('This match cannot be shown.')}</p>`;
    }
  }

  #renderMatch() {
    const told = this.#told;
    const place = { at: this.#at.value ?? 0, underWay: this.#underWay.value };
    const seq = place.underWay?.seq ?? place.at;
    return html`<div class="head">
        <h1 class="one-line">${this.name}</h1>
        ${this.#renderEyes(told.tableAt(seq))}
        <slot name="verdict"></slot>
      </div>
      <div class="board">${this.renderBoard(told, place)}</div>
      ${this.#renderBelow(told, seq)}
      <vx-step-list
        class=${this.isListed ? '' : 'folded'}
        .count=${this.timeline.entries.length}
        .at=${seq}
        .rowAt=${told.lineAt}
        @step=${(event: CustomEvent<number>) => this.#goTo(event.detail)}
      ></vx-step-list>`;
  }

  #renderBelow(told: Told, seq: number) {
    const line = told.lineAt(seq);
    const isHeard = !(this.#isPlaying.value && this.playback.$speed.get() > TOO_FAST_TO_HEAR);
    return html`<div class="below">
      <div class="caption">
        <button type="button" class="plain small to-list" aria-expanded=${String(this.isListed)} @mousedown=${keepFocus} @click=${() => (this.isListed = !this.isListed)}>${icon('list')}${msg('All entries')}</button>
        <p class="small quiet">${msg(str`Entry ${seq}`)}${this.#renderFacts(told.tableAt(seq))}</p>
        <p role="status" aria-live=${isHeard ? 'polite' : 'off'}>
          ${line?.side ? html`<span class="side ${line.side}"></span>` : nothing} <strong>${line?.who}</strong> ${line?.text}
          ${line ? renderDice(line) : nothing}
        </p>
      </div>
      <vx-replay-controls .playback=${this.playback} .caption=${line ? rowText(line) : ''}></vx-replay-controls>
    </div>`;
  }

  #goTo(seq: number) {
    this.playback.$isPlaying.set(false);
    this.playback.goTo(seq);
  }

  #renderFacts(table: Snapshot) {
    return this.factsOf(table).map((text) => (text === '' ? nothing : html` · ${text}`));
  }

  #renderEyes(table: Snapshot) {
    const { isFinished } = this.timeline;
    return html`<div class="eyes" role="group" aria-label=${msg('Seen as')} @mousedown=${keepFocus}>
      ${[...this.sides, 'spectator'].map((viewer) => this.#renderViewer(viewer, table))}
      <button
        type="button"
        class="plain"
        aria-pressed=${String(this.isHindsight)}
        ?disabled=${!isFinished}
        title=${isFinished ? msg('Shows from the beginning what was opened only later') : msg('Only when the game is over')}
        @click=${() => (this.isHindsight = !this.isHindsight)}
      >${msg('With hindsight')}</button>
    </div>`;
  }

  #renderViewer(viewer: Viewer, table: Snapshot) {
    const isTold = viewer === 'spectator' || this.timeline.sides.includes(viewer);
    const title = isTold ? msg('As it was known then') : msg('What this side alone knew is not in the file');
    return html`<button
      type="button"
      class="plain"
      aria-pressed=${String(viewer === this.as)}
      ?disabled=${!isTold}
      title=${title}
      @click=${() => (this.as = viewer)}
    >${viewer === 'spectator' ? msg('Spectator') : html`<span class="side ${viewer}"></span>${this.sideTitle(viewer, table)}`}</button>`;
  }
}

type ReplayKey = 'next' | 'previous' | 'toggle' | 'first' | 'last';

const keys: Readonly<Record<string, ReplayKey>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ' ': 'toggle',
  Home: 'first',
  End: 'last',
};

/** Where keys have a meaning of their own: whoever writes, chooses or answers is not playing. */
const theirs =
  'input:not([type=range]), textarea, select, [contenteditable], dialog[open], wa-dialog[open], wa-dropdown';

/** What a key that was pressed anywhere on the page means for the replay. */
const replayKey = (event: KeyboardEvent): ReplayKey | undefined => {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = keys[event.key];
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  if (!key || path.some((node) => node.matches(theirs))) return undefined;
  const isOn = (selector: string) => path.some((node) => node.matches(selector));
  // A slider steps by itself, and a button is pressed by the space bar.
  if (key === 'toggle') return isOn('button, a, summary') ? undefined : key;
  return isOn('input[type=range]') ? undefined : key;
};
