import { msg, str } from '@vexillum/ui/words';
import { isRefusal, type Json, rulingFor, type SideId, words, type Words } from '@vexillum/model';
import { baseStyles, buttonStyles, given, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import '@vexillum/ui/unverified';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { sideTitle } from '@vexillum/frame/seat-title';
import { BY_HAND, BY_RULE, type Combat, oddsOf, type Snapshot, sumOf, type Term } from '../../rules/index.ts';
import { nothingExtra } from '../view/board-moment.ts';
import { sourceText } from '../source-text.ts';
import { standNameText } from '../stand-name-text.ts';
import { verdictText } from '../flags/flag-log-words.ts';
import { combatDrawing } from './combat-drawing.ts';
import { combatPanelStyles } from './combat-panel-styles.ts';
import { type CombatSheet, kindNow, queueOf, type QueuedCombat, sameCombat, sheetOf } from './combat-queue.ts';
import { oddsText, proposalTexts, resultText } from './result-words.ts';
import { signedText, termText } from './term-words.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Hand } from '../hand/hand.ts';

const RULE = 'combat-is-right';

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

  static override styles = [baseStyles, buttonStyles, sideStyles, panelStyles, combatPanelStyles];

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#draw(undefined);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  protected override updated() {
    const [entry, sheet] = this.isShown ? (this.#now() ?? []) : [];
    this.#draw(entry && sheet && combatDrawing(entry, sheet, this.#pursues(sheet)));
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
    return entry && [entry, sheetOf(this.battle.snapshot, entry)];
  }

  #pursues({ proposal }: CombatSheet): boolean {
    return this.isPursuing ?? proposal?.pursuit?.answer === 'pursues';
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
    const at = entry && combatDrawing(entry, sheetOf(this.battle.snapshot, entry), false).at;
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
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLButtonElement>('.deeds .strong')?.focus();
  }

  async #settle(entry: QueuedCombat, more: { readonly [key: string]: Json }) {
    await this.#on(entry, 'apply-combat', more);
    const next = this.#queue.find(({ id, combat }) => id !== entry.id && !combat?.isApplied);
    this.#choose(next);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLButtonElement>('.deeds .strong')?.focus();
  }

  #change(entry: QueuedCombat, side: SideId, { code, of, value }: Pick<Term, 'code' | 'of' | 'value'>, by: number) {
    const next = (value ?? 0) + by;
    void this.#on(entry, 'change-combat', { side, code, ...(of === undefined ? {} : { of }), value: next });
  }

  // --- a challenge ---

  #matter(id: string, { meeting }: QueuedCombat, says: Words) {
    return { id: `${RULE}:${id}`, about: [meeting.attacker, meeting.defender], says };
  }

  #says({ meeting }: QueuedCombat, { terms }: CombatSheet): Words {
    const [attacker, defender] = [meeting.attacker, meeting.defender].map((id) => this.#nameOf(id));
    const sums = [meeting.attacker, meeting.defender].map((id) => signedText(sumOf(terms[this.#sideOf(id)] ?? [])));
    return words('{0} against {1}: {2} to {3}', attacker, defender, sums[0], sums[1]);
  }

  async #challenge(entry: QueuedCombat, sheet: CombatSheet) {
    const id = await this.#taken(entry);
    if (id !== undefined)
      await this.#act('ask-umpire', { rule: RULE, ...this.#matter(id, entry, this.#says(entry, sheet)) });
  }

  #rule(entry: QueuedCombat, sheet: CombatSheet, verdict: 'allowed' | 'not-allowed') {
    const field = this.renderRoot.querySelector<HTMLInputElement>('.ruling input');
    const text = field?.value.trim() ?? '';
    const id = entry.id ?? '';
    const matter = this.#matter(id, entry, this.#says(entry, sheet));
    void this.#act('rule-flag', { rule: RULE, ...matter, verdict, scope: 'move', text });
  }

  // --- names ---

  #sideOf(id: string): SideId {
    const { stand, camp } = this.battle.snapshot.public;
    return (stand.get(id) ?? camp.get(id))?.side ?? '';
  }

  #nameOf(id: string): string {
    const name = this.battle.names().get(id);
    if (name) return standNameText(this.battle.profile, name);
    return msg(str`${sideTitle(this.#sideOf(id))} camp`);
  }

  // --- what is seen ---

  override render() {
    const queue = this.#queue;
    const entry = this.#chosenIn(queue);
    return html`<section class="pad" aria-label=${msg('Combat')} @keydown=${this.#press}>
      <h2>${this.#title}</h2>
      ${queue.length === 0 ? this.#renderEmpty() : nothing}
      <ul class="queue">
        ${queue.map((each) => this.#renderEntry(each, each === entry))}
      </ul>
      ${entry ? this.#renderCard(entry, sheetOf(this.battle.snapshot, entry)) : nothing}
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
    return html`<p class="empty">${msg('Nobody stands against an enemy, and nobody has one to shoot at. Combats are listed here as soon as stands meet.')}</p>`;
  }

  #stateText({ combat }: QueuedCombat): string {
    if (!combat) return '';
    if (combat.isApplied) return combat.isByHand ? msg('settled by hand') : msg('done');
    return combat.result ? msg('thrown') : msg('taken up');
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
      <div class="sums">
        ${[meeting.attacker, meeting.defender].map((id) => this.#renderSum(entry, sheet, id))}
      </div>
      ${combat?.dice ? nothing : this.#renderOdds(entry, sheet, sides)}
      ${combat?.result ? this.#renderResult(combat, sheet) : nothing}
      ${this.#renderTargets(entry)} ${this.#renderChallenge(entry, sheet)}
      ${this.battle.isSpectator ? nothing : this.#renderDeeds(entry, sheet)}
    </div>`;
  }

  #renderSum(entry: QueuedCombat, { terms }: CombatSheet, id: string) {
    const side = this.#sideOf(id);
    const list = terms[side] ?? [];
    const die = entry.combat?.dice?.[side];
    const sum = sumOf(list);
    const total = die === undefined ? signedText(sum) : `${sum + die}`;
    const isOwn = list.some(({ code }) => code === BY_HAND);
    const mayChange = !this.battle.isSpectator && !entry.combat?.isApplied;
    const own: Term = { code: BY_HAND, value: 0, by: BY_RULE, isVerified: false, source: '' };
    return html`<div class="sum ${side}">
      <h4><span>${this.#nameOf(id)}</span><span class="total" aria-label=${msg(str`Total ${total}`)}>${die === undefined ? nothing : html`<span class="die quiet">${signedText(sum)} + ${die} = </span>`}${total}</span></h4>
      <ul>
        ${list.map((term) => this.#renderTerm(entry, side, term, mayChange))}
        ${mayChange && !isOwn ? this.#renderTerm(entry, side, own, true) : nothing}
      </ul>
    </div>`;
  }

  #renderTerm(entry: QueuedCombat, side: SideId, term: Term, mayChange: boolean): TemplateResult {
    const name = termText(term.code);
    const source = sourceText(term.source);
    const step = (by: number, text: string, label: string) =>
      html`<button type="button" class="plain step" aria-label=${label} ?disabled=${this.isBusy} @click=${() => this.#change(entry, side, term, by)}>${text}</button>`;
    return html`<li class="term ${term.value === null ? 'open' : ''}">
      <span title=${source}>${name}${term.isVerified || term.source === '' ? nothing : html` <vx-unverified .source=${source}></vx-unverified>`}</span>
      ${mayChange ? step(-1, '−', msg(str`Less: ${name}, ${sideTitle(side)}`)) : html`<span></span>`}
      <span class="value">${signedText(term.value)}</span>
      ${mayChange ? step(1, '+', msg(str`More: ${name}, ${sideTitle(side)}`)) : html`<span></span>`}
      ${this.#renderBy(term)}
    </li>`;
  }

  /** Who has changed it, and what the rules say. */
  #renderBy({ by, rule, code, value }: Term) {
    if (by === BY_RULE)
      return value === null
        ? html`<span class="why quiet">${msg('Nobody’s public word says how much: put in what you play.')}</span>`
        : nothing;
    const who = this.battle.nameOfSeat(by);
    const says =
      code === BY_HAND || rule === undefined
        ? msg(str`put in by ${who}`)
        : msg(str`changed by ${who}; the rules say ${signedText(rule)}`);
    return html`<span class="why quiet">${says}</span>`;
  }

  #renderOdds({ meeting }: QueuedCombat, { terms }: CombatSheet, sides: readonly SideId[]) {
    const [mine, theirs] = sides.map((side) => sumOf(terms[side] ?? []));
    const text = oddsText(oddsOf(mine ?? 0, theirs ?? 0), meeting.kind === 'ranged');
    return html`<p class="quiet line">${this.#nameOf(meeting.attacker)}: ${text}</p>`;
  }

  #renderResult({ result }: Combat, sheet: CombatSheet) {
    const { proposal } = sheet;
    const name = (id: string) => this.#nameOf(id);
    return html`<div role="status"><p class="result">${result ? resultText(result, name, proposal?.cornered !== undefined) : nothing}
      ${proposal?.origin && !proposal.origin.isVerified ? html`<vx-unverified .source=${sourceText(proposal.origin.source)}></vx-unverified>` : nothing}</p>
      ${proposal ? proposalTexts(proposal, name).map((text) => html`<p class="line">${text}</p>`) : nothing}
      ${this.#renderPursuit(sheet)}</div>`;
  }

  #renderPursuit(sheet: CombatSheet) {
    const { pursuit } = sheet.proposal ?? {};
    if (!pursuit) return nothing;
    const isUnsure = pursuit.answer === 'unknown' || !pursuit.origin.isVerified;
    return html`<label class="pursue"><input type="checkbox" .checked=${this.#pursues(sheet)} @change=${(event: Event) => (this.isPursuing = (event.target as HTMLInputElement).checked)} />
      ${msg(str`${this.#nameOf(pursuit.stand)} pursues`)}
      ${isUnsure ? html`<vx-unverified .source=${sourceText(pursuit.origin.source)}></vx-unverified>` : nothing}</label>`;
  }

  /** Whom else a shooter might choose. */
  #renderTargets(entry: QueuedCombat) {
    const { meeting, combat } = entry;
    const others = (meeting.targets ?? []).filter((id) => id !== meeting.defender);
    if (combat || others.length === 0 || this.battle.isSpectator) return nothing;
    const { kind, attacker } = meeting;
    return html`<p class="deeds">${others.map(
      (defender) =>
        html`<button type="button" class="plain" @click=${() => void this.#taken({ key: '', meeting: { ...meeting, kind, attacker, defender } })}>${msg(str`Shoot at ${this.#nameOf(defender)}`)}</button>`,
    )}</p>`;
  }

  #renderChallenge(entry: QueuedCombat, sheet: CombatSheet) {
    const record =
      entry.id === undefined
        ? undefined
        : rulingFor(this.battle.snapshot, this.#matter(entry.id, entry, this.#says(entry, sheet)));
    if (!record) return nothing;
    const { ruling, askedBy } = record;
    const isUmpire = this.battle.seat.kind === 'umpire' && !entry.combat?.isApplied;
    return html`<div class="ruling" role="status">
      ${askedBy === undefined || ruling ? nothing : html`<p class="line">${msg(str`${this.battle.nameOfSeat(askedBy)} asks the umpire.`)}</p>`}
      ${ruling ? html`<p class="line"><strong>${msg(str`The umpire rules: ${verdictText(ruling.verdict)}.`)}</strong> ${ruling.text}</p>` : nothing}
      ${
        isUmpire && !ruling
          ? html`<p class="deeds"><input type="text" maxlength="300" aria-label=${msg('In your words')} placeholder=${msg('In your words')} />
            <button type="button" class="plain strong" @click=${() => this.#rule(entry, sheet, 'allowed')}>${msg('The sums are right')}</button>
            <button type="button" class="plain" @click=${() => this.#rule(entry, sheet, 'not-allowed')}>${msg('They are not')}</button></p>`
          : nothing
      }
    </div>`;
  }

  #renderDeeds(entry: QueuedCombat, sheet: CombatSheet) {
    const { combat } = entry;
    if (combat?.isApplied) return nothing;
    const isFought = combat?.dice !== undefined;
    const isPlayer = this.battle.isPlayer;
    const isHandOver = isFought && (sheet.proposal !== undefined || combat.result !== undefined);
    const button = (text: string, act: () => unknown, isStrong = false) =>
      html`<button type="button" class="plain ${isStrong ? 'strong' : ''}" ?disabled=${this.isBusy} @click=${() => void act()}>${text}</button>`;
    const pursue = sheet.proposal?.pursuit && this.isPursuing !== undefined ? { pursue: this.isPursuing } : {};
    return html`<div class="deeds">
      ${isFought ? nothing : button(msg('Fight'), () => this.#fight(entry), true)}
      ${isHandOver && sheet.proposal ? button(msg('Apply'), () => this.#settle(entry, pursue), true) : nothing}
      ${isFought ? button(msg('Otherwise, by hand'), () => this.#settle(entry, { isByHand: true })) : nothing}
      ${isPlayer ? button(msg('Challenge'), () => this.#challenge(entry, sheet)) : nothing}
      ${combat && !isFought ? button(msg('Reckon anew'), () => this.#taken({ key: entry.key, meeting: entry.meeting })) : nothing}
      ${combat && !isFought ? button(msg('Put away'), () => this.#act('drop-combat', { id: entry.id ?? '' })) : nothing}
    </div>`;
  }
}
customElements.define('vx-combat-panel', CombatPanel);
