import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str, translated } from '@vexillum/ui/words';
import {
  type ArmyDraft,
  type ArmyFile,
  type ArmyList,
  type Profile,
  profiles,
  sampleArmies,
  takesArmiesOf,
} from '../../rules/index.ts';
import { baseStyles, createToasts, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import '@vexillum/frame/share/share-dialog';
import type { ShareDialog } from '@vexillum/frame/share/share-dialog';
import { forgetArmy, keepArmy, type KeptArmy, myArmies } from '@vexillum/frame/memory/my-armies';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { pointsText } from '../points-text.ts';
import { armiesScreenStyles } from './armies-screen-styles.ts';
import { dropStyles } from '@vexillum/frame/styles/drop-styles';
import './army-desk.ts';
import { armyInText } from './army-link.ts';
import { createDraftStore, keepDraft } from './draft-store.ts';
import { keepList, listBeside } from './list-memory.ts';
import { allLists } from './own-lists.ts';
import { readFile } from './read-file.ts';
import { saveFile } from './save-file.ts';
import { sharedArmy } from './shared-army.ts';
import './start-lists.ts';

/** Choose a list, a sample or an army of one's own; what is made is made at the army desk. Nothing is forbidden; flags say what an opponent would ask. */
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

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#readLink);
    this.#readLink();
  }

  override disconnectedCallback() {
    window.removeEventListener('hashchange', this.#readLink);
    super.disconnectedCallback();
  }

  /** A link may carry an army. It leaves the address as soon as it is read. */
  readonly #readLink = (): void => void this.#takeLink();

  async #takeLink() {
    const { hash, pathname } = window.location;
    if (!hash.startsWith('#army=')) return;
    window.history.replaceState(null, '', pathname);
    await this.#take(hash);
  }

  async #take(text: string) {
    const read = await armyInText(text);
    this.problem = read ? undefined : msg('There is no army in this link or code. Copy it whole, or ask for it again.');
    if (!read) return;
    this.profile = read.profile;
    this.#store.change(undefined);
    this.#keepRead(read.army);
  }

  async #open(files: readonly File[]) {
    this.problem = undefined;
    // A list first, then what lies beside it.
    for (const file of files.toSorted((a, b) => a.name.length - b.name.length))
      await this.#openOne(file, files.length > 1);
    this.requestUpdate();
  }

  /** One list begins an army; of several all are kept to choose from. */
  async #openOne(file: File, isOneOfMany: boolean) {
    const read = await readFile(file, this.profile);
    if (typeof read === 'string') this.problem = msg(str`${file.name} was not read. ${read}`);
    else if (read.kind === 'army') this.#keepRead(read.army);
    else if (read.kind === 'list') {
      keepList(read.list);
      if (!isOneOfMany) this.#store.begin(read.list, this.profile);
    } else if (read.kind === 'allies') this.#keepAllies(file, read.options);
    else if (read.kind === 'themes') this.#keepThemes(file, read.names);
  }

  #keepAllies(
    file: File,
    options: Extract<Exclude<Awaited<ReturnType<typeof readFile>>, string>, { kind: 'allies' }>['options'],
  ) {
    const list = listBeside(file.name) ?? this.#draft.value?.list;
    if (list) keepList(list, { allies: options });
    else
      this.problem = msg(str`${file.name} holds allies only. Open the army list first; its allies are opened there.`);
  }

  #keepThemes(file: File, themes: readonly string[]) {
    const list = listBeside(file.name) ?? this.#draft.value?.list;
    if (list) keepList(list, { themes });
    else this.problem = msg(str`${file.name} names themes only. Open the army list that they belong to first.`);
  }

  #keepRead(army: ArmyFile) {
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
      <vx-share-dialog></vx-share-dialog>
      <vx-toast-host .toasts=${this.#toasts}></vx-toast-host>
    </div>`;
  }

  #renderDraft(draft: ArmyDraft) {
    return html`<vx-army-desk
      .draft=${draft}
      @draft=${(event: CustomEvent<ArmyDraft>) => this.#store.change(event.detail)}
      @leave=${() => this.#store.change(undefined)}
      @keep=${() => this.#keep(draft)}
      @save=${() => saveFile(keepDraft(draft))}
      @share=${() => this.#share(keepDraft(draft), draft.profile.id)}
    ></vx-army-desk>`;
  }

  #share(army: ArmyFile, profile: string) {
    void this.renderRoot.querySelector<ShareDialog>('vx-share-dialog')?.open(sharedArmy(army, profile));
  }

  #dropped(event: DragEvent) {
    event.preventDefault();
    void this.#open([...(event.dataTransfer?.files ?? [])]);
  }

  #renderStart() {
    const suggest = (event: CustomEvent<ArmyList>) => this.#store.suggest(event.detail, this.profile);
    const begin = (event: CustomEvent<ArmyList>) => this.#store.begin(event.detail, this.profile);
    return html`<p class="quiet">${msg('Choose the game, then take a sample, or make an army out of an army list. What you keep here can be brought to any table.')}</p>
      <fieldset class="games">
        <legend class="for-readers">${msg('Game')}</legend>
        ${profiles.map((profile) => html`<label><input type="radio" name="profile" .checked=${profile === this.profile} @change=${() => (this.profile = profile)} />${profile.name} <span class="quiet small">${pointsText(profile.armyHalfPoints.value)}</span></label>`)}
      </fieldset>
      <div class="columns">
        <section class="card" aria-label=${msg('Army lists')}>
          <h2>${msg('Make one from a list')}</h2>
          <vx-start-lists .lists=${allLists()} @suggest=${suggest} @begin=${begin} @forgotten=${() => this.requestUpdate()}></vx-start-lists>
          <label class="drop">
            ${icon('upload')}<span>${msg('Your own army list or army (.json): drop it anywhere on this page, or choose it')}</span>
            <span class="plain" aria-hidden="true">${msg('Choose a file')}</span>
            <input type="file" multiple class="for-readers" accept=".json,application/json" aria-label=${msg('Army list file')} @change=${(event: Event) => this.#chosen(event)} />
          </label>
        </section>
        <section class="card" aria-label=${msg('My armies')}>
          <h2>${msg('My armies')}</h2>
          ${this.#renderMine()} ${this.#renderPaste()}
          <h2>${msg('Sample armies')}</h2>
          <ul>
            ${sampleArmies.filter(({ profile }) => takesArmiesOf(this.profile, profile)).map(({ army, about }) => html`<li><span><strong>${army.name}</strong><br /><span class="small quiet">${translated(about)}</span></span>${this.#renderPassOn(army)}</li>`)}
          </ul>
          <p class="small quiet">${msg('Sample armies wait at every table under “Bring an army”.')}</p>
        </section>
      </div>`;
  }

  #renderPassOn(army: ArmyFile) {
    return html`<span class="row"><button type="button" class="plain" aria-label=${msg(str`Share ${army.name}`)} @click=${() => this.#share(army, this.profile.id)}>${icon('link')}</button>
      <button type="button" class="plain" aria-label=${msg(str`Save ${army.name} as a file`)} @click=${() => saveFile(army)}>${icon('download')}</button></span>`;
  }

  #renderPaste() {
    const paste = (event: Event) => {
      event.preventDefault();
      const field = (event.target as HTMLFormElement).querySelector('wa-input');
      const text = field?.value?.trim() ?? '';
      if (field) field.value = '';
      if (text !== '') void this.#take(text);
    };
    return html`<form class="row paste" @submit=${paste}>
      <wa-input class="grow" label=${msg('Code or link of an army')}></wa-input>
      <button type="submit" class="plain">${msg('Take it')}</button>
    </form>`;
  }

  #chosen(event: Event) {
    const input = event.target as HTMLInputElement;
    void this.#open([...(input.files ?? [])]);
    // The same file again, mended, must be a change too.
    input.value = '';
  }

  #renderMine() {
    const mine = myArmies().filter(({ profile }) => takesArmiesOf(this.profile, profile));
    if (mine.length === 0)
      return html`<p class="empty small">${msg('None yet. An army that you keep will be here, and at every table of this game.')}</p>`;
    return html`<ul>${mine.map((kept) => this.#renderKept(kept))}</ul>`;
  }

  #renderKept(kept: KeptArmy) {
    const forget = () => {
      forgetArmy(kept.id);
      this.requestUpdate();
    };
    return html`<li><span><strong>${kept.name}</strong> <span class="small quiet numbers">${pointsText(kept.halfPoints)}</span></span>
      <button type="button" class="plain" aria-label=${msg(str`Forget ${kept.name}`)} title=${msg('Take it out of this browser')} @click=${forget}>${icon('trash')}</button></li>`;
  }

  #keep(draft: ArmyDraft) {
    const army = keepDraft(draft);
    this.#toasts.add(msg(str`${army.name} is kept. Bring it at any table of this game.`), 'success');
  }
}

customElements.define('vx-armies-screen', ArmiesScreen);

export const armyDesk = () => html`<vx-armies-screen></vx-armies-screen>`;
