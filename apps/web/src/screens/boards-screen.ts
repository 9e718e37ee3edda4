import { myCard } from '@vexillum/frame/cards/my-card';
import { bringWords } from '@vexillum/frame/language';
import {
  boardAddress,
  type BoardAsked,
  type BoardName,
  boardNames,
  type BoardRow,
  getBoard,
  type ScoredPage,
} from '@vexillum/frame/boards-api';
import { getGames, isApiProblem, type ApiProblem, type OfferedGame } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { potAddress } from '@vexillum/frame/pots-api';
import { honoursPath } from '@vexillum/frame/router';
import { ruleWordsOf } from '@vexillum/frame/rule-words';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, dayText, getLocale, icon, VxElement } from '@vexillum/ui';
import { msg, str, translated } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { screenOf, screens } from '../all-screens.ts';
import { boardTableStyles } from '../honours/board-table-styles.ts';
import '../honours/board-share.ts';
import { otherRules } from '../honours/other-rules.ts';
import { embedPath, wholePath } from '../honours/embedded.ts';
import '../honours/pot-view.ts';

const titleOf = (board: BoardName): string =>
  ({ scores: msg('Top scores'), winners: msg('Top winners'), ranked: msg('Top ranked') })[board];

/** `period`: `2026-11`. */
interface PotShown {
  readonly period?: string;
}

/** Who has scored, won and is ranked best: for each game, by map or rules, dates and house rules. The address says what is shown. */
export class BoardsScreen extends VxElement {
  static override properties = {
    games: { state: true },
    wordsOf: { state: true },
    asked: { state: true },
    pot: { state: true },
    pages: { state: true },
    scored: { state: true },
    problem: { state: true },
    isBusy: { state: true },
    isEmbedded: { type: Boolean },
  };
  declare games: readonly OfferedGame[] | undefined;
  /** What each game calls the values of its house rules. */
  declare wordsOf: Awaited<ReturnType<typeof ruleWordsOf>> | undefined;
  declare asked: BoardAsked;
  /** Instead of a board, the game's honour pot: of this month, or the running one. */
  declare pot: PotShown | undefined;
  declare pages: readonly ScoredPage[];
  /** What scores of this game count. */
  declare scored: string;
  declare problem: ApiProblem | undefined;
  declare isBusy: boolean;
  /** On somebody else's page: the board as it is asked for, without anything to ask otherwise by. */
  declare isEmbedded: boolean;
  /** Answers to what is no longer asked are let go. */
  #asking = 0;

  static override styles = [
    baseStyles,
    pageStyles,
    boardTableStyles,
    css`
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
        margin: var(--wa-space-s) 0;
      }
      .plain[aria-pressed='true'] {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-normal);
        color: var(--wa-color-brand-on-normal);
      }
      .filters {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6em 1em;
        margin: var(--wa-space-s) 0;
      }
      .filters label {
        display: grid;
        gap: 0.15em;
        font-size: var(--vx-text-small);
      }
      .filters select,
      .filters input {
        min-height: var(--vx-target, 2.4rem);
        min-width: 10rem;
        padding: 0 0.6em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
        appearance: auto;
      }
      .embedded {
        padding: var(--wa-space-s) var(--wa-space-m);
      }
      .embedded header {
        display: flex;
        gap: 1em;
        align-items: baseline;
        justify-content: space-between;
      }
      .embedded h1 {
        font-size: 1.3rem;
      }
      .more {
        margin-top: var(--wa-space-m);
      }
      @media (max-width: 40rem) {
        .filters {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .filters select,
        .filters input {
          min-width: 0;
          width: 100%;
        }
      }
    `,
  ];

  constructor() {
    super();
    const search = new URLSearchParams(location.search);
    this.asked = askedIn(search);
    this.pot = potIn(search);
    this.pages = [];
    this.scored = '';
    this.isBusy = true;
  }

  override connectedCallback() {
    super.connectedCallback();
    void this.#begin();
  }

  async #begin() {
    const [games, wordsOf] = await Promise.all([getGames(), ruleWordsOf(screens)]);
    this.wordsOf = wordsOf;
    this.problem = isApiProblem(games) ? games : undefined;
    this.isBusy = false;
    if (isApiProblem(games)) return;
    this.games = games;
    const isKnown = games.some(({ id }) => id === this.asked.game);
    this.#ask(isKnown ? this.asked : { board: this.asked.board, game: games[0]?.id ?? '' }, this.pot);
  }

  /** From the top: another board, game or filter. */
  #ask(asked: BoardAsked, pot?: PotShown) {
    this.asked = asked;
    this.pot = pot;
    this.pages = [];
    const words = screenOf(asked.game)?.words;
    if (words) void bringWords(words);
    history.replaceState(null, '', this.isEmbedded ? embedPath(this.#path()) : this.#path());
    if (!pot) void this.#more();
  }

  /** The address of what is shown. */
  #path(): string {
    const { asked, pot } = this;
    const shown = pot ? { board: 'pots', game: asked.game, ...pot } : asked;
    return `/boards?${new URLSearchParams({ ...shown }).toString()}`;
  }

  async #more() {
    const asking = ++this.#asking;
    this.isBusy = true;
    const skip = this.pages.reduce((sum, { rows }) => sum + rows.length, 0);
    const page = await getBoard(this.asked, skip);
    if (asking !== this.#asking) return;
    this.isBusy = false;
    this.problem = isApiProblem(page) ? page : undefined;
    if (isApiProblem(page)) return;
    this.scored = page.scored;
    this.pages = [...this.pages, page];
  }

  override render() {
    if (this.isEmbedded) return this.#renderEmbedded();
    const { games, asked } = this;
    return html`<div class="page">
      <h1>${msg('Boards')}</h1>
      <p class="quiet">${msg('Whoever signs in their player card at the table is on the boards when the game has ended. Machines and guests are not.')}</p>
      ${
        games
          ? html`<div class="choices" role="group" aria-label=${msg('Game')}>
            ${games.map((game) => this.#choice(translated(game.name), game.id === asked.game, { board: asked.board, game: game.id }, this.pot && {}))}
          </div>
          <div class="choices" role="group" aria-label=${msg('Which board')}>
            ${boardNames.map((board) => this.#choice(titleOf(board), !this.pot && board === asked.board, { ...asked, board }))}
            ${this.#choice(msg('Honour pot'), this.pot !== undefined, asked, {})}
          </div>
          ${this.pot ? nothing : this.#renderFriends()}
          ${this.pot || asked.board === 'ranked' ? nothing : html`${this.#renderFilters(this.#game())}${this.#renderTable()}`}`
          : nothing
      }
      ${this.#renderBoard()}
      ${games && !this.problem && (this.pot || !asked.friends) ? this.#renderShare() : nothing}
    </div>`;
  }

  #renderEmbedded() {
    const limits = this.pot || this.asked.board === 'ranked' ? [] : this.#limits();
    return html`<div class="embedded">
      <header>
        <h1>${this.#title()}</h1>
        <a href=${wholePath(location)} rel="noopener">Vexillum</a>
      </header>
      ${limits.length > 0 ? html`<p class="small quiet">${msg('Only games')}: ${limits.join(' · ')}</p>` : nothing}
      ${this.#renderBoard()}
    </div>`;
  }

  #renderBoard() {
    const { asked, pot } = this;
    if (!this.games || !pot) return this.#renderState();
    return html`<vx-pot-view game=${asked.game} .period=${pot.period} ?isEmbedded=${this.isEmbedded} @period=${(event: CustomEvent<string>) => this.#ask(asked, { period: event.detail })}></vx-pot-view>`;
  }

  #renderShare() {
    const { asked, pot } = this;
    const file = pot ? potAddress({ game: asked.game, ...pot }) : boardAddress(asked);
    return html`<vx-board-share file=${file} page=${this.#path()} name=${this.#title()}></vx-board-share>`;
  }

  #game(): OfferedGame | undefined {
    return this.games?.find(({ id }) => id === this.asked.game);
  }

  #title(): string {
    const game = this.#game();
    const board = this.pot ? msg('Honour pot') : titleOf(this.asked.board);
    return game ? `${translated(game.name)}: ${board}` : board;
  }

  /** What the board is limited to, in words. */
  #limits(): readonly string[] {
    const { profile, rule, from, to, table } = this.asked;
    const game = this.#game();
    const profileName = game?.profiles.find(({ id }) => id === profile)?.name;
    const ruleTitle = game?.houseRules.find(({ key }) => key === rule)?.title;
    return [
      ...(profileName ? [translated(profileName)] : []),
      ...(ruleTitle ? [translated(ruleTitle)] : []),
      ...(table ? [this.pages[0]?.rows[0]?.tableName ?? msg('Only games of one table.')] : []),
      ...(from ? [`${msg('From')} ${dayText(from)}`] : []),
      ...(to ? [`${msg('Before')} ${dayText(to)}`] : []),
    ];
  }

  #choice(title: string, isChosen: boolean, asked: BoardAsked, pot?: PotShown) {
    return html`<button type="button" class="plain" aria-pressed=${isChosen} @click=${() => this.#ask(asked, pot)}>${title}</button>`;
  }

  /** Whoever has no card has marked nobody. */
  #renderFriends() {
    const { friends, ...others } = this.asked;
    if (!friends && !myCard()) return nothing;
    const asked: BoardAsked = friends ? others : { ...others, friends: 'yes' };
    return html`<div class="choices">
      <button type="button" class="plain" aria-pressed=${friends === 'yes'} @click=${() => this.#ask(asked)}>${icon('users')}${msg('My friends and I')}</button>
    </div>`;
  }

  #renderFilters(game: OfferedGame | undefined) {
    if (!game) return nothing;
    const { asked } = this;
    const choose = (
      key: 'profile' | 'rule',
      title: string,
      all: string,
      from: readonly (readonly [string, string])[],
    ) =>
      html`<label>${title}
        <select @change=${(event: Event) => this.#filter(key, (event.target as HTMLSelectElement).value)}>
          <option value="" ?selected=${asked[key] === undefined}>${all}</option>
          ${from.map(([value, text]) => html`<option value=${value} ?selected=${asked[key] === value}>${text}</option>`)}
        </select>
      </label>`;
    const date = (key: 'from' | 'to', title: string) =>
      html`<label>${title}<input type="date" .value=${asked[key] ?? ''} @change=${(event: Event) => this.#filter(key, (event.target as HTMLInputElement).value)} /></label>`;
    return html`<div class="filters" role="group" aria-label=${msg('Only games')}>
      ${choose(
        'profile',
        msg('Map or rules'),
        msg('All'),
        game.profiles.map(({ id, name }) => [id, translated(name)] as const),
      )}
      ${choose(
        'rule',
        msg('House rule'),
        msg('Any'),
        game.houseRules.map(({ key, title }) => [key, translated(title)] as const),
      )}
      ${date('from', msg('From'))}${date('to', msg('Before'))}
    </div>`;
  }

  /** One table's games, also those that were played before it went on from its file. */
  #renderTable() {
    if (this.asked.table === undefined) return nothing;
    const name = this.pages[0]?.rows[0]?.tableName;
    return html`<p class="one-table">
      ${name ? msg(str`Only games of “${name}”, also from before it went on from its file.`) : msg('Only games of one table.')}
      <button type="button" class="plain" @click=${() => this.#filter('table', '')}>${msg('All tables')}</button>
    </p>`;
  }

  #filter(key: 'profile' | 'rule' | 'from' | 'to' | 'table', value: string) {
    const { [key]: _, ...others } = this.asked;
    this.#ask(value === '' ? others : { ...others, [key]: value });
  }

  #renderState() {
    const rows = this.pages.flatMap((page) => page.rows);
    if (this.problem)
      return html`<div class="empty" role="alert">
        <p>${problemText(this.problem)}</p>
        <button type="button" class="plain" @click=${() => (this.games ? void this.#more() : void this.#begin())}>${msg('Try again')}</button>
      </div>`;
    if (rows.length === 0 && this.isBusy) return html`<p class="empty" role="status">${msg('Just a moment …')}</p>`;
    if (rows.length === 0) return html`<p class="empty">${this.#emptyText()}</p>`;
    return html`${this.#renderRows(rows)}
      ${this.pages.at(-1)?.hasMore ? html`<button type="button" class="plain more" ?disabled=${this.isBusy} @click=${() => void this.#more()}>${msg('More')}</button>` : nothing}`;
  }

  #emptyText(): string {
    const { board, profile, rule, from, to, table, friends } = this.asked;
    if (friends)
      return msg(
        'Neither you nor any of your friends is on this board. You mark friends on their pages, behind their names.',
      );
    // Ranks are of all games of theirs, whatever the other boards are asked for.
    if (board === 'ranked')
      return msg(
        'Nobody is ranked here yet: it takes ten games of people with player cards, against at least three different ones, the last of them within a month.',
      );
    return [profile, rule, from, to, table].some((asked) => asked !== undefined)
      ? msg('No game on this board is like that.')
      : msg('Nobody is on this board yet. The first game of people with player cards that ends puts them there.');
  }

  #renderRows(rows: readonly BoardRow[]) {
    const isScores = this.asked.board === 'scores';
    const hasDay = rows.some(({ endedAt }) => endedAt !== undefined);
    const value = isScores ? translated(this.scored) : this.asked.board === 'winners' ? msg('Games won') : msg('Rank');
    return html`<table aria-label=${titleOf(this.asked.board)}>
      <thead><tr>
        <th scope="col" class="number">${msg('Place')}</th>
        <th scope="col">${msg('Player')}</th>
        <th scope="col" class="number">${value}</th>
        <th scope="col" class="number wide">${isScores ? msg('Opponents') : msg('Games')}</th>
        ${hasDay ? html`<th scope="col" class="wide">${isScores ? msg('Game') : msg('Last game')}</th>` : nothing}
      </tr></thead>
      <tbody>${rows.map((row) => this.#renderRow(row, isScores, hasDay))}</tbody>
    </table>`;
  }

  #renderRow(row: BoardRow, isScores: boolean, hasDay: boolean) {
    const number = (value: number) => new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 }).format(value);
    return html`<tr>
      <td class="number">${row.position}</td>
      <td class="name"><a href=${honoursPath(row.card)}>${row.name}</a></td>
      <td class="number">${number(row.value)}</td>
      <td class="number wide">${isScores ? row.opponents : row.games}</td>
      ${hasDay ? html`<td class="wide">${row.endedAt ? dayText(row.endedAt) : ''}${isScores ? html` · ${this.#tableOf(row)}${this.#rulesOf(row)}` : nothing}</td>` : nothing}
    </tr>`;
  }

  #tableOf({ match = '', tableName }: BoardRow) {
    if (this.isEmbedded || this.asked.table === match) return tableName;
    return html`<button type="button" class="table" title=${msg('Only games of this table')} @click=${() => this.#filter('table', match)}>${tableName}</button>`;
  }

  /** The house rules in force that are not the game's own. */
  #rulesOf({ rules = {} }: BoardRow) {
    const { game } = this.asked;
    const known = this.games?.find(({ id }) => id === game)?.houseRules ?? [];
    const others = this.wordsOf ? otherRules(known, rules, this.wordsOf(game)) : [];
    return others.length === 0 ? nothing : html`<span class="rules">${others.join(' · ')}</span>`;
  }
}

const potIn = (search: URLSearchParams): PotShown | undefined => {
  if (search.get('board') !== 'pots') return undefined;
  const period = search.get('period');
  return period ? { period } : {};
};

const askedIn = (search: URLSearchParams): BoardAsked => {
  const board = boardNames.find((known) => known === search.get('board')) ?? 'scores';
  const others = (['profile', 'rule', 'from', 'to', 'table'] as const).flatMap((key) => {
    const value = search.get(key);
    return value ? [[key, value] as const] : [];
  });
  const friends = search.get('friends') === 'yes' && !search.has('embed') ? { friends: 'yes' as const } : {};
  return { board, game: search.get('game') ?? '', ...Object.fromEntries(others), ...friends };
};

// Last: a page that waits for its element makes one here, at once.
customElements.define('vx-boards-screen', BoardsScreen);
