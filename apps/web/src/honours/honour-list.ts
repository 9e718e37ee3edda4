import { bringWords } from '@vexillum/frame/language';
import { getGames, isApiProblem, type ApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { getHonours, type GivenTier, type HonourRow, type HonoursPage } from '@vexillum/frame/honours-api';
import { myTable } from '@vexillum/frame/memory/my-tables';
import type { Laurel } from '@vexillum/frame/pots-api';
import { replayPath } from '@vexillum/frame/router';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, dayText, getLocale, icon, VxElement } from '@vexillum/ui';
import { msg, str, translated } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { screenOf } from '../all-screens.ts';
import { monthText } from './month-text.ts';

/** What a player was given for how they played, by game, with what proves it; on their own page also what there is still to be won. */
export class HonourList extends VxElement {
  static override properties = {
    card: {},
    isOwn: { type: Boolean },
    page: { state: true },
    problem: { state: true },
  };
  /** The key of the player's card, hex. */
  declare card: string;
  declare isOwn: boolean;
  declare page: HonoursPage | undefined;
  declare problem: ApiProblem | undefined;
  #names: ReadonlyMap<string, string> = new Map();

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      p + section,
      section + section {
        margin-top: var(--wa-space-l);
      }
      h3 {
        margin-bottom: 0.5em;
        font-size: 1.05rem;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: var(--wa-space-s);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.2em 0.8em;
        align-content: start;
        padding: 0.8em 1em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
      }
      .mark {
        grid-row: span 3;
        padding-top: 0.15em;
        color: var(--vx-brass);
        font-size: 1.3rem;
      }
      .open {
        border-style: dashed;
        background: none;
      }
      .open .mark {
        color: var(--wa-color-text-quiet);
      }
      .title {
        font-weight: 600;
      }
      .said {
        font-size: var(--vx-text-small);
      }
      .proof {
        color: var(--wa-color-text-quiet);
        font-size: var(--vx-text-small);
        overflow-wrap: anywhere;
      }
      progress {
        width: 100%;
        height: 0.5rem;
        accent-color: var(--vx-brass);
      }
      details {
        margin-top: var(--wa-space-s);
      }
      summary {
        width: max-content;
        min-height: var(--vx-target, 2.4rem);
        padding: 0.5em 0;
        cursor: pointer;
      }
    `,
  ];

  protected override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('card') && this.card) void this.#read();
  }

  async #read() {
    const { card } = this;
    const [games, page] = await Promise.all([getGames(), getHonours(card)]);
    if (card !== this.card) return;
    this.problem = [games, page].find(isApiProblem);
    if (isApiProblem(page) || isApiProblem(games)) return;
    this.#names = new Map(games.map(({ id, name }) => [id, translated(name)]));
    this.page = page;
    for (const { game } of page.games) {
      const words = screenOf(game)?.words;
      if (words) void bringWords(words);
    }
    this.dispatchEvent(new CustomEvent('honours', { detail: page }));
  }

  override render() {
    const { page, problem } = this;
    if (problem)
      return html`<div class="empty" role="alert">
        <p>${problemText(problem)}</p>
        <button type="button" class="plain" @click=${() => void this.#read()}>${msg('Try again')}</button>
      </div>`;
    if (!page) return html`<p class="quiet" role="status">${msg('Just a moment …')}</p>`;
    const games = this.isOwn ? page.games : page.games.filter(({ rows }) => rows.some(isGiven));
    if (games.length === 0 && page.laurels.length === 0) return html`<p class="quiet">${msg('Nothing yet.')}</p>`;
    const { laurels } = page;
    const hasNone = page.games.every(({ rows }) => !rows.some(isGiven));
    return html`${
      laurels.length > 0
        ? html`<section aria-labelledby="laurels">
          <h3 id="laurels">${msg('Laurels')}</h3>
          <ul>${laurels.map((laurel) => this.#renderLaurel(laurel))}</ul>
        </section>`
        : nothing
    }
    ${
      this.isOwn && hasNone
        ? html`<p class="quiet">${msg('You have none yet. They are given when a game ends in which you have signed in your player card at the table.')}</p>`
        : nothing
    }
    ${games.map(({ game, rows }) => this.#renderGame(game, rows))}`;
  }

  #renderLaurel({ game, period, place }: Laurel) {
    const path = `/boards?${new URLSearchParams({ board: 'pots', game, period }).toString()}`;
    return html`<li>
      <span class="mark" aria-hidden="true">${icon('star')}</span>
      <a class="title" href=${path}>${msg(str`${place}. place, ${this.#names.get(game) ?? game}, ${monthText(period)}`)}</a>
    </li>`;
  }

  #renderGame(game: string, rows: readonly HonourRow[]) {
    const given = rows.filter(isGiven);
    const open = rows.filter((row) => row.given.length < row.tiers.length);
    return html`<section aria-labelledby=${`honours-${game}`}>
      <h3 id=${`honours-${game}`}>${msg(str`${this.#names.get(game) ?? game}: ${given.length} of ${rows.length}`)}</h3>
      ${given.length > 0 ? html`<ul>${given.map((row) => this.#renderGiven(row))}</ul>` : nothing}
      ${
        this.isOwn && open.length > 0
          ? html`<details>
            <summary>${msg(str`Still to be won: ${open.length}`)}</summary>
            <ul>${open.map((row) => this.#renderOpen(row))}</ul>
          </details>`
          : nothing
      }
    </section>`;
  }

  #renderGiven({ title, description, tiers, given }: HonourRow) {
    const last = given.at(-1);
    if (!last) return nothing;
    const reached = tiers[last.tier - 1] ?? 0;
    return html`<li>
      <span class="mark" aria-hidden="true">${icon('star')}</span>
      <span class="title">${translated(title)}${tiers.length > 1 ? html` · ${number(reached)}` : nothing}</span>
      <span class="said">${translated(description)}${tiers.length > 1 ? html` ${msg(str`Step ${last.tier} of ${tiers.length}.`)}` : nothing}</span>
      <span class="proof">${this.#proof(last)}</span>
    </li>`;
  }

  /** The date, which game and entry it was, and the way there for whoever holds a seat at that table. */
  #proof({ at, table, nth, seq, head }: GivenTier) {
    const mine = this.isOwn ? myTable(table) : undefined;
    const where = msg(str`game ${nth} at table ${table}, entry ${seq}, last hash ${head.slice(0, 8)}`);
    return html`${dayText(at)} · ${
      mine ? html`<a href=${replayPath(table, mine.lastSeat)}>${msg('Watch that game again')}</a><br />${where}` : where
    }`;
  }

  #renderOpen({ title, description, tiers, value, given }: HonourRow) {
    const next = tiers[given.length] ?? 0;
    return html`<li class="open">
      <span class="mark" aria-hidden="true">${icon('star')}</span>
      <span class="title">${translated(title)}${tiers.length > 1 ? html` · ${number(next)}` : nothing}</span>
      <span class="said">${translated(description)}</span>
      ${
        value === undefined
          ? nothing
          : html`<span class="said"><progress max=${next} value=${value} aria-label=${translated(title)}></progress>${msg(str`${number(value)} so far, the next step at ${number(next)}`)}</span>`
      }
    </li>`;
  }
}

const isGiven = ({ given }: HonourRow): boolean => given.length > 0;

const number = (value: number): string => new Intl.NumberFormat(getLocale()).format(value);

customElements.define('vx-honour-list', HonourList);
