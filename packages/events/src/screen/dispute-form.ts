import { msg } from '@vexillum/ui/words';
import { html } from 'lit';
import { EventPart } from './event-part.ts';
import { formText } from './form-text.ts';

const WHY_LIMIT = 500;

/** Says to the umpire what is wrong with a result. Tells `closed` when it is done with. */
class DisputeForm extends EventPart {
  static override properties = { ...EventPart.properties, pairing: { attribute: false } };
  declare pairing: string;

  override render() {
    return html`<form @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      <label>${msg('What is wrong with it?')}<textarea name="why" rows="2" required maxlength=${WHY_LIMIT}></textarea></label>
      <div class="row wrap">
        <button type="submit" class="plain strong">${msg('Dispute the result')}</button>
        <button type="button" class="plain" @click=${() => this.tell('closed')}>${msg('Cancel')}</button>
      </div>
    </form>`;
  }

  async #submit(event: SubmitEvent) {
    event.preventDefault();
    const why = formText(new FormData(event.target as HTMLFormElement), 'why');
    if (why !== '' && (await this.act('dispute-result', { pairing: this.pairing, why }))) this.tell('closed');
  }
}
customElements.define('vx-dispute-form', DisputeForm);
