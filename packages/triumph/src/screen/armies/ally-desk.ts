import { msg, str } from '@vexillum/ui/words';
import {
  type AllyArmyList,
  type ArmyDraft,
  type ArmyList,
  asArmyList,
  type DateRange,
  type DraftAlly,
  draftStandHalfPoints,
  withAlly,
  withoutAlly,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { pointsText } from '../points-text.ts';
import './list-lines.ts';
import { keepList } from './list-memory.ts';
import { yearText } from './option-name.ts';
import { anyListById, knownAllies } from './own-lists.ts';
import { readFile } from './read-file.ts';

/** An ally who may join, as the list says; without their own list where nobody has opened it. */
interface Offer {
  readonly name: string;
  readonly dateRange: DateRange | null;
  readonly note: string | null;
  readonly short?: AllyArmyList;
  readonly full?: ArmyList;
}

const offersOf = (list: ArmyList): Offer[] => {
  const known = knownAllies(list);
  if (known.length === 0)
    return list.allyOptions.flatMap(({ dateRange, note, allyEntries }) =>
      allyEntries.map(({ name }) => ({ name, dateRange, note })),
    );
  return known.flatMap(({ dateRange, note, allyEntries }) =>
    allyEntries.map(({ name, allyArmyList: short }): Offer => {
      const full = anyListById(short.armyListId);
      return { name, dateRange, note, short, ...(full ? { full } : {}) };
    }),
  );
};

const waysText = (by: DraftAlly['by']): string => {
  switch (by) {
    case 'full':
      return msg('by its nation’s full list, in a command of its own');
    case 'short':
      return msg('by the short ally list');
    case 'contingent':
      return msg('as a part of the main army');
    default:
      return by satisfies never;
  }
};

/** Who joins the army, and the stands that they bring. Tells `draft` with the changed draft. */
export class AllyDesk extends VxElement {
  static override properties = { draft: { attribute: false }, problem: { state: true } };
  declare draft: ArmyDraft;
  declare problem: string | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em 1em;
        align-items: center;
        justify-content: space-between;
        padding: 0.4em 0;
        border-top: 1px solid var(--vx-line);
      }
      li > span:first-child {
        flex: 1 1 10rem;
      }
      article {
        margin: 0.6em 0;
        padding: 0.6em 0.8em;
        border: 1px dashed var(--vx-line);
        border-radius: var(--wa-border-radius-m);
      }
      h3 {
        display: flex;
        justify-content: space-between;
        gap: 0.6em;
        align-items: center;
        font-size: 1.05rem;
      }
      .file {
        position: relative;
        cursor: pointer;
      }
      .file:focus-within {
        outline: var(--wa-focus-ring);
      }
      .problem {
        color: var(--wa-color-danger-on-quiet);
      }
    `,
  ];

  override render() {
    const { draft } = this;
    const offers = offersOf(draft.list);
    return html`${draft.allies.map((ally) => this.#renderAlly(ally))}
      ${this.problem ? html`<p class="small problem" role="alert">${this.problem}</p>` : nothing}
      ${offers.length > 0 ? html`<ul aria-label=${msg('Allies that the list offers')}>${offers.map((offer) => this.#renderOffer(offer))}</ul>` : html`<p class="small quiet">${msg('The list offers no allies.')}</p>`}
      <div class="row wrap">
        ${draft.profile.isAllyOnFullList.value ? this.#renderFile(msg('An ally from a list file'), (list) => this.#join(list.name, 'full', list, null)) : nothing}
        ${this.#renderFile(msg('Open the file of ally options'), undefined)}
      </div>`;
  }

  #renderAlly(ally: DraftAlly) {
    const { draft } = this;
    const points = draft.stands
      .filter((stand) => stand.ally === ally.key)
      .reduce((sum, stand) => sum + draftStandHalfPoints(draft, stand), 0);
    return html`<article aria-label=${ally.name}>
      <h3><span>${ally.name} <span class="small quiet">${waysText(ally.by)} · ${pointsText(points)}</span></span>
        <button type="button" class="plain" aria-label=${msg(str`Send ${ally.name} home`)} @click=${() => this.tell('draft', withoutAlly(draft, ally.key))}>${icon('trash')}</button></h3>
      <vx-list-lines .draft=${draft} .ally=${ally.key}></vx-list-lines>
    </article>`;
  }

  #renderOffer({ name, dateRange, note, short, full }: Offer) {
    const wantsFull = this.draft.profile.isAllyOnFullList.value;
    const years = dateRange ? `${yearText(dateRange.startDate)} – ${yearText(dateRange.endDate)}` : '';
    const isContingent = short?.isInternalContingent === true;
    return html`<li>
      <span><strong>${name}</strong> <span class="small quiet">${[isContingent ? msg('part of the main army') : '', years, note].filter(Boolean).join(' · ')}</span></span>
      ${
        short && (isContingent || !wantsFull)
          ? html`<button type="button" class="plain" aria-label=${msg(str`${name} joins`)} @click=${() => this.#join(name, isContingent ? 'contingent' : 'short', asArmyList(short), dateRange)}>${icon('plus')}${msg('Joins')}</button>`
          : full
            ? html`<button type="button" class="plain" aria-label=${msg(str`${name} joins`)} @click=${() => this.#join(name, 'full', full, dateRange)}>${icon('plus')}${msg('Joins')}</button>`
            : wantsFull
              ? this.#renderFile(msg(str`Open the list of ${name}`), (list) =>
                  this.#join(name, 'full', list, dateRange),
                )
              : html`<span class="small quiet">${msg('its list is in the file of ally options')}</span>`
      }
    </li>`;
  }

  #renderFile(label: string, use: ((list: ArmyList) => void) | undefined) {
    return html`<label class="plain file">${icon('upload')}${label}<input type="file" class="for-readers" accept=".json,application/json" aria-label=${label} @change=${(event: Event) => void this.#opened(event, use)} /></label>`;
  }

  async #opened(event: Event, use: ((list: ArmyList) => void) | undefined) {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    const read = await readFile(file, this.draft.profile);
    this.problem = undefined;
    if (typeof read === 'string') this.problem = msg(str`${file.name} was not read. ${read}`);
    else if (read.kind === 'list' && use) {
      keepList(read.list);
      use(read.list);
    } else if (read.kind === 'allies' && !use) keepList(this.draft.list, { allies: read.options });
    else this.problem = use ? msg('This is no army list.') : msg('This file holds no ally options.');
    this.requestUpdate();
  }

  #join(name: string, by: DraftAlly['by'], list: ArmyList, dateRange: DateRange | null) {
    this.tell('draft', withAlly(this.draft, { name, by, list, dateRange }));
  }
}
customElements.define('vx-ally-desk', AllyDesk);
