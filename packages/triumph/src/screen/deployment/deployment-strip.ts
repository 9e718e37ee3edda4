import { msg, str } from '@vexillum/ui/words';
import { standsText } from '../troops-text.ts';
import { type SideId, THIS_TABLE } from '@vexillum/model';
import {
  BATTLE_STEP,
  deploymentStatus,
  type DeploymentStatus,
  type Duty,
  LAST_STEP,
  type Profile,
  type Snapshot,
  leadsCommand,
} from '../../rules/index.ts';
import {
  baseStyles,
  buttonStyles,
  floatStyles,
  icon,
  sideStyles,
  StoreController,
  VxElement,
  given,
} from '@vexillum/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { lastOf } from '@vexillum/frame/last-of';
import { stripStyles } from '../strip-styles.ts';
import { deploymentStripStyles } from './deployment-strip-styles.ts';
import { deployCommand, doDuty, type DutyPlace } from './do-duty.ts';
import { dutyHint, dutyText } from './duty-words.ts';
import './marker-tray.ts';
import './march-list.ts';
import './roles-chooser.ts';
import './step-by-hand.ts';
import { headline, sidesText, stepSays, stepTitle, waitingText } from './step-words.ts';
import { stepperView, type StepperView } from './stepper-view.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';

/** The order of deployment, step by step: whose turn it is, what is asked of the reader now, who is waited for. Tells `open-place`. */
export class DeploymentStrip extends VxElement {
  static override properties = {
    battle: given,
    hand: given,
    actions: given,
    live: given,
    isFolded: { state: true },
    isOpen: { attribute: false },
  };
  declare battle: Battle;
  declare hand: Hand;
  declare actions: Actions;
  declare live: LiveTable;
  declare isFolded: boolean;
  /** Somebody asked for the steps while turns are taken. */
  declare isOpen: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #statusOf = lastOf((snapshot: Snapshot, profile: Profile) => deploymentStatus(snapshot, profile));
  #number: number | undefined;

  static override styles = [baseStyles, buttonStyles, floatStyles, sideStyles, stripStyles, deploymentStripStyles];

  constructor() {
    super();
    this.isFolded = false;
    this.isOpen = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    SMALL_SCREEN.addEventListener('change', this.#resized);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    SMALL_SCREEN.removeEventListener('change', this.#resized);
  }

  /** On a small screen it would leave no room for the board. */
  readonly #resized = () => {
    if (SMALL_SCREEN.matches) this.isFolded = true;
  };

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
    const { number } = this.#status;
    // A new step is a new task; the battle needs the room for itself.
    if (number !== this.#number) this.isFolded = number >= BATTLE_STEP || SMALL_SCREEN.matches;
    this.#number = number;
    if (changed.has('isOpen') && this.isOpen) this.isFolded = false;
  }

  get #status(): DeploymentStatus {
    return this.#statusOf(this.battle.snapshot, this.battle.profile);
  }

  override render() {
    const status = this.#status;
    const view = stepperView(status, this.battle.profile.deploymentOrder.value, this.battle.seat);
    if (this.#isPutAway(status, view)) return nothing;
    return html`<section class="float" aria-label=${msg('Order of deployment')}>
      ${this.#renderLine(status, view)} ${this.isFolded ? nothing : this.#renderBody(status, view)}
    </section>`;
  }

  /** Where turns are taken nobody has to say who has the advantage; and on a small screen the board needs the room. */
  #isPutAway({ number }: DeploymentStatus, { mine }: StepperView): boolean {
    if (this.isOpen || !this.battle.snapshot.public.turn.has(THIS_TABLE)) return false;
    return number === 0 || (SMALL_SCREEN.matches && number === BATTLE_STEP && mine.length === 0);
  }

  #renderLine(status: DeploymentStatus, view: StepperView) {
    const text = headline(status, view.chips.length);
    return html`<div class="line">
      <span role="status"><button type="button" class="head" aria-expanded=${String(!this.isFolded)} title=${this.isFolded ? msg('Show what is to be done') : msg('Fold away')} @click=${() => (this.isFolded ? this.#unfold() : (this.isFolded = true))}>
        ${icon(this.isFolded ? 'chevron-right' : 'chevron-down')}<span>${text}</span>
      </button></span>
      ${status.number < BATTLE_STEP ? this.#renderChips(view) : nothing}
      <span class="grow"></span>
      ${this.#renderFirst(status, view)}
    </div>`;
  }

  #renderChips({ chips }: StepperView) {
    return html`<ol class="chips" aria-label=${msg('Steps')}>
      ${chips.map(
        ({ number, title, state, side }) =>
          html`<li class="chip ${state} ${state === 'next' ? (side ?? '') : ''}" aria-current=${state === 'now' ? 'step' : nothing} title=${`${number}. ${stepTitle(title)}${side ? ` (${sideTitle(side)})` : ''}`}>
            ${state === 'done' ? html`<span class="for-readers">${msg(str`${number}, done`)}</span><span aria-hidden="true">✓</span>` : number}
          </li>`,
      )}
    </ol>`;
  }

  /** The one thing to do now, in the line itself. */
  #renderFirst(status: DeploymentStatus, view: StepperView) {
    const first = view.mine.find(({ kind }) => kind !== 'open-modifiers');
    if (this.isFolded && first && first.kind !== 'agree-roles') return this.#renderButton(first, view, true);
    if (this.isFolded && view.mayFinish) return this.#renderFinish(view);
    if (this.isFolded && status.number === 0 && !this.battle.isUmpireWaiting && !this.battle.isSpectator)
      return html`<button type="button" class="plain strong" @click=${() => this.#unfold()}>${msg('Say who')}</button>`;
    if (first || view.mayFinish) return nothing;
    const waiting = waitingText(status, this.battle.side);
    return waiting === '' || status.number === 0
      ? nothing
      : html`<span class="quiet small">${icon('hourglass')} ${waiting}</span>`;
  }

  /** What is not enforced does not keep the player from it, but then it is not what they are led to. */
  #renderFinish({ isHeldUp, mine }: StepperView) {
    return html`<button type="button" class="plain ${mine.every(isForLater) ? 'strong' : ''}" ?disabled=${isHeldUp} @click=${() => void this.actions.act('advance-step', {})}>
      ${icon('check')}${msg('Done with this step')}
    </button>`;
  }

  #renderBody(status: DeploymentStatus, view: StepperView) {
    const { step } = status;
    return html`<div class="body">
      <div>
        <h2>${msg('What happens now')}</h2>
        <p class="small">${this.#says(status)}</p>
        ${status.number === 0 || step?.acts === 'both' ? nothing : this.#renderRoles(status)}
      </div>
      <div class="asked">
        <h2>${this.battle.side === undefined ? msg('Who does what') : msg('What is asked of you')}</h2>
        ${status.number === 0 ? html`<vx-roles></vx-roles>` : nothing} ${this.#renderMine(status, view)}
        <vx-marches></vx-marches>
        <vx-step-by-hand .status=${status}></vx-step-by-hand>
      </div>
      <div>
        <h2>${msg('What comes next')}</h2>
        <p class="small quiet">${this.#next(status)}</p>
      </div>
    </div>`;
  }

  #says(status: DeploymentStatus): string {
    const { number, step, acting } = status;
    if (number === 0)
      return msg(
        'The dice of the setup, with what your armies’ lists add, say who has the advantage: that side lays out its army second and moves first. Both captains say who it is.',
      );
    if (step) return stepSays(step.title, sidesText(acting), this.battle.profile);
    return number === LAST_STEP
      ? msg('You may save the match file and have it checked by anybody.')
      : msg(
          'Flank marches come in along their sealed edges. What a command adds to its command points opens with its first roll.',
        );
  }

  #renderRoles({ advantaged }: DeploymentStatus) {
    return advantaged === undefined
      ? nothing
      : html`<p class="small quiet row"><span class="side ${advantaged}"></span>${msg(str`${sideTitle(advantaged)} has the advantage.`)}</p>`;
  }

  #next({ next, number }: DeploymentStatus): string {
    if (number >= BATTLE_STEP)
      return number === LAST_STEP ? msg('Nothing: it is over.') : msg('The end, when both captains say so.');
    const order = this.battle.profile.deploymentOrder.value;
    const step = order.find((each) => each.number === next);
    if (!step) return msg('The battle.');
    return `${step.number}. ${stepTitle(step.title)}`;
  }

  #renderMine(status: DeploymentStatus, view: StepperView) {
    const { side } = this.battle;
    if (side === undefined) return this.#renderBoth(status);
    const duties = view.mine.filter(({ kind }) => kind !== 'agree-roles');
    if (duties.length === 0)
      return html`<p class="small">${this.#nothingLeft(status, view)}</p>${view.mayFinish ? this.#renderFinish(view) : nothing}`;
    return html`${view.mayAct ? nothing : html`<p class="small quiet">${msg('Your captain does these; you may help to draft and deploy.')}</p>`}
      <ul>${duties.map((duty, index) => this.#renderDuty(duty, view, side, index === 0))}</ul>
      ${view.mayFinish && !view.isHeldUp ? this.#renderFinish(view) : nothing}`;
  }

  #nothingLeft(status: DeploymentStatus, { mayFinish, isDone }: StepperView): string {
    if (status.number === 0 || status.number >= BATTLE_STEP) return '';
    if (mayFinish)
      return status.step?.title === 'terrain'
        ? msg('Lay terrain from the tab “Terrain”; when it lies as it should, say that you are done.')
        : msg('Nothing is left to do. Say that you are done, and the next step begins.');
    const waiting = waitingText(status, this.battle.side);
    return isDone ? msg(str`You are done. ${waiting}`) : msg(str`Nothing just now. ${waiting}`);
  }

  /** For those who sit on neither side: what each has still to do. */
  #renderBoth({ sides, acting, number }: DeploymentStatus) {
    if (number === 0 || number >= BATTLE_STEP) return nothing;
    return html`<ul>
      ${acting.map((side) => {
        const { owes = [], isDone } = sides[side] ?? {};
        const text = isDone
          ? msg('is done')
          : owes.length === 0
            ? msg('may go on')
            : owes.map((duty) => dutyText(duty, this.battle.profile)).join('; ');
        return html`<li class="small row"><span class="side ${side}"></span><strong>${sideTitle(side)}</strong> ${text}</li>`;
      })}
    </ul>`;
  }

  #renderDuty(duty: Duty, view: StepperView, side: SideId, isFirst: boolean): TemplateResult {
    const hint = dutyHint(duty, this.battle.profile);
    const button = hasOwnControls(duty) ? nothing : this.#renderButton(duty, view, isFirst);
    return html`<li class="duty">
      <span class="box ${duty.blocks ? 'must' : ''}" title=${duty.blocks ? msg('The table waits for this') : msg('Not enforced')}></span>
      <div class="what">
        ${button === nothing ? html`<span>${dutyText(duty, this.battle.profile)}</span>` : button}${hint ? html`<span class="small quiet">${hint}</span>` : nothing}
      </div>
      ${duty.kind === 'deploy' ? this.#renderDeploy(duty, side) : nothing}
      ${duty.kind === 'open-modifiers' ? this.#renderToDice() : nothing}
      ${duty.kind === 'place-markers' ? html`<vx-markers class="more"></vx-markers>` : nothing}
    </li>`;
  }

  #renderDeploy({ commands }: Extract<Duty, { kind: 'deploy' }>, side: SideId) {
    const { seat } = this.live;
    const mine = commands.filter(({ command }) => leadsCommand(this.battle.snapshot, seat, command));
    return html`<div class="more row wrap">
      ${mine.map(({ command, stands }) => html`<button type="button" class="plain" @click=${() => void deployCommand(this, side, command).catch(() => this.tell('not-loaded'))}>${icon('block')}${this.#deployText(command, standsText(stands))}</button>`)}
    </div>`;
  }

  #deployText(command: number, stands: string): string {
    const isWholeArmy = this.battle.profile.commands.value < 2;
    return isWholeArmy ? msg(str`Deploy your army (${stands})`) : msg(str`Deploy command ${command} (${stands})`);
  }

  #renderToDice() {
    return html`<div class="more"><button type="button" class="plain" @click=${() => this.tell<DutyPlace>('open-place', 'dice')}>${icon('die')}${msg('Dice')}</button></div>`;
  }

  #renderButton(duty: Duty, { mayAct }: StepperView, isStrong: boolean) {
    const { side } = this.battle;
    const isForAll = duty.kind === 'seal-orders' || duty.kind === 'place-markers' || duty.kind === 'enter-march';
    if (side === undefined || !(mayAct || isForAll)) return nothing;
    return html`<button type="button" class="plain ${isStrong ? 'strong' : ''}" @click=${() => this.#do(duty, side)}>${dutyText(duty, this.battle.profile)}</button>`;
  }

  #do(duty: Duty, side: SideId) {
    const place = doDuty(this, duty, side, () => this.tell('not-loaded'));
    if (duty.kind === 'deploy' || place === 'markers' || place === 'marches') this.#unfold();
    else if (place !== undefined) this.tell<DutyPlace>('open-place', place);
  }

  /** On a small screen the sheet below makes room. */
  #unfold() {
    this.isFolded = false;
    this.tell('unfold');
  }
}

/** In the step of the first turn these begin to be possible; they are matters of the battle. */
const isForLater = ({ kind }: Duty): boolean => kind === 'open-modifiers' || kind === 'enter-march';

/** A march is brought in from the list below, where its edge is shown. */
const hasOwnControls = (duty: Duty): boolean =>
  duty.kind === 'deploy' || duty.kind === 'place-markers' || isForLater(duty);

const SMALL_SCREEN = matchMedia('(max-width: 56rem)');

customElements.define('vx-deployment', DeploymentStrip);
