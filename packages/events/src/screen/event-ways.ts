import { isApiProblem } from '@vexillum/frame/api';
import { invitesOf } from '@vexillum/frame/memory/my-invites';
import { type ListingFacts, readListing } from '@vexillum/frame/play/play-api';
import { doorPath, invitesPath } from '@vexillum/frame/router';
import '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { eventIn } from '../rules/index.ts';
import { EventPart } from './event-part.ts';

/** How others come to the event: the one address that anybody may use, or the links of its seats. */
class EventWays extends EventPart {
  static override properties = { ...EventPart.properties, table: { attribute: false }, listing: { state: true } };
  declare table: string;
  declare listing: ListingFacts | undefined;

  static override styles = [
    ...EventPart.styles,
    css`
      :host {
        display: block;
      }
      p {
        margin-bottom: 0.4em;
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.#look();
  }

  async #look() {
    await this.updateComplete;
    const listing = await readListing(this.table, this.live.seat.id);
    if (!isApiProblem(listing)) this.listing = listing;
  }

  override render() {
    if (eventIn(this.snapshot)?.state !== 'sign-up' || !this.listing) return nothing;
    const links = invitesOf(this.table)
      ? html`<a href=${invitesPath(this.table)}>${msg('Links for each seat')}</a>`
      : msg('Links for each seat are made under “Seats”.');
    if (this.listing.visibility === 'private')
      return html`<p class="small">${msg('This event is private: whoever is to come needs a link of a seat.')} ${links}</p>`;
    return html`<p class="small quiet">${msg('Send this address to everybody who is to come; umpires need a link of their own.')} ${links}</p>
      <vx-copy-field label=${msg('Address of the event')} value=${location.origin + doorPath(this.table)}></vx-copy-field>`;
  }
}
customElements.define('vx-event-ways', EventWays);
