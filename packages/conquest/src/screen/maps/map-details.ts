import { msg, str, translated } from '@vexillum/ui/words';
import { type MapPack, type MapRegion, type MiniatureFigure } from '../../rules/index.ts';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing, svg } from 'lit';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { fairStartLine, fairStartRows, howMeasured } from './fair-start-words.ts';
import { fingerprint } from './fingerprint.ts';
import type { Holding } from './map-preview.ts';
import './map-preview.ts';
import { mapsScreenStyles } from './maps-screen-styles.ts';
import { saveMap } from './save-map.ts';
import { editPath, playPath } from './map-paths.ts';
import { seededRandom } from '@vexillum/geometry';

/** So many players are shown on a map as an example: as many as there are ways to fill land. */
const MOST_PLAYERS = 8;
const FEWEST_TERRITORIES_EACH = 4;

/** Everything about one map: its picture, who drew it, what its regions are worth. Tells `share-map` and `forget-map`. */
export class MapDetails extends VxElement {
  static override properties = {
    pack: { attribute: false },
    isMine: { type: Boolean },
    canPlay: { type: Boolean },
    example: { state: true },
  };
  declare pack: MapPack | undefined;
  /** The reader brought it here and may take it away again. */
  declare isMine: boolean;
  /** It is where a new table finds it. */
  declare canPlay: boolean;
  declare example: boolean;

  static override styles = [baseStyles, pageStyles, mapsScreenStyles];

  constructor() {
    super();
    this.isMine = false;
    this.canPlay = false;
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
        ${this.canPlay ? html`<a class="plain strong" href=${playPath(pack.id)}>${icon('check')}${msg('Play on this map')}</a>` : nothing}
        <a class="plain" href=${editPath(pack.id)} title=${this.isMine ? msg('Draw on at this map') : msg('Draw on at a copy of this map')}>${icon('area')}${msg('Edit')}</a>
        <button type="button" class="plain" @click=${() => this.tell('share-map', pack)}>${icon('link')}${msg('Share')}</button>
        <button type="button" class="plain" @click=${() => saveMap(pack)}>${icon('download')}${msg('Save as a file')}</button>
        ${this.isMine ? html`<button type="button" class="plain" title=${msg('Take it out of this browser')} @click=${() => this.tell('forget-map', pack.id)}>${icon('trash')}${msg('Forget this map')}</button>` : nothing}
      </div>
      ${pack.description ? html`<p>${translated(pack.description)}</p>` : nothing}
      ${this.#renderFacts(pack)} ${this.#renderRegions(pack)} ${this.#renderFairStart(pack)}
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

  #renderFairStart(pack: MapPack) {
    const rows = fairStartRows(pack);
    return html`<h3>${msg('Fair start')}</h3>
      <p class="small quiet">${rows.length === 0 ? fairStartLine(pack) : howMeasured(rows)}</p>
      ${
        rows.length === 0
          ? nothing
          : html`<div class="scrolls" role="group" aria-label=${msg('Fair start')} tabindex="0"><table>
              <caption class="for-readers">${msg('Fair start')}</caption>
              <thead><tr><th scope="col" class="number">${msg('Players')}</th><th scope="col">${msg('Armies more, by place')}</th><th scope="col" class="number">${msg('Most wins of a place')}</th><th scope="col" class="number">${msg('Without')}</th></tr></thead>
              <tbody>${rows.map(
                ({ players, hands, most, before }) =>
                  html`<tr><td class="number">${players}</td><td class="numbers">${hands}</td><td class="number">${most}</td><td class="number">${before}</td></tr>`,
              )}</tbody>
            </table></div>`
      }`;
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

/** A game in the middle, made up, so that one sees how players and armies look on the map; the same every time. */
const exampleHoldings = ({ territories }: MapPack, players: number): ReadonlyMap<string, Holding> => {
  const random = seededRandom(territories.length);
  return new Map(
    territories.map(({ id }, index) => {
      const turn = Math.floor(random() * players);
      // The first territories go round, so that no player is missing.
      const owner = `player-${(index < players ? index : turn) + 1}`;
      return [id, { owner, armies: 1 + Math.floor(random() ** 3 * 24) }];
    }),
  );
};

const figureName = (figure: MiniatureFigure): string => {
  switch (figure) {
    case 'soldier':
      return msg('soldier');
    case 'tank':
      return msg('tank');
    case 'fighter':
      return msg('fighter plane');
    case 'rider':
      return msg('rider');
    case 'gun':
      return msg('gun');
    case 'ship':
      return msg('ship');
    case 'fort':
      return msg('fort');
    default:
      return figure satisfies never;
  }
};
