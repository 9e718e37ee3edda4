import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { baseStyles, buttonStyles, given, VxElement } from '@vexillum/ui';
import '@vexillum/ui/unverified';
import { css, html, nothing } from 'lit';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { sideTitle } from '@vexillum/frame/seat-title';
import { BY_HAND, BY_RULE, sumOf, type Term } from '../../rules/index.ts';
import { sourceText } from '../source-text.ts';
import './kept-term.ts';
import { signedText, termText } from './term-words.ts';
import type { Battle } from '../battle.ts';

/** What the reader wants of a term: its code, whose stand it counts for, and the new value. */
export type TermChange = Pick<Term, 'code' | 'of'> & { readonly value: number };

/** The row for what no rule says, as long as nobody has put anything in. */
const nothingByHand: Term = { code: BY_HAND, value: 0, by: BY_RULE, isVerified: false, source: '' };

/** What one stand of a combat counts, term by term. Says `change-term` with a `TermChange`. */
export class CombatSum extends VxElement {
  static override properties = {
    battle: given,
    heading: {},
    side: { reflect: true },
    terms: { attribute: false },
    die: { attribute: false },
    mayChange: { type: Boolean },
    isBusy: { type: Boolean },
  };
  declare battle: Battle;
  declare heading: string;
  declare side: SideId;
  declare terms: readonly Term[];
  /** As soon as it is thrown. */
  declare die: number | undefined;
  declare mayChange: boolean;
  declare isBusy: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    panelStyles,
    css`
      :host {
        display: block;
        border: 1px solid var(--vx-line);
        border-inline-start: 4px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-m);
        padding: 0.4em 0.6em;
      }
      :host([side='red']) {
        border-inline-start-color: var(--vx-red, firebrick);
      }
      :host([side='blue']) {
        border-inline-start-color: var(--vx-blue, royalblue);
      }
      h4 {
        display: flex;
        justify-content: space-between;
        gap: 0.5em;
        margin: 0 0 0.3em;
        font: 600 1rem var(--wa-font-family-body);
      }
      ul {
        display: grid;
        gap: 0.15em;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .term {
        display: grid;
        grid-template-columns: 1fr auto auto auto;
        align-items: center;
        gap: 0.25em;
        font-size: var(--vx-text-small);
      }
      .value {
        min-width: 2.2em;
        font-variant-numeric: tabular-nums;
        font-weight: 600;
        text-align: end;
      }
      .why {
        grid-column: 1 / -1;
      }
      .open .value {
        color: var(--wa-color-text-quiet);
      }
      .step {
        min-width: max(1.9em, var(--vx-target, 0px));
        min-height: max(1.9em, var(--vx-target, 0px));
        padding: 0;
      }
      .total,
      .die {
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  override render() {
    const isOwnIn = this.terms.some(({ code }) => code === BY_HAND);
    const rows = this.mayChange && !isOwnIn ? [...this.terms, nothingByHand] : this.terms;
    return html`<h4><span>${this.heading}</span>${this.#renderTotal()}</h4>
      <ul>
        ${rows.map((term) => this.#renderTerm(term))}
      </ul>`;
  }

  #renderTotal() {
    const sum = sumOf(this.terms);
    const total = this.die === undefined ? signedText(sum) : `${sum + this.die}`;
    const die =
      this.die === undefined ? nothing : html`<span class="die quiet">${signedText(sum)} + ${this.die} = </span>`;
    return html`<span class="total" aria-label=${msg(str`Total ${total}`)}>${die}${total}</span>`;
  }

  #renderTerm(term: Term) {
    const name = termText(term.code);
    const source = sourceText(term.source);
    const step = (by: number, text: string, label: string) =>
      this.mayChange
        ? html`<button type="button" class="plain step" aria-label=${label} aria-disabled=${this.isBusy ? 'true' : 'false'} @click=${() => this.#change(term, by)}>${text}</button>`
        : html`<span></span>`;
    return html`<li class="term ${term.value === null ? 'open' : ''}">
      <span title=${source}>${name}${term.isVerified || term.source === '' ? nothing : html` <vx-unverified .source=${source}></vx-unverified>`}</span>
      ${step(-1, '−', msg(str`Less: ${name}, ${sideTitle(this.side)}`))}
      <span class="value">${signedText(term.value)}</span>
      ${step(1, '+', msg(str`More: ${name}, ${sideTitle(this.side)}`))}
      ${this.#renderBy(term)} ${this.#renderKept(term)}
    </li>`;
  }

  /** Who has changed it, and what the rules say. */
  #renderBy({ by, rule, code, value }: Term) {
    if (by === BY_RULE)
      return value === null
        ? html`<span class="why quiet">${msg('No public source gives this number: put in what you play with.')}</span>`
        : nothing;
    const who = this.battle.nameOfSeat(by);
    const known = rule ?? null;
    const says =
      code === BY_HAND || known === null
        ? msg(str`put in by ${who}`)
        : msg(str`changed by ${who}; the rules say ${signedText(known)}`);
    return html`<span class="why quiet">${says}</span>`;
  }

  /** Where the rules give no number, what is put in may hold for the whole table. */
  #renderKept({ code, by, rule, value }: Term) {
    if (code === BY_HAND || (by === BY_RULE ? value : (rule ?? null)) !== null) return nothing;
    return html`<vx-kept-term class="why" code=${code} .value=${value}></vx-kept-term>`;
  }

  /** A button that were disabled would lose the focus of whoever presses it again and again. */
  #change({ code, of, value }: Term, by: number) {
    if (this.isBusy) return;
    const detail: TermChange = { code, ...(of === undefined ? {} : { of }), value: (value ?? 0) + by };
    this.tell('change-term', detail);
  }
}
customElements.define('vx-combat-sum', CombatSum);
