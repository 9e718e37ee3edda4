import { msg, str, translated } from '@vexillum/ui/words';
import type { MapPack, MapRegion } from '../../rules/index.ts';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing, svg } from 'lit';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { exampleHoldings } from './example-holdings.ts';
import { figureName } from './figure-name.ts';
import { fingerprint } from './fingerprint.ts';
import './map-preview.ts';
import { mapsScreenStyles } from './maps-screen-styles.ts';
import { saveMap } from './save-map.ts';

/** So many players are shown on a map as an example: as many as there are ways to fill land. */
const MOST_PLAYERS = 8;
const FEWEST_TERRITORIES_EACH = 4;

/** Everything about one map: its picture, who drew it, what its regions are worth. Tells `take-map` and `forget-map`. */
export class MapDetails extends VxElement {
  static override properties = {
    pack: { attribute: false },
    isMine: { type: Boolean },
    canTake: { type: Boolean },
    example: { state: true },
  };
  declare pack: MapPack | undefined;
  /** The reader brought it here and may take it away again. */
  declare isMine: boolean;
  /** A table is waiting for a map. */
  declare canTake: boolean;
  declare example: boolean;

  static override styles = [baseStyles, pageStyles, mapsScreenStyles];

  constructor() {
    super();
    this.isMine = false;
    this.canTake = false;
    this.example = false;
  }

  override render() {
    const { pack } = this;
    if (!pack) return nothing;
    const players = Math.max(2, Math.min(MOST_PLAYERS, Math.floor(pack.territories.length / FEWEST_TERRITORIES_EACH)));
    const holdings = this.example ? exampleHoldings(pack, players) : undefined;
    return html`<section class="card stack" aria-label=${pack.name}>
      <h2>${pack.name}</h2>
      <div class="sheet" role="group" aria-label=${msg('Map')} tabindex="0"><vx-map-preview .pack=${pack} .holdings=${holdings}></vx-map-preview></div>
      <div class="row wrap">
        <label class="example grow"><input type="checkbox" .checked=${this.example} @change=${() => (this.example = !this.example)} />${msg('Show it as in a game')}</label>
        ${this.canTake ? html`<button type="button" class="plain strong" @click=${() => this.tell('take-map', pack)}>${icon('check')}${msg('Play on this map')}</button>` : nothing}
        <button type="button" class="plain" @click=${() => saveMap(pack)}>${icon('download')}${msg('Save as a file')}</button>
        ${this.isMine ? html`<button type="button" class="plain" title=${msg('Take it out of this browser')} @click=${() => this.tell('forget-map', pack.id)}>${icon('trash')}${msg('Forget this map')}</button>` : nothing}
      </div>
      ${pack.description ? html`<p>${translated(pack.description)}</p>` : nothing}
      ${this.#renderFacts(pack)} ${this.#renderRegions(pack)}
    </section>`;
  }

  #renderFacts(pack: MapPack) {
    const lanes = pack.borders.filter(({ seaLane }) => seaLane).length;
    return html`<dl class="facts">
      <dt class="quiet">${msg('Drawn by')}</dt><dd>${pack.author}</dd>
      <dt class="quiet">${msg('Licence')}</dt><dd>${pack.licence}</dd>
      <dt class="quiet">${msg('Version')}</dt><dd>${pack.version}</dd>
      <dt class="quiet">${msg('Borders')}</dt><dd class="numbers">${msg(str`${pack.borders.length}, of these ${lanes} over water`)}</dd>
      <dt class="quiet">${msg('Miniatures')}</dt><dd>${pack.miniatures.map(({ from, figure }) => msg(str`${figureName(figure)} from ${from}`)).join(', ')}</dd>
      <dt class="quiet">${msg('Fingerprint')}</dt><dd class="numbers small"><code>${fingerprint(pack)}</code></dd>
    </dl>`;
  }

  #renderRegions(pack: MapPack) {
    const landOf = ({ id }: MapRegion) => pack.territories.filter(({ region }) => region === id);
    return html`<table>
      <caption class="for-readers">${msg('Regions and what they are worth')}</caption>
      <thead><tr><th scope="col">${msg('Region')}</th><th scope="col" class="number">${msg('Territories')}</th><th scope="col" class="number">${msg('Extra recruits')}</th></tr></thead>
      <tbody>${pack.regions.map(
        (region) => html`<tr title=${landOf(region)
          .map(({ name }) => name)
          .join(', ')}>
          <th scope="row"><span class="row"><svg class="swatch" viewBox="0 0 9 9" aria-hidden="true">${svg`<rect width="9" height="9" fill=${region.color} />`}</svg>${region.name}</span></th>
          <td class="number">${landOf(region).length}</td><td class="number">+${region.bonus}</td></tr>`,
      )}</tbody>
    </table>`;
  }
}
customElements.define('vx-map-details', MapDetails);
