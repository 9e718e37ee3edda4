import { msg } from '@vexillum/ui/words';
import { words } from '@vexillum/model';
import { baseStyles, buttonStyles, fieldStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { type Drawing, nameFrom } from '../../rules/maps/editing/editing.ts';
import type { DrawingHand } from './drawing-hand.ts';
import { editorPanelStyles } from './editor-panel-styles.ts';

/** What maps are mostly given away under; anything else can be written. */
const licences = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'MIT'];

/** Boards to begin with, in units. */
const shapes = { broad: [1000, 640], square: [820, 820], upright: [640, 1000] } as const;
type Shape = keyof typeof shapes;

const shapeText = (shape: Shape): string => {
  switch (shape) {
    case 'broad':
      return msg('Broad');
    case 'square':
      return msg('Square');
    case 'upright':
      return msg('Upright');
    default:
      return shape satisfies never;
  }
};

const SEA = /^#[0-9a-f]{6}$/;

/** What the map says of itself, and its file. Tells `save-file` and `open-file`. */
export class MapPanel extends VxElement {
  static override properties = { hand: { attribute: false }, drawing: { attribute: false } };
  declare hand: DrawingHand;
  declare drawing: Drawing;

  static override styles = [baseStyles, buttonStyles, fieldStyles, editorPanelStyles];

  override render() {
    const { name, description, author, licence, board } = this.drawing;
    return html`<label class="field"><span>${msg('Name of the map')}</span>
        <input type="text" maxlength="60" .value=${name} @change=${(event: Event) => this.#write(event, name, (text) => ({ name: text }))} /></label>
      <label class="field"><span>${msg('Drawn by')}</span>
        <input type="text" maxlength="60" .value=${author} @change=${(event: Event) => this.#write(event, author, (text) => ({ author: text }))} /></label>
      <label class="field"><span>${msg('What it is like')}</span>
        <textarea maxlength="2000" .value=${description} @change=${(event: Event) => this.hand.edit({ ...this.drawing, description: (event.target as HTMLTextAreaElement).value.slice(0, 2000) })}></textarea></label>
      <label class="field"><span>${msg('Licence')}</span>
        <input type="text" maxlength="60" list="licences" .value=${licence} title=${msg('What others may do with it')} @change=${(event: Event) => this.#write(event, licence, (text) => ({ licence: text }))} /></label>
      <datalist id="licences">${licences.map((one) => html`<option value=${one}></option>`)}</datalist>
      ${this.drawing.territories.length === 0 ? this.#renderShapes() : nothing}
      <label class="row"><input type="color" .value=${board.sea} @change=${(event: Event) => this.#paintSea((event.target as HTMLInputElement).value)} />${msg('Colour of the sea')}</label>
      <div class="row wrap">
        <button type="button" class="plain" @click=${() => this.tell('save-file')}>${icon('download')}${msg('Save as a file')}</button>
        <label class="plain">${icon('upload')}${msg('Open a file')}<input type="file" class="for-readers" accept=".json,.luxb,.xml,.rkm,application/json,text/xml" aria-label=${msg('Map file')} @change=${(event: Event) => this.#picked(event)} /></label>
      </div>`;
  }

  #write(event: Event, old: string, change: (text: string) => Partial<Drawing>) {
    const field = event.target as HTMLInputElement;
    const text = nameFrom(field.value);
    if (text !== undefined) return this.hand.edit({ ...this.drawing, ...change(text) });
    field.value = old;
    return this.hand.say(words('This cannot be empty.'));
  }

  #renderShapes() {
    const { board } = this.drawing;
    return html`<label class="field" title=${msg('It can be chosen before the first land')}><span>${msg('Shape of the board')}</span>
      <select @change=${(event: Event) => this.#reshape((event.target as HTMLSelectElement).value as Shape)}>${Object.entries(
        shapes,
      ).map(
        ([shape, [width]]) =>
          html`<option value=${shape} ?selected=${width === board.width}>${shapeText(shape as Shape)}</option>`,
      )}</select></label>`;
  }

  #reshape(shape: Shape) {
    const [width, height] = shapes[shape];
    this.hand.edit({ ...this.drawing, board: { ...this.drawing.board, width, height } });
  }

  #paintSea(sea: string) {
    if (SEA.test(sea)) this.hand.edit({ ...this.drawing, board: { ...this.drawing.board, sea } });
  }

  #picked(event: Event) {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (file) this.tell('open-file', file);
  }
}
customElements.define('vx-map-panel', MapPanel);
