import { dayText, icon, sideStyles, StoreController, baseStyles, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import type { GlancedTable } from '@vexillum/protocol';
import { css, html, nothing } from 'lit';
import { keptText } from '../kept-text.ts';
import { forgetInvites, myInvites } from '../memory/my-invites.ts';
import { forgetTable, type MyTable, myTables } from '../memory/my-tables.ts';
import { invitesPath, tablePath } from '../router.ts';
import { seatTitle } from '../seat-title.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { type GlanceLine, type Glances, openGlanceLine } from './glance-line.ts';
import { byUrgency, type Standing, standingOf } from './standing.ts';

interface KnownTable extends Omit<MyTable, 'openedAt' | 'lastSeat'> {
  readonly openedAt?: number;
  /** It was opened here, and its links can be sent from here. */
  readonly hasLinks: boolean;
}

/** Tables that were opened here and where nobody of this browser sits yet, then those where somebody does. */
export const knownTables = (): readonly KnownTable[] => {
  const [sat, opened] = [myTables(), myInvites()];
  const waiting = opened.filter(({ table }) => !sat.some((mine) => mine.table === table));
  return [
    ...waiting.map(({ table, name }) => ({ table, name, seats: [], hasLinks: true })),
    ...sat.map((mine) => {
      const links = opened.find(({ table }) => table === mine.table);
      return { ...mine, name: mine.name || (links?.name ?? ''), hasLinks: links !== undefined };
    }),
  ];
};

/**
 * The tables of this browser, those first where somebody waits for the reader; how many do stands in the page's title. Tells `forgot` when one is
 * taken off.
 */
export class MyTablesList extends VxElement {
  #line: GlanceLine | undefined;
  readonly #glances = new StoreController<Glances | undefined>(this);

  static override styles = [
    baseStyles,
    sideStyles,
    pageStyles,
    css`
      .tables {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: var(--wa-space-m);
      }
      .card {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6em;
        align-content: start;
      }
      .card.mine {
        border-color: var(--vx-brass);
        box-shadow: 0 0 0 1px var(--vx-brass);
      }
      h3 {
        min-width: 0;
        font-size: 1.1rem;
        overflow-wrap: anywhere;
      }
      .stands {
        display: flex;
        gap: 0.45em;
        align-items: center;
      }
      .mine .stands {
        font-weight: 600;
      }
      .people {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25em 1em;
      }
      .people span {
        display: inline-flex;
        gap: 0.4em;
        align-items: center;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
      }
      .chips a {
        display: inline-flex;
        align-items: center;
        gap: 0.45em;
        min-height: var(--vx-target);
        padding: 0.3em 0.8em;
        border: 1px solid var(--vx-line);
        border-radius: 999px;
        background: var(--wa-color-surface-default);
        color: inherit;
        text-decoration: none;
      }
      .chips a:hover {
        border-color: var(--wa-color-brand-border-loud);
      }
      .forget {
        min-width: var(--vx-target);
        min-height: var(--vx-target);
        border: 0;
        background: none;
        cursor: pointer;
        opacity: 0.6;
      }
      .forget:hover {
        opacity: 1;
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.#line = openGlanceLine();
    this.#glances.watch(this.#line.$glances);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#line?.close();
    this.#line = undefined;
    document.title = unnumbered(document.title);
  }

  override render() {
    const now = Date.now();
    const standings = new Map<string, Standing>();
    const tables = knownTables();
    for (const { table, seats } of tables) {
      const glanced = this.#glances.value?.get(table);
      if (glanced) standings.set(table, standingOf(glanced, seats, now));
    }
    const order = byUrgency((table) => {
      const [standing, glanced] = [standings.get(table), this.#glances.value?.get(table)];
      return standing && glanced && { isMyTurn: standing.isMyTurn, state: glanced.state };
    });
    return html`<ul class="tables">${tables
      .toSorted((one, other) => order(one.table, other.table))
      .map((mine) => this.#renderTable(mine, this.#glances.value?.get(mine.table), standings.get(mine.table)))}</ul>`;
  }

  protected override updated() {
    const waiting = [...(this.#glances.value?.values() ?? [])].filter((glanced) => {
      const seats = myTables().find(({ table }) => table === glanced.table)?.seats ?? [];
      return standingOf(glanced, seats, Date.now()).isMyTurn;
    }).length;
    const title = unnumbered(document.title);
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  }

  #renderTable(mine: KnownTable, glanced: GlancedTable | undefined, standing: Standing | undefined) {
    const name = mine.name || msg('Unnamed table');
    return html`<li class="card ${standing?.isMyTurn ? 'mine' : ''}">
      <div class="row">
        <h3 class="grow">${name}</h3>
        <button class="forget" type="button" title=${msg('Take off this list, with the links that are kept here. You keep your seat as long as this browser keeps its cookies.')} aria-label=${msg('Take off this list')} @click=${() => this.#forget(mine.table)}>
          ${icon('xmark')}
        </button>
      </div>
      ${glanced && standing ? renderStanding(glanced, standing) : nothing}
      <p class="small quiet">${mine.keptUntil ? html`${keptText(mine.keptUntil)}<br />` : nothing}${mine.openedAt ? `${msg('Last opened')} ${dayText(mine.openedAt)}` : msg('You have not sat down there yet.')}</p>
      <div class="chips">
        ${mine.seats.map(
          (seat) => html`<a href=${tablePath(mine.table, seat.seat)} aria-label="${name}: ${seatTitle(seat)}">
            <span class="side ${seat.side ?? ''}"></span>${seatTitle(seat)}
          </a>`,
        )}
        ${mine.hasLinks ? html`<a href=${invitesPath(mine.table)} aria-label="${name}: ${msg('Links for the others')}">${icon('link')}${msg('Links for the others')}</a>` : nothing}
      </div>
    </li>`;
  }

  #forget(table: string) {
    forgetTable(table);
    forgetInvites(table);
    this.requestUpdate();
    this.tell('forgot');
  }
}
customElements.define('vx-my-tables', MyTablesList);

const unnumbered = (title: string): string => title.replace(/^\(\d+\) /, '');

const signs = { playing: 'hourglass', waiting: 'chair', over: 'star' } as const;

const renderStanding = ({ state, players, gameName }: GlancedTable, { isMyTurn, text }: Standing) =>
  html`<p class="stands">${icon(isMyTurn ? 'flag' : signs[state])}${text}</p>
    <p class="people small"><span class="quiet">${gameName}</span>${players.map((player) => html`<span><span class="side ${player.side ?? ''}"></span>${player.name}</span>`)}</p>`;
