import { myArmies } from '@vexillum/frame/memory/my-armies';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { EventPart } from './event-part.ts';

const NAME_LIMIT = 80;
/** As the action takes it. */
const LIST_LIMIT = 6000;

/** 32 bytes from the system's generator, as hex. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a player plays with: written, out of a file, or one that this browser keeps. Sealed, so that nobody else reads it before round 1. Tells `closed`. */
class ArmyForm extends EventPart {
  static override properties = {
    ...EventPart.properties,
    name: { state: true },
    list: { state: true },
    problem: { state: true },
  };
  declare name: string;
  declare list: string;
  declare problem: string | undefined;

  static override styles = [
    ...EventPart.styles,
    css`
      textarea {
        font-family: ui-monospace, monospace;
        font-size: var(--vx-text-small);
      }
    `,
  ];

  constructor() {
    super();
    this.name = '';
    this.list = '';
  }

  override render() {
    const kept = myArmies();
    return html`<form @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      <p class="small">${msg('It is sealed: nobody reads it, not even the organiser, before round 1 is published. Until then you can seal another one. Then everybody can check that it is the one you sealed.')}</p>
      <div class="fields">
        ${kept.length === 0 ? nothing : this.#renderKept()}
        <label>${msg('From a file')}<input type="file" @change=${(event: Event) => void this.#load(event)} /></label>
      </div>
      <label>${msg('Name of the army')}<input name="name" required maxlength=${NAME_LIMIT} autocomplete="off" .value=${this.name} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)} /></label>
      <label>${msg('The army, as text or as its file')}<textarea name="list" rows="6" required maxlength=${LIST_LIMIT} .value=${this.list} @input=${(event: Event) => (this.list = (event.target as HTMLTextAreaElement).value)}></textarea></label>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      <div class="row wrap">
        <button type="submit" class="plain strong">${msg('Seal it')}</button>
        <button type="button" class="plain" @click=${() => this.tell('closed')}>${msg('Cancel')}</button>
      </div>
    </form>`;
  }

  #renderKept() {
    return html`<label>${msg('One that this browser keeps')}
      <select @change=${(event: Event) => this.#take((event.target as HTMLSelectElement).value)}>
        <option value=""></option>
        ${myArmies().map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
      </select>
    </label>`;
  }

  #take(id: string) {
    const army = myArmies().find((kept) => kept.id === id);
    if (army) this.#fill(army.name, JSON.stringify(army.army));
  }

  async #load(event: Event) {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file) this.#fill(file.name.replace(/\.[^.]+$/, ''), await file.text());
  }

  #fill(name: string, list: string) {
    const isTooLong = list.length > LIST_LIMIT;
    this.problem = isTooLong ? msg('This army is too long: at most {0} letters can be sealed.', LIST_LIMIT) : undefined;
    if (isTooLong) return;
    this.name = name.slice(0, NAME_LIMIT);
    this.list = list;
  }

  async #submit(event: SubmitEvent) {
    event.preventDefault();
    const [name, list] = [this.name.trim(), this.list.trim()];
    if (name === '' || list === '') return;
    if (await this.act('seal-army', { name, list, salt: newSalt() })) this.tell('closed');
  }
}
customElements.define('vx-event-army', ArmyForm);
