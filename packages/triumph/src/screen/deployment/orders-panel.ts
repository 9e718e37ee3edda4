import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import {
  allCommands,
  type CommandDraft,
  type CommandNumber,
  draftProblems,
  hasSealedOrders,
  isOpened,
  type OrdersDraft,
  orderSlot,
  playsOpenly,
  type Snapshot,
  stepAt,
  suggestedDraft,
  withStandsIn,
} from '../../rules/index.ts';
import {
  baseStyles,
  buttonStyles,
  icon,
  sideStyles,
  StoreController,
  VxElement,
  given,
  type Toasts,
} from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import './command-column.ts';
import type { StandsMoved } from './command-column.ts';
import './masquerade-list.ts';
import { orderRows } from './order-rows.ts';
import { ordersPanelStyles } from './orders-panel-styles.ts';
import { problemWords, remarkWords } from './remark-words.ts';
import './seal-list.ts';
import { unsaidMarches } from './unsaid-marches.ts';
import { teamDraft, writeDraft } from './team-draft.ts';
import type { Battle } from '../battle.ts';
import type { Privacy } from '../umpire/privacy.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { LiveTable } from '../live-table.ts';

/** The side's orders: a draft that the team makes together, then a seal, then what was sealed. Tells `close-orders`. */
export class OrdersPanel extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    privacy: given,
    toasts: given,
    live: given,
    isAsked: { state: true },
    isSealing: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare privacy: Privacy;
  declare toasts: Toasts;
  declare live: LiveTable;
  /** Whether the reader is asked again before anything is sealed. */
  declare isAsked: boolean;
  declare isSealing: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #orders = new StoreController<ReadonlyMap<string, unknown>>(this);
  readonly #isHidden = new StoreController<boolean>(this);

  static override styles = [baseStyles, buttonStyles, sideStyles, ordersPanelStyles];

  constructor() {
    super();
    this.isAsked = false;
    this.isSealing = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#orders.watch(this.live.plan?.$orders);
    this.#isHidden.watch(this.privacy.$isHidden);
  }

  /** Beyond this nobody seals again. */
  #isFinal(side: SideId): boolean {
    const { snapshot } = this.battle;
    const other = side === 'red' ? 'blue' : 'red';
    const isShown = allCommands.some((command) => isOpened(snapshot, side, orderSlot(command, 'roster')));
    return (
      hasSealedOrders(snapshot, side) &&
      (hasSealedOrders(snapshot, other) || isShown || stepAt(snapshot).number !== this.#step)
    );
  }

  /** The number of the step in which orders are sealed. */
  get #step(): number | undefined {
    return this.battle.profile.deploymentOrder.value.find(({ seals }) => seals === 'orders')?.number;
  }

  override render() {
    const { side } = this.battle;
    return html`<header>
        <h2 class="grow row">${side === undefined ? nothing : html`<span class="side ${side}"></span>`}${side === undefined ? msg('Seals') : msg(str`Orders of ${sideTitle(side)}`)}</h2>
        <button type="button" class="plain" @click=${() => this.tell('close-orders')}>${icon('xmark')}${msg('Back to the board')}</button>
      </header>
      <div class="scroll">${side === undefined ? nothing : this.#renderOwn(side)}<vx-seals></vx-seals></div>
      ${side === undefined || this.#isHidden.value ? nothing : this.#renderFooter(side)}`;
  }

  #renderOwn(side: SideId) {
    if (this.#isHidden.value)
      return html`<p class="empty">${icon('eye-slash')} ${msg('Private things are hidden.')}</p>`;
    if (!this.battle.snapshot.public.army.has(side))
      return html`<p class="empty">${msg('Bring your army first; then it is split into commands here.')}</p>`;
    return this.#renderDraft(side);
  }

  #renderDraft(side: SideId) {
    const { snapshot, profile } = this.battle;
    const isFinal = this.#isFinal(side);
    const draft = isFinal ? suggestedDraft(snapshot, side) : teamDraft(this, side);
    const { problems, remarks, sizes } = draftProblems(draft, snapshot, profile, side);
    const rows = orderRows(snapshot, profile, side, draft);
    const columns = rows.none.length > 0 && !isFinal ? ([...allCommands, null] as const) : allCommands;
    return html`<p class="small quiet">${this.#introduction(side, isFinal)}</p>
      <div
        class="columns"
        @assign=${(event: CustomEvent<StandsMoved>) => this.#assign(side, event.detail)}
        @change-order=${(event: CustomEvent<{ command: CommandNumber; change: Partial<CommandDraft> }>) => this.#change(side, event.detail)}
      >
        ${columns.map(
          (command) => html`<vx-command-column
            .command=${command}
            .side=${side}
            .draft=${command === null ? undefined : draft[command]}
            .rows=${rows[command ?? 'none']}
            .size=${sizes.find((size) => size.command === command)}
            .profile=${profile}
            .isFixed=${isFinal}
          ></vx-command-column>`,
        )}
      </div>
      ${
        isFinal || problems.length + remarks.length === 0
          ? nothing
          : this.#renderRemarks(
              problems.map(problemWords),
              remarks.map((remark) => remarkWords(remark, profile)),
            )
      }<vx-masquerades></vx-masquerades>`;
  }

  #introduction(side: SideId, isFinal: boolean): string {
    if (isFinal) return msg('This is what you sealed. It opens step by step, and nobody can change it any more.');
    if (hasSealedOrders(this.battle.snapshot, side))
      return msg('Sealed. You may still think again and seal once more, until the other side has sealed too.');
    return msg(
      'Your whole team drafts this together, and nobody else sees it. Drag stands from command to command, or use the arrows; with Shift all of a kind. ★ names the general.',
    );
  }

  #renderRemarks(problems: readonly string[], remarks: readonly string[]) {
    return html`<section class="remarks" style="margin-top:0.8em" aria-label=${msg('Remarks')}>
      <ul>
        ${problems.map((text) => html`<li class="must">${icon('circle-xmark')}<span>${text} <b>${msg('This must be mended before you seal.')}</b></span></li>`)}
        ${remarks.map((text) => html`<li class="remark">${icon('info')}<span>${text}</span></li>`)}
      </ul>
    </section>`;
  }

  #assign(side: SideId, { stands, to }: StandsMoved) {
    writeDraft(this, side, withStandsIn(teamDraft(this, side), stands, to));
  }

  #change(side: SideId, { command, change }: { command: CommandNumber; change: Partial<CommandDraft> }) {
    const draft = teamDraft(this, side);
    writeDraft(this, side, { ...draft, [command]: { ...draft[command], ...change } });
  }

  #renderFooter(side: SideId) {
    const { snapshot, profile } = this.battle;
    if (playsOpenly(snapshot)) return this.#renderOpen(side);
    if (this.#isFinal(side) || !snapshot.public.army.has(side)) return nothing;
    if (this.battle.seat.kind !== 'captain')
      return html`<footer class="small quiet">${msg('When the draft is ready, your captain seals it.')}</footer>`;
    if (stepAt(snapshot).number !== this.#step)
      return html`<footer class="small quiet">${msg(str`Orders are sealed in step ${this.#step ?? 2}. You may draft them already.`)}</footer>`;
    const draft = teamDraft(this, side);
    const { problems } = draftProblems(draft, snapshot, profile, side);
    return html`<footer>${this.isAsked ? this.#renderQuestion(side, draft) : this.#renderSeal(side, problems.length)}</footer>`;
  }

  /** With open orders nothing is sealed; what is drafted of flank marches is said to everybody. */
  #renderOpen(side: SideId) {
    const unsaid = unsaidMarches(this.battle.snapshot, side, teamDraft(this, side));
    return html`<footer><span class="grow small quiet">${msg('This table plays with open orders: nothing is sealed.')}</span>
      ${
        this.battle.seat.kind !== 'captain' || unsaid.length === 0
          ? nothing
          : html`<button type="button" class="plain strong" @click=${() => this.#announce(side, unsaid)}>${icon('flag')}${msg('Say who marches')}</button>`
      }</footer>`;
  }

  #announce(side: SideId, marches: ReturnType<typeof unsaidMarches>) {
    for (const march of marches) void this.actions.act('announce-march', { side, ...march });
  }

  #renderSeal(side: SideId, problems: number) {
    const isAgain = hasSealedOrders(this.battle.snapshot, side);
    return html`<span class="grow small quiet">${
      problems > 0 ? msg('What is marked red must be mended first.') : msg('Remarks do not keep you from sealing.')
    }</span>
      <button type="button" class="plain strong" ?disabled=${problems > 0} @click=${() => (this.isAsked = true)}>${icon('seal')}${isAgain ? msg('Seal once more') : msg('Seal the orders')}</button>`;
  }

  #renderQuestion(side: SideId, draft: OrdersDraft) {
    return html`<div class="asking" role="alertdialog" aria-label=${msg('Seal the orders')}>
      <p>${msg('Nine seals are put on the table: for each command who is in it, where it marches, and its command points. Nobody can read them, and once both sides have sealed nobody can change them, you included. They open in their steps; the server opens them, so that nobody can refuse.')}</p>
      <div class="row wrap" style="margin-top:0.5em">
        <button type="button" class="plain strong" ?disabled=${this.isSealing} @click=${() => void this.#seal(side, draft)}>${icon('seal')}${msg('Seal them')}</button>
        <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Not yet')}</button>
      </div>
    </div>`;
  }

  async #seal(side: SideId, draft: OrdersDraft) {
    this.isSealing = true;
    try {
      const { sealOrders } = await import('./sealing.ts');
      const isSealed = await sealOrders(this, side, draft);
      this.isAsked = false;
      if (isSealed) this.toasts.add(msg('Your orders are sealed.'), 'success');
    } finally {
      this.isSealing = false;
    }
  }
}
customElements.define('vx-orders', OrdersPanel);
