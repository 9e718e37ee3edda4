import { msg } from '@vexillum/ui/words';
import type { Json } from '@vexillum/model';
import type { Profile } from '../../rules/index.ts';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { fieldOf, readField, type ValueField, writtenAs } from './value-field.ts';
import { wordText } from './value-text.ts';

/** Changes one value by hand. Tells `put-value` with what was chosen, and `leave-value`. */
export class ValueEditor extends VxElement {
  static override properties = {
    profile: { attribute: false },
    path: {},
    label: {},
    value: { attribute: false },
    text: { state: true },
    chosen: { state: true },
    isWrong: { state: true },
  };
  declare profile: Profile;
  declare path: string;
  declare label: string;
  declare value: Json;
  declare text: string;
  declare chosen: readonly string[];
  declare isWrong: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5em;
        padding: 0.5em 0 0.3em;
      }
      input[type='text'] {
        width: 9rem;
        min-height: var(--vx-button-height, 2.1em);
        padding: 0.2em 0.6em;
        border: 1px solid var(--wa-color-neutral-border-normal);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
      }
      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2em 1em;
        max-height: 12rem;
        overflow: auto;
        margin: 0;
        padding: 0.4em 0.7em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
      }
      fieldset label {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
        min-height: var(--vx-target, 1.6em);
      }
      p {
        flex-basis: 100%;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('path')) return;
    this.text = writtenAs(this.#field, this.value);
    this.chosen = Array.isArray(this.value) ? this.value.map(String) : [];
    this.isWrong = false;
  }

  protected override firstUpdated() {
    this.renderRoot.querySelector<HTMLElement>('input, select')?.focus();
    this.scrollIntoView({ block: 'nearest' });
  }

  get #field(): ValueField {
    return fieldOf(this.profile, this.path, this.value);
  }

  get #read(): Json | undefined {
    const field = this.#field;
    if (field.kind === 'yes-no') return this.text === 'true';
    return field.kind === 'some-of'
      ? field.codes.filter((code) => this.chosen.includes(code))
      : readField(field, this.text);
  }

  #put(event: Event) {
    event.preventDefault();
    const value = this.#read;
    this.isWrong = value === undefined;
    if (value !== undefined) this.tell('put-value', { path: this.path, value });
  }

  #choose(code: string, isChosen: boolean) {
    this.chosen = isChosen ? [...this.chosen, code] : this.chosen.filter((other) => other !== code);
  }

  override render() {
    return html`<form @submit=${(event: Event) => this.#put(event)} @keydown=${(event: KeyboardEvent) => this.#pressed(event)}>
      ${this.#renderField()}
      <button type="submit" class="plain strong">${msg('Take it into the proposal')}</button>
      <button type="button" class="plain" @click=${() => this.tell('leave-value')}>${msg('Leave it')}</button>
      ${this.isWrong ? html`<p role="alert" class="small">${msg('That is no number.')}</p>` : nothing}
    </form>`;
  }

  /** Escape leaves the value and not the whole dialog. */
  #pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.tell('leave-value');
  }

  #renderField() {
    const field = this.#field;
    if (field.kind === 'yes-no')
      return this.#renderChoice([
        ['true', msg('yes')],
        ['false', msg('no')],
      ]);
    if (field.kind === 'one-of') return this.#renderChoice(this.#choices(field.codes));
    if (field.kind === 'some-of') return this.#renderChecks(field.codes);
    return html`<input type="text" inputmode=${field.kind === 'number' ? 'decimal' : 'text'} autocomplete="off" aria-label=${this.label} .value=${this.text} @input=${(event: Event) => (this.text = (event.target as HTMLInputElement).value)} />
      ${field.kind === 'numbers' ? html`<span class="quiet small">${msg('Several numbers are parted by semicolons.')}</span>` : nothing}`;
  }

  #choices(codes: readonly string[]): [string, string][] {
    const named = codes.map((code): [string, string] => [code, wordText(this.profile, code)]);
    return this.value === null || this.path.endsWith('cheaper') ? [['', msg('none')], ...named] : named;
  }

  #renderChoice(choices: readonly (readonly [value: string, text: string])[]) {
    return html`<select aria-label=${this.label} @change=${(event: Event) => (this.text = (event.target as HTMLSelectElement).value)}>
      ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === this.text}>${text}</option>`)}
    </select>`;
  }

  #renderChecks(codes: readonly string[]) {
    return html`<fieldset>
      <legend class="for-readers">${this.label}</legend>
      ${codes.map((code) => html`<label><input type="checkbox" .checked=${this.chosen.includes(code)} @change=${(event: Event) => this.#choose(code, (event.target as HTMLInputElement).checked)} />${wordText(this.profile, code)}</label>`)}
    </fieldset>`;
  }
}
customElements.define('vx-value-editor', ValueEditor);
