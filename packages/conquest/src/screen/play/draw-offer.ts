import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, listText, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { bannerStyles } from '@vexillum/frame/table/umpire/banner-styles';
import { mayOfferDraw, type Snapshot } from '../../rules/index.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { ownerName } from '../names.ts';
import { drawOffers } from './draw-offers.ts';

/** A draw that others offer, with its answer beside it: nobody looks for that at the end of a menu. */
export class DrawOffer extends VxElement {
  static override properties = { sitting: { attribute: false }, putAway: { state: true } };
  declare sitting: ConquestSitting;
  /** Whose offers the player does not want to see any more; one more player makes it news again. */
  declare putAway: string;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [baseStyles, buttonStyles, bannerStyles];

  constructor() {
    super();
    this.putAway = '';
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    const { snapshot, live } = this.sitting;
    const sides = drawOffers(snapshot, live.seat);
    const offer = sides.join(' ');
    if (offer === '' || offer === this.putAway) return nothing;
    const names = listText(sides.map((side) => ownerName(snapshot, side)));
    return html`<div class="banner" role="status">
      ${icon('white-flag')}<span class="grow">${msg(str`A draw? For it: ${names}`)}</span>
      <span class="deeds">
        <button type="button" class="plain strong" @click=${() => void this.sitting.act(mayOfferDraw.action, { agrees: true })}>${msg('Agree to the draw')}</button>
        <button type="button" class="plain" @click=${() => (this.putAway = offer)}>${msg('No, play on')}</button>
      </span>
    </div>`;
  }
}
customElements.define('vx-draw-offer', DrawOffer);
