import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import { type ApiProblem, ask, getGames, isApiProblem, type OfferedGame } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { openLastingSource } from '@vexillum/frame/play/lasting-source';
import { conveningWords } from '@vexillum/frame/play/option-words';
import { doorPath } from '@vexillum/frame/router';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import type { ListedEvent } from '@vexillum/protocol';
import { baseStyles, icon, timeOfDay, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { eventStyles } from './event-styles.ts';

interface Changes {
  readonly events?: readonly ListedEvent[];
  readonly goneEvents?: readonly string[];
}

/** The newest first, as the list has them. */
const withChanges = (
  known: readonly ListedEvent[],
  { events = [], goneEvents = [] }: Changes,
): readonly ListedEvent[] => {
  const rows = new Map(known.map((event) => [event.table, event]));
  for (const table of goneEvents) rows.delete(table);
  for (const event of events) rows.set(event.table, event);
  return [...rows.values()].toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
};

/** The events that everybody can find here, and the way to one's own. */
export class EventsScreen extends VxElement {
  static override properties = { events: { state: true }, games: { state: true }, problem: { state: true } };
  declare events: readonly ListedEvent[] | undefined;
  declare games: readonly OfferedGame[];
  declare problem: ApiProblem | undefined;
  #hangUp: (() => void) | undefined;

  static override styles = [
    baseStyles,
    pageStyles,
    eventStyles,
    css`
      h1 ~ p:has(wa-button),
      .events {
        margin-top: var(--wa-space-l);
      }
    `,
  ];

  constructor() {
    super();
    this.games = [];
  }

  override connectedCallback() {
    super.connectedCallback();
    void this.#look();
    void this.#loadGames();
    this.#hangUp = openLastingSource(
      '/api/events/changes',
      {
        // What happened before the line was there, or while it was away, is in the list.
        whole: () => void this.#look(),
        changes: (data) => (this.events = withChanges(this.events ?? [], JSON.parse(data) as Changes)),
      },
      () => undefined,
    );
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#hangUp?.();
  }

  async #loadGames() {
    const games = await getGames();
    if (!isApiProblem(games)) this.games = games;
  }

  async #look() {
    const answer = await ask<{ events: readonly ListedEvent[] }>('/api/events');
    this.problem = isApiProblem(answer) ? answer : undefined;
    if (!isApiProblem(answer)) this.events = answer.events;
  }

  override render() {
    return html`<div class="page">
      <h1>${msg('Events')}</h1>
      <p class="quiet">${msg('Tournaments and league days: sign-up, pairings, tables that open by themselves, results and standings. Every one can be saved as a file that anybody checks.')}</p>
      <p><wa-button variant="brand" href="/events/new">${msg('New event')}</wa-button></p>
      ${this.problem ? html`<p class="row small" role="status">${icon('warning')}<span>${problemText(this.problem)}</span></p>` : nothing}
      ${this.events ? this.#renderEvents(this.events) : this.problem ? nothing : html`<p class="empty" role="status"><wa-spinner></wa-spinner> ${msg('Loading …')}</p>`}
    </div>`;
  }

  #renderEvents(events: readonly ListedEvent[]) {
    if (events.length === 0)
      return html`<p class="empty">${msg('No event is open to everybody just now. Make one, or ask for the link of one that is private.')}</p>`;
    return html`<ul class="cards events">
      ${events.map((event) => this.#renderEvent(event))}
    </ul>`;
  }

  #renderEvent(event: ListedEvent) {
    const { table, name, openedAt, entrants } = event;
    const game = this.games.find(({ id }) => id === event.game);
    const edition = event.laid ?? game?.profiles.find(({ id }) => id === event.profile)?.name;
    const facts = [
      game?.name ?? '',
      edition === game?.name ? '' : (edition ?? ''),
      msg('{0, plural, =0 {Nobody takes part yet} one {One takes part} other {# take part}}', entrants),
      msg('opened {0}', timeOfDay(openedAt)),
    ];
    return html`<li class="card">
      <div class="between">
        <h2><a href=${doorPath(table)}>${name || msg('Unnamed event')}</a></h2>
        <span class="chip">${conveningWords(event)}</span>
      </div>
      <p class="small quiet">${facts.filter((fact) => fact !== '').join(' · ')}</p>
    </li>`;
  }
}
customElements.define('vx-events-screen', EventsScreen);

export const eventsPage = () => html`<vx-events-screen></vx-events-screen>`;
