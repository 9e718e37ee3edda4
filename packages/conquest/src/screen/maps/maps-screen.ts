import '@awesome.me/webawesome/dist/components/callout/callout.js';
import { msg, str } from '@vexillum/ui/words';
import { type MapPack, mapPacks } from '../../rules/index.ts';
import { baseStyles, createToasts, icon, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import '@vexillum/frame/share/share-dialog';
import type { ShareDialog } from '@vexillum/frame/share/share-dialog';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { dropStyles } from '@vexillum/frame/styles/drop-styles';
import { readMap } from './files/read-map.ts';
import { fingerprint } from './fingerprint.ts';
import { forgetMap, keepMap, keptMaps } from './kept-maps.ts';
import { forgetDrawing, keptDrawings } from './kept-drawings.ts';
import { loadAtlas, showAtlas } from './load-atlas.ts';
import './map-details.ts';
import { MAP_HASH, mapInLink } from './map-link.ts';
import { editPath, freeMapId } from './map-paths.ts';
import './map-preview.ts';
import { sharedMap } from './shared-map.ts';
import { mapsScreenStyles } from './maps-screen-styles.ts';

/** All maps that can be played on: ours, and those that the reader has brought. A link may bring one more. */
export class MapsScreen extends VxElement {
  static override properties = {
    chosen: { state: true },
    atlas: { state: true },
    visiting: { state: true },
    problems: { state: true },
    notes: { state: true },
    sent: { state: true },
  };
  /** The id of the map that is looked at. */
  declare chosen: string;
  /** Nothing until they are here, and then no map is shown yet. */
  declare atlas: readonly MapPack[] | undefined;
  /** A map that is too large to keep is here for this visit only. */
  declare visiting: MapPack | undefined;
  declare problems: { readonly file: string; readonly says: readonly string[] } | undefined;
  /** What was left out of the file that was brought last. */
  declare notes: { readonly map: string; readonly says: readonly string[] } | undefined;
  /** A map that came with a link and is not kept yet, or that there was none in the link. */
  declare sent: MapPack | 'none' | undefined;
  readonly #toasts = createToasts();

  static override styles = [baseStyles, pageStyles, dropStyles, mapsScreenStyles];

  constructor() {
    super();
    this.chosen = mapPacks[0]?.id ?? '';
  }

  override connectedCallback() {
    super.connectedCallback();
    void showAtlas((atlas) => (this.atlas = atlas));
    window.addEventListener('hashchange', this.#readLink);
    this.#readLink();
  }

  override disconnectedCallback() {
    window.removeEventListener('hashchange', this.#readLink);
    super.disconnectedCallback();
  }

  /** A link may carry a map. It leaves the address as soon as it is read. */
  readonly #readLink = (): void => void this.#takeLink();

  async #takeLink() {
    const { hash, pathname } = window.location;
    if (!hash.startsWith(MAP_HASH)) return;
    window.history.replaceState(null, '', pathname);
    const pack = await mapInLink(hash);
    if (!pack) {
      this.sent = 'none';
      return;
    }
    const known = [...mapPacks, ...(await loadAtlas()), ...keptMaps()];
    const same = known.find((map) => fingerprint(map) === fingerprint(pack));
    // Somebody else's map never takes the place of one's own, whatever it calls itself.
    const id =
      same?.id ??
      freeMapId(
        pack.id,
        [...known, ...keptDrawings()].map((map) => map.id),
      );
    this.sent = same ? undefined : { ...pack, id };
    this.chosen = id;
    if (same) this.#toasts.add(msg(str`${same.name} is here already.`));
  }

  override render() {
    const mine = this.#mine();
    const packs = this.atlas ? [...this.#ours(), ...mine] : [];
    const pack = packs.find(({ id }) => id === this.chosen) ?? packs[0];
    return html`<div class="page" @dragover=${(event: Event) => event.preventDefault()} @drop=${(event: DragEvent) => this.#dropped(event)}>
      <h1>${msg('Maps')}</h1>
      <p class="quiet">${msg('The boards that a game of conquest can be played on. A map is a file: save one, change it, bring it back.')}</p>
      ${this.#renderSent()} ${this.#renderProblems()} ${this.#renderNotes()}
      <div class="packs" role="radiogroup" aria-label=${msg('Map')}>
        ${this.atlas ? this.#renderOffer(packs, pack) : html`<p class="empty" role="status">${msg('Loading …')}</p>`}
      </div>
      <vx-map-details .pack=${pack} ?isMine=${pack !== undefined && mine.some(({ id }) => id === pack.id)} ?canPlay=${pack !== this.visiting && pack !== this.sent} @share-map=${(event: CustomEvent<MapPack>) => void this.#share(event.detail)} @forget-map=${(event: CustomEvent<string>) => this.#forget(event.detail)}></vx-map-details>
      <vx-share-dialog></vx-share-dialog>
      <vx-toast-host .toasts=${this.#toasts}></vx-toast-host>
    </div>`;
  }

  /** All of it at once: what comes later would push the rest from under the finger. */
  #renderOffer(packs: readonly MapPack[], chosen: MapPack | undefined) {
    return html`${packs.map((each) => this.#renderPack(each, each === chosen))}
      ${this.#renderDrawings()}
      <label class="drop">
        ${icon('upload')}<span class="small">${msg('A map of your own, or one of Lux, Conquer Club, Domination (its .map and its picture together) or Riskrieg: drop it on this page, or choose it')}</span>
        <span class="plain" aria-hidden="true">${msg('Choose a file')}</span>
        <input type="file" multiple class="for-readers" accept=".json,.luxb,.xml,.map,.cards,.gif,.png,.jpg,.rkm,application/json,text/xml" aria-label=${msg('Map file')} @change=${(event: Event) => this.#picked(event)} />
      </label>`;
  }

  #ours(): readonly MapPack[] {
    return [...mapPacks, ...(this.atlas ?? [])];
  }

  #mine(): readonly MapPack[] {
    const guests = [this.sent, this.visiting].filter((map) => map !== undefined && map !== 'none');
    return [...guests, ...keptMaps()];
  }

  async #share(pack: MapPack) {
    await this.renderRoot.querySelector<ShareDialog>('vx-share-dialog')?.open(sharedMap(pack));
  }

  #renderSent() {
    const { sent } = this;
    if (sent === undefined) return nothing;
    if (sent === 'none')
      return html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${msg('There is no map in this link. Copy it whole, or ask for the file.')}</wa-callout>`;
    return html`<wa-callout variant="neutral" role="status"><wa-icon slot="icon" name="map"></wa-icon>
      <div class="row wrap"><span class="grow">${msg(str`${sent.name}, drawn by ${sent.author}, came with a link. Keep it to play on it.`)}</span>
        <button type="button" class="plain strong" @click=${() => this.#keepSent(sent)}>${icon('check')}${msg('Keep this map')}</button></div></wa-callout>`;
  }

  #keepSent(pack: MapPack) {
    this.sent = undefined;
    this.#take(pack);
  }

  /** New ones, and those that are not complete. */
  #renderDrawings() {
    return html`<a class="pack new" href=${editPath()}>${icon('plus')}<strong>${msg('Draw a map')}</strong><span class="small quiet">${msg('Of your own: lands, regions, sea routes')}</span></a>
      ${keptDrawings().map(
        ({ id, name, territories }) => html`<div class="pack new">
          <a class="go-on" href=${editPath(id)}>${icon('area')}<strong>${name}</strong>
            <span class="small quiet">${msg('Not complete yet')}<br />${msg('{0, plural, one {# land} other {# lands}}', territories.length)}</span></a>
          <vx-tool-button icon="trash" label=${msg(str`Forget the drawing ${name}`)} @click=${() => this.#forgetDrawing(id)}></vx-tool-button>
        </div>`,
      )}`;
  }

  #forgetDrawing(id: string) {
    forgetDrawing(id);
    this.requestUpdate();
  }

  #renderPack(pack: MapPack, isChosen: boolean) {
    return html`<label class="pack">
      <input type="radio" name="map" class="for-readers" .checked=${isChosen} @change=${() => (this.chosen = pack.id)} />
      <vx-map-preview .pack=${pack} plain aria-hidden="true"></vx-map-preview>
      <strong>${pack.name}</strong>
      <span class="small quiet">${msg(str`${pack.territories.length} territories, ${pack.regions.length} regions`)}<br />${pack.author}</span>
    </label>`;
  }

  #renderProblems() {
    if (!this.problems) return nothing;
    const { file, says } = this.problems;
    return html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${msg(str`${file} was not read.`)}
      <ul class="problems">${says.map((sentence) => html`<li>${sentence}</li>`)}</ul></wa-callout>`;
  }

  #renderNotes() {
    if (!this.notes) return nothing;
    const { map, says } = this.notes;
    return html`<wa-callout variant="neutral" role="status"><wa-icon slot="icon" name="info"></wa-icon>${msg(str`How ${map} was read:`)}
      <ul class="problems">${says.map((sentence) => html`<li>${sentence}</li>`)}</ul></wa-callout>`;
  }

  #dropped(event: DragEvent) {
    event.preventDefault();
    void this.#open([...(event.dataTransfer?.files ?? [])]);
  }

  #picked(event: Event) {
    const input = event.target as HTMLInputElement;
    void this.#open([...(input.files ?? [])]);
    // The same file again, mended, must be a change too.
    input.value = '';
  }

  async #open(files: readonly File[]) {
    if (files.length === 0) return;
    const read = await readMap(files);
    this.notes = undefined;
    if (!('pack' in read)) {
      this.problems = { file: files.map(({ name }) => name).join(', '), says: read };
      return;
    }
    this.problems = undefined;
    const ours = this.#ours().find((pack) => fingerprint(pack) === fingerprint(read.pack));
    if (ours) this.chosen = ours.id;
    else this.#take(nameApart(read.pack, this.#ours()));
    if (read.notes.length > 0) this.notes = { map: read.pack.name, says: read.notes };
  }

  #take(pack: MapPack) {
    const isKept = keepMap(pack);
    this.visiting = isKept ? undefined : pack;
    this.chosen = pack.id;
    if (isKept) this.#toasts.add(msg(str`${pack.name} is among your maps now.`), 'success');
    else
      this.#toasts.add(
        msg(str`${pack.name} is too large to be kept: it is here until you leave this page.`),
        'warning',
      );
    this.requestUpdate();
  }

  #forget(id: string) {
    if (this.visiting?.id === id) this.visiting = undefined;
    if (this.sent !== 'none' && this.sent?.id === id) this.sent = undefined;
    forgetMap(id);
    forgetDrawing(id);
    this.chosen = mapPacks[0]?.id ?? '';
    this.requestUpdate();
  }
}

/** A changed copy of one of our maps is another map. */
export const nameApart = (pack: MapPack, ours: readonly MapPack[]): MapPack =>
  ours.some(({ id }) => id === pack.id) ? { ...pack, id: `my-${pack.id}` } : pack;

customElements.define('vx-maps-screen', MapsScreen);

export const mapDesk = () => html`<vx-maps-screen></vx-maps-screen>`;
