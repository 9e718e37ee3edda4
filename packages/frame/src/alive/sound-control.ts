import { msg } from '@vexillum/ui/words';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { settings } from '../settings.ts';

/** Sound off and on, and how loud, for this reader alone. */
export class SoundControl extends VxElement {
  static override properties = { named: { type: Boolean, reflect: true } };
  /** As in a menu: its name is written beside it, and the volume is below. */
  declare named: boolean;
  readonly #muted = new StoreController(this, settings.$isMuted);
  readonly #volume = new StoreController(this, settings.$volume);

  static override styles = [
    baseStyles,
    css`
      :host {
        position: relative;
        display: inline-flex;
        align-items: center;
      }
      /* Out of the way until somebody is at the button. */
      label {
        position: absolute;
        right: 0;
        bottom: 100%;
        z-index: 2;
        padding: 0.4rem 0.6rem;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        box-shadow: var(--vx-shadow);
        font-size: var(--vx-text-small);
        opacity: 0;
        pointer-events: none;
      }
      :host(:hover) label,
      :host(:focus-within) label {
        opacity: 1;
        pointer-events: auto;
      }
      :host([named]) {
        display: grid;
      }
      :host([named]) label {
        position: static;
        padding: 0 0.7em 0.4em;
        border: 0;
        background: none;
        box-shadow: none;
        opacity: 1;
        pointer-events: auto;
      }
      input {
        display: block;
        width: 8rem;
        min-height: var(--vx-target, 1.5rem);
        accent-color: var(--wa-color-brand-fill-loud);
      }
    `,
  ];

  constructor() {
    super();
    this.named = false;
  }

  #slide(event: Event) {
    settings.$volume.set((event.target as HTMLInputElement).value);
    settings.$isMuted.set('no');
  }

  override render() {
    const isMuted = this.#muted.value === 'yes';
    return html`<vx-tool-button
        ?named=${this.named}
        icon=${isMuted ? 'sound-off' : 'sound'}
        label=${isMuted ? msg('Sound on') : msg('Sound off')}
        placement="left"
        @click=${() => settings.$isMuted.set(isMuted ? 'no' : 'yes')}
      ></vx-tool-button>
      <label @click=${this.named ? (event: MouseEvent) => event.stopPropagation() : nothing}
        >${msg('Volume')}
        <input type="range" min="0" max="100" step="10" .value=${isMuted ? '0' : (this.#volume.value ?? '60')} @input=${(event: Event) => this.#slide(event)} /></label
      >`;
  }
}
customElements.define('vx-sound-control', SoundControl);
