import { msg } from '@vexillum/ui/words';
import { baseStyles, VxElement } from '@vexillum/ui';
import type { Seat } from '@vexillum/model';
import { css, html, nothing, type PropertyValues } from 'lit';
import { live } from 'lit/directives/live.js';
import { isApiProblem } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import { callLeave, isCalled, wantCalls, wantNoCalls } from './turn-calls.ts';

/** Being called to one's turn when the page is closed: for whoever has turns, in a browser that can. */
export class TurnCallSwitch extends VxElement {
  static override properties = {
    table: { attribute: false },
    seat: { attribute: false },
    isOn: { state: true },
    isBusy: { state: true },
    problem: { state: true },
  };
  declare table: string;
  declare seat: Seat;
  declare isOn: boolean;
  declare isBusy: boolean;
  declare problem: string | undefined;

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

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('table') || changed.has('seat')) this.isOn = isCalled(this.table, this.seat.id);
  }

  async #toggle() {
    const { table, seat, isOn } = this;
    this.isBusy = true;
    this.problem = undefined;
    const problem = await (isOn ? wantNoCalls : wantCalls)(table, seat.id);
    this.problem = isApiProblem(problem) ? problemText(problem) : problem?.text;
    this.isOn = isCalled(table, seat.id);
    this.isBusy = false;
  }

  override render() {
    if (this.seat.side === undefined) return nothing;
    const leave = callLeave();
    return html`<h2>${msg('When it is your turn')}</h2>
      ${
        leave === 'possible'
          ? html`<label><input type="checkbox" .checked=${live(this.isOn)} ?disabled=${this.isBusy} @change=${() => void this.#toggle()} />${msg('Call me, also when this page is closed')}</label>
            <p class="small quiet">${msg('Your browser’s own service brings the call. It learns that this server calls you, and when; not where, and nothing of the game.')}</p>`
          : html`<p class="small quiet">${leave === 'blocked' ? msg('Notifications are blocked in this browser') : msg('This browser can call you only from a page that is loaded by https; on an iPhone only once the page is on the home screen.')}</p>`
      }
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}`;
  }
}
customElements.define('vx-turn-call-switch', TurnCallSwitch);
