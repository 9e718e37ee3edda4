import '@vexillum/ui/unverified';
import { msg, str } from '@vexillum/ui/words';
import {
  type ArmyDraft,
  cardsOffered,
  cardTermsOf,
  type DraftStand,
  isForLine,
  type LineId,
  lineOf,
  linesOf,
  offerIn,
  standsFor,
  timesHeld,
  withStandCard,
} from '../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { cardAbout, cardConditions, cardName, cardPrice } from './card-words.ts';
import { sourceText } from '../source-text.ts';

/** The cards that a line of the list offers to its stands, each with its price and conditions. Tells `draft` with the changed draft. */
export class LineCards extends VxElement {
  static override properties = { draft: { attribute: false }, line: { attribute: false } };
  declare draft: ArmyDraft;
  declare line: LineId;

  static override styles = [
    baseStyles,
    css`
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 0.8em;
        align-items: center;
        padding: 0.25em 0 0.25em 0.7em;
        border-left: 2px solid var(--vx-line);
      }
      li.held {
        border-left-color: var(--vx-brass);
      }
      label {
        display: inline-flex;
        gap: 0.4em;
        align-items: center;
        min-height: max(2.1em, var(--vx-target));
        cursor: pointer;
      }
      input {
        width: 1.1em;
        height: 1.1em;
        accent-color: var(--wa-color-brand-fill-loud);
      }
    `,
  ];

  override render() {
    const line = lineOf(this.draft, this.line);
    const codes = line ? cardsOffered(this.draft.profile, line) : [];
    if (codes.length === 0) return nothing;
    return html`<ul aria-label=${msg('Cards of this line')}>${codes.map((code) => this.#renderCard(code))}</ul>`;
  }

  #renderCard(code: string) {
    const { draft, line } = this;
    const stands = standsFor(draft, line, code);
    const note = offerIn(draft.profile, lineOf(draft, line), code)?.note ?? null;
    const isHeld = stands.some((stand) => timesHeld(stand, code) > 0);
    const isUnsure = draft.profile.battleCards.cells?.find((cell) => cell.code === code && cell.column === 'cost');
    return html`<li class=${isHeld ? 'held' : ''}>
      <span class="small" title=${cardAbout(code)}><strong>${cardName(draft.profile, code)}</strong>${note ? html` <span class="quiet">(${note})</span>` : nothing}
        <span class="quiet">· ${[cardPrice(draft.profile, code), ...cardConditions(draft.profile, code)].join(' · ')}.</span>
        ${isUnsure && !isUnsure.isVerified ? html`<vx-unverified .source=${sourceText(isUnsure.source)}></vx-unverified>` : nothing}
        <span class="quiet"> ${cardAbout(code)}</span></span>
      ${this.#renderControl(code, stands)}
    </li>`;
  }

  #renderControl(code: string, stands: readonly DraftStand[]) {
    const { profile } = this.draft;
    if (isForLine(profile, code))
      return this.#renderCount(
        code,
        stands,
        Math.max(0, ...stands.map((stand) => timesHeld(stand, code))),
        MOST_CARDS,
        (count) => this.#give(stands, code, count),
      );
    const terms = cardTermsOf(profile, code);
    if (terms?.dismounts || terms?.isAllOrNone) return this.#renderAll(code, stands);
    const held = stands.filter((stand) => timesHeld(stand, code) > 0);
    return this.#renderCount(code, stands, held.length, stands.length, (count) => this.#giveTo(stands, code, count));
  }

  #renderCount(code: string, stands: readonly DraftStand[], value: number, most: number, set: (count: number) => void) {
    return html`<vx-number-stepper
      label=${cardName(this.draft.profile, code)}
      .value=${value}
      .min=${0}
      .max=${stands.length === 0 ? value : Math.max(most, value)}
      @change=${(event: CustomEvent<{ value: number }>) => set(event.detail.value)}
    ></vx-number-stepper>`;
  }

  /** One box for all stands; the dismounting cards go to every line that offers them. */
  #renderAll(code: string, stands: readonly DraftStand[]) {
    const isEverywhere = cardTermsOf(this.draft.profile, code)?.dismounts === true;
    const all = isEverywhere ? linesOf(this.draft).flatMap((id) => standsFor(this.draft, id, code)) : stands;
    const held = stands.filter((stand) => timesHeld(stand, code) > 0).length;
    return html`<label class="small"
      ><input
        type="checkbox"
        aria-label=${cardName(this.draft.profile, code)}
        ?disabled=${stands.length === 0}
        .checked=${held > 0 && held === stands.length}
        .indeterminate=${held > 0 && held < stands.length}
        @change=${(event: Event) => this.#give(all, code, Number((event.target as HTMLInputElement).checked))}
      />${held > 0 ? msg(str`on ${held} of ${stands.length}`) : stands.length === 0 ? msg('no stands yet') : msg('give it')}</label
    >`;
  }

  #give(stands: readonly DraftStand[], code: string, times: number) {
    this.tell(
      'draft',
      withStandCard(
        this.draft,
        stands.map(({ key }) => key),
        code,
        times,
      ),
    );
  }

  #giveTo(stands: readonly DraftStand[], code: string, count: number) {
    const keys = stands.map(({ key }) => key);
    const given = withStandCard(this.draft, keys.slice(count), code, false);
    this.tell('draft', withStandCard(given, keys.slice(0, count), code, true));
  }
}

/** Where nothing names a limit, the stepper still ends somewhere. */
const MOST_CARDS = 6;

customElements.define('vx-line-cards', LineCards);
