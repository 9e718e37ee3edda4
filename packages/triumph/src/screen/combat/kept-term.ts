import { msg, str } from '@vexillum/ui/words';
import { type House, isProposal } from '@vexillum/model';
import { baseStyles, buttonStyles, given, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { sideTitle } from '@vexillum/frame/seat-title';
import { fullProfileAt, type Snapshot, valueAt } from '../../rules/index.ts';
import { signedText } from './term-words.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';

const pathOf = (code: string): string => `combatFactors.${code}.factor`;

/**
 * A number that no public source gives is asked once: what captains put in can be kept as a house rule of the table, which both agree to
 * (or the umpire rules), without leaving the combat.
 */
export class KeptTerm extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    code: {},
    value: { attribute: false },
    isBusy: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare code: string;
  /** What stands in the sum. */
  declare value: number | null;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    panelStyles,
    css`
      p {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.2em 0.5em;
        margin: 0.1em 0 0.3em;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const { snapshot } = this.battle;
    const path = pathOf(this.code);
    if (valueAt(fullProfileAt(snapshot), path) !== null) return nothing;
    const proposals = [...snapshot.public.house].filter(
      ([id, { values }]) => isProposal(id) && typeof values[path] === 'number' && Object.keys(values).length === 1,
    );
    const isProposed = proposals.some(([, { values, agreed }]) => values[path] === this.value && this.#isOurs(agreed));
    return html`${proposals.map(([id, record]) => this.#renderProposal(id, record))}
    ${this.value === null || isProposed || !this.#mayDecide ? nothing : html`<p>${this.#button(this.#keepText(this.value), 'propose-house-rule', { values: { [path]: this.value } })}</p>`}`;
  }

  /** House rules are made by captains; an umpire's word is enough by itself. */
  get #mayDecide(): boolean {
    const { kind } = this.battle.seat;
    return kind === 'captain' || kind === 'umpire';
  }

  #isOurs(agreed: House['agreed']): boolean {
    const { side } = this.battle;
    return side !== undefined && agreed[side] === true;
  }

  #keepText(value: number): string {
    return this.battle.side === undefined
      ? msg(str`Rule ${signedText(value)} for this table`)
      : msg(str`Keep ${signedText(value)} for this table`);
  }

  #renderProposal(id: string, { values, agreed, proposedBy = '' }: House) {
    const value = signedText(values[pathOf(this.code)] as number);
    const isOpen = this.#mayDecide && !this.#isOurs(agreed);
    return html`<p role="status"><span class="quiet">${msg(str`${sideTitle(proposedBy)} proposes to keep ${value} for this table.`)}</span>
      ${isOpen ? this.#button(this.battle.side === undefined ? msg('Rule it so') : msg('Agree'), 'agree-house-rule', { proposal: id }) : nothing}</p>`;
  }

  #button(text: string, action: string, args: Parameters<Actions['act']>[1]) {
    return html`<button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#act(action, args)}>${text}</button>`;
  }

  async #act(action: string, args: Parameters<Actions['act']>[1]) {
    this.isBusy = true;
    await this.actions.act(action, args);
    this.isBusy = false;
  }
}
customElements.define('vx-kept-term', KeptTerm);
