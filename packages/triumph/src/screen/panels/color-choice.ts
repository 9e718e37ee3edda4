import { msg } from '@vexillum/ui/words';
import type { Actions } from '@vexillum/frame/table/actions';
import { baseStyles, given, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { colorOf, colorsFor, type SideColor, type Snapshot } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { colorText } from '../view/color-text.ts';

/** A captain chooses the colour of their side: each is shown as their side wears it, with its name. What the other side has is not offered. */
export class ColorChoice extends VxElement {
  static override properties = { battle: given, actions: given };
  declare battle: Battle;
  declare actions: Actions;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    sideStyles,
    css`
      .colors {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
        gap: 0.4rem;
      }
      button {
        display: flex;
        align-items: center;
        gap: 0.6em;
        min-height: max(2.5rem, var(--vx-target, 0px));
        padding: 0.3em 0.7em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: none;
        color: inherit;
        text-align: start;
        cursor: pointer;
      }
      button:hover {
        background: var(--vx-hover);
      }
      button[aria-pressed='true'] {
        border-color: var(--wa-color-brand-border-loud);
        box-shadow: inset 0 0 0 1px var(--wa-color-brand-border-loud);
        font-weight: 700;
      }
      .side {
        width: 1.25em;
        height: 1.25em;
      }
      .name::first-letter {
        text-transform: uppercase;
      }
      /* The sample shows each colour, whatever the table wears just now. */
      .own .side {
        --vx-red: var(--sample);
        --vx-blue: var(--sample);
        --vx-blue-pale: color-mix(in srgb, var(--sample) 22%, var(--wa-color-surface-default));
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const { side, snapshot } = this.battle;
    if (side === undefined) return nothing;
    const worn = colorOf(snapshot, side);
    return html`<div class="colors" role="group" aria-label=${msg('Colour of your side')}>
      ${colorsFor(snapshot, side).map((color) => this.#renderColor(color, side, color === worn))}
    </div>`;
  }

  #renderColor(color: SideColor, side: string, isWorn: boolean) {
    const choose = () => isWorn || void this.actions.act('choose-color', { color });
    return html`<button
      type="button"
      class="own"
      aria-pressed=${String(isWorn)}
      style="--sample: var(--vx-wear-${color})"
      @click=${choose}
    ><span class="side ${side}"></span><span class="name">${colorText(color)}</span></button>`;
  }
}
customElements.define('vx-color-choice', ColorChoice);
