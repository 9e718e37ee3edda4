import { msg } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { baseStyles, buttonStyles, given, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { foldStyles } from '@vexillum/frame/styles/fold-styles';
import { html, nothing, type PropertyValues } from 'lit';
import { isApiProblem, readWholeLedger } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { ownConvenedByLine } from '@vexillum/frame/play/convened-by';
import { replayPath, type Router, tablePath } from '@vexillum/frame/router';
import { sitDownAgain } from '@vexillum/frame/sit-down';
import type { Actions } from '@vexillum/frame/table/actions';
import { sideTitle } from '@vexillum/frame/seat-title';
import { resultStyles } from '@vexillum/frame/table/result-styles';
import '@vexillum/frame/table/rematch-offer';
import '@vexillum/frame/table/result-signatures';
import { saveMatch } from '@vexillum/frame/table/trust/save-match';
import { battleStory, type BattleStory } from '../../rules/ending/battle-story.ts';
import { turningPoints, type TurnSwing } from '../../rules/ending/turning-points.ts';
import { battleSides, publicLosses, type Snapshot } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { stillOpen } from '../flags/left-open.ts';
import { halfPointsText } from '../half-points-text.ts';
import type { LiveTable } from '../live-table.ts';
import { lossesStyles } from '../losses/losses-styles.ts';
import { renderSideLosses } from '../losses/side-losses.ts';
import { stripStyles } from '../strip-styles.ts';
import { bringAgain } from './bring-again.ts';
import { battleEndStyles } from './battle-end-styles.ts';
import { luckText, resultSentence, resultTitle, swingFacts, swingText, turnTitle, winnerOf } from './ending-words.ts';

/** How the battle ended, what it cost, where it turned, how the dice fell, and what comes next. Can be put away to look at the board. */
export class BattleEnd extends VxElement {
  static override properties = {
    battle: given,
    live: given,
    actions: given,
    table: { attribute: false },
    go: { attribute: false },
    isAway: { state: true },
    story: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  };
  declare battle: Battle;
  declare live: LiveTable;
  declare actions: Actions;
  declare table: string;
  declare go: Router['go'];
  /** Put away: the board is looked at. */
  declare isAway: boolean;
  /** None until the ledger has been read; `missing` where it cannot be had. */
  declare story: BattleStory | 'missing' | undefined;
  declare problem: string | undefined;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    foldStyles,
    sideStyles,
    stripStyles,
    lossesStyles,
    resultStyles,
    battleEndStyles,
  ];

  constructor() {
    super();
    this.isAway = false;
    this.isBusy = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    void this.#read();
  }

  protected override firstUpdated() {
    this.#takeFocus();
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('isAway')) this.tell('end-shown', !this.isAway);
  }

  /** Numbers are pleasant to have; without them the result stands all the same. */
  async #read() {
    const entries = await readWholeLedger(this.table, this.live.seat.id);
    this.story = entries ? battleStory(entries, this.battle.snapshot) : 'missing';
  }

  /** A key that is pressed now is for what covers the board, whatever had the focus under it; who is writing goes on writing. */
  #takeFocus() {
    if (!isWriting()) this.renderRoot.querySelector<HTMLElement>('.card')?.focus();
  }

  override render() {
    const { snapshot, profile, side } = this.battle;
    const winner = winnerOf(snapshot);
    const losses = publicLosses(snapshot, profile);
    const [title, says] = [resultTitle(winner, side), resultSentence(losses, winner)];
    if (this.isAway) return this.#renderLine(winner, title);
    return html`<div class="sheet">
      <section class="card ${winner ?? ''}" role="dialog" aria-label=${title} tabindex="-1" @keydown=${(event: KeyboardEvent) => this.#pressed(event)}>
        <header>
          <h2 class="row">${winner === undefined ? nothing : html`<span class="side ${winner}"></span>`}${title}</h2>
          <p>${says}</p>
          <button type="button" class="plain close" aria-label=${msg('Look at the board')} title=${msg('Look at the board')} @click=${() => (this.isAway = true)}>${icon('xmark')}</button>
        </header>
        <div class="parts">
          <section aria-label=${msg('Losses')}><h3>${msg('Losses')}</h3>${losses.map((army) => renderSideLosses(army, profile))}</section>
          ${this.#renderStory()}
        </div>
        ${this.#renderLeftOpen()} ${this.#renderDeeds()}
      </section>
    </div>`;
  }

  #renderLine(winner: SideId | undefined, title: string) {
    return html`<div class="line">
      <strong class="row">${winner === undefined ? nothing : html`<span class="side ${winner}"></span>`}${title}</strong>
      <button type="button" class="plain strong" @click=${() => this.#open()}>${icon('star')}${msg('The result')}</button>
    </div>`;
  }

  #open() {
    this.isAway = false;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.card')?.focus());
  }

  #renderStory() {
    const { story } = this;
    if (story === undefined) return html`<p class="quiet">${msg('The battle is being read …')}</p>`;
    if (story === 'missing')
      return html`<p class="quiet">${msg('Turning points and dice could not be read just now.')}</p>`;
    return html`<div class="story">
      <section aria-label=${msg('Turning points')}><h3>${msg('Turning points')}</h3>${this.#renderTurns(story.swings)}</section>
      ${this.#renderDice(story)}
    </div>`;
  }

  #renderTurns(swings: readonly TurnSwing[]) {
    const points = turningPoints(swings);
    if (points.length === 0) return html`<p class="quiet">${msg('No turn cost one army more than the other.')}</p>`;
    return html`<ol class="points">${points.map((point) => this.#renderPoint(point))}</ol>
      <details><summary>${msg('Turn by turn')}</summary>
        <table>
          <thead><tr><th scope="col">${msg('Points lost')}</th>${battleSides.map((side) => html`<th scope="col"><span class="side ${side}"></span> ${sideTitle(side)}</th>`)}</tr></thead>
          <tbody>${swings
            .filter(({ turn, lost }) => turn > 0 || lost.red + lost.blue > 0)
            .map(
              (turn) =>
                html`<tr><th scope="row">${turnTitle(turn)}</th>${battleSides.map((side) => html`<td>${halfPointsText(turn.lost[side])}</td>`)}</tr>`,
            )}</tbody>
        </table>
      </details>`;
  }

  /** In the colour of whom the turn served. */
  #renderPoint(point: TurnSwing) {
    return html`<li class=${point.swing > 0 ? 'red' : 'blue'}>
      <span class="row wrap"><strong>${turnTitle(point)}</strong><span class="numbers">${swingText(point)}</span></span>
      <span class="facts small quiet">${swingFacts(point, this.battle.profile).map((fact) => html`<span>${fact}</span>`)}</span>
    </li>`;
  }

  #renderDice({ fights, commands }: BattleStory) {
    if (fights.length + commands.length === 0) return nothing;
    const part = (title: string, lucks: BattleStory['fights']) =>
      lucks.length === 0
        ? nothing
        : html`<p><strong>${title}</strong></p><ul>${lucks.map((luck) => html`<li class="numbers">${luckText(luck)}</li>`)}</ul>`;
    return html`<section aria-label=${msg('Dice')}><h3>${msg('Dice')}</h3>
      ${part(msg('Combats'), fights)} ${part(msg('Command points'), commands)}
      <p class="small quiet">${msg('Only the sums of the dice are compared with what fair dice give. A six at the right moment is worth more than that shows.')}</p>
    </section>`;
  }

  #renderLeftOpen() {
    const [first, ...others] = stillOpen(this.battle.snapshot);
    if (first === undefined) return nothing;
    const show = () => {
      this.isAway = true;
      this.tell('open-flag-of', first);
    };
    return html`<p class="left row wrap">${icon('flag')}${msg('{0, plural, one {# flag was left open.} other {# flags were left open.}}', others.length + 1)}
      <button type="button" class="plain small" @click=${show}>${msg('Show them')}</button></p>`;
  }

  #renderDeeds() {
    return html`<footer>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${ownConvenedByLine(this.table)}
      <vx-result-signatures .table=${this.table}></vx-result-signatures>
      <p class="what-next small quiet">${this.battle.isSpectator ? msg('Once both captains want a rematch, you can watch it.') : msg('A rematch is another table with the same rules, where everybody has their seat and both captains their army again. Both captains have to want it.')}</p>
      <vx-rematch-offer .swapText=${msg('sides swapped')} @agreed=${() => this.#agreed()}>
        <button type="button" class="plain strong" ?disabled=${this.isBusy} @click=${() => void this.#playAgain()}>${icon('redo')}${this.battle.isSpectator ? msg('Watch the rematch') : msg('To the rematch')}</button>
      </vx-rematch-offer>
      <button type="button" class="plain" @click=${() => this.go(replayPath(this.table, this.live.seat.id))}>${icon('clock')}${msg('Watch the replay')}</button>
      <button type="button" class="plain" @click=${() => void this.#save()}>${icon('download')}${msg('Save the match')}</button>
      <button type="button" class="plain" @click=${() => (this.isAway = true)}>${icon('eye')}${msg('Look at the board')}</button>
    </footer>`;
  }

  /** The board under it hears no keys. */
  #pressed(event: KeyboardEvent) {
    if (event.key === 'Escape') this.isAway = true;
    event.stopPropagation();
  }

  /** Whoever has just wished for it is led there; the others have a button. */
  #agreed() {
    if (this.live.seat.kind === 'captain') void this.#playAgain();
  }

  async #playAgain() {
    if (this.isBusy) return;
    this.isBusy = true;
    const { seat } = this.live;
    const next = await sitDownAgain(this.table, seat.id);
    if (!isApiProblem(next)) {
      if (seat.kind === 'captain' && seat.side !== undefined)
        await bringAgain({ table: this.table, seat: seat.id }, { table: next.table, seat: next.seat }, seat.side);
      this.go(tablePath(next.table, next.seat));
      return;
    }
    this.problem = problemText(next);
    this.isBusy = false;
  }

  async #save() {
    this.problem = await saveMatch(this.table, this.live.seat.id, 'full');
  }
}
const isWriting = (): boolean => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches('input, textarea, [contenteditable]') ?? false;
};

customElements.define('vx-battle-end', BattleEnd);
