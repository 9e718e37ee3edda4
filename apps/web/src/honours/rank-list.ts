import { getGames, isApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { bringWords } from '@vexillum/frame/language';
import { myTable } from '@vexillum/frame/memory/my-tables';
import { type GameRank, getRanks, type PlayedRow, type RankPoint } from '@vexillum/frame/ranks-api';
import { replayPath } from '@vexillum/frame/router';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, dayText, getLocale, VxElement } from '@vexillum/ui';
import { msg, str, translated } from '@vexillum/ui/words';
import { css, html, nothing, svg } from 'lit';
import { screenOf } from '../all-screens.ts';
import { boardTableStyles } from './board-table-styles.ts';
import { rankLine } from './rank-line.ts';
import { whyUnratedText } from './why-unrated-text.ts';

const WIDTH = 600;
const HEIGHT = 140;

/** A player's rank in each game they have rated games of, and its way there: a line, and a table that says the same; and the games that they played. */
export class RankList extends VxElement {
  static override properties = {
    card: {},
    isOwn: { type: Boolean },
    ranks: { state: true },
    played: { state: true },
    problem: { state: true },
  };
  /** The key of the player's card, hex. */
  declare card: string;
  declare isOwn: boolean;
  declare ranks: readonly GameRank[] | undefined;
  declare played: readonly PlayedRow[];
  declare problem: string | undefined;
  #names: ReadonlyMap<string, string> = new Map();

  static override styles = [
    baseStyles,
    pageStyles,
    boardTableStyles,
    css`
      section {
        margin-bottom: var(--wa-space-l);
      }
      h3 {
        margin-bottom: 0.2em;
        font-size: 1.05rem;
      }
      .graph {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.2em 0.6em;
        max-width: 40rem;
        margin: 0.6em 0;
        color: var(--wa-color-text-quiet);
        font-size: var(--vx-text-small);
        font-variant-numeric: tabular-nums lining-nums;
      }
      .scale,
      .span {
        display: flex;
        justify-content: space-between;
      }
      .scale {
        flex-direction: column;
        text-align: end;
        line-height: 1;
      }
      .span {
        grid-column: 2;
      }
      svg {
        display: block;
        width: 100%;
        height: 8rem;
        border: solid var(--vx-line);
        border-width: 0 0 1px 1px;
        overflow: visible;
      }
      .nothing {
        stroke: var(--vx-line);
        stroke-dasharray: 4 4;
      }
      .line {
        fill: none;
        stroke: var(--vx-brass);
        stroke-width: 2.5;
        stroke-linejoin: round;
      }
      .line,
      .nothing {
        vector-effect: non-scaling-stroke;
      }
      summary {
        min-height: var(--vx-target, 2rem);
        cursor: pointer;
      }
      .games {
        max-height: 24rem;
        max-width: 40rem;
        overflow: auto;
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.#read();
  }

  async #read() {
    this.problem = undefined;
    const [games, page] = await Promise.all([getGames(), getRanks(this.card)]);
    const problem = isApiProblem(page) ? page : isApiProblem(games) ? games : undefined;
    if (problem) this.problem = problemText(problem);
    if (isApiProblem(page) || isApiProblem(games)) return;
    for (const game of new Set([...page.games, ...page.played].map((each) => each.game))) {
      const words = screenOf(game)?.words;
      if (words) void bringWords(words).then(() => this.requestUpdate());
    }
    this.#names = new Map(games.map(({ id, name }) => [id, name]));
    this.played = page.played;
    this.ranks = page.games;
  }

  override render() {
    const { ranks, problem } = this;
    if (problem)
      return html`<h2>${msg('Ranks')}</h2>
        <div class="empty" role="alert">
          <p>${problem}</p>
          <button type="button" class="plain" @click=${() => void this.#read()}>${msg('Try again')}</button>
        </div>`;
    if (!ranks) return nothing;
    return html`${ranks.length > 0 || this.isOwn ? this.#renderRanks(ranks) : nothing} ${this.#renderPlayed()}`;
  }

  #renderRanks(ranks: readonly GameRank[]) {
    return html`<h2>${msg('Ranks')}</h2>
      ${
        ranks.length === 0
          ? html`<p class="quiet">${msg('You have no rank yet. It begins with the first game against people with player cards, the dice thrown by the table.')}</p>`
          : ranks.map((rank) => this.#renderRank(rank))
      }`;
  }

  #renderRank(rank: GameRank) {
    const name = this.#names.get(rank.game);
    const title = name === undefined ? rank.game : translated(name);
    const id = `rank-${rank.game}`;
    return html`<section aria-labelledby=${id}>
      <h3 id=${id}>${msg(str`${title}: rank ${number(rank.rank)}`)}</h3>
      <p class="small quiet">${standingText(rank)}</p>
      ${this.#renderGraph(rank, title)}
      <details>
        <summary>${msg('Game by game')}</summary>
        <div class="games" tabindex="0" role="region" aria-label=${msg(str`Rank in ${title}, game by game`)}>${this.#renderTable(rank)}</div>
      </details>
    </section>`;
  }

  #renderPlayed() {
    if (this.played.length === 0) return nothing;
    return html`<section aria-labelledby="played">
      <h2 id="played">${msg('Games played')}</h2>
      <div class="games" tabindex="0" role="region" aria-label=${msg('Games played')}><table aria-labelledby="played">
        <thead><tr>
          <th scope="col">${msg('Day')}</th>
          <th scope="col">${msg('Table')}</th>
          <th scope="col">${msg('Result')}</th>
        </tr></thead>
        <tbody>${this.played.map((row) => this.#renderRow(row))}</tbody>
      </table></div>
    </section>`;
  }

  #renderRow({ game, table, tableName, endedAt, place, unrated }: PlayedRow) {
    const mine = this.isOwn ? myTable(table) : undefined;
    const name = this.#names.get(game);
    return html`<tr>
      <td>${dayText(endedAt)}</td>
      <td>${mine ? html`<a href=${replayPath(table, mine.lastSeat)}>${tableName}</a>` : tableName}<span class="rules">${name === undefined ? game : translated(name)}</span></td>
      <td>${place === 1 ? msg('A win') : unrated?.includes('undecided') ? msg('Nobody won') : place === undefined ? msg('A defeat') : msg(str`Place ${place}`)}${unrated ? html`<span class="rules">${msg('not rated:')} ${whyUnratedText(unrated)}</span>` : nothing}</td>
    </tr>`;
  }

  #renderGraph({ history }: GameRank, title: string) {
    const [first, last] = [history[0], history.at(-1)];
    if (!first || !last) return nothing;
    const { points, lowest, highest } = rankLine(history, WIDTH, HEIGHT);
    const best = Math.max(...history.map(({ rank }) => rank));
    const said = msg(
      str`Rank in ${title} after each game: ${number(first.rank)} after game ${first.game}, at best ${number(best)}, ${number(last.rank)} after game ${last.game}.`,
    );
    const zero = (HEIGHT * highest) / (highest - lowest);
    return html`<div class="graph">
      <div class="scale" aria-hidden="true"><span>${highest}</span><span>${lowest}</span></div>
      <svg role="img" aria-label=${said} viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">
        ${lowest < 0 && highest > 0 ? svg`<line class="nothing" x1="0" x2=${WIDTH} y1=${zero} y2=${zero} />` : nothing}
        <polyline class="line" points=${points.map((point) => point.join(',')).join(' ')} />
      </svg>
      <div class="span" aria-hidden="true"><span>${dayText(first.at)}</span><span>${dayText(last.at)}</span></div>
    </div>`;
  }

  #renderTable({ history }: GameRank) {
    return html`<table>
      <thead><tr>
        <th scope="col" class="number">${msg('No.')}</th>
        <th scope="col">${msg('Day')}</th>
        <th scope="col">${msg('Result')}</th>
        <th scope="col" class="number">${msg('Rank')}</th>
      </tr></thead>
      <tbody>${history.toReversed().map((point) => renderPoint(point))}</tbody>
    </table>`;
  }
}

const renderPoint = ({ game, at, isWon, rank }: RankPoint) => html`<tr>
  <td class="number">${game}</td>
  <td>${dayText(at)}</td>
  <td>${isWon ? msg('A win') : msg('A defeat')}</td>
  <td class="number">${number(rank)}</td>
</tr>`;

const standingText = ({ rated, position, missing, missingOpponents }: GameRank): string => {
  const games = msg('{0, plural, one {one rated game} other {# rated games}}', rated);
  if (position !== undefined) return msg(str`Place ${position} on the board, ${games}.`);
  if (missing !== undefined)
    return msg(
      '{0}; {1, plural, one {one more for a place on the board} other {# more for a place on the board}}.',
      games,
      missing,
    );
  if (missingOpponents !== undefined)
    return msg(
      '{0}; {1, plural, one {one more opponent for a place on the board} other {# more opponents for a place on the board}}.',
      games,
      missingOpponents,
    );
  return msg(str`${games}, the last of them too long ago for a place on the board.`);
};

const number = (value: number): string =>
  new Intl.NumberFormat(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

customElements.define('vx-rank-list', RankList);
