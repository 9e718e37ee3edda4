import { msg } from './words.ts';
import { css, html, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { baseStyles } from './base-styles.ts';
import { icon } from './icon.ts';
import { StoreController } from './store-controller.ts';
import type { Toast, ToastKind, Toasts } from './toasts.ts';
import { VxElement } from './vx-element.ts';

const icons: Readonly<Record<ToastKind, string>> = {
  plain: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};
const SHOWN_FOR_MS = 6000;

/** Shows the toasts, reads them to screen readers, and lets them go by themselves. */
export class ToastHost extends VxElement {
  static override properties = { toasts: { attribute: false } };
  declare toasts: Toasts | undefined;
  readonly #shown = new StoreController<readonly Toast[]>(this);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  static override styles = [
    baseStyles,
    css`
      :host {
        position: fixed;
        z-index: 900;
        left: 50%;
        top: calc(3.6rem + env(safe-area-inset-top));
        translate: -50% 0;
        width: max-content;
        max-width: min(32rem, calc(100vw - 2rem));
        /* Whatever lies below a message is still pressed; only its cross is in the way. */
        pointer-events: none;
      }
      ul {
        display: grid;
        gap: var(--wa-space-xs);
        justify-items: center;
      }
      li {
        display: flex;
        align-items: center;
        gap: 0.6em;
        padding: 0.5em 0.5em 0.5em 0.9em;
        border: 1px solid var(--vx-line);
        border-left: 4px solid var(--wa-color-brand-fill-loud);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        box-shadow: var(--vx-shadow);
        animation: rise calc(160ms * var(--vx-motion, 1)) ease-out;
      }
      li.success {
        border-left-color: var(--wa-color-success-fill-loud);
      }
      li.warning {
        border-left-color: var(--wa-color-warning-fill-loud);
      }
      li.danger {
        border-left-color: var(--wa-color-danger-fill-loud);
      }
      button {
        display: inline-grid;
        place-items: center;
        min-width: var(--vx-target);
        min-height: var(--vx-target);
        padding: 0.3em;
        border: 0;
        border-radius: 4px;
        background: transparent;
        pointer-events: auto;
        cursor: pointer;
        opacity: 0.7;
      }
      button:hover {
        background: var(--vx-hover);
        opacity: 1;
      }
      @keyframes rise {
        from {
          opacity: 0;
          translate: 0 -0.5rem;
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('toasts')) this.#shown.watch(this.toasts?.$toasts);
    for (const { id } of this.#shown.value ?? []) this.#startTimer(id);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #startTimer(id: number) {
    if (this.#timers.has(id)) return;
    this.#timers.set(
      id,
      setTimeout(() => this.#dismiss(id), SHOWN_FOR_MS),
    );
  }

  #dismiss(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.toasts?.dismiss(id);
  }

  override render() {
    return html`<div role="status" aria-live="polite" aria-label=${msg('Messages')}><ul>
      ${repeat(
        this.#shown.value ?? [],
        (toast) => toast.id,
        (toast) => html`<li class=${toast.kind}>
          ${icon(icons[toast.kind])}<span>${toast.text}</span>
          <button type="button" aria-label=${msg('Dismiss')} @click=${() => this.#dismiss(toast.id)}>${icon('xmark')}</button>
        </li>`,
      )}
    </ul></div>`;
  }
}
customElements.define('vx-toast-host', ToastHost);
