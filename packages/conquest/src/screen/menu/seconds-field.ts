import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { secondsText } from '@vexillum/frame/table/seconds-text';
import { menuStyles } from './menu-styles.ts';

const MOST = 1_000_000;

/** One step finer for short times: people set half a minute, or ten minutes, or a day. */
const stepAt = (seconds: number): number => (seconds < 120 ? 15 : seconds < 900 ? 60 : seconds < 7200 ? 300 : 3600);

/** Seconds, with less and more. Every change is an entry that the whole table reads, so that only Set tells it: `set-seconds`. */
export class SecondsField extends VxElement {
  static override properties = {
    label: {},
    value: { type: Number },
    none: {},
    draft: { state: true },
  };
  declare label: string;
  declare value: number;
  /** What 0 is called. */
  declare none: string;
  declare draft: number;

  static override styles = [
    baseStyles,
    buttonStyles,
    menuStyles,
    css`
      :host {
        display: inline-block;
      }
      .row {
        flex-wrap: wrap;
        justify-content: flex-end;
      }
      .plain {
        min-width: var(--vx-target, 0px);
      }
      .hint {
        min-width: 6.2em;
        text-align: end;
      }
      @media (max-width: 34rem) {
        .row {
          justify-content: flex-start;
        }
        output {
          flex-basis: 100%;
          text-align: start;
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('value')) this.draft = this.value;
  }

  #put(seconds: number) {
    this.draft = Math.max(0, Math.min(MOST, Math.round(Number.isFinite(seconds) ? seconds : 0)));
  }

  override render() {
    const { draft, label } = this;
    const hint = draft === 0 ? this.none : secondsText(draft);
    return html`<div class="row">
      <span class="hint small quiet">${hint}</span>
      <button type="button" class="plain" aria-label=${msg(str`Less: ${label}`)} ?disabled=${draft === 0} @click=${() => this.#put(draft - stepAt(draft - 1))}>−</button>
      <input type="number" min="0" max=${MOST} step="1" inputmode="numeric" aria-label=${msg(str`${label}, in seconds`)} .value=${String(draft)} @input=${(event: Event) => this.#put((event.target as HTMLInputElement).valueAsNumber)} @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#set()} />
      <button type="button" class="plain" aria-label=${msg(str`More: ${label}`)} @click=${() => this.#put(draft + stepAt(draft))}>+</button>
      ${draft === this.value ? nothing : html`<button type="button" class="plain strong" aria-label=${msg(str`Set: ${label}`)} @click=${() => this.#set()}>${msg('Set')}</button>`}
    </div>`;
  }

  #set() {
    if (this.draft !== this.value) this.tell('set-seconds', this.draft);
  }
}
customElements.define('vx-seconds-field', SecondsField);
