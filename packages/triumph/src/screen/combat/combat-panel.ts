import { msg, str } from '@vexillum/ui/words';
import { isRefusal, type Json, type SideId } from '@vexillum/model';
import { baseStyles, buttonStyles, given, StoreController, VxElement } from '@vexillum/ui';
import '@vexillum/ui/unverified';
import { html, nothing, type PropertyValues } from 'lit';
import { lastOf } from '@vexillum/frame/last-of';
import { foldStyles } from '@vexillum/frame/styles/fold-styles';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { cardCodes, type Combat, doesPursue, isOver, oddsOf, type Snapshot, sumOf } from '../../rules/index.ts';
import { nothingExtra } from '../view/board-moment.ts';
import { sourceText } from '../source-text.ts';
import { combatDrawing } from './combat-drawing.ts';
import { fighterName, fighterSide, matterOf } from './combat-matter.ts';
import './combat-ruling.ts';
import './combat-sum.ts';
import '../dice/real-dice.ts';
import { combatPanelStyles } from './combat-panel-styles.ts';
import { type CombatSheet, kindNow, queueOf, type QueuedCombat, sameCombat, sheetOf } from './combat-queue.ts';
import { mayHold } from './held-by-card.ts';
import { oddsText, proposalTexts, resultText } from './result-words.ts';
import type { TermChange } from './combat-sum.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Hand } from '../hand/hand.ts';

/** A combat that is chosen is seen so near at least that its stands can be told apart. */
const WIDEST_MU = 40;

type Queue = readonly QueuedCombat[];

/** The combats of the turn: a list to go through, and the card of the one that is chosen. */
export class CombatPanel extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    overlays: given,
    hand: given,
    isShown: { type: Boolean },
    chosen: { state: true },
    isPursuing: { state: true },
    isBusy: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare overlays: Overlays;
  declare hand: Hand;
  /** Whether the reader has this panel before them: only then it draws on the board. */
  declare isShown: boolean;
  declare chosen: string | undefined;
  /** What the reader wants of the winner; `undefined`: what the rules propose. */
  declare isPursuing: boolean | undefined;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  #drawn: string | undefined;

  static override styles = [baseStyles, buttonStyles, panelStyles, foldStyles, combatPanelStyles];

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#draw(undefined);
    this.overlays.$combat.set(undefined);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  protected override updated() {
    const [entry, sheet] = this.isShown ? (this.#now() ?? []) : [];
    this.#draw(entry && sheet && combatDrawing(entry, sheet, this.#pursues(sheet)));
    this.overlays.$combat.set(entry?.key);
  }

  /** An entry is made anew with every snapshot. */
  readonly #sheetAt = lastOf((entry: QueuedCombat): CombatSheet => sheetOf(this.battle.snapshot, entry));

  /** Who looks on does nothing, and after the end nobody does. */
  get #mayAct(): boolean {
    return !this.battle.isSpectator && !isOver(this.battle.snapshot);
  }

  get #queue(): Queue {
    return queueOf(this.battle.snapshot, this.battle.world());
  }

  #chosenIn(queue: Queue): QueuedCombat | undefined {
    const found = this.chosen === undefined ? undefined : sameCombat(this.battle.snapshot, queue, this.chosen);
    return found ?? queue[0];
  }

  #now(): readonly [QueuedCombat, CombatSheet] | undefined {
    const entry = this.#chosenIn(this.#queue);
    return entry && [entry, this.#sheetAt(entry)];
  }

  #pursues({ proposal }: CombatSheet): boolean {
    return this.isPursuing ?? (proposal !== undefined && doesPursue(this.battle.snapshot, proposal));
  }

  /** Nothing is told to the board that it shows already. */
  #draw(drawing: ReturnType<typeof combatDrawing> | undefined) {
    const key = drawing && JSON.stringify(drawing.overlays);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const { flag: _last, ...others } = this.overlays.$extra.get() ?? nothingExtra;
    this.overlays.$extra.set(drawing ? { ...others, flag: drawing } : others);
  }

  #choose(entry: QueuedCombat | undefined) {
    this.chosen = entry?.key;
    this.isPursuing = undefined;
    const at = entry && combatDrawing(entry, this.#sheetAt(entry), false).at;
    const { port } = this.hand;
    if (at && port) port.see(at, Math.min(port.seen().span, WIDEST_MU));
  }

  /** Up and down go through the list wherever the focus is in the panel. */
  readonly #press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isWriting = event.composedPath().some((node) => node instanceof HTMLInputElement);
    if (step === 0 || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const queue = this.#queue;
    const entry = this.#chosenIn(queue);
    const at = entry ? queue.indexOf(entry) : -1;
    const next = queue[Math.min(queue.length - 1, Math.max(0, at + step))];
    this.#choose(next);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLButtonElement>('.queue [aria-current=true]')?.focus(),
    );
  };

  // --- what is done ---

  async #act(name: string, args: { readonly [key: string]: Json }) {
    this.isBusy = true;
    const answer = await this.actions.act(name, args);
    this.isBusy = false;
    return answer;
  }

  /** The id of the combat, which is taken up where nobody has done so yet. */
  async #taken({ id, meeting }: QueuedCombat): Promise<string | undefined> {
    if (id !== undefined) return id;
    const { kind, attacker, defender } = meeting;
    const answer = await this.#act('take-up-combat', { kind, attacker, defender });
    if (isRefusal(answer)) return undefined;
    const taken = (answer.result as { readonly id?: string } | undefined)?.id;
    this.chosen = taken;
    return taken;
  }

  async #on(entry: QueuedCombat, name: string, more: { readonly [key: string]: Json } = {}) {
    const id = await this.#taken(entry);
    if (id !== undefined) await this.#act(name, { id, ...more });
    return id;
  }

  async #fight(entry: QueuedCombat) {
    this.isPursuing = undefined;
    await this.#on(entry, 'fight-combat');
    await this.focusDeed();
  }

  /** Real dice, or others in the place of those that were thrown. */
  async #putDice(entry: QueuedCombat, values: readonly number[], box: HTMLDetailsElement | null) {
    this.isPursuing = undefined;
    await this.#on(entry, entry.combat?.dice ? 'correct-combat-dice' : 'fight-combat', { values: [...values] });
    box?.removeAttribute('open');
    await this.focusDeed();
  }

  async #settle(entry: QueuedCombat, more: { readonly [key: string]: Json }) {
    await this.#on(entry, 'apply-combat', more);
    const next = this.#queue.find(({ id, combat }) => id !== entry.id && !combat?.isApplied);
    this.#choose(next);
    await this.focusDeed();
  }

  /** What is to be done next with the combat that is before the reader. */
  async focusDeed(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLButtonElement>('.deeds .strong')?.focus();
  }

  /** Keeps nobody waiting: the guess is shown at once, and a number is pressed again and again. */
  async #change(entry: QueuedCombat, side: SideId, change: TermChange) {
    const id = await this.#taken(entry);
    if (id !== undefined) await this.actions.act('change-combat', { id, side, ...change });
  }

  async #challenge(entry: QueuedCombat, sheet: CombatSheet) {
    const id = await this.#taken(entry);
    if (id !== undefined) await this.#act('ask-umpire', { ...this.#matter(id, entry, sheet) });
  }

  #matter(id: string, entry: QueuedCombat, sheet: CombatSheet) {
    return matterOf(this.battle, id, entry, sheet);
  }

  // --- names ---

  #sideOf(id: string): SideId {
    return fighterSide(this.battle.snapshot, id);
  }

  #nameOf(id: string): string {
    return fighterName(this.battle, id);
  }

  // --- what is seen ---

  override render() {
    if (!this.isShown) return nothing;
    const queue = this.#queue;
    const entry = this.#chosenIn(queue);
    return html`<section class="pad" aria-label=${msg('Combat')} @keydown=${this.#press}>
      <h2>${this.#title}</h2>
      ${queue.length === 0 ? this.#renderEmpty() : nothing}
      <ul class="queue">
        ${queue.map((each) => this.#renderEntry(each, each === entry))}
      </ul>
      ${entry ? this.#renderCard(entry, this.#sheetAt(entry)) : nothing}
    </section>`;
  }

  get #title(): string {
    switch (kindNow(this.battle.snapshot)) {
      case 'ranged':
        return msg('Shooting');
      case 'close':
        return msg('Close combat');
      case undefined:
        return msg('Combat');
    }
  }

  #renderEmpty() {
    return html`<p class="empty">${msg('No stand touches an enemy, and no shooter has a target. Combats are listed here as soon as there are any.')}</p>`;
  }

  #stateText({ combat }: QueuedCombat): string {
    if (!combat) return '';
    if (combat.isApplied) return combat.isByHand ? msg('settled by hand') : msg('done');
    return combat.result ? msg('thrown, not applied') : msg('not thrown yet');
  }

  #renderEntry(entry: QueuedCombat, isChosen: boolean) {
    const { meeting, combat } = entry;
    const [one, other] = [this.#nameOf(meeting.attacker), this.#nameOf(meeting.defender)];
    const text = meeting.kind === 'ranged' ? msg(str`${one} shoots at ${other}`) : msg(str`${one} against ${other}`);
    return html`<li><button type="button" class=${combat?.isApplied ? 'over' : ''} aria-current=${isChosen ? 'true' : 'false'} @click=${() => this.#choose(entry)}>
      <span>${text}</span><span class="state quiet">${this.#stateText(entry)}</span>
    </button></li>`;
  }

  #renderCard(entry: QueuedCombat, sheet: CombatSheet) {
    const { meeting, combat } = entry;
    const sides = [meeting.attacker, meeting.defender].map((id) => this.#sideOf(id));
    return html`<div class="card" aria-busy=${this.isBusy ? 'true' : 'false'}>
      ${combat?.result ? this.#renderResult(combat, sheet) : nothing}
      <div class="sums">
        ${[meeting.attacker, meeting.defender].map((id) => this.#renderSum(entry, sheet, id))}
      </div>
      ${combat?.dice ? nothing : this.#renderOdds(entry, sheet, sides)}
      ${this.#renderTargets(entry)} ${this.#renderRuling(entry, sheet)}
      ${this.#mayAct ? this.#renderDeeds(entry, sheet) : nothing}
    </div>`;
  }

  #renderSum(entry: QueuedCombat, { terms }: CombatSheet, id: string) {
    const side = this.#sideOf(id);
    return html`<vx-combat-sum heading=${this.#nameOf(id)} .side=${side} .terms=${terms[side] ?? []} .die=${entry.combat?.dice?.[side]}
      ?mayChange=${this.#mayAct && !entry.combat?.isApplied} ?isBusy=${this.isBusy && entry.id === undefined}
      @change-term=${(event: CustomEvent<TermChange>) => void this.#change(entry, side, event.detail)}></vx-combat-sum>`;
  }

  #renderOdds({ meeting }: QueuedCombat, { terms }: CombatSheet, sides: readonly SideId[]) {
    const [mine, theirs] = sides.map((side) => sumOf(terms[side] ?? []));
    const text = oddsText(oddsOf(mine ?? 0, theirs ?? 0), meeting.kind === 'ranged');
    return html`<p class="quiet line">${this.#nameOf(meeting.attacker)}: ${text}</p>`;
  }

  #renderResult(combat: Combat, sheet: CombatSheet) {
    const { result } = combat;
    const { proposal } = sheet;
    const name = (id: string) => this.#nameOf(id);
    return html`<div role="status"><p class="result">${result ? resultText(result, name, proposal?.cornered !== undefined) : nothing}
      ${proposal?.origin && !proposal.origin.isVerified ? html`<vx-unverified .source=${sourceText(proposal.origin.source)}></vx-unverified>` : nothing}</p>
      ${proposal ? proposalTexts(proposal, name).map((text) => html`<p class="line">${text}</p>`) : nothing}
      ${this.#renderTyped(combat)} ${this.#renderPursuit(sheet)}</div>`;
  }

  /** Dice that nobody can check, and what was thrown before them. */
  #renderTyped({ diceBy, thrown, attacker, defender }: Combat) {
    if (diceBy === undefined) return nothing;
    const who = this.battle.nameOfSeat(diceBy);
    const [mine, theirs] = [attacker, defender].map((id) => thrown?.[this.#sideOf(id)] ?? 0);
    return html`<p class="line quiet">${
      thrown
        ? msg(str`Dice typed in by ${who}, in the place of ${mine ?? 0} and ${theirs ?? 0} that were thrown.`)
        : msg(str`Real dice, typed in by ${who}.`)
    }</p>`;
  }

  #renderRealDice(entry: QueuedCombat) {
    const { meeting, combat } = entry;
    const fighters = [meeting.attacker, meeting.defender];
    const shown = fighters.map((id) => combat?.dice?.[this.#sideOf(id)] ?? 1);
    const put = (event: CustomEvent<readonly number[]>) =>
      this.isBusy || void this.#putDice(entry, event.detail, (event.target as Element).closest('details'));
    return html`<details>
      <summary>${combat?.dice ? msg('Other dice') : msg('Real dice')}</summary>
      <vx-real-dice .labels=${fighters.map((id) => this.#nameOf(id))} .shown=${shown} @real-dice=${put}></vx-real-dice>
    </details>`;
  }

  #renderPursuit(sheet: CombatSheet) {
    const { pursuit } = sheet.proposal ?? {};
    if (!pursuit) return nothing;
    const { stand } = pursuit;
    const isUnsure = pursuit.answer === 'unknown' || !pursuit.origin.isVerified;
    const isHeldByCard = this.#pursues(sheet) && this.battle.mayHandle(stand) && mayHold(this.battle.snapshot, stand);
    return html`<label class="pursue"><input type="checkbox" .checked=${this.#pursues(sheet)} @change=${(event: Event) => (this.isPursuing = (event.target as HTMLInputElement).checked)} />
      ${msg(str`${this.#nameOf(pursuit.stand)} pursues`)}
      ${isUnsure ? html`<vx-unverified .source=${sourceText(pursuit.origin.source)}></vx-unverified>` : nothing}</label>
      ${isHeldByCard ? html`<button type="button" class="plain" aria-disabled=${this.isBusy ? 'true' : 'false'} @click=${() => this.isBusy || void this.#act('play-card', { card: cardCodes.holdTheLine, on: [stand] })}>${msg('Hold the line with a card')}</button>` : nothing}`;
  }

  /** Whom else a shooter might choose. */
  #renderTargets(entry: QueuedCombat) {
    const { meeting, combat } = entry;
    const others = (meeting.targets ?? []).filter((id) => id !== meeting.defender);
    if (combat || others.length === 0 || !this.#mayAct) return nothing;
    const { kind, attacker } = meeting;
    return html`<p class="deeds">${others.map(
      (defender) =>
        html`<button type="button" class="plain" @click=${() => void this.#taken({ key: '', meeting: { ...meeting, kind, attacker, defender } })}>${msg(str`Shoot at ${this.#nameOf(defender)}`)}</button>`,
    )}</p>`;
  }

  #renderRuling(entry: QueuedCombat, sheet: CombatSheet) {
    if (entry.id === undefined) return nothing;
    return html`<vx-combat-ruling .matter=${this.#matter(entry.id, entry, sheet)} ?isOver=${entry.combat?.isApplied === true}></vx-combat-ruling>`;
  }

  #renderDeeds(entry: QueuedCombat, sheet: CombatSheet) {
    const { combat } = entry;
    if (combat?.isApplied) return nothing;
    const isFought = combat?.dice !== undefined;
    const button = (text: string, act: () => unknown, isStrong = false) =>
      html`<button type="button" class="plain ${isStrong ? 'strong' : ''}" aria-disabled=${this.isBusy ? 'true' : 'false'} @click=${() => this.isBusy || void act()}>${text}</button>`;
    const pursue = sheet.proposal?.pursuit && this.isPursuing !== undefined ? { pursue: this.isPursuing } : {};
    return html`<div class="deeds">
      ${isFought ? nothing : button(msg('Fight'), () => this.#fight(entry), true)}
      ${isFought && sheet.proposal ? button(msg('Apply'), () => this.#settle(entry, pursue), true) : nothing}
      ${isFought ? button(msg('Otherwise, by hand'), () => this.#settle(entry, { isByHand: true })) : nothing}
      ${this.battle.isPlayer ? button(msg('Challenge'), () => this.#challenge(entry, sheet)) : nothing}
      ${combat && !isFought ? button(msg('Recalculate'), () => this.#taken({ key: entry.key, meeting: entry.meeting })) : nothing}
      ${combat && !isFought ? button(msg('Remove from the list'), () => this.#act('drop-combat', { id: entry.id ?? '' })) : nothing}
    </div>
    ${this.#renderRealDice(entry)}`;
  }
}
customElements.define('vx-combat-panel', CombatPanel);
