import { msg, str } from '@vexillum/ui/words';
import {
  OFFER_REMATCH,
  type Rematch,
  rematchAgreed,
  rematches,
  rematchSides,
  rematchWishOf,
  type SideId,
  type Snapshot,
} from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { baseStyles, buttonStyles, given, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '../seat-title.ts';
import type { Actions } from './actions.ts';

/**
 * Another game after this one: who wishes for it and how, and the buttons to wish for it, to accept it and to take that back. Tells `agreed` as it
 * comes about while the reader looks on; what stands in its slot is shown from then on.
 */
export class RematchOffer extends VxElement {
  static override properties = {
    live: given,
    actions: given,
    swapText: { attribute: false },
    isBusy: { state: true },
  };
  declare live: LiveTable;
  declare actions: Actions;
  /** What "sides swapped" means in this game, for a button; left out, it makes no difference here. */
  declare swapText: string | undefined;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  #before: Rematch | 'none' | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        flex: 1 1 100%;
        gap: 0.5em;
      }
      .says {
        display: flex;
        gap: 0.45em;
        align-items: center;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#snapshot.watch(this.live.$snapshot);
  }

  protected override updated() {
    const agreed = this.#agreed ?? 'none';
    if (this.#before === 'none' && agreed !== 'none') this.tell('agreed');
    this.#before = agreed;
  }

  get #agreed(): Rematch | undefined {
    const snapshot = this.live.$snapshot.get();
    return rematchAgreed(this.live.game.result?.(snapshot), snapshot);
  }

  override render() {
    const snapshot = this.live.$snapshot.get();
    const result = this.live.game.result?.(snapshot);
    if (!result) return nothing;
    const sides = rematchSides(result, snapshot);
    const { seat } = this.live;
    const own = seat.kind === 'captain' && seat.side !== undefined && sides.includes(seat.side) ? seat.side : undefined;
    const agreed = this.#agreed;
    return html`<div role="status">${sides.map((side) => (side === own ? nothing : this.#renderWish(snapshot, side)))}</div>
      ${agreed ? html`<p class="says">${icon('check')}${msg('All who played want a rematch.')}</p><slot></slot>` : own === undefined ? nothing : this.#renderButtons(snapshot, own, sides)}`;
  }

  #renderWish(snapshot: Snapshot, side: SideId) {
    const wish = rematchWishOf(snapshot, side);
    if (wish === undefined) return nothing;
    const name = nameOf(snapshot, side);
    const text =
      wish === 'same' || !this.swapText
        ? msg(str`${name} would like a rematch.`)
        : msg(str`${name} would like a rematch: ${this.swapText}.`);
    return html`<p class="says">${icon('redo')}<strong>${text}</strong></p>`;
  }

  #renderButtons(snapshot: Snapshot, own: SideId, sides: readonly SideId[]) {
    const wish = rematchWishOf(snapshot, own);
    const others = sides.filter((side) => side !== own);
    const waitedFor = others
      .filter((side) => rematchWishOf(snapshot, side) !== wish)
      .map((side) => nameOf(snapshot, side));
    if (wish !== undefined)
      return html`<p>${msg(str`You would like a rematch. It begins when ${waitedFor.join(', ')} wants it too.`)}</p>
        <div class="row wrap">${this.#renderOther(snapshot, wish, others)}${this.#renderButton('none', msg('Take that back'), false)}</div>`;
    return html`<div class="row wrap">${this.#ways.map((how) => this.#renderButton(how, this.#textOf(how, isWishedBy(snapshot, others, how)), how === 'same'))}</div>`;
  }

  /** The others may want it the other way. */
  #renderOther(snapshot: Snapshot, wish: Rematch, others: readonly SideId[]) {
    return this.#ways
      .filter((how) => how !== wish && isWishedBy(snapshot, others, how))
      .map((how) => this.#renderButton(how, this.#textOf(how, true), true));
  }

  get #ways(): readonly Rematch[] {
    return this.swapText ? rematches : ['same'];
  }

  #textOf(how: Rematch, isAccepted: boolean): string {
    const swap = this.swapText ?? '';
    if (how === 'same') return isAccepted ? msg('Accept the rematch') : msg('Rematch');
    return isAccepted ? msg(str`Accept: ${swap}`) : msg(str`Rematch: ${swap}`);
  }

  #renderButton(wish: Rematch | 'none', text: string, isStrong: boolean) {
    return html`<button type="button" class="plain ${isStrong ? 'strong' : ''}" ?disabled=${this.isBusy} @click=${() => void this.#wish(wish)}>${wish === 'none' ? icon('xmark') : icon('redo')}${text}</button>`;
  }

  async #wish(wish: Rematch | 'none') {
    if (this.isBusy) return;
    this.isBusy = true;
    await this.actions.act(OFFER_REMATCH, { wish });
    this.isBusy = false;
  }
}
customElements.define('vx-rematch-offer', RematchOffer);

const isWishedBy = (snapshot: Snapshot, sides: readonly SideId[], how: Rematch): boolean =>
  sides.some((side) => rematchWishOf(snapshot, side) === how);

/** Whoever leads the side. */
const nameOf = (snapshot: Snapshot, side: SideId): string =>
  [...snapshot.public.seat.values()].find((seat) => seat.kind === 'captain' && seat.side === side)?.name ??
  sideTitle(side);
