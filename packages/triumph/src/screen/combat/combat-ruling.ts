import { msg, str } from '@vexillum/ui/words';
import { rulingFor, type Verdict } from '@vexillum/model';
import { baseStyles, buttonStyles, given, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { verdictText } from '../flags/flag-log-words.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';
import type { CombatMatter } from './combat-matter.ts';

/** Who asked the umpire about a combat, and what they ruled; the umpire rules here. */
export class CombatRuling extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    matter: { attribute: false },
    isOver: { type: Boolean },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare matter: CombatMatter;
  /** Applied: there is nothing left to rule on. */
  declare isOver: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    panelStyles,
    css`
      p {
        margin: 0;
      }
      .deeds {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
      }
    `,
  ];

  #rule(verdict: Verdict) {
    const text = this.renderRoot.querySelector('input')?.value.trim() ?? '';
    void this.actions.act('rule-flag', { ...this.matter, verdict, scope: 'move', text });
  }

  override render() {
    const record = rulingFor(this.battle.snapshot, this.matter);
    if (!record) return nothing;
    const { ruling, askedBy } = record;
    const isAsked = askedBy !== undefined && !ruling;
    return html`<div role="status">
      ${isAsked ? html`<p>${msg(str`${this.battle.nameOfSeat(askedBy)} asks the umpire.`)}</p>` : nothing}
      ${ruling ? html`<p><strong>${msg(str`The umpire rules: ${verdictText(ruling.verdict)}.`)}</strong> ${ruling.text}</p>` : nothing}
      ${this.battle.seat.kind === 'umpire' && !this.isOver && !ruling ? this.#renderBench() : nothing}
    </div>`;
  }

  #renderBench() {
    return html`<p class="deeds"><input type="text" maxlength="300" aria-label=${msg('In your words')} placeholder=${msg('In your words')} />
      <button type="button" class="plain strong" @click=${() => this.#rule('allowed')}>${msg('The sums are right')}</button>
      <button type="button" class="plain" @click=${() => this.#rule('not-allowed')}>${msg('They are not')}</button></p>`;
  }
}
customElements.define('vx-combat-ruling', CombatRuling);
