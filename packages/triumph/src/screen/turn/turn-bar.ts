import { msg, str } from '@vexillum/ui/words';
import { type SideId, THIS_TABLE } from '@vexillum/model';
import {
  createBattleFacts,
  heldTogether,
  isOver,
  lossesForReader,
  pointsAt,
  profileAt,
  type Points,
  type Reader,
  type Slip,
  slipsOf,
  type Snapshot,
  standsThatRout,
  turnPhaseAt,
} from '../../rules/index.ts';
import { phaseTasks, type PhaseTasks } from '../../rules/turn/phase-tasks.ts';
import {
  baseStyles,
  buttonStyles,
  floatStyles,
  given,
  icon,
  sideStyles,
  StoreController,
  VxElement,
} from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { type MySeat, myTable } from '@vexillum/frame/memory/my-tables';
import { type Router, tablePath } from '@vexillum/frame/router';
import { isForTheBoard } from '@vexillum/frame/table/is-for-the-board';
import { sourceText } from '../source-text.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import { createPresses } from '@vexillum/frame/table/presses';
import type { Hand } from '../hand/hand.ts';
import { phaseText } from './phase-words.ts';
import { pointsText, slipSources, slipText } from './term-words.ts';
import { stripStyles } from '../strip-styles.ts';
import { turnBarStyles } from './turn-bar-styles.ts';
import { type CommandChip, type Deed, turnView, type TurnView } from './turn-view.ts';

/** Whose turn it is, which phase, what is asked of whom, what each command has left, and the obvious next thing. Both sides see the same. */
export class TurnBar extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    hand: given,
    table: { attribute: false },
    go: { attribute: false },
    opened: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare hand: Hand;
  declare table: string;
  declare go: Router['go'];
  /** The command whose slips are shown. */
  declare opened: CommandChip['command'] | undefined;
  readonly #press = createPresses((name, args) => this.actions.act(name, args));
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #factsOf = createBattleFacts();
  #counted: { readonly snapshot: Snapshot; readonly tasks: PhaseTasks } | undefined;

  static override styles = [baseStyles, buttonStyles, floatStyles, sideStyles, stripStyles, turnBarStyles];

  constructor() {
    super();
    this.opened = undefined;
  }

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#pressed);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#pressed);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  get #view(): TurnView | undefined {
    const { snapshot, profile, seat } = this.battle;
    return snapshot.public.turn.has(THIS_TABLE) && !isOver(snapshot)
      ? turnView({ snapshot, profile, tasks: this.#tasksIn(snapshot) }, seat)
      : undefined;
  }

  /** Counted once for a moment of the board. */
  #tasksIn(snapshot: Snapshot): PhaseTasks {
    const known = this.#counted;
    if (known && isSameBoard(known.snapshot, snapshot)) return known.tasks;
    const { profile, side } = this.battle;
    const reader: Reader = side === undefined ? {} : { side };
    const tasks = phaseTasks(this.#factsOf(snapshot, profile, reader));
    this.#counted = { snapshot, tasks };
    return tasks;
  }

  /** The obvious next thing is one key away, where no move is in the making and no control has the focus. */
  readonly #pressed = (event: KeyboardEvent) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || !isForTheBoard(event)) return;
    const view = this.#view;
    if (!view || this.hand.draft) return;
    const { first } = view;
    const chair = this.#chairOf(view);
    // What cannot be taken back takes a button.
    if (first?.name === 'end-game' || (!first && !chair && !this.#hasCombats(view))) return;
    event.preventDefault();
    if (first) this.#do(first);
    else if (chair) this.#sitOn(chair);
    else this.tell('open-combats');
  };

  /** The captain's seat of the side on turn, where this browser holds it beside its own: one person leads both. */
  #chairOf({ side }: TurnView): MySeat | undefined {
    if (this.battle.side === undefined || this.battle.side === side) return undefined;
    return myTable(this.table)?.seats.find((mine) => mine.kind === 'captain' && mine.side === side);
  }

  #sitOn({ seat }: MySeat) {
    this.go(tablePath(this.table, seat));
  }

  #do({ name, args }: Deed) {
    void this.#press(name, args);
  }

  override render() {
    const view = this.#view;
    if (!view) return nothing;
    return html`<section class="float" aria-label=${msg('The turn')}>
      <div class="line">
        <strong class="row head" role="status"><span class="side ${view.side}"></span>${this.#headline(view)}</strong>
        ${this.#renderChips(view)}
        <span class="says" aria-live="polite">${view.says}${this.#hasCombats(view) ? html` <button type="button" class="plain small strong" title=${msg('Space')} @click=${() => this.tell('open-combats')}>${msg('Show them')}</button>` : nothing}${view.isAskedFor ? html` <span class="asked">${icon('hourglass')}${msg('The other side asks for the turn.')}</span>` : nothing}</span>
        <span class="commands" role="group" aria-label=${msg('Command points')}>${view.commands.map((chip) => this.#renderCommand(chip, view.side))}</span>
        <span class="deeds">
          ${view.others.map((deed) => this.#renderDeed(deed, false))}
          ${view.first ? this.#renderDeed(view.first, true) : this.#renderChair(view)}
          <vx-tool-button icon="ellipsis" label=${msg('Marches, steps and the end of the game')} @click=${() => this.tell('toggle-steps')}></vx-tool-button>
        </span>
      </div>
      ${this.opened === undefined ? nothing : this.#renderSlips(view, this.opened)}
      ${view.phase === 'rout' ? this.#renderRouts(view.side) : nothing}
    </section>`;
  }

  #hasCombats({ phase }: TurnView): boolean {
    return (phase === 'ranged' || phase === 'close') && this.#tasksIn(this.battle.snapshot)[phase] > 0;
  }

  #headline({ number, side, phase }: TurnView): string {
    const turn = msg(str`Turn ${number}: ${sideTitle(side)}`);
    return phase ? `${turn} · ${phaseText(phase)}` : turn;
  }

  #renderChips({ chips }: TurnView) {
    const now = turnPhaseAt(this.battle.snapshot);
    return html`<ol class="chips" aria-label=${msg('Phases')}>
      ${chips.map(({ phase, state }) => {
        const source = state === 'now' && now ? `\n${sourceText(now.source)}` : '';
        return html`<li class="chip ${state}" aria-current=${state === 'now' ? 'step' : nothing} title=${`${phaseText(phase)}${source}`}><span class="for-readers">${phaseText(phase)}</span></li>`;
      })}
    </ol>`;
  }

  #renderCommand({ command, die, points, left }: CommandChip, side: SideId) {
    const record = pointsAt(this.battle.snapshot, side, command);
    const title = record
      ? msg(str`Command ${command}: ${pointsText(this.battle.profile, record.die, record.terms)}`)
      : this.#mayCorrect(side)
        ? msg(str`Command ${command} has not rolled. Real dice are typed in here.`)
        : msg(str`Command ${command} has not rolled.`);
    const isOver = left !== undefined && left < 0;
    return html`<button type="button" class="plain command ${isOver ? 'over' : ''}" aria-expanded=${String(this.opened === command)} title=${title} ?disabled=${die === undefined && !this.#mayCorrect(side)} @click=${() => this.#open(command)}>
      <span class="quiet">${command}</span>${icon('die')}
      ${points === undefined ? html`<span aria-label=${msg('not rolled')}>–</span>` : html`<strong class="numbers">${left}</strong><span class="quiet numbers">/ ${points}</span>`}
      ${isOver ? html`<span class="for-readers">${msg('overspent')}</span>${icon('warning')}` : nothing}
    </button>`;
  }

  #mayCorrect(side: SideId): boolean {
    return this.battle.side === side || this.battle.seat.kind === 'umpire';
  }

  #open(command: CommandChip['command']) {
    this.opened = this.opened === command ? undefined : command;
    if (this.opened !== undefined) void import('../dice/real-dice.ts').catch(() => this.tell('not-loaded'));
  }

  #renderChair(view: TurnView) {
    const chair = this.#chairOf(view);
    if (!chair) return nothing;
    const label = msg(str`Play ${sideTitle(view.side)}`);
    return html`<button type="button" class="plain strong" title=${`${label}\n${msg('Space')}`} @click=${() => this.#sitOn(chair)}>${label}</button>`;
  }

  #renderDeed(deed: Deed, isFirst: boolean) {
    const keys = isFirst ? msg('Space') : '';
    const title = [deed.label, deed.hint ?? '', keys].filter((part) => part !== '').join('\n');
    return html`<button type="button" class="plain ${isFirst ? 'strong' : ''}" title=${title} @click=${() => this.#do(deed)}>${deed.label}</button>`;
  }

  #renderSlips(view: TurnView, command: CommandChip['command']) {
    const { side } = view;
    const slips = slipsOf(this.battle.snapshot, side, command);
    const mayCorrect = this.#mayCorrect(side);
    return html`<div class="slips">
      ${this.#renderDice(view, command)}
      ${slips.length === 0 && pointsAt(this.battle.snapshot, side, command) ? html`<p class="small quiet">${msg(str`Command ${command} has spent nothing yet.`)}</p>` : nothing}
      <ol>${slips.map(([id, slip], index) => this.#renderSlip(id, slip, mayCorrect, slips[index - 1]?.[0]))}</ol>
    </div>`;
  }

  /** Real dice for the commands that have not rolled; another die for one that has. */
  #renderDice({ side, commands }: TurnView, command: CommandChip['command']) {
    const record = pointsAt(this.battle.snapshot, side, command);
    const due = commands.flatMap((chip) => (chip.die === undefined ? [chip.command] : []));
    const labels = (record ? [command] : due).map((each) => msg(str`Command ${each}`));
    const put = ({ detail }: CustomEvent<readonly number[]>) =>
      void (record
        ? this.actions.act('correct-command-die', { command, die: detail[0] ?? 1 })
        : this.actions.act('roll-command-points', { values: [...detail] }));
    const { sides } = this.battle.profile.commandDie.value;
    const dice = html`<vx-real-dice .labels=${labels} .sides=${sides} .shown=${record ? [record.die] : []} @real-dice=${put}></vx-real-dice>`;
    if (!record) return html`<p class="small">${msg('Rolled with real dice? Put in what they show.')}</p>${dice}`;
    return html`${record.dieBy === undefined ? nothing : html`<p class="small">${this.#typedText(record)}</p>`}
      ${this.#mayCorrect(side) ? html`<details><summary class="small">${msg('Another die')}</summary>${dice}</details>` : nothing}`;
  }

  #typedText({ dieBy = '', thrown }: Points): string {
    const who = this.battle.nameOfSeat(dieBy);
    return thrown === undefined
      ? msg(str`A real die, typed in by ${who}.`)
      : msg(str`The die was typed in by ${who}, in the place of ${thrown} that was thrown.`);
  }

  /** Who has to flee: held for a point, fled with one click each or all, or taken away where no general's order reaches them. */
  #renderRouts(side: SideId) {
    const { snapshot, profile } = this.battle;
    const facts = this.#factsOf(snapshot, profile, this.battle.side === undefined ? {} : { side: this.battle.side });
    const commands = lossesForReader(snapshot, profile).flatMap((army) => (army.side === side ? army.commands : []));
    const routers = commands.map((command) => ({ command: command.command, all: standsThatRout(facts, command) }));
    const mayAct = this.battle.side === side;
    return html`<div class="slips">
      ${routers
        .filter(({ all }) => all.length > 0)
        .map(({ command, all }) => {
          const runs = all.filter(({ isLost }) => !isLost).map(({ id }) => id);
          const gone = all.filter(({ isLost }) => isLost).map(({ id }) => id);
          return html`<div class="row wrap">
            <strong>${msg(str`Command ${command}`)}</strong>
            ${mayAct ? this.#renderRoutDeeds([...runs, ...gone], runs, gone) : nothing}
          </div>
          <ul class="row wrap">${[...runs, ...gone].map((id) => this.#renderRouter(id, gone.includes(id), mayAct))}</ul>`;
        })}
    </div>`;
  }

  #renderRoutDeeds(all: readonly string[], runs: readonly string[], gone: readonly string[]) {
    const profile = profileAt(this.battle.snapshot);
    const price = heldTogether(this.battle.snapshot, profile, all).length * profile.holdCost.value;
    const holdAll = msg('{0, plural, one {Hold all for a point} other {Hold all for # points}}', price);
    return html`<button type="button" class="plain small" @click=${() => void this.actions.act('mark-rout', { stands: [...all], as: 'held' })}>${holdAll}</button>
      ${runs.length === 0 ? nothing : html`<button type="button" class="plain small" @click=${() => void this.actions.act('rout-stands', { stands: [...runs] })}>${msg('Let all flee')}</button>`}
      ${gone.length === 0 ? nothing : html`<button type="button" class="plain small" @click=${() => void this.actions.act('lose-stands', { stands: [...gone] })}>${msg('Remove as lost those out of their general’s range')}</button>`}`;
  }

  #renderRouter(id: string, isGone: boolean, mayAct: boolean) {
    const name = this.battle.names().get(id)?.short ?? id;
    const hold = () => void this.actions.act('mark-rout', { stands: [id], as: 'held' });
    const flee = () =>
      void (isGone
        ? this.actions.act('lose-stands', { stands: [id] })
        : this.actions.act('rout-stands', { stands: [id] }));
    return html`<li class="row">
      <span>${name}</span>
      ${
        mayAct
          ? html`<button type="button" class="plain small" aria-label=${msg(str`Hold ${name}`)} title=${msg(str`Hold ${name}`)} @click=${hold}>${icon('shield')}</button>
              <button type="button" class="plain small" aria-label=${isGone ? msg(str`${name} is lost`) : msg(str`${name} flees`)} title=${isGone ? msg(str`${name} is lost`) : msg(str`${name} flees`)} @click=${flee}>${icon(isGone ? 'skull' : 'white-flag')}</button>`
          : nothing
      }
    </li>`;
  }

  #renderSlip(id: string, slip: Slip, mayCorrect: boolean, before: string | undefined) {
    const names = this.battle.names();
    const stands = slip.stands.map((stand) => names.get(stand)?.short ?? stand);
    const few = stands.length > 4 ? [...stands.slice(0, 3), msg(str`${stands.length - 3} more`)] : stands;
    const price = (to: number) => void this.actions.act('correct-slips', { slips: [id], price: to });
    return html`<li class="row wrap">
      <strong class="numbers">${slip.price}</strong>
      <span>${few.join(', ')}</span>
      <span class="quiet small" title=${slipSources(this.battle.profile, slip)}>${slipText(slip)}</span>
      ${
        mayCorrect
          ? html`<button type="button" class="plain small" aria-label=${msg('One less')} title=${msg('One less')} ?disabled=${slip.price === 0} @click=${() => price(slip.price - 1)}>${icon('minus')}</button>
              <button type="button" class="plain small" aria-label=${msg('One more')} title=${msg('One more')} @click=${() => price(slip.price + 1)}>${icon('plus')}</button>
              ${before === undefined ? nothing : html`<button type="button" class="plain small" @click=${() => void this.actions.act('correct-slips', { slips: [before, id] })}>${msg('Same move as the one above')}</button>`}`
          : nothing
      }
    </li>`;
  }
}

const boardKinds = ['turn', 'pose', 'stand', 'trail', 'points', 'camp', 'terrain', 'combat', 'house', 'seal'] as const;

/** Whether nothing has changed between two moments that tasks follow from. */
const isSameBoard = (one: Snapshot, other: Snapshot): boolean =>
  boardKinds.every((kind) => one.public[kind] === other.public[kind]) &&
  Object.keys(other.sides).every((side) => one.sides[side]?.stand === other.sides[side]?.stand);

customElements.define('vx-turn-bar', TurnBar);
