import { msg } from './words.ts';
import { css, html, nothing } from 'lit';
import { baseStyles } from './base-styles.ts';
import { icon } from './icon.ts';
import { openTip } from './open-tip.ts';
import { VxElement } from './vx-element.ts';

/** As they are written on the reader's keyboard. */
const keysText = (keys: string): string => keys.replace('Ctrl', msg('Ctrl')).replace('Shift', msg('Shift'));

/** A key that the button shows, as browsers tell it to those who hear the page; none where its name is a word in the reader's language. */
const shortcutOf = (keys: string | undefined): string | undefined =>
  keys !== undefined && /^(Ctrl\+|Shift\+)*[A-Z]$/.test(keys) ? keys.replace('Ctrl', 'Control') : undefined;

/** A button that is a picture; its label is its name and its tooltip. */
export class ToolButton extends VxElement {
  static override properties = {
    icon: {},
    label: {},
    keys: {},
    named: { type: Boolean, reflect: true },
    pressed: { type: Boolean },
    disabled: { type: Boolean, reflect: true },
    placement: {},
    popup: { attribute: 'aria-haspopup' },
    expanded: { attribute: 'aria-expanded' },
    isAsked: { state: true },
  };
  declare icon: string;
  declare label: string;
  /** The key that does the same, shown in the tooltip. */
  declare keys: string | undefined;
  /** Given where the button stays pressed or not. */
  declare pressed: boolean | undefined;
  /** Its name is written beside the picture, as in a menu. */
  declare named: boolean;
  declare disabled: boolean;
  declare placement: 'top' | 'bottom' | 'left' | 'right';
  /** A menu that this button opens tells it here; those who hear the page are told by the button within. */
  declare popup: string | undefined;
  declare expanded: string | undefined;
  /** The tooltip is made when somebody first asks what the button is for. */
  declare isAsked: boolean;

  static override shadowRootOptions = { mode: 'open' as const, delegatesFocus: true };

  static override styles = [
    baseStyles,
    css`
      :host {
        display: inline-flex;
      }
      :host([disabled]) {
        pointer-events: none;
      }
      button {
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: 0.35em;
        min-width: var(--vx-tool-size);
        height: var(--vx-tool-size);
        padding: 0 0.4em;
        border: 1px solid transparent;
        border-radius: var(--wa-border-radius-m);
        background: transparent;
        cursor: pointer;
      }
      button:hover {
        background: var(--vx-hover);
      }
      button:active {
        background: var(--wa-color-brand-fill-normal);
      }
      button[aria-pressed='true'] {
        background: var(--wa-color-brand-fill-normal);
        border-color: var(--wa-color-brand-border-normal);
        color: var(--wa-color-brand-on-normal);
      }
      button:disabled {
        opacity: 0.4;
        cursor: default;
      }
      kbd {
        margin-left: 0.5em;
        padding: 0 0.35em;
        border: 1px solid currentColor;
        border-radius: 3px;
        font: inherit;
        font-size: 0.85em;
        opacity: 0.8;
      }
      :host([named]) {
        display: flex;
      }
      :host([named]) button {
        flex: 1;
        justify-content: flex-start;
        gap: 0.7em;
        padding-inline: 0.7em;
        white-space: nowrap;
      }
      wa-tooltip:not(:defined) {
        display: none;
      }
    `,
  ];

  constructor() {
    super();
    this.placement = 'bottom';
    this.disabled = false;
    this.named = false;
    this.isAsked = false;
  }

  #isPressed = false;

  #enter({ currentTarget, pointerType }: PointerEvent) {
    this.#isPressed = false;
    // A finger that touches the button presses it.
    if (pointerType !== 'touch') this.#ask(currentTarget as HTMLElement);
  }

  #focused({ currentTarget }: FocusEvent) {
    const button = currentTarget as HTMLElement;
    if (button.matches(':focus-visible')) this.#ask(button);
  }

  #ask(button: HTMLElement) {
    if (this.isAsked) return;
    this.isAsked = true;
    openTip(this, () => !this.#isPressed && button.matches(':hover, :focus-visible')).catch((error: unknown) => {
      console.error(error);
      this.isAsked = false;
    });
  }

  /** A press means that it was read; and while it is shown, Escape closes it and not what the button has opened. */
  #press() {
    this.#isPressed = true;
    const tip = this.renderRoot.querySelector('wa-tooltip');
    if (tip) tip.open = false;
  }

  override render() {
    const isToggle = this.pressed !== undefined;
    // The tooltip makes itself the name of its button. It is called like the button, otherwise its key would be read as part of the name.
    return html`<button
        id="button"
        type="button"
        aria-label=${this.label}
        aria-keyshortcuts=${shortcutOf(this.keys) ?? nothing}
        aria-pressed=${isToggle ? String(this.pressed) : nothing}
        aria-haspopup=${this.popup ?? nothing}
        aria-expanded=${this.expanded ?? nothing}
        ?disabled=${this.disabled}
        @pointerenter=${(event: PointerEvent) => this.#enter(event)}
        @focus=${(event: FocusEvent) => this.#focused(event)}
        @click=${() => this.#press()}
      >
        ${icon(this.icon)}${this.named ? html`<span>${this.label}</span>` : nothing}<slot></slot>
      </button>
      ${this.isAsked && !this.named ? this.#renderTip() : nothing}`;
  }

  #renderTip() {
    return html`<wa-tooltip for="button" placement=${this.placement} aria-label=${this.label} aria-hidden="true"
      >${this.label}${this.keys ? html`<kbd>${keysText(this.keys)}</kbd>` : nothing}</wa-tooltip
    >`;
  }
}
customElements.define('vx-tool-button', ToolButton);
