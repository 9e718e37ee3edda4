import { msg } from '@lit/localize';
import { type ArmyDraft, battleCardOf, withCard } from '@vexillum/triumph';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';

/** The battle cards that the list offers to the whole army. Tells `draft` with the changed draft. */
export class CardLines extends VxElement {
  static override properties = { draft: { attribute: false } };
  declare draft: ArmyDraft;

  static override styles = [
    baseStyles,
    css`
      li {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.8em;
        align-items: center;
        padding: 0.4em 0;
        border-top: 1px solid var(--vx-line);
      }
    `,
  ];

  override render() {
    const { draft } = this;
    return html`<ul aria-label=${msg('Battle cards')}>
      ${draft.list.battleCardEntries.map(({ battleCardCode: code, max, note }) => {
        const name = battleCardOf(draft.profile, code)?.name ?? code;
        const count = draft.cards.find((card) => card.code === code)?.count ?? 0;
        const most = max === null ? MANY : max * draft.commands;
        return html`<li>
          <span>${name}${note ? html` <span class="quiet small">${note}</span>` : nothing}</span>
          <vx-number-stepper
            label=${name}
            .value=${count}
            .min=${0}
            .max=${Math.max(most, count)}
            @change=${(event: CustomEvent<{ value: number }>) => this.tell('draft', withCard(draft, code, event.detail.value))}
          ></vx-number-stepper>
        </li>`;
      })}
    </ul>`;
  }
}

/** Where the list names no limit, the stepper still ends somewhere. */
const MANY = 12;

customElements.define('vx-card-lines', CardLines);
