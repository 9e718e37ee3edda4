import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, fieldStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import type { MapTerritory } from '../../rules/index.ts';
import {
  cutBorder,
  deleteLand,
  type Drawing,
  isCut,
  isRegionless,
  landOf,
  nameLand,
  pairKey,
  placeCountInside,
  removeWay,
  setRegion,
  touchingPairs,
} from '../../rules/maps/editing/editing.ts';
import type { DrawingHand } from './drawing-hand.ts';
import { editorPanelStyles } from './editor-panel-styles.ts';

/** The chosen land: name, region, neighbours; without one, all lands to choose from. */
export class LandPanel extends VxElement {
  static override properties = { hand: { attribute: false }, drawing: { attribute: false }, chosen: {} };
  declare hand: DrawingHand;
  declare drawing: Drawing;
  declare chosen: string | undefined;

  static override styles = [baseStyles, buttonStyles, fieldStyles, editorPanelStyles];

  override render() {
    const land = this.chosen === undefined ? undefined : landOf(this.drawing, this.chosen);
    return land ? this.#renderLand(land) : this.#renderList();
  }

  #renderList() {
    const { territories } = this.drawing;
    if (territories.length === 0)
      return html`<p class="empty">${msg('No land yet. Draw one outline and split it with lines: that is the quickest way to many lands that fit together.')}</p>`;
    return html`<h3>${msg(str`Lands (${territories.length})`)}</h3>
      <ul>${territories.map(
        ({ id, name }) =>
          html`<li><button type="button" class="mark" @click=${() => this.hand.choose(id)}>${icon('area')}${name}</button></li>`,
      )}</ul>`;
  }

  #renderLand(land: MapTerritory) {
    const { hand, drawing } = this;
    const { id, name } = land;
    return html`<label class="field"><span>${msg('Name')}</span>
        <input type="text" maxlength="60" .value=${name} @change=${(event: Event) => this.#rename(id, event)} /></label>
      <label class="field"><span>${msg('Region')}</span>
        <select @change=${(event: Event) => hand.edit(setRegion(drawing, id, (event.target as HTMLSelectElement).value))}>
          ${isRegionless(drawing, land) ? html`<option value="" selected>${msg('None yet')}</option>` : nothing}
          ${drawing.regions.map((region) => html`<option value=${region.id} ?selected=${region.id === land.region}>${region.name}</option>`)}
        </select></label>
      ${this.#renderNeighbours(id)}
      <div class="row wrap">
        <button type="button" class="plain" @click=${() => hand.take('count')}>${icon('pin')}${msg('Place the count')}</button>
        <button type="button" class="plain" title=${msg('In the middle of the land')} @click=${() => hand.edit(placeCountInside(drawing, id))}>${msg('To the middle')}</button>
        <button type="button" class="plain" title=${msg('An isle that belongs to this land')} @click=${() => hand.drawPieceOf(id)}>${icon('plus')}${msg('One more piece')}</button>
        <button type="button" class="plain" @click=${() => hand.edit(deleteLand(drawing, id), { chosen: undefined })}>${icon('trash')}${msg('Delete this land')}</button>
        <button type="button" class="plain" @click=${() => hand.choose(undefined)}>${icon('list')}${msg('All lands')}</button>
      </div>`;
  }

  #renderNeighbours(id: string) {
    const { drawing } = this;
    const other = (pair: readonly [string, string]) => (pair[0] === id ? pair[1] : pair[0]);
    const nameOf = (land: string) => landOf(drawing, land)?.name ?? land;
    const said = new Set(drawing.ways.map(({ between }) => pairKey(between)));
    const touching = [...touchingPairs(drawing.territories).values()].filter(
      (pair) => pair.includes(id) && !said.has(pairKey(pair)),
    );
    const ways = drawing.ways.filter(({ between }) => between.includes(id));
    if (touching.length + ways.length === 0)
      return html`<p class="empty small">${msg('It has no neighbour yet. Lands that share a border are neighbours; over water a sea route makes them so.')}</p>`;
    return html`<div><h3>${msg('Neighbours')}</h3><ul>
      ${touching.map(
        (pair) =>
          html`<li><label title=${msg('Whether armies can cross this border')}><input type="checkbox" .checked=${!isCut(drawing, pair)} @change=${(event: Event) => this.hand.edit(cutBorder(drawing, pair, !(event.target as HTMLInputElement).checked))} />${nameOf(other(pair))}</label></li>`,
      )}
      ${ways.map(
        ({
          between,
          isOneWay,
          seaLane,
        }) => html`<li><span class="row grow">${icon(seaLane ? 'boat' : 'arrow')}${isOneWay ? msg(str`${nameOf(between[0])} to ${nameOf(between[1])} only`) : nameOf(other(between))}</span>
          <vx-tool-button icon="trash" label=${msg(str`Take away the way to ${nameOf(other(between))}`)} @click=${() => this.hand.edit(removeWay(drawing, between))}></vx-tool-button></li>`,
      )}
    </ul></div>`;
  }

  #rename(id: string, event: Event) {
    const field = event.target as HTMLInputElement;
    if (!this.hand.edit(nameLand(this.drawing, id, field.value))) field.value = landOf(this.drawing, id)?.name ?? '';
  }
}
customElements.define('vx-land-panel', LandPanel);
