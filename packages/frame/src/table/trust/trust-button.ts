import { msg } from '@vexillum/ui/words';
import type { LiveTable, Trust } from '@vexillum/table';
import { baseStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';
import { isTrusted } from './trust-marks.ts';

/** In the table's head: whether this browser found the game's record in order. Tells `open-trust`. */
export class TrustButton extends VxElement {
  static override properties = { live: given, named: { type: Boolean } };
  declare live: LiveTable;
  /** Its name is written beside it, as in a menu. */
  declare named: boolean;
  readonly #trust = new StoreController<Trust>(this);

  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
      }
      .wrong {
        color: var(--wa-color-danger-on-quiet);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#trust.watch(this.live.$trust);
  }

  override render() {
    const trust = this.#trust.value;
    const isGood = !trust || isTrusted(trust);
    const label = isGood
      ? msg('Seals, dice and the match file')
      : msg('Something is wrong with the record of the game');
    return html`<vx-tool-button class=${isGood ? '' : 'wrong'} ?named=${this.named} icon=${isGood ? 'shield' : 'warning'} label=${label} @click=${() => this.tell('open-trust')}></vx-tool-button>`;
  }
}
customElements.define('vx-trust-button', TrustButton);
