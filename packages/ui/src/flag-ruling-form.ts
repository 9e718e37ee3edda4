import { msg } from './words.ts';
import { RULING_LIMIT, type RulingScope, rulingScopes, type Verdict, verdicts } from '@vexillum/model';
import { css, html } from 'lit';
import { baseStyles } from './base-styles.ts';
import { buttonStyles } from './button-styles.ts';
import { VxElement } from './vx-element.ts';

const verdictName = (verdict: Verdict): string => {
  switch (verdict) {
    case 'allowed':
      return msg('Allowed');
    case 'not-allowed':
      return msg('Not allowed');
    case 'noted':
      return msg('Noted, play on');
    default:
      return verdict satisfies never;
  }
};

const scopeName = (scope: RulingScope): string => {
  switch (scope) {
    case 'move':
      return msg('as it stands now');
    case 'game':
      return msg('for the whole game');
    default:
      return scope satisfies never;
  }
};

/** How an umpire rules on a flag. Tells `rule` with verdict, scope and text. */
export class FlagRulingForm extends VxElement {
  static override properties = {
    verdict: { state: true },
    scope: { state: true },
    text: { state: true },
  };
  declare verdict: Verdict;
  declare scope: RulingScope;
  declare text: string;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      form {
        display: grid;
        gap: 0.45em;
        padding: 0.5em 0.6em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
      }
      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 0.1em 0.9em;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        font-weight: 600;
      }
      label {
        display: inline-flex;
        gap: 0.35em;
        align-items: center;
        min-height: var(--vx-target, 1.6em);
        cursor: pointer;
      }
      .words {
        display: grid;
        gap: 0.2em;
      }
      textarea {
        width: 100%;
        min-height: 3.4em;
        padding: 0.4em 0.6em;
        border: 1px solid var(--wa-form-control-border-color);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
        resize: vertical;
      }
      button {
        justify-self: start;
      }
    `,
  ];

  constructor() {
    super();
    this.verdict = 'allowed';
    this.scope = 'move';
    this.text = '';
  }

  override render() {
    const rule = (event: Event) => {
      event.preventDefault();
      this.tell('rule', { verdict: this.verdict, scope: this.scope, text: this.text });
      this.text = '';
    };
    return html`<form aria-label=${msg('Ruling')} @submit=${rule} @keydown=${(event: KeyboardEvent) => event.stopPropagation()}>
      <fieldset><legend>${msg('Your ruling')}</legend>
        ${verdicts.map((verdict) => this.#renderRadio('verdict', verdictName(verdict), this.verdict === verdict, () => (this.verdict = verdict)))}
      </fieldset>
      <fieldset><legend>${msg('It holds')}</legend>
        ${rulingScopes.map((scope) => this.#renderRadio('scope', scopeName(scope), this.scope === scope, () => (this.scope = scope)))}
      </fieldset>
      <label class="words"><span>${msg('In your words, if you like')}</span>
        <textarea maxlength=${RULING_LIMIT} .value=${this.text} @input=${(event: Event) => (this.text = (event.target as HTMLTextAreaElement).value)}></textarea>
      </label>
      <button type="submit" class="plain strong">${msg('Give this ruling')}</button>
    </form>`;
  }

  #renderRadio(name: string, text: string, isChecked: boolean, choose: () => void) {
    return html`<label><input type="radio" name=${name} .checked=${isChecked} @change=${choose} />${text}</label>`;
  }
}
customElements.define('vx-flag-ruling', FlagRulingForm);
