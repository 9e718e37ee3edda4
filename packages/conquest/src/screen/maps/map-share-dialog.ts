import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@vexillum/ui/words';
import type { MapPack } from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { mapLink } from './map-link.ts';
import { saveMap } from './save-map.ts';

/** Messengers and forums cut longer ones off. */
const SAFE = 2000;

/** Passes a map on: as a link, as a file. Neither goes through a server. */
export class MapShareDialog extends VxElement {
  static override properties = { pack: { state: true }, link: { state: true } };
  declare pack: MapPack | undefined;
  /** Undefined until it is made; empty where the map is too large for one. */
  declare link: string | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 38rem;
      }
      h3 {
        margin: 1em 0 0.3em;
        font-size: 1.05rem;
      }
    `,
  ];

  async open(pack: MapPack) {
    this.link = undefined;
    this.pack = pack;
    this.link = (await mapLink(pack, window.location)) ?? '';
  }

  override render() {
    const { pack } = this;
    if (!pack) return nothing;
    return html`<wa-dialog label=${msg(str`Share ${pack.name}`)} open @wa-after-hide=${(event: Event) => this.#hidden(event)}>
      <h3>${msg('As a link')}</h3>
      ${this.#renderLink()}
      <h3>${msg('As a file')}</h3>
      <p class="small quiet">${msg('It is brought in on the page of maps.')}</p>
      <button type="button" class="plain" @click=${() => saveMap(pack)}>${icon('download')}${msg('Save as a file')}</button>
    </wa-dialog>`;
  }

  #renderLink() {
    if (this.link === undefined) return html`<p class="small quiet">${msg('Loading …')}</p>`;
    if (this.link === '')
      return html`<p class="small">${msg('This map has too many corners for a link. Send it as a file.')}</p>`;
    return html`<p class="small quiet">${msg('The map is in the link itself. No server keeps it.')}</p>
      <vx-copy-field label=${msg('Link to the map')} .value=${this.link}></vx-copy-field>
      ${this.link.length > SAFE ? html`<p class="small quiet">${msg(str`It is ${this.link.length} characters long: some messengers cut such a link off. The file is the surer way.`)}</p>` : nothing}`;
  }

  #hidden(event: Event) {
    if (event.target === event.currentTarget) this.pack = undefined;
  }
}
customElements.define('vx-map-share-dialog', MapShareDialog);
