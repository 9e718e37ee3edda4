import { msg } from '@vexillum/ui/words';
import { html } from 'lit';
import { EventPart } from './event-part.ts';
import { formText } from './form-text.ts';

const WHY_LIMIT = 500;
const MOST = 100;

/** Takes points from somebody, or warns them. Tells `closed` when it is done with. */
class PenaltyForm extends EventPart {
  static override properties = { ...EventPart.properties, entrant: { attribute: false } };
  declare entrant: string;

  override render() {
    return html`<form @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      <label>${msg('Points to take (0: a warning)')}<input type="number" name="points" min="0" max=${MOST} step="1" required value="0" /></label>
      <label>${msg('Why')}<textarea name="why" rows="2" required maxlength=${WHY_LIMIT}></textarea></label>
      <div class="row wrap">
        <button type="submit" class="plain strong">${msg('Give the penalty')}</button>
        <button type="button" class="plain" @click=${() => this.tell('closed')}>${msg('Cancel')}</button>
      </div>
    </form>`;
  }

  async #submit(event: SubmitEvent) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const [points, why] = [Number(form.get('points')), formText(form, 'why')];
    if (why !== '' && (await this.act('penalize-entrant', { entrant: this.entrant, points, why }))) this.tell('closed');
  }
}
customElements.define('vx-penalty-form', PenaltyForm);
