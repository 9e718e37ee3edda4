import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';

/** Asks what a note of the plan says. Tells `pin` with `{at, text}`. */
export class NoteDialog extends VxElement {
  static override properties = { at: { state: true }, text: { state: true } };
  declare at: Point | undefined;
  declare text: string;

  static override styles = [baseStyles];

  open(at: Point) {
    this.text = '';
    this.at = at;
  }

  #pin(event: Event) {
    event.preventDefault();
    const text = this.text.trim();
    if (this.at && text !== '') this.tell('pin', { at: this.at, text });
    this.at = undefined;
  }

  override render() {
    if (!this.at) return nothing;
    return html`<wa-dialog label=${msg('Pin a note')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.at = undefined))}>
      <form @submit=${(event: Event) => this.#pin(event)} class="row">
        <wa-input class="grow" label=${msg('Note')} maxlength="200" autofocus .value=${this.text} @input=${(event: Event) => (this.text = (event.target as HTMLInputElement).value)}></wa-input>
        <wa-button type="submit" variant="brand" style="align-self:end">${msg('Pin')}</wa-button>
      </form>
    </wa-dialog>`;
  }
}
customElements.define('vx-note-dialog', NoteDialog);
