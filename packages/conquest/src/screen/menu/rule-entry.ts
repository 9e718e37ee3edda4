import { msg, str, translated } from '@vexillum/ui/words';
import type { ConquestRule } from '../../rules/index.ts';
import type { RuleValue } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { indicatorColor } from '../play/indicator-color.ts';
import { ruleValueText } from '../rule-words.ts';
import { tableSample } from '../table-colors.ts';
import { menuStyles } from './menu-styles.ts';
import { isSeconds, switchTexts, switchWords } from './menu-words.ts';
import './seconds-field.ts';

/** One house rule: what it says, what it is set to, and the means to set it otherwise. Tells `set-rule` with `{key, value}`. */
export class RuleEntry extends VxElement {
  static override properties = {
    rule: { attribute: false },
    value: { attribute: false },
    mayChange: { type: Boolean },
    isOn: { type: Boolean },
  };
  declare rule: ConquestRule;
  declare value: RuleValue;
  /** The reader is somebody who changes such rules. */
  declare mayChange: boolean;
  /** A game is on. */
  declare isOn: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    menuStyles,
    css`
      .swatches {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
      }
      .swatch {
        width: 0.9em;
        height: 0.9em;
        border: 1px solid var(--wa-color-text-quiet);
        border-radius: 50%;
        background: var(--swatch);
      }
    `,
  ];

  constructor() {
    super();
    this.mayChange = false;
    this.isOn = false;
  }

  override render() {
    const { rule } = this;
    const isTold = !this.mayChange || this.#isFixed;
    return html`<div class=${isTold ? 'entry told' : 'entry'} role="group" aria-label=${translated(rule.title)}>
      <div>
        <strong>${translated(rule.title)}</strong>${rule.changedBy === 'host' ? html`<span class="badge">${msg('host only')}</span>` : nothing}
        <p class="quiet small">${translated(rule.description)}</p>
        ${this.mayChange && this.#isFixed ? html`<p class="small">${msg('Cannot be changed while a game is on.')}</p>` : nothing}
      </div>
      <div class="control">${isTold ? this.#renderValue() : this.#renderControl()}</div>
    </div>`;
  }

  get #isFixed(): boolean {
    return this.isOn && !this.rule.whileOn;
  }

  #set(value: RuleValue) {
    if (value !== this.value) this.tell('set-rule', { key: this.rule.key, value });
  }

  #renderValue() {
    const { value } = this;
    const sign = typeof value === 'boolean' ? icon(value ? 'check' : 'minus') : this.#swatchOf(value);
    return html`<span class=${value === false ? 'value off' : 'value'}>${sign}${ruleValueText(this.rule.key, value)}</span>`;
  }

  #swatchOf(value: RuleValue) {
    const color = this.rule.key === 'indicator' ? indicatorColor(String(value)) : tableSample(String(value));
    return color && this.rule.group === 'table'
      ? html`<span class="swatch" style=${styleMap({ '--swatch': color })} aria-hidden="true"></span>`
      : nothing;
  }

  #renderControl() {
    const { rule, value } = this;
    if (typeof value === 'boolean') return this.#renderSwitch(value);
    if (isSeconds(rule))
      return html`<vx-seconds-field label=${translated(rule.title)} .value=${Number(value)} none=${ruleValueText(rule.key, 0)} @set-seconds=${(event: CustomEvent<number>) => this.#set(event.detail)}></vx-seconds-field>`;
    return rule.group === 'table' ? this.#renderSwatches() : this.#renderSelect();
  }

  #renderSwitch(value: boolean) {
    const [on, off] = switchWords(this.rule);
    const [onText, offText] = switchTexts(this.rule);
    return html`<span class="pair">
      <button type="button" class="plain" aria-label=${on} aria-pressed=${value} @click=${() => this.#set(true)}>${value ? icon('check') : nothing}${onText}</button>
      <button type="button" class="plain" aria-label=${off} aria-pressed=${!value} @click=${() => this.#set(false)}>${value ? nothing : icon('check')}${offText}</button>
    </span>`;
  }

  #renderSelect() {
    const { rule } = this;
    return html`<select aria-label=${translated(rule.title)} @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).selectedIndex)}>
      ${(rule.choices ?? []).map((choice) => html`<option ?selected=${choice === this.value}>${ruleValueText(rule.key, choice)}</option>`)}
    </select>`;
  }

  #choose(index: number) {
    const choice = this.rule.choices?.[index];
    if (choice !== undefined) this.#set(choice);
  }

  #renderSwatches() {
    const { rule } = this;
    return html`<span class="swatches">${(rule.choices ?? []).map(
      (
        choice,
      ) => html`<button type="button" class="plain" aria-pressed=${choice === this.value} aria-label=${msg(str`${translated(rule.title)}: ${ruleValueText(rule.key, choice)}`)} @click=${() => this.#set(choice)}>
        ${this.#swatchOf(choice)}${ruleValueText(rule.key, choice)}
      </button>`,
    )}</span>`;
  }
}

customElements.define('vx-rule-entry', RuleEntry);
