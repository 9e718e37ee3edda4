import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg, str } from '@vexillum/ui/words';
import {
  hasStandIn,
  isAdministrator,
  isMachine,
  mayEndTurn,
  mayTakeBack,
  mayTurnIn,
  nextRecruit,
  type Snapshot,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { createRef, ref } from 'lit/directives/ref.js';
import '@vexillum/frame/alive/sound-control';
import '@vexillum/frame/alive/turn-banner';
import type { TurnBanner } from '@vexillum/frame/alive/turn-banner';
import type { MySeat } from '@vexillum/frame/memory/my-tables';
import { tablePath } from '@vexillum/frame/router';
import { seatTitle } from '@vexillum/frame/seat-title';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { pointedAtStyles } from '../lesson/pointed-at-styles.ts';
import { territoryName } from '../names.ts';
import './attack-card.ts';
import './attack-dice.ts';
import { takeBackWords } from './stand-in-words.ts';
import { cardOf } from './card-of.ts';
import './fall-notice.ts';
import type { FallNotice } from './fall-notice.ts';
import { conquestControlsStyles } from './conquest-controls-styles.ts';
import { buttonReason, keyOf, type TurnButton, turnButtons } from './control-reasons.ts';
import { runWords, type TurnWords } from './aim-words.ts';
import { assignHelp, assignName, buttonHelp, buttonName, inHand } from './control-words.ts';
import type { OfferedSet, RecruitChooser } from './recruit-chooser.ts';
import { choiceFor } from './touch.ts';
import { TurnCaller } from './turn-caller.ts';
import { type Around, turnWords } from './turn-words.ts';

/** The buttons below the board, the odds, the dice. */
export class ConquestControls extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    mySeats: { attribute: false },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare mySeats: readonly MySeat[];
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #watched = Array.from({ length: 8 }, () => new StoreController<unknown>(this));
  readonly #chooser = createRef<RecruitChooser>();
  readonly #banner = createRef<TurnBanner>();
  readonly #fall = createRef<FallNotice>();
  #caller: TurnCaller | undefined;

  static override styles = [baseStyles, buttonStyles, conquestControlsStyles, pointedAtStyles];

  /** Panels beside the board end above them. */
  readonly #sized = new ResizeObserver(() => this.tell('controls-height', this.getBoundingClientRect().height));

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#pressed);
    this.#sized.observe(this);
    this.#call();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#pressed);
    this.#sized.disconnect();
    this.#caller?.close();
    this.#caller = undefined;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('sitting')) return;
    const { sitting } = this;
    this.#snapshot.watch(sitting.live.$snapshot);
    const { $chosen, $from, $target, $assign, $shown, runner, placing, live } = sitting;
    const stores = [$chosen, $from, $target, $assign, $shown, runner.$progress, placing.$on, live.$online];
    for (const [at, store] of stores.entries()) this.#watched[at]?.watch(store);
    this.#call();
  }

  #call() {
    this.#caller?.close();
    this.#caller =
      this.isConnected && this.sitting
        ? new TurnCaller(
            this.sitting,
            () => this.#banner.value,
            (fall) => this.#fall.value?.show(fall),
          )
        : undefined;
  }

  readonly #pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && this.sitting.runner.isOn) return this.sitting.runner.stop();
    const deed = this.sitting.isMyTurn ? controlDeedOf(event) : undefined;
    if (!deed) return;
    event.preventDefault();
    this.#do(deed);
  };

  #do(deed: ControlDeed) {
    if (deed === 'assign') return this.sitting.cycleAssign();
    const reason = buttonReason(this.sitting.snapshot, this.sitting.side, deed);
    // A finger cannot ask a button why it does nothing: the button answers when it is touched.
    if (reason !== undefined) return this.sitting.toasts.add(reason, 'plain');
    switch (deed) {
      case 'attack':
      case 'move':
        return this.sitting.choose(deed);
      case 'recruit':
        return void this.#recruit();
      case 'end-turn':
        this.sitting.runner.stop();
        return void this.sitting.act(mayEndTurn.action, {});
      default:
        return deed satisfies never;
    }
  }

  async #recruit() {
    const { sitting } = this;
    const sets = choiceFor(mayTurnIn, sitting.snapshot, sitting.side).targets();
    if (sets.length > 1 && (await this.#isAsked(sets))) return;
    await sitting.act(mayTurnIn.action, sets[0] ? { flags: [...sets[0].flags] } : {});
  }

  /** False where the question cannot be loaded: then the oldest set goes. */
  async #isAsked(sets: readonly OfferedSet[]): Promise<boolean> {
    try {
      await import('./recruit-chooser.ts');
    } catch (error) {
      console.error(error);
      return false;
    }
    this.#chooser.value?.open(sets);
    return true;
  }

  override render() {
    const { sitting } = this;
    const isOver = sitting.game?.phase === 'over';
    const mayPlay = !isOver && sitting.isPlayer && sitting.game?.order.includes(sitting.side ?? '') === true;
    return html`<section class=${classMap({ controls: true, watching: !mayPlay, conquer: sitting.game?.phase === 'conquer' })} aria-label=${msg('Controls')}>
        ${this.#renderWords()} ${mayPlay ? this.#renderTakeBack() : nothing} ${mayPlay ? (this.#isReplaced ? nothing : this.#renderButtons()) : isOver ? nothing : this.#renderWayToSeat()}
        <div class="side">${this.#renderNextRecruit()}<vx-sound-control></vx-sound-control></div>
        ${isOver ? nothing : this.#renderDetail(mayPlay)}
      </section>
      <vx-turn-banner ${ref(this.#banner)}></vx-turn-banner>
      <vx-fall-notice ${ref(this.#fall)}></vx-fall-notice>
      <vx-recruit-chooser ${ref(this.#chooser)} @turn-in=${(event: CustomEvent<{ flags: number[] }>) => void sitting.act(mayTurnIn.action, { flags: [...event.detail.flags] })}></vx-recruit-chooser>`;
  }

  #renderDetail(mayPlay: boolean) {
    const { sitting } = this;
    const hasCard = mayPlay && cardOf(sitting) !== undefined;
    return html`<div class="detail ${hasCard ? '' : 'bare'}">
      ${mayPlay ? html`<vx-attack-card .sitting=${sitting}></vx-attack-card>` : nothing}
      <vx-attack-dice .sitting=${sitting} ?brief=${hasCard}></vx-attack-dice>
    </div>`;
  }

  #renderWords() {
    const { snapshot, side, aim } = this.sitting;
    const { now, next } = this.#runWords() ?? turnWords(snapshot, side, aim, this.#around());
    const hand = inHand(snapshot, side);
    const on = this.sitting.placing.$on.get();
    const run =
      on === undefined
        ? undefined
        : msg(str`Your armies go to ${territoryName(snapshot, on)}, one a turn. Touch the map to stop.`);
    const more = run ?? next;
    return html`<div class="words ${hand ? '' : 'bare'}" role="status">
      ${hand ? html`<span class="left" aria-hidden="true">${hand.count}</span><span class="for-readers">${hand.text}.</span>` : nothing}
      <span class="now">${now}</span>
      <span class="next" title=${more}>${more}</span>
    </div>`;
  }

  #around(): Around {
    const { sitting } = this;
    const { game, snapshot, live } = sitting;
    const mover = game?.mover ?? '';
    const online = live.$online.get();
    // Until the reader is among them, nobody has told yet who is here.
    const isHere = isMachine(snapshot, mover) || online.has(mover) || !online.has(live.seat.id);
    const maySkip = isAdministrator(live.seat, snapshot);
    return { target: sitting.$target.get(), isMoverAway: !isHere, maySkip, mayReset: maySkip || sitting.isPlayer };
  }

  /** How a run of throws is going. */
  #runWords(): TurnWords | undefined {
    const progress = this.sitting.runner.$progress.get();
    return progress && runWords(this.sitting.snapshot, progress);
  }

  /** A machine plays for the reader. */
  get #isReplaced(): boolean {
    const { snapshot, side } = this.sitting;
    return side !== undefined && hasStandIn(snapshot, side);
  }

  /** One press, wherever a machine plays for the reader or others would have one play. */
  #renderTakeBack() {
    const { live, snapshot, side } = this.sitting;
    if (side === undefined || mayTakeBack.mayAct(live.seat, snapshot)) return nothing;
    const { says, label } = takeBackWords(snapshot, side);
    return html`<span class="buttons" role="group" aria-label=${says}><span>${says}</span><wa-button variant="brand" @click=${() => void this.sitting.act(mayTakeBack.action, {})}>${label}</wa-button></span>`;
  }

  /** Whoever looks on from the host's chair, and has a seat at this table, plays from there. */
  #renderWayToSeat() {
    const order = this.sitting.game?.order ?? [];
    const seat = this.mySeats.find(({ side }) => side !== undefined && order.includes(side));
    if (!seat || this.sitting.isPlayer) return nothing;
    return html`<wa-button variant="brand" href=${tablePath(this.table, seat.seat)}>${msg(str`Play as ${seatTitle(seat)}`)}</wa-button>`;
  }

  #renderButtons() {
    return html`<div class="buttons" role="group" aria-label=${msg('Actions')}>${turnButtons.map((button) => this.#renderButton(button))} ${this.#renderAssign()}</div>`;
  }

  #renderButton(button: TurnButton) {
    const { snapshot, side, game, $chosen, $shown } = this.sitting;
    const reason = buttonReason(snapshot, side, button);
    const isToggle = button === 'attack' || button === 'move';
    const isUrged = button === 'recruit' && game?.mustTurnIn === true && reason === undefined;
    return html`<button
      type="button"
      class="turn ${isUrged ? 'urged' : ''} ${$shown.get().button === button ? 'pointed-at' : ''}"
      title="${reason ?? buttonHelp(button)} (${keyOf[button]})"
      aria-keyshortcuts=${keyOf[button]}
      aria-disabled=${String(reason !== undefined)}
      aria-pressed=${isToggle ? String($chosen.get() === button) : nothing}
      @click=${() => this.#do(button)}
    >
      ${buttonName(button)}
    </button>`;
  }

  #renderAssign() {
    const assign = this.sitting.$assign.get();
    return html`<button type="button" class="plain assign" title="${assignHelp(assign)} (X)" aria-keyshortcuts="X" @click=${() => this.sitting.cycleAssign()}>${assignName(assign)}</button>`;
  }

  #renderNextRecruit() {
    const { game, rules } = this.sitting;
    if (game?.phase !== 'conquer') return nothing;
    return html`<dl class="next-recruit" title=${msg('Recruits for the next set of flags that anybody turns in')}>
      <dt>${msg('NEXT RECRUIT')}</dt>
      <dd>${nextRecruit(game.setsTurnedIn, rules)}</dd>
    </dl>`;
  }
}
customElements.define('vx-conquest-controls', ConquestControls);

/** What a key stands for under the board. */
const controlKeys = {
  a: 'attack',
  m: 'move',
  r: 'recruit',
  e: 'end-turn',
  x: 'assign',
} as const;
type ControlDeed = (typeof controlKeys)[keyof typeof controlKeys];

const typing =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], wa-input, wa-textarea, wa-select, wa-dialog, dialog, wa-dropdown[open]';

/** What a key pressed somewhere on the page asks for; nothing while somebody writes, chooses, or holds another key. */
const controlDeedOf = (event: KeyboardEvent): ControlDeed | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return undefined;
  if (event.composedPath().some((node) => node instanceof Element && node.matches(typing))) return undefined;
  return controlKeys[event.key.toLowerCase() as keyof typeof controlKeys];
};
