import { msg } from '@vexillum/ui/words';
import { type InkLayer, type ToolMode, toolModes } from '../../hand/index.ts';
import { baseStyles, floatStyles, icon, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { Battle } from '../battle.ts';
import type { Hand } from './hand.ts';

interface ModeView {
  readonly picture: string;
  readonly label: string;
  readonly keys?: string;
  /** What to do on the board, for whoever has just chosen it. */
  readonly hint: string;
}

const viewOf = (mode: ToolMode): ModeView => {
  switch (mode) {
    case 'select':
      return {
        picture: 'pointer',
        label: msg('Select and move'),
        keys: 'Esc',
        hint: msg('Alt + click, or a long press, shows everybody a place.'),
      };
    case 'measure':
      return {
        picture: 'ruler',
        label: msg('Measure'),
        keys: 'M',
        hint: msg('Drag from one place to another. The ruler sticks to stands and measures from edge to edge.'),
      };
    case 'laser':
      return { picture: 'laser', label: msg('Laser'), keys: 'L', hint: msg('Press and point: everybody sees it.') };
    case 'line':
      return { picture: 'line', label: msg('Line'), hint: msg('Drag across the board to draw. Escape gives up.') };
    case 'arrow':
      return { picture: 'arrow', label: msg('Arrow'), hint: msg('Drag across the board to draw. Escape gives up.') };
    case 'area':
      return { picture: 'area', label: msg('Area'), hint: msg('Drag round an area. Escape gives up.') };
    case 'note':
      return {
        picture: 'note',
        label: msg('Note'),
        hint: msg('Click on the board where the note belongs. Escape gives up.'),
      };
    case 'erase':
      return { picture: 'eraser', label: msg('Erase'), hint: msg('Click on what is drawn to wipe it away.') };
    default:
      return mode satisfies never;
  }
};

const hasInk = (mode: ToolMode): boolean => mode === 'line' || mode === 'arrow' || mode === 'area';

/** What the main button does on the board, folded to one sign, and who sees what is drawn. */
export class ToolPalette extends VxElement {
  static override properties = { battle: given, hand: given };
  declare battle: Battle;
  declare hand: Hand;
  readonly #mode = new StoreController<ToolMode>(this);
  readonly #layer = new StoreController<InkLayer>(this);

  static override styles = [
    baseStyles,
    floatStyles,
    css`
      :host {
        position: relative;
        display: inline-flex;
      }
      fieldset {
        position: absolute;
        top: 0;
        left: calc(100% + 0.5rem);
        display: flex;
        gap: 0.6em;
        margin: 0;
        padding: 0 0.7em;
        font-size: var(--vx-text-small);
        white-space: nowrap;
      }
      kbd {
        font: inherit;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
        min-height: var(--vx-tool-size);
        cursor: pointer;
      }
      input {
        accent-color: var(--wa-color-brand-fill-loud);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#mode.watch(this.hand.shows.$mode);
    this.#layer.watch(this.hand.shows.$layer);
  }

  #choose(mode: ToolMode) {
    this.hand.setMode(mode);
  }

  override render() {
    const mode = this.#mode.value ?? 'select';
    return html`${this.#renderMenu(mode)}
      ${hasInk(mode) && this.battle.side !== undefined ? this.#renderLayers() : nothing}
      <span class="for-readers" role="status">${mode === 'select' ? nothing : viewOf(mode).hint}</span>`;
  }

  #renderMenu(mode: ToolMode) {
    const { picture, label } = viewOf(mode);
    return html`<wa-dropdown placement="right-start" @wa-select=${(event: CustomEvent<{ item: { value: ToolMode } }>) => this.#choose(event.detail.item.value)}>
      <vx-tool-button slot="trigger" placement="right" icon=${picture} label="${msg('Tools')}: ${label}" .pressed=${mode === 'select' ? undefined : true}></vx-tool-button>
      ${toolModes.map((each) => html`<wa-dropdown-item type="checkbox" value=${each} ?checked=${each === mode}>${icon(viewOf(each).picture)} ${viewOf(each).label}${viewOf(each).keys ? html`<kbd slot="details">${viewOf(each).keys}</kbd>` : nothing}</wa-dropdown-item>`)}
    </wa-dropdown>`;
  }

  #renderLayers() {
    const choice = (layer: InkLayer, text: string) => html`<label
      ><input type="radio" name="layer" .checked=${this.#layer.value === layer} @change=${() => this.hand.setMode(this.hand.tool.mode, layer)} />${text}</label
    >`;
    return html`<fieldset class="float" aria-label=${msg('Who sees it')}>
      ${choice('table', msg('The table'))}${choice('side', msg('My side'))}
    </fieldset>`;
  }
}
customElements.define('vx-tool-palette', ToolPalette);
