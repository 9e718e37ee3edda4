import { msg } from '@vexillum/ui/words';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import type { Seat } from '@vexillum/model';
import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { isApiProblem } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import { $called, callLeave, type CallsTo, isCalled, wantCalls, wantNoCalls } from './turn-calls.ts';

/** Being called to one's turn, or to what an event wants of one, when the page is closed: for whoever plays, in a browser that can. */
export class TurnCallSwitch extends VxElement {
  static override properties = {
    table: { attribute: false },
    seat: { attribute: false },
    callsTo: { attribute: false },
    isBusy: { state: true },
    problem: { state: true },
  };
  declare table: string;
  declare seat: Seat;
  declare callsTo: CallsTo;
  declare isBusy: boolean;
  declare problem: string | undefined;
  readonly #called = new StoreController<readonly string[]>(this, $called);

  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        gap: 0.4em;
        margin-top: 1em;
      }
      h2 {
        margin: 0;
        font-size: 1rem;
      }
      label {
        display: flex;
        gap: 0.6em;
        align-items: center;
        min-height: var(--vx-target, 2em);
      }
    `,
  ];

  constructor() {
    super();
    this.callsTo = 'turns';
  }

  get #isOn(): boolean {
    return isCalled(this.table, this.seat.id, this.#called.value);
  }

  async #toggle() {
    const { table, seat, callsTo } = this;
    this.isBusy = true;
    this.problem = undefined;
    const problem = await (this.#isOn ? wantNoCalls(table, seat.id) : wantCalls(table, seat.id, callsTo));
    this.problem = isApiProblem(problem) ? problemText(problem) : problem?.text;
    this.isBusy = false;
  }

  override render() {
    if (this.seat.side === undefined) return nothing;
    const leave = callLeave();
    const isTurns = this.callsTo === 'turns';
    return html`<h2>${isTurns ? msg('When it is your turn') : msg('When your round is published, or your call is answered')}</h2>
      ${
        leave === 'possible'
          ? html`<label><input type="checkbox" .checked=${live(this.#isOn)} ?disabled=${this.isBusy} @change=${() => void this.#toggle()} />${msg('Call me, also when this page is closed')}</label>
            <p class="small quiet">${msg('Your browser’s own service brings the call. It learns that this server calls you, and when; not where, and nothing of the game.')}</p>`
          : html`<p class="small quiet">${leave === 'blocked' ? msg('Notifications are blocked in this browser') : msg('This browser can call you only from a page that is loaded by https; on an iPhone only once the page is on the home screen.')}</p>`
      }
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}`;
  }
}
customElements.define('vx-turn-call-switch', TurnCallSwitch);
