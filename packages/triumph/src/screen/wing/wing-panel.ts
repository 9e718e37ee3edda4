import { msg, str, wordsText } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { isPlayer, type SideId, tableOf } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';
import { baseStyles, buttonStyles, given, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { type Invite, isApiProblem, renewSeat } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { keepInvite } from '@vexillum/frame/memory/my-invites';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { seatTitle, sideTitle } from '@vexillum/frame/seat-title';
import { fighterName } from '../combat/combat-matter.ts';
import { queueOf } from '../combat/combat-queue.ts';
import { flagsWaiting } from '../flags/flag-views.ts';
import { barStyles } from '../losses/losses-styles.ts';
import { renderCommandLosses } from '../losses/side-losses.ts';
import { pointOf } from '../view/stored-point.ts';
import { battleSides } from '../view/ground-view.ts';
import '../requests/request-list.ts';
import { type Wing, wingsOf } from './wings.ts';
import { wingPanelStyles } from './wing-panel-styles.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';
import type { Snapshot } from '../../rules/index.ts';
import type { WritableAtom } from 'nanostores';

/** More than these are only counted. */
const MOST_LINES = 4;

/** A command is seen as a whole, and no nearer than this. */
const NEAREST_MU = 24;

/**
 * What each commander looks after: their stands, points, losses, flags and combats; a player sees their own side, whoever plays on none sees both.
 * A captain hands commands over here. Tells `open-flag-of`, `open-combats`.
 */
export class WingPanel extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    hand: given,
    overlays: given,
    live: given,
    $flags: given,
    table: { attribute: false },
    isShown: { type: Boolean },
    fresh: { state: true },
    problem: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare hand: Hand;
  declare overlays: Overlays;
  declare live: LiveTable;
  declare $flags: WritableAtom<readonly Flag[] | undefined>;
  declare table: string;
  /** Behind another tab nothing is counted. */
  declare isShown: boolean;
  /** A link that was just made, for whoever is to sit there. */
  declare fresh: { readonly seat: string; readonly invite: Invite } | undefined;
  declare problem: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #flags = new StoreController<readonly Flag[] | undefined>(this);
  readonly #wing = new StoreController<ReturnType<Overlays['$wing']['get']>>(this);

  static override styles = [baseStyles, buttonStyles, sideStyles, panelStyles, barStyles, wingPanelStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#flags.watch(this.$flags);
    this.#wing.watch(this.overlays.$wing);
  }

  #wingsOf(side: SideId): readonly Wing[] {
    const { snapshot, profile, seat } = this.battle;
    const flags = flagsWaiting(this, this.#flags.value ?? []);
    return wingsOf({ snapshot, profile, seat, flags, queue: queueOf(snapshot, this.battle.world()) }, side);
  }

  override render() {
    if (!this.isShown) return nothing;
    const { side } = this.battle;
    if (side === undefined) return battleSides.map((each) => this.#renderSide(each, this.#wingsOf(each)));
    const wings = this.#wingsOf(side);
    const wing = this.#wing.value;
    const own = wings.filter(({ command }) => wing?.isOn && wing.commands.includes(command));
    return html`<section class="pad" aria-label=${msg('Your wing')}>
        ${this.#renderHead(wings)}
        ${(own.length > 0 ? own : wings).map((each) => this.#renderWing(each))}
        ${own.length > 0 ? this.#renderOthers(wings.filter((each) => !own.includes(each))) : nothing}
        ${wings.length > 1 ? html`<vx-request-list></vx-request-list>` : nothing}
      </section>`;
  }

  #renderHead(wings: readonly Wing[]) {
    const wing = this.#wing.value;
    const mine = wings.filter(({ isMine }) => isMine);
    if (wings.length === 0) return html`<p class="empty">${msg('Your side has no command yet.')}</p>`;
    if (mine.length === 0 && this.battle.isPlayer)
      return html`<p class="empty">${msg('You lead no command now: your captain hands them over here.')}</p>`;
    if (!wing) return nothing;
    return html`<p class="row wrap head">
      <button type="button" class="plain small" aria-pressed=${String(wing.isOn)} title=${`${msg('Others’ stands of your side are pale on the board.')}\nO`} @click=${() => this.overlays.toggleWing()}>${icon('users')}${msg('Your wing alone')}</button>
    </p>`;
  }

  #renderSide(side: SideId, wings: readonly Wing[]) {
    return html`<section class="pad" aria-label=${msg(str`Wings of ${sideTitle(side)}`)}>
      <h2><span class="side ${side}"></span>${msg(str`Wings of ${sideTitle(side)}`)}</h2>
      ${wings.length === 0 ? html`<p class="empty small">${msg('Which stands are in which command has not been shown yet.')}</p>` : wings.map((wing) => this.#renderWing(wing))}
    </section>`;
  }

  #leaderText({ leader, isMine }: Wing): string {
    if (isMine) return msg('you');
    const seat = leader === undefined ? undefined : this.battle.snapshot.public.seat.get(leader);
    return seat?.name ?? msg('nobody yet');
  }

  #pointsText({ points, left }: Wing): string {
    if (points === undefined || left === undefined) return msg('command points not rolled yet');
    return msg(str`${left} of ${points} command points left`);
  }

  #standsText({ onBoard, lost, waiting }: Wing): string {
    return [
      msg(str`${onBoard.length} on the board`),
      ...(lost.length > 0 ? [msg(str`${lost.length} lost`)] : []),
      ...(waiting.length > 0 ? [msg(str`${waiting.length} not on the board yet`)] : []),
    ].join(', ');
  }

  #renderWing(wing: Wing) {
    const { command, losses, flags, combats } = wing;
    const title = msg(str`Command ${command}`);
    return html`<section class="wing ${wing.isMine ? 'mine' : ''}" aria-label=${title}>
      <h3 class="row wrap"><span class="name">${title}</span><span class="quiet">${this.#leaderText(wing)}</span></h3>
      <p class="row wrap small numbers">${icon('die')}${this.#pointsText(wing)}</p>
      <div class="small">${losses ? renderCommandLosses(losses, this.battle.profile) : nothing}</div>
      <p class="row wrap small numbers"><span>${this.#standsText(wing)}</span>
        ${wing.onBoard.length > 0 ? this.#renderLook(wing) : nothing}</p>
      ${this.#renderLines('flag', flags, msg('Flags'), (flag) => this.#renderFlag(flag))}
      ${this.#renderLines('shield', combats, msg('Combats'), ({ meeting }) => {
        const text = msg(
          str`${fighterName(this.battle, meeting.attacker)} against ${fighterName(this.battle, meeting.defender)}`,
        );
        return html`<button type="button" class="link" title=${msg('Show them')} @click=${() => this.tell('open-combats')}>${text}</button>`;
      })}
      ${this.#renderLeading(wing)}
    </section>`;
  }

  #renderFlag({ id, title }: Flag) {
    return html`<button type="button" class="link" title=${msg('Show it among the flags')} @click=${() => this.tell('open-flag-of', id)}>${wordsText(title)}</button>`;
  }

  #renderLines<T>(picture: string, all: readonly T[], label: string, render: (one: T) => unknown) {
    if (all.length === 0) return nothing;
    const more = all.length - MOST_LINES;
    return html`<div class="lines small"><span title=${label}>${icon(picture)}</span><ul aria-label=${`${label}: ${all.length}`}>
      ${all.slice(0, MOST_LINES).map((one) => html`<li>${render(one)}</li>`)}
      ${more > 0 ? html`<li class="quiet">${msg(str`and ${more} more`)}</li>` : nothing}
    </ul></div>`;
  }

  #renderLook({ onBoard, isMine, command }: Wing) {
    const label = isMine ? msg(str`Select command ${command}`) : msg(str`Look at command ${command}`);
    return html`<button type="button" class="plain small" aria-label=${label} title=${label} @click=${() => this.#look(onBoard, isMine)}>${icon(isMine ? 'pointer' : 'eye')}</button>`;
  }

  #look(stands: readonly string[], isMine: boolean) {
    const points = stands.flatMap((id) => {
      const pose = this.battle.snapshot.public.pose.get(id);
      return pose ? [pointOf([pose[0], pose[1]])] : [];
    });
    if (points.length === 0) return;
    if (isMine) this.hand.select(stands);
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0) / points.length;
    this.hand.port?.see({ x: (left + right) / 2, y: sum(({ y }) => y) }, Math.max(NEAREST_MU, right - left + 8));
  }

  /** The others in a line each, while the own wing is looked at. */
  #renderOthers(wings: readonly Wing[]) {
    return html`<ul class="others small" aria-label=${msg('The other commands')}>${wings.map(
      (wing) => html`<li class="row wrap">
        <span class="name">${msg(str`Command ${wing.command}`)}</span><span>${this.#leaderText(wing)}</span>
        <span class="quiet numbers">${this.#pointsText(wing)}</span>
        ${wing.losses?.isDemoralized ? html`<span class="mark">${icon('white-flag')}${msg('demoralized')}</span>` : nothing}
        ${wing.onBoard.length > 0 ? this.#renderLook(wing) : nothing}
        ${this.#renderLeading(wing)}
      </li>`,
    )}</ul>`;
  }

  // --- who leads it ---

  /** For the captain: from which seat it is led, to be changed in one action. */
  #renderLeading({ side, command, leader }: Wing) {
    const { seat, snapshot } = this.battle;
    if (seat.kind !== 'captain' || seat.side !== side) return nothing;
    const seats = [...snapshot.public.seat].filter(([, each]) => each.side === side && isPlayer({ id: '', ...each }));
    const label = msg(str`Command ${command} is led by`);
    const empty = leader !== undefined && snapshot.public.seat.get(leader)?.name === undefined ? leader : undefined;
    return html`<div class="leading small">
      <label class="row wrap"><span>${msg('Led by')}</span>
        <select aria-label=${label} @change=${(event: Event) => this.#handOver(command, event.currentTarget as HTMLSelectElement)}>
          ${seats.map(([id, each]) => html`<option value=${id} ?selected=${id === leader}>${id === seat.id ? msg('you') : (each.name ?? msg(str`${seatTitle(each)}: empty`))}</option>`)}
        </select>
      </label>
      ${empty === undefined ? nothing : this.#renderInviting(empty)}
    </div>`;
  }

  /** Nobody sits there yet: whoever gets the link takes the wing, in the middle of the battle too. */
  #renderInviting(seat: string) {
    if (this.fresh?.seat === seat)
      return html`<p role="status">${msg('Send this link to the person who is to sit there. Older links of this seat no longer work.')}</p>
        <vx-copy-field label=${msg('Link')} value=${this.fresh.invite.url}></vx-copy-field>`;
    return html`<p class="row wrap">${msg('Nobody sits there yet; until then you order it.')}
        <button type="button" class="plain small" @click=${() => void this.#invite(seat)}>${icon('link')}${msg('Make a link')}</button></p>
      ${this.problem === undefined ? nothing : html`<p role="alert">${this.problem}</p>`}`;
  }

  async #handOver(command: number, select: HTMLSelectElement) {
    await this.actions.act('hand-over-command', { command, to: select.value });
    // What the table says, whatever was chosen.
    this.requestUpdate();
  }

  async #invite(seat: string) {
    this.problem = undefined;
    const invite = await renewSeat(this.table, seat, this.live.seat.id);
    if (isApiProblem(invite)) {
      this.problem = invite.status === 0 ? problemText(invite) : wordsText(invite.words);
      return;
    }
    if ('notice' in invite) return;
    keepInvite(this.table, tableOf(this.battle.snapshot)?.name ?? '', invite);
    this.fresh = { seat, invite };
  }
}
customElements.define('vx-wing-panel', WingPanel);
