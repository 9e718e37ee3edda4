import { msg } from '@vexillum/ui/words';
import { html } from 'lit';
import type { Named, Outcomes, Pairing, SideOutcome } from '../rules/index.ts';
import { outcomesOf } from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import { nameOf } from './event-words.ts';
import { formText } from './form-text.ts';

const WHY_LIMIT = 500;
const DRAW = 'draw';

/** Where an umpire says what counts. Tells `closed` when it is done with. */
class ResultForm extends EventPart {
  static override properties = { ...EventPart.properties, pairing: { attribute: false } };
  declare pairing: Named<Pairing>;

  override render() {
    return html`<form @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      ${this.pairing.sides.length === 2 ? this.#renderWinner() : this.#renderPlaces()}
      <div class="fields">
        ${this.pairing.sides.map((id, nth) => html`<label>${msg('Score of {0} (may stay empty)', nameOf(this.snapshot, id))}<input type="number" name="score-${nth}" step="1" .value=${String(this.#before(nth)?.score ?? '')} /></label>`)}
      </div>
      <label>${msg('Why')}<textarea name="why" rows="2" required maxlength=${WHY_LIMIT}></textarea></label>
      <div class="row wrap">
        <button type="submit" class="plain strong">${msg('This counts')}</button>
        <button type="button" class="plain" @click=${() => this.tell('closed')}>${msg('Cancel')}</button>
      </div>
    </form>`;
  }

  #before(nth: number): SideOutcome | undefined {
    return (outcomesOf(this.pairing) ?? this.pairing.played?.outcomes)?.[nth];
  }

  #renderWinner() {
    const { sides } = this.pairing;
    return html`<label>${msg('Result')}
      <select name="winner" required>
        ${sides.map((id, nth) => html`<option value=${nth} ?selected=${this.#before(nth)?.place === 1}>${msg('{0} has won', nameOf(this.snapshot, id))}</option>`)}
        <option value=${DRAW}>${msg('A draw')}</option>
      </select>
    </label>`;
  }

  #renderPlaces() {
    const { sides } = this.pairing;
    return html`<div class="fields">
      ${sides.map((id, nth) => html`<label>${msg('Place of {0}', nameOf(this.snapshot, id))}<input type="number" name="place-${nth}" min="1" max=${sides.length} step="1" required .value=${String(this.#before(nth)?.place ?? '')} /></label>`)}
    </div>`;
  }

  #outcomes(form: FormData): Outcomes {
    const winner = form.get('winner');
    const said = (name: string) => {
      const text = formText(form, name);
      return text === '' ? undefined : Math.round(Number(text));
    };
    const placeOf = (nth: number): number | undefined => {
      if (winner === null) return said(`place-${nth}`);
      return winner === DRAW ? undefined : winner === String(nth) ? 1 : 2;
    };
    return this.pairing.sides.map((_, nth) => {
      const [place, score] = [placeOf(nth), said(`score-${nth}`)];
      const team = this.#before(nth)?.team;
      return {
        ...(place === undefined ? {} : { place }),
        ...(score === undefined ? {} : { score }),
        ...(team === undefined ? {} : { team }),
      };
    });
  }

  async #submit(event: SubmitEvent) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const why = formText(form, 'why');
    if (why === '') return;
    const outcomes = this.#outcomes(form).map((outcome) => ({ ...outcome }));
    if (await this.act('correct-result', { pairing: this.pairing.id, outcomes, why })) this.tell('closed');
  }
}
customElements.define('vx-result-form', ResultForm);
