import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg, str } from '@vexillum/ui/words';
import { isAdministrator, missionOf, type Snapshot, winnersIn } from '../../rules/index.ts';
import { rematchSides, rematchWishOf, type ReplayEntry, type SideId } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { $isStill } from '@vexillum/frame/comfort';
import { ownConvenedByLine } from '@vexillum/frame/play/convened-by';
import { replayPath, type Router } from '@vexillum/frame/router';
import '@vexillum/frame/table/rematch-offer';
import '@vexillum/frame/table/result-signatures';
import { resultStyles } from '@vexillum/frame/table/result-styles';
import { saveMatch } from '@vexillum/frame/table/trust/save-match';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { ownerMark } from '../maps/owner-marks.ts';
import { isLessonAt } from '../lesson/lesson-memory.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { flagIcon, flagIconStyles } from '../play/flag-icon.ts';
import { countFlags, flagCountText } from '../play/flag-words.ts';
import { missionText } from '../play/mission-words.ts';
import { type PlayerLine, playerLines } from '../play/player-lines.ts';
import { outText } from '../play/player-words.ts';
import { gameOverStyles } from './game-over-styles.ts';
import type { Tally } from './game-statistics.ts';
import type { GameStory } from './game-story.ts';
import { renderStory, storyStyles } from './story-parts.ts';
import { resultSentence, resultTitle } from './result-words.ts';
import { taleTellerOf } from './tale-teller.ts';
import { liftedStartIn } from './this-game.ts';
import { readWholeLedger } from '@vexillum/frame/api';
import { teamName } from '../names.ts';

const PENNANTS = 18;

/** Who has won, what everybody did, and what comes next. Can be put away to look at the board. */
export class GameOver extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    go: { attribute: false },
    isAway: { attribute: 'away', type: Boolean, reflect: true },
    tallies: { state: true },
    story: { state: true },
    isLifting: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare go: Router['go'];
  /** Put away: the board is looked at. */
  declare isAway: boolean;
  /** What everybody did; none until the ledger has been read. */
  declare tallies: ReadonlyMap<SideId, Tally> | undefined;
  /** How it came to that; none until the ledger has been read. */
  declare story: GameStory | undefined;
  /** The fog is being lifted from the game, so that it can be told. */
  declare isLifting: boolean;
  declare problem: string | undefined;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #isStill = new StoreController<boolean>(this, $isStill);

  static override styles = [
    baseStyles,
    buttonStyles,
    ownerBadgeStyles,
    flagIconStyles,
    resultStyles,
    gameOverStyles,
    storyStyles,
  ];

  constructor() {
    super();
    this.isAway = false;
    this.isLifting = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('sitting')) return;
    this.#snapshot.watch(this.sitting.live.$snapshot);
    this.#online.watch(this.sitting.live.$online);
    void this.#count();
  }

  /** Numbers are pleasant to have; without them the result stands all the same. */
  async #count() {
    const { sitting, table } = this;
    const entries = (await readWholeLedger(table, sitting.live.seat.id)) as readonly ReplayEntry[] | undefined;
    if (!entries) return;
    this.isLifting = liftedStartIn(entries) !== undefined;
    const tale = await taleTellerOf(sitting.live).tell(entries);
    if (sitting !== this.sitting) return;
    this.isLifting = false;
    this.tallies = tale?.tallies;
    this.story = tale?.story;
  }

  override render() {
    if (this.isAway)
      return html`<button type="button" class="plain strong" @click=${() => (this.isAway = false)}>${icon('star')}${msg('The result')}</button>`;
    const { snapshot, side } = this.sitting;
    const title = resultTitle(snapshot, side);
    return html`<div class="sheet"><section class="card" role="dialog" aria-label=${title} @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && this.#putAway()}>
      ${this.#renderPennants()}
      <header>
        ${this.sitting.game?.winner === undefined ? nothing : ownerBadge(this.sitting.game.winner)}
        <h2>${title}</h2>
        <p class="quiet">${resultSentence(snapshot)}</p>
        <button type="button" class="plain close" aria-label=${msg('Look at the board')} title=${msg('Look at the board')} @click=${() => this.#putAway()}>${icon('xmark')}</button>
      </header>
      ${isLessonAt(this.table) ? html`<vx-lesson-end .sitting=${this.sitting} .go=${this.go}></vx-lesson-end>` : nothing}
      <ul class="players" aria-label=${msg('Players')}>${this.#lines().map((line) => this.#renderLine(line))}</ul>
      ${this.story ? renderStory(this.sitting.snapshot, this.story) : nothing}
      ${this.isLifting ? html`<p class="lifting small quiet" role="status">${msg('Lifting the fog …')}</p>` : nothing}
      ${this.#renderDeeds()}
    </section></div>`;
  }

  /** The winner first. */
  #lines(): readonly PlayerLine[] {
    const winners = winnersIn(this.sitting.snapshot);
    const lines = playerLines(this.sitting.snapshot, {
      side: this.sitting.side,
      online: this.sitting.live.$online.get(),
    });
    return lines.toSorted((one, other) => Number(winners.includes(other.side)) - Number(winners.includes(one.side)));
  }

  #renderLine({ side, name, flags, out, team }: PlayerLine) {
    const tally = this.tallies?.get(side);
    const isWinner = winnersIn(this.sitting.snapshot).includes(side);
    const task = missionOf(this.sitting.snapshot, side);
    const fate = isWinner ? [msg('winner')] : out ? [outText(out)] : [];
    const facts = [...(team === undefined ? [] : [teamName(team)]), ...fate].join(' · ');
    return html`<li>
      ${ownerBadge(side)}
      <span><strong>${name}</strong> <span class="small quiet">${facts}</span>${task ? html`<br /><span class="small quiet">${msg(str`Mission: ${missionText(this.sitting.snapshot, side, task)}`)}</span>` : nothing}</span>
      <span class="flags" title=${flagCountText(flags)}>${countFlags(flags).kinds.map(({ kind, count }) => (count > 0 ? html`${flagIcon(kind)}<b aria-hidden="true">${count}</b>` : nothing))}<span class="for-readers">${flagCountText(flags)}</span></span>
      ${tally ? html`<span class="facts small quiet numbers">${tallyFacts(tally).map((fact) => html`<span>${fact}</span>`)}</span>` : nothing}
    </li>`;
  }

  /** Whoever administers the table begins the next game without asking; so do those who want it, where the others are not here. */
  #renderDeeds() {
    const { live, snapshot, isPlayer, rules } = this.sitting;
    const mayBegin = isAdministrator(live.seat, snapshot) || (isPlayer && this.#isOnlyMissingAbsent);
    const says = isPlayer
      ? msg(
          'A rematch is played at this table, with the same seats; map, options and machines can be changed before START.',
        )
      : msg('The players may begin another game at this table: stay, and you will see it.');
    const swapText = rules.isRandomOrder ? undefined : msg('the next player begins');
    return html`<footer>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${ownConvenedByLine(this.table)}
      <vx-result-signatures .table=${this.table}></vx-result-signatures>
      <p class="what-next">${says}</p>
      <vx-rematch-offer .swapText=${swapText}></vx-rematch-offer>
      ${mayBegin ? html`<wa-button appearance="outlined" ?loading=${this.isBusy} @click=${() => void this.#playAgain()}>${msg('Begin without waiting')}</wa-button>` : nothing}
      <wa-button appearance="outlined" @click=${() => this.go(replayPath(this.table, live.seat.id))}>${msg('Watch the replay')}</wa-button>
      <wa-button appearance="outlined" @click=${() => void this.#save()}>${msg('Save the match')}</wa-button>
      <wa-button appearance="outlined" @click=${() => this.go('/new')}>${msg('Another table')}</wa-button>
    </footer>`;
  }

  /** A few pennants in the winner's colour come down once; whoever wants calm sees none. */
  #renderPennants() {
    const winner = this.sitting.game?.winner;
    if (winner === undefined || this.#isStill.value) return nothing;
    const cloths = [ownerMark(winner).color, 'var(--vx-brass)'];
    return html`<div class="pennants" aria-hidden="true">${Array.from(
      { length: PENNANTS },
      (_, index) =>
        html`<i style=${styleMap({ '--at': String((index * 53) % 100), '--late': String(((index * 7) % 11) / 5), '--cloth': cloths[index % cloths.length] ?? '' })}></i>`,
    )}</div>`;
  }

  #putAway() {
    this.isAway = true;
  }

  async #save() {
    this.problem = await saveMatch(this.table, this.sitting.live.seat.id, 'full');
  }

  /** The reader wants a rematch, and of those who have not said so nobody is here. */
  get #isOnlyMissingAbsent(): boolean {
    const { live, snapshot, side } = this.sitting;
    const result = live.game.result?.(snapshot);
    if (!result || side === undefined || rematchWishOf(snapshot, side) === undefined) return false;
    const missing = rematchSides(result, snapshot).filter((one) => rematchWishOf(snapshot, one) === undefined);
    return missing.length > 0 && missing.every((one) => !(this.#online.value ?? live.$online.get()).has(one));
  }

  async #playAgain() {
    this.isBusy = true;
    await this.sitting.act('reset-game', {});
    this.isBusy = false;
  }
}
customElements.define('vx-game-over', GameOver);

/** What a player did in the game, one short fact each; nothing of what never happened. */
const tallyFacts = ({ turns, throws, conquests, lost, beaten, sets }: Tally): readonly string[] => [
  ...(turns > 0 ? [msg('{0, plural, one {# turn} other {# turns}}', turns)] : []),
  ...(throws > 0 ? [msg('{0, plural, one {# attack} other {# attacks}}', throws)] : []),
  ...(conquests > 0 ? [msg('{0, plural, one {# conquest} other {# conquests}}', conquests)] : []),
  ...(beaten > 0 ? [msg('{0, plural, one {beat # army} other {beat # armies}}', beaten)] : []),
  ...(lost > 0 ? [msg('{0, plural, one {lost # army} other {lost # armies}}', lost)] : []),
  ...(sets > 0 ? [msg('{0, plural, one {# set turned in} other {# sets turned in}}', sets)] : []),
];
