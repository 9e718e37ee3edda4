import { msg, str, translated } from '@vexillum/ui/words';
import {
  type ArmyDraft,
  countIn,
  countInTruth,
  isOpen,
  limitsOf,
  lineFault,
  listOf,
  type TroopOption,
  troopTypeOf,
  withStands,
} from '../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { halfPointsText } from '../half-points-text.ts';
import './line-cards.ts';
import { optionName, yearText } from './option-name.ts';

/** The lines of an army list or of an ally's, with a stepper for each type of troops and the cards that they may have. Tells `draft` with the changed draft. */
export class ListLines extends VxElement {
  static override properties = { draft: { attribute: false }, ally: {} };
  declare draft: ArmyDraft;
  /** Key of the ally whose list it is; without it the army's own. */
  declare ally: string | undefined;

  static override styles = [
    baseStyles,
    css`
      li.line {
        padding: 0.6em 0;
        border-top: 1px solid var(--vx-line);
      }
      li.closed {
        padding-left: 0.7em;
        border-left: 3px dotted var(--vx-line);
        color: var(--wa-color-text-quiet);
      }
      .type {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
        gap: 0.1em 0.8em;
        padding: 0.2em 0;
      }
      .limits {
        padding: 0 0.5em;
        border-radius: 999px;
        background: var(--wa-color-neutral-fill-quiet);
        font-size: var(--vx-text-small);
      }
      .note {
        padding-left: 0.6em;
        border-left: 3px solid var(--vx-brass);
      }
      .off {
        background: var(--wa-color-warning-fill-normal);
        color: var(--wa-color-warning-on-normal);
      }
    `,
  ];

  override render() {
    return html`<ul aria-label=${msg('Lines of the army list')}>
      ${listOf(this.draft, { ally: this.ally }).troopOptions.map((option, index) => this.#renderLine(option, index))}
    </ul>`;
  }

  #renderLine(option: TroopOption, index: number) {
    const { draft } = this;
    const { ally } = this;
    const { min, max } = limitsOf(draft, index, ally);
    const count = countInTruth(draft, { option: index, ally });
    const isOff = lineFault(draft, { option: index, ally }, count) !== undefined;
    const isClosed = !isOpen(option, draft.year);
    const name = optionName(draft.profile, option);
    return html`<li class="line ${isClosed ? 'closed' : ''}">
      <div class="row wrap">
        <strong>${name}</strong>
        <span class="limits numbers ${isOff ? 'off' : ''}" title=${msg('How many stands the list allows, all types of this line together')}>${min === max ? msg(str`${count} of ${max}`) : msg(str`${count} of ${min}–${max}`)}</span>
        ${option.core === '' ? nothing : html`<span class="limits" title=${msg('These troops count as battle line')}>${option.core === 'half' ? msg('half battle line') : msg('battle line')}</span>`}
      </div>
      ${option.note ? html`<p class="small note">${msg(str`Condition: ${option.note}`)}</p>` : nothing}
      ${option.dateRanges.length > 0 ? html`<p class="small quiet">${isClosed ? html`<strong>${msg('not in this year')}</strong> · ` : nothing}${option.dateRanges.map(({ startDate, endDate }) => `${yearText(startDate)} – ${yearText(endDate)}`).join(', ')}</p>` : nothing}
      ${option.troopEntries.map(({ troopTypeCode, note }) => this.#renderType(name, index, troopTypeCode, note, max))}
      ${option.battleCardEntries.length > 0 ? html`<vx-line-cards .draft=${draft} .line=${{ option: index, ally }}></vx-line-cards>` : nothing}
    </li>`;
  }

  #renderType(line: string, index: number, code: string, note: string | null, max: number) {
    const type = troopTypeOf(this.draft.profile, code);
    const name = translated(type?.name ?? code);
    const count = countIn(this.draft, index, code, this.ally);
    return html`<div class="type">
      <span>${name} <span class="quiet small numbers">${msg(str`${halfPointsText(type?.halfPoints ?? 0)} points each`)}${note?.toLowerCase() === 'all' ? html` · ${msg('all of this line or none')}` : nothing}</span></span>
      <vx-number-stepper
        label="${line}: ${name}"
        .value=${count}
        .min=${0}
        .max=${Math.max(max, count)}
        @change=${(event: CustomEvent<{ value: number }>) => this.tell('draft', withStands(this.draft, index, code, event.detail.value, this.ally))}
      ></vx-number-stepper>
    </div>`;
  }
}
customElements.define('vx-list-lines', ListLines);
