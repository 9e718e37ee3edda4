import type { OfferedGame } from '@vexillum/frame/api';
import { type ClockMode, type ClockWish, ruleFrom, wishFrom } from '@vexillum/frame/clock/clock-wish';
import type { SetupOf } from '@vexillum/frame/new-table/table-wish';
import { tieBreaks, type TieBreak } from '@vexillum/league';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing, type PropertyValues } from 'lit';
import { type ArgsOf, type EventRecord, type Method, methods, type PreparationRecord } from '../rules/index.ts';
import { type GameWish, usualWish } from './event-game.ts';
import { eventStyles } from './event-styles.ts';
import { methodSays, methodText, tieBreakText } from './event-words.ts';

export type EventWish = ArgsOf<'set-event'>;

const ABOUT_LIMIT = 2000;
const MOST_ROUNDS = 99;
const MOST_AT_A_TABLE = 8;
const POINTS = ['win', 'draw', 'loss', 'bye'] as const;
const FIRST = {
  method: 'swiss',
  rounds: 3,
  tableSize: 2,
  scoring: { win: 3, draw: 1, loss: 0, bye: 3 },
  tieBreaks: ['head-to-head', 'buchholz', 'wins'],
  armies: { areNeeded: false },
  isForTeams: false,
  about: '',
} as const satisfies Partial<EventWish>;

const hasRounds = (method: Method): boolean => method === 'swiss' || method === 'by-hand';

/** What is played at an event, and how: a part of a form, whose owner reads `wish`. */
export class EventForm extends VxElement {
  static override properties = {
    games: { attribute: false },
    event: { attribute: false },
    laid: { attribute: false },
    setupOf: { attribute: false },
    first: { state: true },
    said: { state: true },
    clock: { state: true },
  };
  declare games: readonly OfferedGame[];
  /** As it was said before. */
  declare event: EventRecord | undefined;
  /** What is laid on the tables by now. */
  declare laid: PreparationRecord | undefined;
  declare setupOf: SetupOf;
  /** What is to be laid on them. */
  declare first: PreparationRecord | undefined;
  declare said: Omit<EventWish, 'clock'> | undefined;
  declare clock: ClockWish;

  static override styles = [
    baseStyles,
    buttonStyles,
    eventStyles,
    css`
      :host {
        display: grid;
        gap: var(--wa-space-m);
      }
      label {
        display: grid;
        gap: 0.2em;
        align-content: start;
      }
      fieldset {
        display: grid;
        gap: 0.5em;
        min-width: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0 0 0.3em;
        font-weight: 600;
      }
      .points {
        grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
      }
      .order {
        gap: 0.3em;
      }
      .order .plain {
        min-width: max(2.2rem, var(--vx-target));
      }
    `,
  ];

  constructor() {
    super();
    this.games = [];
    this.clock = wishFrom(undefined);
  }

  /** None before the games are known. */
  get wish(): EventWish | undefined {
    if (!this.said) return undefined;
    const clock = ruleFrom(this.clock);
    const tableSize = hasRounds(this.said.method) ? Math.min(this.said.tableSize, this.#mostAtATable) : 2;
    return {
      ...this.said,
      tableSize,
      ...(this.clock.mode === 'none' ? {} : { clock: clock as EventWish['clock'] & object }),
    };
  }

  /** What goes with it: `first` as `prepare-tables` has it. */
  get preparation(): ArgsOf<'prepare-tables'> {
    return this.first ? { first: this.first } : {};
  }

  get #gameWish(): GameWish | undefined {
    if (!this.said) return undefined;
    const { game, profile, houseRules } = this.said;
    return { game, profile, houseRules, hostDoes: this.first ? [this.first] : [] };
  }

  #choose({ hostDoes: [first], ...said }: GameWish) {
    this.#change(said);
    this.first = first as PreparationRecord | undefined;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('event') && this.event) {
      const { state: _state, clock, ...said } = this.event;
      this.said = said as EventWish;
      this.clock = wishFrom(clock);
    }
    if (changed.has('laid')) this.first = this.laid;
    const [game] = this.games;
    if (!this.said && game) this.said = { ...FIRST, tieBreaks: [...FIRST.tieBreaks], ...usualWish(game) };
  }

  get #game(): OfferedGame | undefined {
    return this.games.find(({ id }) => id === this.said?.game);
  }

  get #mostAtATable(): number {
    return Math.min(MOST_AT_A_TABLE, this.#game?.mostPlayers ?? 2);
  }

  #change(part: Partial<EventWish>) {
    if (this.said) this.said = { ...this.said, ...part };
  }

  override render() {
    const { said } = this;
    if (!said) return html`<p class="empty" role="status">${msg('Loading …')}</p>`;
    return html`<vx-event-game .games=${this.games} .setupOf=${this.setupOf} .wish=${this.#gameWish} @game-chosen=${(event: CustomEvent<GameWish>) => this.#choose(event.detail)}></vx-event-game> ${this.#renderMethod(said)} ${this.#renderClock()} ${this.#renderPoints(said)} ${this.#renderTieBreaks(said)}
      ${this.#renderArmies(said)}
      <label>${msg('What those who come should know')}<textarea rows="3" maxlength=${ABOUT_LIMIT} .value=${said.about} @input=${(event: Event) => this.#change({ about: (event.target as HTMLTextAreaElement).value })}></textarea></label>`;
  }

  #renderMethod({ method, rounds, tableSize }: Omit<EventWish, 'clock'>) {
    const sizes = Array.from({ length: this.#mostAtATable - 1 }, (_, n) => n + 2);
    return html`<div class="fields">
      <label>${msg('Who meets whom')}
        <select @change=${(event: Event) => this.#change({ method: valueOf(event) as Method })}>
          ${methods.map((one) => html`<option value=${one} ?selected=${one === method}>${methodText(one)}</option>`)}
        </select>
        <span class="small quiet">${methodSays(method)}</span>
      </label>
      ${hasRounds(method) ? html`<label>${msg('Rounds')}<input type="number" min="1" max=${MOST_ROUNDS} step="1" required .value=${String(rounds)} @input=${(event: Event) => this.#change({ rounds: Number(valueOf(event)) })} /></label>` : nothing}
      ${
        hasRounds(method) && sizes.length > 1
          ? html`<label>${msg('Players at a table')}
            <select @change=${(event: Event) => this.#change({ tableSize: Number(valueOf(event)) })}>
              ${sizes.map((size) => html`<option value=${size} ?selected=${size === tableSize}>${size}</option>`)}
            </select>
          </label>`
          : nothing
      }
    </div>`;
  }

  #renderClock() {
    const { mode, minutes, hours } = this.clock;
    const modes: readonly (readonly [ClockMode, string])[] = [
      ['none', msg('No clock')],
      ['turn', msg('Time for each turn')],
      ['bank', msg('Time for all turns together')],
      ['correspondence', msg('By correspondence: hours or days for each turn')],
    ];
    const change = (part: Partial<ClockWish>) => (this.clock = { ...this.clock, ...part });
    return html`<div class="fields">
      <label>${msg('Clock')}
        <select @change=${(event: Event) => change({ mode: valueOf(event) as ClockMode })}>
          ${modes.map(([one, text]) => html`<option value=${one} ?selected=${one === mode}>${text}</option>`)}
        </select>
      </label>
      ${mode === 'none' ? nothing : mode === 'correspondence' ? html`<label>${msg('Hours')}<input type="number" min="1" max="336" step="1" required .value=${String(hours)} @input=${(event: Event) => change({ hours: Number(valueOf(event)) })} /></label>` : html`<label>${msg('Minutes')}<input type="number" min="0.5" max="1440" step="0.5" required .value=${String(minutes)} @input=${(event: Event) => change({ minutes: Number(valueOf(event)) })} /></label>`}
    </div>`;
  }

  #renderPoints({ scoring }: Omit<EventWish, 'clock'>) {
    const titles = { win: msg('Win'), draw: msg('Draw'), loss: msg('Loss'), bye: msg('Bye') };
    return html`<fieldset>
      <legend>${msg('Points')}</legend>
      <div class="fields points">
        ${POINTS.map((end) => html`<label>${titles[end]}<input type="number" min="0" max="1000" step="1" required .value=${String(scoring[end])} @input=${(event: Event) => this.#change({ scoring: { ...scoring, [end]: Number(valueOf(event)) } })} /></label>`)}
      </div>
    </fieldset>`;
  }

  #renderTieBreaks({ tieBreaks: asked }: Omit<EventWish, 'clock'>) {
    const order = [...asked, ...tieBreaks.filter((one) => !asked.includes(one))];
    const set = (next: readonly TieBreak[]) => this.#change({ tieBreaks: next });
    return html`<fieldset>
      <legend>${msg('Who is level on points is told apart by')}</legend>
      <ol class="order">
        ${order.map((one) => {
          const at = asked.indexOf(one);
          return html`<li class="row">
            <label class="box grow"><input type="checkbox" .checked=${at >= 0} @change=${() => set(at >= 0 ? asked.filter((other) => other !== one) : [...asked, one])} />${at >= 0 ? `${at + 1}. ` : ''}${tieBreakText(one)}</label>
            ${at > 0 ? html`<button type="button" class="plain" aria-label=${msg('{0}: ask it earlier', tieBreakText(one))} @click=${() => set(earlier(asked, at))}>↑</button>` : nothing}
          </li>`;
        })}
      </ol>
    </fieldset>`;
  }

  #renderArmies({ armies, isForTeams }: Omit<EventWish, 'clock'>) {
    const { lockBy } = armies;
    const lock = (text: string) =>
      this.#change({ armies: { areNeeded: true, ...(text === '' ? {} : { lockBy: new Date(text).toISOString() }) } });
    return html`<fieldset>
      <legend>${msg('Entrants')}</legend>
      <label class="box"><input type="checkbox" .checked=${armies.areNeeded} @change=${(event: Event) => this.#change({ armies: { areNeeded: (event.target as HTMLInputElement).checked } })} />${msg('Everybody seals an army before round 1')}</label>
      ${armies.areNeeded ? html`<label>${msg('Sealed until (may stay empty)')}<input type="datetime-local" .value=${lockBy === undefined ? '' : localTime(lockBy)} @change=${(event: Event) => lock(valueOf(event))} /></label>` : nothing}
      <label class="box"><input type="checkbox" .checked=${isForTeams} @change=${(event: Event) => this.#change({ isForTeams: (event.target as HTMLInputElement).checked })} />${msg('Teams: whoever enters is a captain, and invites the others at each table')}</label>
    </fieldset>`;
  }
}
customElements.define('vx-event-form', EventForm);

const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

const earlier = <Item>(list: readonly Item[], at: number): readonly Item[] =>
  list.map((item, n) => (n === at - 1 ? list[at] : n === at ? list[at - 1] : item) ?? item);

/** As a field for a time wants it: the reader's own time, to the minute. */
const localTime = (iso: string): string => {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
