import { type ApiProblem, isApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { myCard } from '@vexillum/frame/cards/my-card';
import { getPot, type OwnPot, type PotPage, type PotRow } from '@vexillum/frame/pots-api';
import { honoursPath } from '@vexillum/frame/router';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, getLocale, VxElement } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import { css, html, nothing, type PropertyValues } from 'lit';
import { boardTableStyles } from './board-table-styles.ts';
import { monthText } from './month-text.ts';
import { whyUnratedText } from './why-unrated-text.ts';

/** A game's honour pot of a month: who stands where, whom to beat, and what a reader with a card still needs. */
export class PotView extends VxElement {
  static override properties = {
    game: {},
    period: {},
    isEmbedded: { type: Boolean },
    page: { state: true },
    problem: { state: true },
  };
  declare game: string;
  /** `2026-11`; the running one without it. */
  declare period: string | undefined;
  /** On somebody else's page: the same for everybody. */
  declare isEmbedded: boolean;
  declare page: PotPage | undefined;
  declare problem: ApiProblem | undefined;
  /** Answers to what is no longer asked are let go. */
  #asking = 0;

  static override styles = [
    baseStyles,
    pageStyles,
    boardTableStyles,
    css`
      .about {
        margin: var(--wa-space-s) 0;
      }
      label {
        display: inline-grid;
        gap: 0.15em;
        font-size: var(--vx-text-small);
      }
      select {
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
      .own {
        margin: var(--wa-space-m) 0;
      }
      .own p + p {
        margin-top: 0.3em;
      }
      tr[aria-current] td {
        background: var(--wa-color-brand-fill-quiet);
      }
      .hash {
        overflow-wrap: anywhere;
        font: 0.8em var(--wa-font-family-code);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>) {
    if ((changed.has('game') || changed.has('period')) && this.game) void this.#read();
  }

  async #read() {
    const asking = ++this.#asking;
    const card = myCard()?.key;
    const page = await getPot({
      game: this.game,
      ...(this.period === undefined ? {} : { period: this.period }),
      ...(card === undefined ? {} : { card }),
    });
    if (asking !== this.#asking) return;
    this.problem = isApiProblem(page) ? page : undefined;
    this.page = isApiProblem(page) ? undefined : page;
  }

  override render() {
    const { page, problem } = this;
    if (problem)
      return html`<div class="empty" role="alert">
        <p>${problemText(problem)}</p>
        <button type="button" class="plain" @click=${() => void this.#read()}>${msg('Try again')}</button>
      </div>`;
    if (!page) return html`<p class="empty" role="status">${msg('Just a moment …')}</p>`;
    return html`<p class="about">${this.#about(page)}</p>
      ${page.periods.length > 1 && !this.isEmbedded ? this.#renderPeriods(page) : nothing}
      ${this.isEmbedded ? nothing : myCard() ? this.#renderOwn(page) : html`<p class="quiet">${msg('With a player card you can win laurels here.')} <a href="/me">${msg('My player card')}</a></p>`}
      ${page.rows.length === 0 ? html`<p class="empty">${this.#emptyText(page)}</p>` : this.#renderRows(page)}
      ${page.seal ? html`<p class="small quiet">${msg('Closed, and never changed since. Its hash:')} <span class="hash">${page.seal.hash}</span></p>` : nothing}`;
  }

  #about({ state, closesAt, to, needs, needsOpponents, period }: PotPage): string {
    const month = monthText(period);
    switch (state) {
      case 'running':
        return msg(
          str`${month}: everybody begins from nothing, and only rated games of this month count. After ${needs} of them, against at least ${needsOpponents} different players, you have a place; the first three win laurels, never money. The month ends on ${momentText(to)}, the pot is closed on ${momentText(closesAt)}.`,
        );
      case 'counting':
        return msg(
          str`${month} is over. What is told late still counts until the pot is closed on ${momentText(closesAt)}.`,
        );
      case 'closed':
        return msg(str`The pot of ${month}, closed on ${momentText(closesAt)}.`);
      default:
        return state satisfies never;
    }
  }

  #emptyText({ state }: PotPage): string {
    return state === 'running'
      ? msg('Nobody has played a rated game this month yet: the first one leads the pot.')
      : msg('Nobody played a rated game in that month.');
  }

  #renderPeriods({ periods, period: shown }: PotPage) {
    return html`<label>${msg('Month')}
      <select @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}>
        ${periods.map((period) => html`<option value=${period} ?selected=${period === shown}>${monthText(period)}</option>`)}
      </select>
    </label>`;
  }

  #choose(period: string) {
    this.dispatchEvent(new CustomEvent('period', { detail: period }));
  }

  #renderOwn(page: PotPage) {
    const { own, state } = page;
    if (!own) return nothing;
    const lines = state === 'closed' ? closedLines(own) : openLines(own);
    return html`<section class="card own" aria-labelledby="own">
      <h2 id="own">${msg('How you stand')}</h2>
      ${lines.map((line) => html`<p>${line}</p>`)}
      ${
        own.uncounted.length > 0
          ? html`<p class="small quiet">${msg('Games of yours this month that do not count:')} ${own.uncounted.map(({ why, games }) => `${games} (${whyUnratedText(why)})`).join('; ')}.</p>`
          : nothing
      }
    </section>`;
  }

  #renderRows({ rows, period }: PotPage) {
    const mine = myCard()?.key;
    return html`<table aria-label=${msg(str`Pot of ${monthText(period)}`)}>
      <thead><tr>
        <th scope="col" class="number">${msg('Place')}</th>
        <th scope="col">${msg('Player')}</th>
        <th scope="col" class="number">${msg('Points')}</th>
        <th scope="col" class="number">${msg('Games')}</th>
        <th scope="col" class="number wide">${msg('Games won')}</th>
      </tr></thead>
      <tbody>${rows.map(
        (row) => html`<tr aria-current=${row.card === mine ? 'true' : nothing}>
          <td class="number">${row.position ?? '–'}</td>
          <td class="name"><a href=${honoursPath(row.card)}>${row.name}</a>${lacking(row).map((line) => html`<span class="rules">${line}</span>`)}</td>
          <td class="number">${number(row.value)}</td>
          <td class="number">${row.games}</td>
          <td class="number wide">${row.won}</td>
        </tr>`,
      )}</tbody>
    </table>`;
  }
}

const number = (value: number): string => new Intl.NumberFormat(getLocale()).format(value);

const momentText = (at: string): string =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

/** What a place still takes. */
const lacking = ({ missing = 0, missingOpponents = 0 }: PotRow): readonly string[] => [
  ...(missing > 0
    ? [msg('{0, plural, one {one more rated game for a place} other {# more rated games for a place}}', missing)]
    : []),
  ...(missingOpponents > 0
    ? [msg('{0, plural, one {one more opponent for a place} other {# more opponents for a place}}', missingOpponents)]
    : []),
];

const beatText = ({ name, value }: PotRow): string => msg(str`To beat: ${name}, with ${number(value)} points.`);

const openLines = ({ row, toBeat, missing, missingOpponents }: OwnPot): readonly string[] => [
  ...(row ? [placeText(row)] : [msg('You have no rated game in this month.')]),
  ...(missing > 0
    ? [
        msg(
          '{0, plural, one {You need one more rated game for a place.} other {You need # more rated games for a place.}}',
          missing,
        ),
      ]
    : []),
  ...(missingOpponents > 0
    ? [
        msg(
          '{0, plural, one {You need rated games against one more player for a place.} other {You need rated games against # more players for a place.}}',
          missingOpponents,
        ),
      ]
    : []),
  ...(toBeat ? [beatText(toBeat)] : row?.position === 1 ? [msg('Nobody is above you.')] : []),
];

const closedLines = ({ row, missing, missingOpponents }: OwnPot): readonly string[] => {
  if (!row) return [msg('You played no rated game in that month.')];
  return missing + missingOpponents > 0
    ? [msg('You played too few rated games for a place, or against too few players.')]
    : [placeText(row)];
};

const placeText = ({ position, value }: PotRow): string =>
  position === undefined
    ? msg(str`You have ${number(value)} points.`)
    : msg(str`Place ${position}, with ${number(value)} points.`);

customElements.define('vx-pot-view', PotView);
