import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { html } from 'lit';
import { dropStyles } from '@vexillum/frame/styles/drop-styles';
import { verifyStyles } from './verify-styles.ts';

/** A place for a match file: dropped or chosen. Tells `file`. */
export class MatchDrop extends VxElement {
  static override properties = { isOver: { state: true } };
  declare isOver: boolean;

  static override styles = [baseStyles, buttonStyles, dropStyles, verifyStyles];

  override render() {
    return html`<label
      class="drop ${this.isOver ? 'over' : ''}"
      @dragover=${(event: Event) => this.#over(event, true)}
      @dragleave=${(event: Event) => this.#over(event, false)}
      @drop=${(event: DragEvent) => this.#dropped(event)}
    >
      ${icon('upload')}
      <span>${msg('Drop a match file here (.vexillum.json), or choose it')}</span>
      <span class="plain" aria-hidden="true">${msg('Choose a file')}</span>
      <input type="file" class="for-readers" accept=".json,application/json" aria-label=${msg('Match file')} @change=${(event: Event) => this.#chosen(event)} />
    </label>`;
  }

  #over(event: Event, isOver: boolean) {
    event.preventDefault();
    this.isOver = isOver;
  }

  #dropped(event: DragEvent) {
    this.#over(event, false);
    // The page round about takes files too, and must not hear of it again.
    event.stopPropagation();
    const file = event.dataTransfer?.files[0];
    if (file) this.tell('file', file);
  }

  #chosen(event: Event) {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.tell('file', file);
    // The same file again must be a change too.
    input.value = '';
  }
}
customElements.define('vx-match-drop', MatchDrop);
