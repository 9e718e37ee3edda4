import { msg, str } from '@vexillum/ui/words';
import type { MapPack } from '../../rules/index.ts';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { css, html } from 'lit';
import { fairStartLine } from '../maps/fair-start-words.ts';
import { showAtlas } from '../maps/load-atlas.ts';
import '../maps/map-preview.ts';
import { offeredMaps } from './map-choice.ts';

/** The maps to choose from, with pictures: ours, and those that this browser keeps. Tells `choose-map-pack` with the pack. */
export class MapChooser extends VxElement {
  static override properties = { chosen: {}, atlas: { state: true } };
  /** The id of the map that is chosen. */
  declare chosen: string | undefined;
  /** Nothing until they are here, and then no map is offered yet. */
  declare atlas: readonly MapPack[] | undefined;

  static override styles = [
    baseStyles,
    css`
      .maps {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
        gap: var(--wa-space-xs);
      }
      .map {
        position: relative;
        display: grid;
        gap: 0.2em;
        align-content: start;
        padding: 0.4em;
        border: 2px solid var(--vx-line);
        border-radius: var(--wa-border-radius-l);
        background: var(--wa-color-surface-default);
        cursor: pointer;
      }
      .map:hover {
        background: var(--vx-hover);
      }
      .map:has(:checked) {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-quiet);
      }
      .map:focus-within {
        outline: var(--wa-focus-ring);
        outline-offset: 2px;
      }
      .name {
        display: flex;
        gap: 0.3em;
        align-items: center;
        justify-content: space-between;
      }
      .map:not(:has(:checked)) .tick {
        visibility: hidden;
      }
      .more {
        margin-top: 0.5em;
      }
      .more a {
        display: inline-flex;
        align-items: center;
        min-height: var(--vx-target);
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void showAtlas((atlas) => (this.atlas = atlas));
  }

  override render() {
    if (!this.atlas) return html`<p class="small quiet" role="status">${msg('Loading …')}</p>`;
    return html`<div class="maps" role="radiogroup" aria-label=${msg('Map')}>${offeredMaps(this.atlas).map((pack) => this.#renderMap(pack))}</div>
      <p class="small quiet more"><a href="/maps">${msg('Look at maps, or bring one of your own')}</a></p>`;
  }

  #renderMap(pack: MapPack) {
    return html`<label class="map">
      <input type="radio" name="map" class="for-readers" .checked=${pack.id === this.chosen} @change=${() => this.tell('choose-map-pack', pack)} />
      <vx-map-preview .pack=${pack} plain aria-hidden="true"></vx-map-preview>
      <span class="name"><strong>${pack.name}</strong><span class="tick">${icon('check')}</span></span>
      <span class="small quiet">${msg(str`${pack.territories.length} territories, ${pack.regions.length} regions`)}</span>
      <span class="small quiet">${fairStartLine(pack)}</span>
    </label>`;
  }
}
customElements.define('vx-map-chooser', MapChooser);
