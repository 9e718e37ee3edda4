import { msg } from '@vexillum/ui/words';
import { html } from 'lit';
import type { Named, Pairing } from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import { nameOf } from './event-words.ts';
import { formText } from './form-text.ts';

const MOST_MINUTES = 1440;

/** Gives one side of a game more time at its table. Tells `closed` once that is on its way. */
class TimeForm extends EventPart {
  static override properties = { ...EventPart.properties, pairing: { attribute: false } };
  declare pairing: Named<Pairing>;

  override render() {
    return html`<form @submit=${(event: SubmitEvent) => void this.#give(event)}>
      <div class="fields">
        <label>${msg('Who gets it')}
          <select name="entrant">${this.pairing.sides.map((side) => html`<option value=${side}>${nameOf(this.snapshot, side)}</option>`)}</select>
        </label>
        <label>${msg('Minutes')}<input name="minutes" type="number" min="1" max=${MOST_MINUTES} step="1" value="5" required /></label>
      </div>
      <div><button type="submit" class="plain strong">${msg('Give the time')}</button></div>
    </form>`;
  }

  async #give(event: SubmitEvent) {
    event.preventDefault();
    const said = new FormData(event.target as HTMLFormElement);
    const seconds = Math.round(Number(formText(said, 'minutes')) * 60);
    const entrant = formText(said, 'entrant');
    if (await this.act('credit-time', { pairing: this.pairing.id, entrant, seconds })) this.tell('closed');
  }
}
customElements.define('vx-event-time', TimeForm);
