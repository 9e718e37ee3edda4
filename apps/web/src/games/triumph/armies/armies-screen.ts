import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str } from '@lit/localize';
import {
  type ArmyDraft,
  type ArmyList,
  draftHalfPoints,
  isProblem,
  type Profile,
  profiles,
  readArmyList,
  remarksOn,
  sampleArmies,
  sampleLists,
  splitCommands,
  suggestArmy,
} from '@vexillum/triumph';
import { baseStyles, createToasts, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { forgetArmy, keepArmy, type KeptArmy, myArmies } from '../../../memory/my-armies.ts';
import { pageStyles } from '../../../styles/page-styles.ts';
import { halfPointsText } from '../half-points-text.ts';
import { armiesScreenStyles } from './armies-screen-styles.ts';
import { dropStyles } from './drop-styles.ts';
import './card-lines.ts';
import './command-editor.ts';
import { createDraftStore, keepDraft } from './draft-store.ts';
import './list-lines.ts';
import { readFile } from './read-file.ts';
import { saveFile } from './save-file.ts';

const ownLists: readonly ArmyList[] = sampleLists.map(readArmyList).flatMap((list) => (isProblem(list) ? [] : [list]));

/** Makes an army out of a list: choose a list, choose stands, share them out among commands, keep it. Nothing is forbidden; remarks say what an opponent would ask. */
export class ArmiesScreen extends VxElement {
  static override properties = { profile: { state: true }, problem: { state: true } };
  declare profile: Profile;
  declare problem: string | undefined;
  readonly #store = createDraftStore(profiles);
  readonly #draft = new StoreController<ArmyDraft | undefined>(this, this.#store.$draft);
  readonly #toasts = createToasts();

  static override styles = [baseStyles, pageStyles, dropStyles, armiesScreenStyles];

  constructor() {
    super();
    const [first] = profiles;
    if (!first) throw new Error('There are no profiles to make armies for.');
    this.profile = this.#store.$draft.get()?.profile ?? first;
  }

  async #open(file: File | undefined) {
    if (!file) return;
    const read = await readFile(file, this.profile);
    if (typeof read === 'string') {
      this.problem = msg(str`${file.name} was not read. ${read}`);
      return;
    }
    this.problem = undefined;
    if (read.kind === 'list') this.#store.begin(read.list, this.profile);
    else if (read.kind === 'army') this.#keepRead(read.army);
    else this.problem = msg('This file holds allies only. Open the army list itself.');
  }

  #keepRead(army: { readonly name: string; readonly halfPoints: number }) {
    keepArmy({
      id: `${this.profile.id}/${army.name}`,
      name: army.name,
      profile: this.profile.id,
      halfPoints: army.halfPoints,
      army,
    });
    this.#toasts.add(msg(str`${army.name} is among your armies now.`), 'success');
    this.requestUpdate();
  }

  override render() {
    const draft = this.#draft.value;
    return html`<div class="page" @dragover=${(event: Event) => event.preventDefault()} @drop=${(event: DragEvent) => this.#dropped(event)}>
      <h1>${msg('Armies')}</h1>
      ${this.problem ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${this.problem}</wa-callout>` : nothing}
      ${draft ? this.#renderDraft(draft) : this.#renderStart()}
      <vx-toast-host .toasts=${this.#toasts}></vx-toast-host>
    </div>`;
  }

  #dropped(event: DragEvent) {
    event.preventDefault();
    void this.#open(event.dataTransfer?.files[0]);
  }

  #renderStart() {
    return html`<p class="quiet">${msg('Choose the game, then take a sample, or make an army out of an army list. What you keep here can be brought to any table.')}</p>
      <fieldset class="games">
        <legend class="for-readers">${msg('Game')}</legend>
        ${profiles.map((profile) => html`<label><input type="radio" name="profile" .checked=${profile === this.profile} @change=${() => (this.profile = profile)} />${profile.name} <span class="quiet small">${msg(str`${halfPointsText(profile.armyHalfPoints.value)} points`)}</span></label>`)}
      </fieldset>
      <div class="columns">
        <section class="card" aria-label=${msg('Army lists')}>
          <h2>${msg('Make one from a list')}</h2>
          <ul>${ownLists.map((list) => this.#renderList(list))}</ul>
          <label class="drop">
            ${icon('upload')}<span>${msg('Your own army list or army (.json): drop it anywhere on this page, or choose it')}</span>
            <span class="plain" aria-hidden="true">${msg('Choose a file')}</span>
            <input type="file" class="for-readers" accept=".json,application/json" aria-label=${msg('Army list file')} @change=${(event: Event) => this.#chosen(event)} />
          </label>
        </section>
        <section class="card" aria-label=${msg('My armies')}>
          <h2>${msg('My armies')}</h2>
          ${this.#renderMine()}
          <h2>${msg('Sample armies')}</h2>
          <ul>
            ${sampleArmies.filter(({ profile }) => profile === this.profile.id).map(({ army, about }) => html`<li><span><strong>${army.name}</strong><br /><span class="small quiet">${msg(about)}</span></span><button type="button" class="plain" aria-label=${msg(str`Save ${army.name} as a file`)} @click=${() => saveFile(army)}>${icon('download')}</button></li>`)}
          </ul>
          <p class="small quiet">${msg('Sample armies wait at every table under “Bring an army”.')}</p>
        </section>
      </div>`;
  }

  #chosen(event: Event) {
    const input = event.target as HTMLInputElement;
    void this.#open(input.files?.[0]);
    // The same file again, mended, must be a change too.
    input.value = '';
  }

  #renderList(list: ArmyList) {
    return html`<li>
      <span><strong>${list.name}</strong><br /><span class="small quiet">${besidesItsName(list)}</span></span>
      <span class="row">
        <button type="button" class="plain" aria-label=${msg(str`Suggest an army: ${list.name}`)} @click=${() => this.#store.suggest(list, this.profile)}>${icon('spark')}${msg('Suggest an army')}</button>
        <button type="button" class="plain" aria-label=${msg(str`Start empty: ${list.name}`)} @click=${() => this.#store.begin(list, this.profile)}>${msg('Start empty')}</button>
      </span>
    </li>`;
  }

  #renderMine() {
    const mine = myArmies().filter(({ profile }) => profile === this.profile.id);
    if (mine.length === 0)
      return html`<p class="empty small">${msg('None yet. An army that you keep will be here, and at every table of this game.')}</p>`;
    return html`<ul>${mine.map((kept) => this.#renderKept(kept))}</ul>`;
  }

  #renderKept(kept: KeptArmy) {
    const forget = () => {
      forgetArmy(kept.id);
      this.requestUpdate();
    };
    return html`<li><span><strong>${kept.name}</strong> <span class="small quiet numbers">${msg(str`${halfPointsText(kept.halfPoints)} points`)}</span></span>
      <button type="button" class="plain" aria-label=${msg(str`Forget ${kept.name}`)} title=${msg('Take it out of this browser')} @click=${forget}>${icon('trash')}</button></li>`;
  }

  #renderDraft(draft: ArmyDraft) {
    const change = (event: CustomEvent<ArmyDraft>) => this.#store.change(event.detail);
    return html`<div class="row wrap head">
        <button type="button" class="plain" @click=${() => this.#store.change(undefined)}>${icon('chevron-left')}${msg('All lists')}</button>
        <span class="quiet">${draft.list.extendedName} · ${draft.profile.name}</span>
      </div>
      <div class="row wrap head">
        <wa-input class="name" label=${msg('Name of the army')} maxlength="100" .value=${draft.name} @input=${(event: Event) => this.#store.change({ ...draft, name: (event.target as HTMLInputElement).value })}></wa-input>
        ${hasDates(draft.list) ? this.#renderYear(draft) : nothing} ${this.#renderTotal(draft)}
        <button type="button" class="plain strong main" ?disabled=${draft.stands.length === 0 || draft.name.trim() === ''} @click=${() => this.#keep(draft)}>${icon('check')}${msg('Keep this army')}</button>
      </div>
      <div class="row wrap head">
        <button type="button" class="plain" @click=${() => this.#store.change({ ...suggestArmy(draft.list, draft.profile), name: draft.name })}>${icon('spark')}${msg('Suggest an army')}</button>
        ${draft.profile.commands.value > 1 ? html`<button type="button" class="plain" @click=${() => this.#store.change(splitCommands(draft))}>${icon('block')}${msg('Share out among commands')}</button>` : nothing}
        <button type="button" class="plain" ?disabled=${draft.stands.length === 0} @click=${() => saveFile(keepDraft(draft))}>${icon('download')}${msg('Save as a file')}</button>
      </div>
      ${this.#renderRemarks(draft)}
      <div class="columns" @draft=${change}>
        <section class="card" aria-label=${msg('Army list')}><h2>${msg('Troops')}</h2><vx-list-lines .draft=${draft}></vx-list-lines>
          ${draft.list.battleCardEntries.length > 0 ? html`<h2>${msg('Battle cards')}</h2><vx-card-lines .draft=${draft}></vx-card-lines>` : nothing}</section>
        <section class="card" aria-label=${msg('Commands')}><h2>${msg('Commands')}</h2><vx-command-editor .draft=${draft}></vx-command-editor></section>
      </div>`;
  }

  #renderYear(draft: ArmyDraft) {
    const set = (event: Event) => {
      const text = (event.target as HTMLInputElement).value;
      this.#store.change({ ...draft, year: text === '' ? null : Math.trunc(Number(text)) });
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

  #keep(draft: ArmyDraft) {
    const army = keepDraft(draft);
    this.#toasts.add(msg(str`${army.name} is kept. Bring it at any table of this game.`), 'success');
  }

  #renderTotal(draft: ArmyDraft) {
    const total = draftHalfPoints(draft);
    const wanted = draft.profile.armyHalfPoints.value;
    return html`<div class="total ${total > wanted ? 'over' : ''}" role="status" aria-label=${msg('Points')}>
      <b class="numbers">${halfPointsText(total)}</b> <span class="quiet">/ ${halfPointsText(wanted)} ${msg('points')}</span>
      <meter min="0" max=${wanted} value=${Math.min(total, wanted)} aria-hidden="true"></meter>
    </div>`;
  }

  #renderRemarks(draft: ArmyDraft) {
    const remarks = remarksOn(draft);
    if (remarks.length === 0)
      return html`<p class="row remarks good">${icon('check')}${msg('Nothing that an opponent would ask about.')}</p>`;
    return html`<details class="remarks" open>
      <summary>${msg(str`Remarks: ${remarks.length}`)} <span class="small quiet">${msg('None of them forbids anything.')}</span></summary>
      <ul>${remarks.map(({ message }) => html`<li>${msg(message)}</li>`)}</ul>
    </details>`;
  }
}

/** A list's long name most often begins with the short one, which stands above it. */
const besidesItsName = ({ name, extendedName }: ArmyList): string =>
  extendedName.startsWith(name) ? extendedName.slice(name.length).trim() : extendedName;

const hasDates = (list: ArmyList): boolean => list.troopOptions.some(({ dateRanges }) => dateRanges.length > 0);

customElements.define('vx-armies-screen', ArmiesScreen);
