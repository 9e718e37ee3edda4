import { msg, str } from '@vexillum/ui/words';
import {
  type ArmyDraft,
  battleCardOf,
  type BattleCardEntry,
  cardHalfPoints,
  cardsBought,
  isForArmy,
  timesOf,
  withCard,
} from '../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { pointsText } from '../points-text.ts';
import { cardAbout, cardConditions, cardName, cardPrice } from './card-words.ts';

/** The cards that an army buys as a whole: those that its list offers it, and those that lines of the list offer to the army. */
const armyEntries = (draft: ArmyDraft): BattleCardEntry[] => {
  const all = [draft.list, ...draft.list.troopOptions].flatMap(({ battleCardEntries }) => battleCardEntries);
  const own = all.filter(({ battleCardCode }) => isForArmy(draft.profile, battleCardCode));
  return own.filter(
    (entry, index) => own.findIndex(({ battleCardCode }) => battleCardCode === entry.battleCardCode) === index,
  );
};

/** The battle cards that the list offers to the whole army, with price and conditions. Tells `draft` with the changed draft. */
export class CardLines extends VxElement {
  static override properties = { draft: { attribute: false } };
  declare draft: ArmyDraft;

  static override styles = [
    baseStyles,
    css`
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.8em;
        align-items: center;
        padding: 0.4em 0;
        border-top: 1px solid var(--vx-line);
      }
    `,
  ];

  override render() {
    const entries = armyEntries(this.draft);
    if (entries.length === 0)
      return html`<p class="empty small">${msg('The list offers no cards to the whole army.')}</p>`;
    return html`<ul aria-label=${msg('Battle cards')}>${entries.map((entry) => this.#renderCard(entry))}</ul>`;
  }

  #renderCard({ battleCardCode: code, max, note }: BattleCardEntry) {
    const { draft } = this;
    const name = cardName(draft.profile, code);
    const count = cardsBought(draft, code);
    const isOnce = battleCardOf(draft.profile, code)?.cost.per === 'army';
    const most = isOnce ? 1 : max === null ? MANY : max * timesOf(draft);
    const limit = isOnce || max === null ? [] : [msg(str`at most ${most}`)];
    const spent = cardHalfPoints(draft, code);
    return html`<li>
      <span><strong>${name}</strong>${note ? html` <span class="quiet small">(${note})</span>` : nothing}${count > 0 && spent > 0 ? html` <span class="small numbers">${pointsText(spent)}</span>` : nothing}
        <br /><span class="quiet small">${[cardPrice(draft.profile, code), ...limit, ...cardConditions(draft.profile, code)].join(' · ')}. ${cardAbout(code)}</span></span>
      <vx-number-stepper
        label=${name}
        .value=${count}
        .min=${0}
        .max=${Math.max(most, count)}
        @change=${(event: CustomEvent<{ value: number }>) => this.tell('draft', withCard(draft, code, event.detail.value))}
      ></vx-number-stepper>
    </li>`;
  }
}

/** Where the list names no limit, the stepper still ends somewhere. */
const MANY = 12;

customElements.define('vx-card-lines', CardLines);
