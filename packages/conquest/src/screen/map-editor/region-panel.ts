import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, fieldStyles, icon, VxElement } from '@vexillum/ui';
import { html } from 'lit';
import { mapLimits, type MapRegion } from '../../rules/index.ts';
import { addRegion, changeRegion, deleteRegion, type Drawing } from '../../rules/maps/editing/editing.ts';
import type { DrawingHand } from './drawing-hand.ts';
import { editorPanelStyles } from './editor-panel-styles.ts';

/** The regions: names, colours, worth; and in which of them the next land is drawn. */
export class RegionPanel extends VxElement {
  static override properties = { hand: { attribute: false }, drawing: { attribute: false }, region: {} };
  declare hand: DrawingHand;
  declare drawing: Drawing;
  /** The id of the region of the next land. */
  declare region: string;

  static override styles = [baseStyles, buttonStyles, fieldStyles, editorPanelStyles];

  override render() {
    const { regions } = this.drawing;
    return html`<p class="small quiet">${msg('Who holds all lands of a region gets its worth in recruits each turn. New land is drawn in the marked region.')}</p>
      ${regions.length === 0 ? html`<p class="empty">${msg('No region yet. Every land has to be in one.')}</p>` : html`<ul>${regions.map((region) => this.#renderRegion(region))}</ul>`}
      <div><button type="button" class="plain" @click=${() => this.#add()}>${icon('plus')}${msg('New region')}</button></div>`;
  }

  #renderRegion(region: MapRegion) {
    const { id, name, bonus, color } = region;
    const count = this.drawing.territories.filter((land) => land.region === id).length;
    const change = (part: Partial<MapRegion>) => this.hand.edit(changeRegion(this.drawing, id, part));
    return html`<li class="region">
      <input type="color" aria-label=${msg(str`Colour of ${name}`)} .value=${color} @change=${(event: Event) => change({ color: (event.target as HTMLInputElement).value })} />
      <input type="text" maxlength="60" aria-label=${msg('Name of the region')} .value=${name} @change=${(event: Event) => this.#rename(event, region)} />
      <vx-tool-button icon="trash" label=${msg(str`Delete ${name}`)} @click=${() => this.#remove(id)}></vx-tool-button>
      <span class="worth small">
        <label title=${msg('New land is drawn in this region')}><input type="radio" name="region" .checked=${id === this.region} @change=${() => this.hand.drawIn(id)} />${msg('Draw here')}<span class="for-readers">: ${name}</span></label>
        <span class="quiet">${msg('{0, plural, one {# land} other {# lands}}', count)}</span>
        <vx-number-stepper title=${msg('Worth')} label=${msg(str`Worth of ${name}`)} .value=${bonus} .min=${0} .max=${mapLimits.bonus} @change=${(event: CustomEvent<{ value: number }>) => change({ bonus: event.detail.value })}></vx-number-stepper></span>
    </li>`;
  }

  #rename(event: Event, { id, name }: MapRegion) {
    const field = event.target as HTMLInputElement;
    if (!this.hand.edit(changeRegion(this.drawing, id, { name: field.value }))) field.value = name;
  }

  #add() {
    const added = addRegion(this.drawing, msg(str`Region ${this.drawing.regions.length + 1}`));
    this.hand.edit(added, { region: added.regions.at(-1)?.id ?? '' });
  }

  #remove(id: string) {
    const left = deleteRegion(this.drawing, id);
    this.hand.edit(left, this.region === id ? { region: left.regions[0]?.id ?? '' } : {});
  }
}
customElements.define('vx-region-panel', RegionPanel);
