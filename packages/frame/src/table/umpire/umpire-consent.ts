import { msg, str } from '@vexillum/ui/words';
import { isUmpireAccepted, type SideId, type Snapshot, UMPIRE_CONSENT, umpireOf } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, StoreController, timeOfDay, VxElement, given } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { bannerStyles } from './banner-styles.ts';
import type { LiveTable } from '@vexillum/table';
import { keepSeat } from '../../api.ts';
import type { Actions } from '../actions.ts';

/** What a game calls it; every sentence is whole, for translators. */
export interface UmpireWords {
  /** To everybody, once the umpire reads. */
  readonly reads: (name: string) => string;
  /** To the umpire, once they read. */
  readonly youRead: () => string;
  /** To the umpire, as long as these have not accepted them. */
  readonly youWait: (missing: readonly SideId[]) => string;
  /** To somebody who may accept the umpire, before and after another has. */
  readonly sits: (name: string) => string;
  readonly othersAccept: (name: string) => string;
  /** What comes of it. */
  readonly question: (name: string) => string;
}

/** Who reads everybody's secrets, for all to see; and the question whether they may. What an umpire can look through besides goes into the slot. */
export class UmpireConsent extends VxElement {
  static override properties = {
    live: given,
    actions: given,
    table: { attribute: false },
    sides: { attribute: false },
    words: { attribute: false },
    isAsked: { state: true },
    isLater: { state: true },
  };
  declare live: LiveTable;
  declare actions: Actions;
  declare table: string;
  /** Whose captains have to accept the umpire. */
  declare sides: readonly SideId[];
  declare words: UmpireWords;
  declare isAsked: boolean;
  /** The captain does not want to be asked again just now. */
  declare isLater: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [baseStyles, buttonStyles, bannerStyles];

  constructor() {
    super();
    this.isAsked = false;
    this.isLater = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#snapshot.watch(this.live.$snapshot);
  }

  override render() {
    const snapshot = this.live.$snapshot.get();
    const name = umpireOf(snapshot)?.name;
    const { notice } = snapshot.public.seat.get(this.live.seat.id) ?? {};
    if (notice) return this.#renderNotice(notice.until);
    if (name === undefined) return nothing;
    return isUmpireAccepted(snapshot, this.sides) ? this.#renderAccepted(name) : this.#renderAsking(name);
  }

  /** To whoever sits in a seat that is about to get a new link. */
  #renderNotice(until: string) {
    return html`<div class="banner" role="alertdialog" aria-label=${msg('Are you here?')}>
      ${icon('warning')}<span class="grow">${msg(str`At ${timeOfDay(until)} the umpire gives your seat a new link; until then it reads no secrets.`)}</span>
      <span class="deeds"><button type="button" class="plain strong" @click=${() => void keepSeat(this.table, this.live.seat.id)}>${msg('I am here: keep my seat')}</button></span>
    </div>`;
  }

  #renderAccepted(name: string) {
    const isUmpire = this.live.seat.kind === 'umpire';
    return html`<div class="banner ${isUmpire ? 'own' : 'told'}" role="status">
      ${icon('eye')}<span class="grow">${isUmpire ? this.words.youRead() : this.words.reads(name)}</span>
      ${isUmpire ? html`<slot></slot>` : nothing}
    </div>`;
  }

  /** To the umpire, who waits for it, and to captains who have not said yes. */
  #renderAsking(name: string) {
    const { seat } = this.live;
    const consent = this.live.$snapshot.get().public.consent.get(UMPIRE_CONSENT) ?? {};
    if (seat.kind === 'umpire') {
      const missing = this.sides.filter((side) => !consent[side]);
      return html`<div class="banner">${icon('eye-slash')}<span class="grow">${this.words.youWait(missing)}</span></div>`;
    }
    const isMine = seat.kind === 'captain' && seat.side !== undefined && this.sides.includes(seat.side);
    if (!isMine || this.isLater || consent[seat.side ?? '']) return nothing;
    return this.isAsked ? this.#renderQuestion(name) : this.#renderOffer(name, Object.keys(consent).length > 0);
  }

  #renderOffer(name: string, hasOthers: boolean) {
    return html`<div class="banner">
      ${icon('user')}<span class="grow">${hasOthers ? this.words.othersAccept(name) : this.words.sits(name)}</span>
      <span class="deeds">
        <button type="button" class="plain" @click=${() => (this.isAsked = true)}>${msg('Accept the umpire')}</button>
        <button type="button" class="plain" aria-label=${msg('Do not ask now')} @click=${() => (this.isLater = true)}>${icon('xmark')}</button>
      </span>
    </div>`;
  }

  #renderQuestion(name: string) {
    const accept = () => {
      this.isAsked = false;
      void this.actions.act('accept-umpire', { umpire: name });
    };
    return html`<div class="banner" role="alertdialog" aria-label=${msg('Accept the umpire')}>
      <span class="grow">${this.words.question(name)}</span>
      <span class="deeds">
        <button type="button" class="plain strong" @click=${accept}>${msg(str`Accept ${name}`)}</button>
        <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Not yet')}</button>
      </span>
    </div>`;
  }
}
customElements.define('vx-umpire-consent', UmpireConsent);
