import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str } from '@vexillum/ui/words';
import type { Flag } from '@vexillum/rules-assist';
import {
  type ArmyDraft,
  createArmyAssist,
  draftHalfPoints,
  splitCommands,
  suggestArmy,
  suggestWithAllies,
} from '../../rules/index.ts';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { halfPointsText } from '../half-points-text.ts';
import './ally-desk.ts';
import { armiesScreenStyles } from './armies-screen-styles.ts';
import './army-sheet.ts';
import './card-lines.ts';
import './flag-lines.ts';
import './list-lines.ts';
import { yearText } from './option-name.ts';
import './split-board.ts';

/** Makes an army out of one list: stands, cards, allies, commands, and what the rules say of it. Tells `draft`, `keep`, `share` and `leave`. */
export class ArmyDesk extends VxElement {
  static override properties = { draft: { attribute: false }, preview: { state: true }, looked: { state: true } };
  declare draft: ArmyDraft;
  /** As it would be if the stands that are dragged were let go. */
  declare preview: ArmyDraft | undefined;
  declare looked: readonly string[];
  readonly #look = createArmyAssist();

  static override styles = [baseStyles, pageStyles, armiesScreenStyles];

  constructor() {
    super();
    this.looked = [];
  }

  protected override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('draft')) this.looked = [];
  }

  override render() {
    const { draft } = this;
    const shown = this.preview ?? draft;
    const flags = this.#look(shown);
    return html`<div class="on-screen">
        ${this.#renderHead(draft)} ${this.#renderTools(draft)}
        <div class="flags">
          <vx-army-flags .draft=${draft} .flags=${flags} .isPreview=${this.preview !== undefined} @look-at=${(event: CustomEvent<readonly string[]>) => this.#lookAt(event.detail)}></vx-army-flags>
        </div>
        ${this.#renderSplit(draft, flags)}
        <div class="columns">
          <section class="card" aria-label=${msg('Army list')}><h2>${msg('Troops')}</h2><vx-list-lines .draft=${draft}></vx-list-lines></section>
          <div class="stack">
            <section class="card" aria-label=${msg('Battle cards')}><h2>${msg('Battle cards')}</h2><vx-card-lines .draft=${draft}></vx-card-lines></section>
            <section class="card" aria-label=${msg('Allies')}><h2>${msg('Allies')}</h2><vx-ally-desk .draft=${draft}></vx-ally-desk></section>
          </div>
        </div>
      </div>
      <vx-army-sheet .draft=${draft}></vx-army-sheet>`;
  }

  #renderSplit(draft: ArmyDraft, flags: readonly Flag[]) {
    return html`<section class="card split" aria-label=${msg('Commands')}>
      <h2>${msg('Commands')}</h2>
      <vx-split-board
        .draft=${draft}
        .shown=${this.preview ?? draft}
        .flags=${flags}
        .looked=${this.looked}
        @preview=${(event: CustomEvent<ArmyDraft | null>) => (this.preview = event.detail ?? undefined)}
      ></vx-split-board>
    </section>`;
  }

  #lookAt(keys: readonly string[]) {
    this.looked = keys;
    this.renderRoot.querySelector('vx-split-board')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  #renderHead(draft: ArmyDraft) {
    const rename = (event: Event) => this.tell('draft', { ...draft, name: (event.target as HTMLInputElement).value });
    return html`<div class="row wrap head">
        <button type="button" class="plain" @click=${() => this.tell('leave')}>${icon('chevron-left')}${msg('All lists')}</button>
        <span class="quiet">${draft.list.extendedName} · ${draft.profile.name}</span>
      </div>
      ${this.#renderNotes(draft)}
      <div class="row wrap head">
        <wa-input class="name" label=${msg('Name of the army')} maxlength="100" .value=${draft.name} @input=${rename}></wa-input>
        ${hasDates(draft) ? this.#renderYear(draft) : nothing} ${this.#renderTotal(draft)}
        <button type="button" class="plain strong main" ?disabled=${draft.stands.length === 0 || draft.name.trim() === ''} @click=${() => this.tell('keep')}>${icon('check')}${msg('Keep this army')}</button>
      </div>`;
  }

  /** What the list says of its years and its parts. */
  #renderNotes({ list }: ArmyDraft) {
    const parts = [...new Set(list.troopOptions.map(({ note }) => note).filter((note) => note !== null))];
    const years = list.dateRanges.map(({ startDate, endDate }) => `${yearText(startDate)} – ${yearText(endDate)}`);
    if (parts.length === 0 && years.length === 0) return nothing;
    return html`<p class="small quiet notes">
      ${years.length > 0 ? html`<span>${msg(str`Years: ${years.join(', ')}`)}</span>` : nothing}
      ${parts.length > 0 ? html`<span>${msg(str`Troops under a condition: ${parts.join('; ')}`)}</span>` : nothing}
    </p>`;
  }

  #renderTools(draft: ArmyDraft) {
    const isEmpty = draft.stands.length === 0;
    const hasFull = draft.allies.some(({ by }) => by === 'full');
    const suggested = () =>
      hasFull
        ? suggestWithAllies(draft)
        : { ...suggestArmy(draft.list, draft.profile), name: draft.name, allies: draft.allies };
    return html`<div class="row wrap head">
      <button type="button" class="plain" @click=${() => this.tell('draft', suggested())}>${icon('spark')}${msg('Suggest an army')}</button>
      ${draft.profile.commands.value > 1 ? html`<button type="button" class="plain" ?disabled=${isEmpty} @click=${() => this.tell('draft', splitCommands(draft))}>${icon('block')}${msg('Share out among commands')}</button>` : nothing}
      <button type="button" class="plain" ?disabled=${isEmpty} @click=${() => this.tell('share')}>${icon('link')}${msg('Share')}</button>
      <button type="button" class="plain" ?disabled=${isEmpty} @click=${() => this.tell('save')}>${icon('download')}${msg('Save as a file')}</button>
      <button type="button" class="plain" ?disabled=${isEmpty} @click=${() => window.print()}>${icon('list')}${msg('Print')}</button>
    </div>`;
  }

  #renderYear(draft: ArmyDraft) {
    const set = (event: Event) => {
      const text = (event.target as HTMLInputElement).value;
      this.tell('draft', { ...draft, year: text === '' ? null : Math.trunc(Number(text)) });
    };
    return html`<wa-input
      class="year"
      type="number"
      label=${msg('Year (BC is negative)')}
      title=${msg('Some lines of this list are open in some years only. Empty: all lines are open.')}
      .value=${draft.year === null ? '' : String(draft.year)}
      @change=${set}
    ></wa-input>`;
  }

  #renderTotal(draft: ArmyDraft) {
    const total = draftHalfPoints(draft);
    const wanted = draft.profile.armyHalfPoints.value;
    return html`<div class="total ${total > wanted ? 'over' : ''}" role="status" aria-label=${msg('Points')}>
      <b class="numbers">${halfPointsText(total)}</b> <span class="quiet">/ ${halfPointsText(wanted)} ${msg('points')}</span>
      <meter min="0" max=${wanted} value=${Math.min(total, wanted)} aria-hidden="true"></meter>
    </div>`;
  }
}

const hasDates = ({ list, allies }: ArmyDraft): boolean =>
  allies.some(({ dateRange }) => dateRange !== null) ||
  list.dateRanges.length > 0 ||
  list.troopOptions.some(({ dateRanges }) => dateRanges.length > 0);

customElements.define('vx-army-desk', ArmyDesk);
