import { msg, str } from '@lit/localize';
import { LAST_STEP, type Snapshot, stepOf, THIS_TABLE } from '@vexillum/model';
import { baseStyles, buttonStyles, getLocale, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { $isStill } from '../../../comfort.ts';
import { keepFocus } from '../../../replay/keep-focus.ts';
import { Playback, type UnderWay } from '../../../replay/playback.ts';
import '../../../replay/replay-controls.ts';
import { replayKey } from '../../../replay/replay-key.ts';
import '../../../replay/step-list.ts';
import type { Timeline, Viewer } from '../../../replay/timeline.ts';
import { sideTitle } from '../../../seat-title.ts';
import { lastOf } from '../last-of.ts';
import { battleSides } from '../view/ground-view.ts';
import { forcesText } from './forces-text.ts';
import './replay-board.ts';
import '../rules-of-table/tell-values.ts';
import type { ShownTable } from './replay-moment.ts';
import { replayTableStyles } from './replay-table-styles.ts';
import { type Eyes, ToldMatch } from './told-match.ts';

const viewers: readonly Viewer[] = [...battleSides, 'spectator'];
/** From this speed on nobody could listen to every sentence. */
const TOO_FAST_TO_HEAR = 2;
const EMPTY_HAND: ShownTable['hand'] = new Map();

/** A battle that was played, to be watched again: as red knew it, as blue did, or as those did who only watched. */
export class ReplayTable extends VxElement {
  static override properties = {
    timeline: { attribute: false },
    name: { attribute: false },
    start: { attribute: false },
    as: { state: true },
    isHindsight: { state: true },
  };
  declare timeline: Timeline;
  declare name: string;
  /** With whose eyes it begins, where the match is one side's. */
  declare start: Viewer | undefined;
  declare as: Viewer;
  declare isHindsight: boolean;
  declare playback: Playback;
  readonly #at = new StoreController<number>(this);
  readonly #underWay = new StoreController<UnderWay | undefined>(this);
  readonly #isPlaying = new StoreController<boolean>(this);
  readonly #toldFor = lastOf((_key: string, timeline: Timeline, eyes: Eyes) => new ToldMatch(timeline, eyes));
  #matches = 0;
  #frame = 0;
  #lastFrame = 0;

  static override styles = [baseStyles, buttonStyles, sideStyles, replayTableStyles];

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

  /** Sentences are in the reader's language, so another one tells the match anew. */
  get #told(): ToldMatch {
    const key = [this.#matches, this.as, this.isHindsight, getLocale()].join(' ');
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

  #shown(): ShownTable {
    const told = this.#told;
    const at = this.#at.value ?? 0;
    const underWay = this.#underWay.value;
    const motion = underWay && told.motionAt(underWay.seq);
    return {
      snapshot: told.tableAt(at),
      profile: told.profile,
      side: this.as === 'spectator' ? undefined : this.as,
      hand: motion ? motion.at(underWay.part) : EMPTY_HAND,
      shownMove: motion ?? told.motionAt(at),
    };
  }

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
    const seq = this.#underWay.value?.seq ?? this.#at.value ?? 0;
    const line = told.lineAt(seq);
    const caption = line ? `${line.who} ${line.text} ${line.dice?.join(', ') ?? ''}`.trim() : '';
    const isHeard = !(this.#isPlaying.value && this.playback.$speed.get() > TOO_FAST_TO_HEAR);
    return html`<div class="head">
        <h1 class="one-line">${this.name}</h1>
        ${this.#renderEyes()}
        <slot name="verdict"></slot>
      </div>
      <vx-replay-board .shown=${this.#shown()} .bottom=${this.as === 'blue' ? 'blue' : 'red'}></vx-replay-board>
      <div class="below">
        <div class="caption">
          <p class="small quiet">${msg(str`Entry ${seq}`)}${this.#renderTime(told.tableAt(seq))}</p>
          <p role="status" aria-live=${isHeard ? 'polite' : 'off'}>
            ${line?.side ? html`<span class="side ${line.side}"></span>` : nothing} <strong>${line?.who}</strong> ${line?.text}
            ${line?.dice?.map((value) => html`<b class="numbers">${value} </b>`) ?? nothing}
          </p>
        </div>
        <vx-replay-controls .playback=${this.playback} .caption=${caption}></vx-replay-controls>
      </div>
      <vx-step-list
        .count=${this.timeline.entries.length}
        .at=${seq}
        .rowAt=${told.lineAt}
        @step=${(event: CustomEvent<number>) => this.#goTo(event.detail)}
      ></vx-step-list>`;
  }

  #goTo(seq: number) {
    this.playback.$isPlaying.set(false);
    this.playback.goTo(seq);
  }

  #renderTime(table: Snapshot) {
    const texts = [timeText(table), ...battleSides.map((side) => forcesText(table, side))];
    return texts.map((text) => (text === '' ? nothing : html` · ${text}`));
  }

  #renderEyes() {
    const { isFinished } = this.timeline;
    return html`<div class="eyes" role="group" aria-label=${msg('Seen as')} @mousedown=${keepFocus}>
      ${viewers.map((viewer) => this.#renderViewer(viewer))}
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

  #renderViewer(viewer: Viewer) {
    const isTold = viewer === 'spectator' || this.timeline.sides.includes(viewer);
    const title = isTold ? msg('As it was known then') : msg('What this side alone knew is not in the file');
    return html`<button
      type="button"
      class="plain"
      aria-pressed=${String(viewer === this.as)}
      ?disabled=${!isTold}
      title=${title}
      @click=${() => (this.as = viewer)}
    >${viewer === 'spectator' ? msg('Spectator') : html`<span class="side ${viewer}"></span>${sideTitle(viewer)}`}</button>`;
  }
}

/** Where in the game this is. */
const timeText = (table: Snapshot): string => {
  const step = stepOf(table)?.number ?? 0;
  if (step === LAST_STEP) return msg('the game is over');
  const turn = table.public.turn.get(THIS_TABLE);
  if (turn) return msg(str`Turn ${turn.number}: ${sideTitle(turn.side)}`);
  return step > 0 && step < LAST_STEP - 1 ? msg(str`step ${step} of the deployment`) : '';
};

customElements.define('vx-replay-table', ReplayTable);
