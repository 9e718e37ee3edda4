import { choiceOf, type Json, saysSame } from '@vexillum/model';
import { msg, wordsText } from '@vexillum/ui/words';
import { actAt, isApiProblem, type OfferedGame } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import type { SetupOf } from '@vexillum/frame/new-table/table-wish';
import { type ConvenedLine, type ConvenedTables, openConvenedLine } from '@vexillum/frame/play/convened-line';
import type { LineState } from '@vexillum/frame/play/play-line';
import type { ConvenedSide } from '@vexillum/protocol';
import { lampStyles, StoreController } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  type ArgsOf,
  eventIn,
  isBye,
  lastRound,
  mayAttest,
  mayCreditTime,
  mayRenew,
  maySetEvent,
  type Named,
  type Pairing,
  pairingsOf,
  preparationIn,
} from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import type { EventForm, EventWish } from './event-form.ts';
import { nameOf } from './event-words.ts';
import { keyOf } from './next-step.ts';
import { pairingFacts, pairingStyles } from './pairing-facts.ts';
import './calls-list.ts';
import './directives.ts';
import './event-form.ts';
import './result-form.ts';
import './time-form.ts';
import { formText } from './form-text.ts';
import { sideStanding, standingStyles, tableStanding } from './table-standing.ts';

type Form = 'result' | 'renew' | 'time';

const WHY_LIMIT = 500;

/** What waits first. */
const urgency = ({ state, fault }: Pairing): number => {
  if (state === 'disputed') return 0;
  if (fault) return 1;
  return state === 'ended' ? 2 : 3;
};

const isDone = (pairing: Pairing): boolean =>
  isBye(pairing) || pairing.state === 'attested' || pairing.state === 'corrected';

/** The umpires' desk: every table of the round, what waits for them first, and for the organiser what is played here. */
class DeskTab extends EventPart {
  static override properties = {
    ...EventPart.properties,
    games: { attribute: false },
    table: { attribute: false },
    setupOf: { attribute: false },
    open: { state: true },
    isChanging: { state: true },
  };
  declare games: readonly OfferedGame[];
  declare table: string;
  declare setupOf: SetupOf;
  /** The form that is open, and of which pairing. */
  declare open: { readonly pairing: string; readonly form: Form } | undefined;
  /** The organiser says anew what is played. */
  declare isChanging: boolean;
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #tables = new StoreController<ConvenedTables>(this);
  readonly #state = new StoreController<LineState>(this);
  #line: ConvenedLine | undefined;

  static override styles = [
    ...EventPart.styles,
    lampStyles,
    pairingStyles,
    standingStyles,
    css`
      .here {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 0.4em;
        align-items: center;
      }
      .here > .small {
        grid-column: 2;
      }
    `,
  ];

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#line?.close();
    this.#line = undefined;
  }

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (changed.has('live')) this.#online.watch(this.live.$online);
    if (this.isConnected && !this.#line) {
      this.#line = openConvenedLine(this.table, this.live.seat.id);
      this.#tables.watch(this.#line.$tables);
      this.#state.watch(this.#line.$state);
    }
  }

  override render() {
    return html`<vx-event-calls></vx-event-calls>${this.#renderTables()} ${this.#renderEvent()}`;
  }

  #renderTables() {
    const round = lastRound(this.snapshot);
    const waiting = pairingsOf(this.snapshot)
      .filter((pairing) => !isDone(pairing) && pairing.state !== 'drawn')
      .toSorted((one, other) => urgency(one) - urgency(other));
    return html`<section aria-labelledby="tables">
      <h2 id="tables">${msg('Tables')}</h2>
      ${waiting.length === 0 ? html`<p class="empty">${round === 0 ? msg('No round is played yet.') : msg('Nothing waits for you: every result stands.')}</p>` : nothing}
      <vx-event-directives></vx-event-directives>
      ${this.#state.value === 'lost' ? html`<p class="small quiet" role="status">${msg('The line to the tables is broken; how they stand may be old. It comes back by itself.')}</p>` : nothing}
      <ul class="cards">
        ${repeat(
          waiting,
          ({ id }) => id,
          (pairing) => this.#renderTable(pairing),
        )}
      </ul>
    </section>`;
  }

  #renderTable(pairing: Named<Pairing>) {
    const { id, round, table } = pairing;
    const { seat } = this.live;
    const row = this.#tables.value?.get(keyOf(pairing));
    const isOpen = (form: Form) => this.open?.pairing === id && this.open.form === form;
    const form = (kind: Form, text: string) =>
      html`<button type="button" class="plain" aria-expanded=${String(isOpen(kind))} @click=${() => (this.open = isOpen(kind) ? undefined : { pairing: id, form: kind })}>${text}</button>`;
    const isOk = (question: typeof mayAttest | typeof mayRenew) =>
      choiceOf(question, this.snapshot, seat).whyNot({ pairing: id }) === undefined;
    return html`<li class="card">
      <p class="small quiet">${msg('Round {0}', round)}</p>
      ${pairingFacts(this.snapshot, pairing, (side) => this.#renderHere(side, row?.sides[pairing.sides.indexOf(side)]))}
      ${row ? tableStanding(this.snapshot, pairing, row, this.live.serverNow) : nothing}
      <div class="row wrap">
        ${form('result', msg('Set the result'))} ${isOk(mayRenew) ? form('renew', msg('Begin anew')) : nothing}
        ${row && Object.keys(row.clock).length > 0 && choiceOf(mayCreditTime, this.snapshot, seat).whyNot({ pairing: id }) === undefined ? form('time', msg('Give time')) : nothing}
        ${isOk(mayAttest) ? html`<button type="button" class="plain" @click=${() => void this.act('attest-result', { pairing: id })}>${msg('Confirm')}</button>` : nothing}
        ${table === undefined ? nothing : html`<button type="button" class="plain strong" @click=${() => this.tell('to-table', keyOf(pairing))}>${msg('Go to the table')}</button>`}
      </div>
      ${isOpen('result') ? html`<vx-result-form .pairing=${pairing} @closed=${() => (this.open = undefined)}></vx-result-form>` : nothing}
      ${isOpen('time') ? html`<vx-event-time .pairing=${pairing} @closed=${() => (this.open = undefined)}></vx-event-time>` : nothing}
      ${isOpen('renew') ? this.#renderRenewal(id) : nothing}
    </li>`;
  }

  /** Whether they are at their table; where that is not known, whether they have this event before them just now. */
  #renderHere(side: string, at: ConvenedSide | undefined) {
    const isHere = at ? at.isHere : this.#online.value?.has(side) === true;
    const where = { here: msg('is at the table'), not: msg('is not at the table') };
    const event = { here: msg('is looking at this event'), not: msg('is not here just now') };
    const { here, not } = at ? where : event;
    const title = isHere ? here : not;
    return html`<span class="here"><span class="lamp ${isHere ? 'online' : ''}" role="img" aria-label=${title} title=${title}></span><span>${nameOf(this.snapshot, side)}</span>${sideStanding(at)}</span>`;
  }

  #renderRenewal(pairing: string) {
    const renew = async (event: SubmitEvent) => {
      event.preventDefault();
      const why = formText(new FormData(event.target as HTMLFormElement), 'why');
      if (why !== '' && (await this.act('renew-table', { pairing, why }))) this.open = undefined;
    };
    return html`<form @submit=${(event: SubmitEvent) => void renew(event)}>
      <p class="small">${msg('They get another table and begin from the start. What was played at this one stays in the log.')}</p>
      <label>${msg('Why')}<textarea name="why" rows="2" required maxlength=${WHY_LIMIT}></textarea></label>
      <div><button type="submit" class="plain strong">${msg('Open another table')}</button></div>
    </form>`;
  }

  #renderEvent() {
    if (!choiceOf(maySetEvent, this.snapshot, this.live.seat).ok) return nothing;
    const event = eventIn(this.snapshot);
    if (event && !this.isChanging)
      return html`<div><button type="button" class="plain" @click=${() => (this.isChanging = true)}>${msg('Change what is played')}</button></div>`;
    return html`<section aria-labelledby="played">
      <h2 id="played">${msg('What is played')}</h2>
      <form @submit=${(said: SubmitEvent) => void this.#set(said)}>
        <vx-event-form .games=${this.games} .event=${event} .laid=${preparationIn(this.snapshot)} .setupOf=${this.setupOf}></vx-event-form>
        <div class="row wrap">
          <button type="submit" class="plain strong">${msg('Save')}</button>
          ${event ? html`<button type="button" class="plain" @click=${() => (this.isChanging = false)}>${msg('Cancel')}</button>` : nothing}
        </div>
      </form>
    </section>`;
  }

  /** By a request of its own: a map is too large for the table's line. */
  async #prepare(preparation: ArgsOf<'prepare-tables'>): Promise<boolean> {
    const answer = await actAt(this.table, this.live.seat.id, 'prepare-tables', preparation as Json);
    if (!isApiProblem(answer)) return true;
    this.tell('told', answer.status === 0 ? problemText(answer) : wordsText(answer.words));
    return false;
  }

  async #set(event: SubmitEvent) {
    event.preventDefault();
    const form = this.renderRoot.querySelector<EventForm>('vx-event-form');
    const wish: EventWish | undefined = form?.wish;
    if (!form || !wish || !(await this.act('set-event', wish))) return;
    if (saysSame(form.preparation.first, preparationIn(this.snapshot)) || (await this.#prepare(form.preparation)))
      this.isChanging = false;
  }
}
customElements.define('vx-event-desk', DeskTab);
