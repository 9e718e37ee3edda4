import { msg, str } from '@vexillum/ui/words';
import { words } from '@vexillum/model';
import { baseStyles, buttonStyles, createToasts, icon, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import '@vexillum/frame/share/share-dialog';
import type { ShareDialog } from '@vexillum/frame/share/share-dialog';
import { type Drawing, type DrawingMark, drawingOf, packOf } from '../../rules/maps/editing/editing.ts';
import { keepDrawing, keptElsewhere } from '../maps/kept-drawings.ts';
import { mapPacks } from '../../rules/index.ts';
import { loadAtlas } from '../maps/load-atlas.ts';
import { editPath, playPath } from '../maps/map-paths.ts';
import { sharedMap } from '../maps/shared-map.ts';
import { readMap } from '../maps/files/read-map.ts';
import { nameApart } from '../maps/maps-screen.ts';
import { saveMap } from '../maps/save-map.ts';
import { drawingFor, newMap } from './begin-drawing.ts';
import { type Checks, ChecksAtRest } from './checks-at-rest.ts';
import type { DrawingBoard } from './drawing-board.ts';
import './drawing-board.ts';
import { DrawingHand, drawingTools, type DrawingTool, type HandState } from './drawing-hand.ts';
import './land-panel.ts';
import { LeavingGuard } from './leaving-guard.ts';
import { mapEditorStyles } from './map-editor-styles.ts';
import './map-panel.ts';
import './marks-panel.ts';
import './region-panel.ts';
import { toolWords } from './tool-words.ts';

const panels = ['land', 'regions', 'marks', 'map'] as const;
type Panel = (typeof panels)[number];

/** A map is drawn here, and kept in this browser with every step. */
export class MapEditor extends VxElement {
  static override properties = {
    state: { state: true },
    panel: { state: true },
    checks: { state: true },
    shownMark: { state: true },
    isSaved: { state: true },
    theirs: { state: true },
  };
  /** Undefined until it is known what is drawn. */
  declare state: HandState | undefined;
  declare panel: Panel;
  declare checks: Checks;
  declare shownMark: DrawingMark | undefined;
  /** Undefined before anything was drawn. */
  declare isSaved: boolean | undefined;
  /** The same map as another window has saved it last, until somebody says which of the two stays. */
  declare theirs: Drawing | undefined;
  #hand: DrawingHand | undefined;
  #stop: (() => void) | undefined;
  #known: Drawing | undefined;
  /** Whoever leaves loses only what could not be kept, or an outline that is half drawn. */
  readonly #guard = new LeavingGuard(this, () => this.isSaved === false || (this.state?.draft.length ?? 0) > 2);
  readonly #toasts = createToasts();

  static override styles = [baseStyles, buttonStyles, mapEditorStyles];

  constructor() {
    super();
    this.panel = 'land';
    this.checks = { marks: [], isLooking: true };
  }

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#keyed);
    window.addEventListener('storage', this.#savedElsewhere);
    void this.#begin();
  }

  override disconnectedCallback() {
    window.removeEventListener('keydown', this.#keyed);
    window.removeEventListener('storage', this.#savedElsewhere);
    this.#stop?.();
    super.disconnectedCallback();
  }

  async #begin() {
    const id = new URLSearchParams(window.location.search).get('map');
    const found = id === null ? undefined : await drawingFor(id);
    this.#draw(found ?? newMap());
    if (id !== null && !found) this.#hand?.say(words('This browser has no such map. Here is a new one.'));
  }

  #draw(drawing: Drawing) {
    this.#stop?.();
    const hand = new DrawingHand(drawing, (number) => msg(str`Land ${number}`));
    this.#hand = hand;
    this.#known = undefined;
    this.isSaved = undefined;
    this.theirs = undefined;
    const checks = new ChecksAtRest(hand);
    const stops = [
      hand.$state.subscribe((state) => this.#changed(state)),
      checks.$checks.subscribe((now) => (this.checks = now)),
      () => checks.close(),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  #changed(state: HandState) {
    const isAnotherLand = state.chosen !== undefined && state.chosen !== this.state?.chosen;
    this.state = state;
    if (isAnotherLand && this.panel === 'map') this.panel = 'land';
    const drawing = state.history.present;
    if (drawing === this.#known) return;
    const isFirst = this.#known === undefined;
    this.#known = drawing;
    this.shownMark = undefined;
    if (isFirst) return;
    this.isSaved = keepDrawing(drawing);
    this.#guard.isAt(editPath(drawing.id));
  }

  /** Two windows may draw the same map, and each keeps its own over the other's: whoever is there says which stays. */
  readonly #savedElsewhere = (event: StorageEvent): void => {
    const drawing = this.#hand?.drawing;
    if (!drawing) return;
    const theirs = keptElsewhere(drawing, event);
    if (theirs) this.theirs = theirs;
  };

  #takeTheirs(hand: DrawingHand, theirs: Drawing) {
    this.theirs = undefined;
    hand.drop();
    const region = theirs.regions.some(({ id }) => id === hand.state.region)
      ? {}
      : { region: theirs.regions[0]?.id ?? '' };
    hand.edit(theirs, { chosen: undefined, corner: undefined, pieceOf: undefined, draft: [], ...region });
  }

  #keepOurs(hand: DrawingHand) {
    this.theirs = undefined;
    this.#keepNow(hand.drawing);
  }

  readonly #keyed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || isWriting(event)) return;
    const does = this.#doneBy(event);
    if (!does) return;
    event.preventDefault();
    does();
  };

  #doneBy({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const hand = this.#hand;
    if (!hand) return undefined;
    const letter = key.toUpperCase();
    if (ctrlKey || metaKey) {
      if (letter === 'Z') return () => (shiftKey ? hand.redo() : hand.undo());
      return letter === 'Y' ? () => hand.redo() : undefined;
    }
    if (key === 'Escape') return () => hand.drop();
    if (key === 'Delete' || key === 'Backspace') return () => hand.remove();
    const tool = drawingTools.find((one) => toolWords(one).keys === letter);
    return tool && (() => this.#take(hand, tool));
  }

  override render() {
    const [hand, state] = [this.#hand, this.state];
    if (!hand || !state) return html`<p class="empty">${msg('Loading …')}</p>`;
    const drawing = state.history.present;
    return html`<div class="editor">
      ${this.#renderBar(hand, state)}
      <vx-drawing-board .hand=${hand} .state=${state} .marks=${this.checks.marks} .shownMark=${this.shownMark}></vx-drawing-board>
      ${state.tool === 'land' ? this.#renderDrawing(hand, state) : nothing}
      ${this.theirs ? this.#renderTheirs(hand, this.theirs) : nothing}
      <aside class="side" aria-label=${msg('What is drawn')}>
        <div class="tabs" role="tablist">${panels.map((panel) => this.#renderTab(panel))}</div>
        <div class="panel" role="tabpanel" aria-label=${this.#panelName(this.panel)}>${this.#renderPanel(hand, state, drawing)}</div>
      </aside>
    </div>
    <vx-share-dialog></vx-share-dialog>
    <vx-toast-host .toasts=${this.#toasts}></vx-toast-host>`;
  }

  #renderBar(hand: DrawingHand, state: HandState) {
    const { history, tool, draft } = state;
    const drawing = history.present;
    const { marks, isLooking } = this.checks;
    const isPlayable = !isLooking && marks.every(({ stops }) => !stops);
    return html`<div class="bar">
      <h1 class="one-line">${drawing.name}</h1>
      <div class="tools" role="group" aria-label=${msg('Tools')}>${drawingTools.map((one) => this.#renderTool(hand, one, tool))}</div>
      <div class="tools">
        <vx-tool-button icon="undo" label=${msg('Undo')} keys="Ctrl+Z" ?disabled=${history.past.length === 0 && draft.length === 0} @click=${() => hand.undo()}></vx-tool-button>
        <vx-tool-button icon="redo" label=${msg('Redo')} keys="Ctrl+Y" ?disabled=${history.future.length === 0} @click=${() => hand.redo()}></vx-tool-button>
        <vx-tool-button icon="fit" label=${msg('The whole map')} @click=${() => this.#board?.fit()}></vx-tool-button>
        <vx-tool-button class="zoom" icon="zoom-in" label=${msg('Nearer')} keys="+" @click=${() => this.#board?.zoomBy(1.4)}></vx-tool-button>
        <vx-tool-button class="zoom" icon="zoom-out" label=${msg('Farther')} keys="-" @click=${() => this.#board?.zoomBy(1 / 1.4)}></vx-tool-button>
      </div>
      ${this.#renderSaved()}
      <button type="button" class="plain" ?disabled=${!isPlayable} @click=${() => void this.#share()}>${icon('link')}${msg('Share')}</button>
      ${
        isPlayable && this.isSaved !== false
          ? html`<a class="plain strong" href=${playPath(drawing.id)} @click=${() => this.#keepNow(drawing)}>${icon('check')}${msg('Play on this map')}</a>`
          : html`<button type="button" class="plain strong" disabled title=${isLooking ? msg('The map is being looked through …') : msg('Under “Checks” stands what is missing')}>${icon('check')}${msg('Play on this map')}</button>`
      }
    </div>`;
  }

  #renderTool(hand: DrawingHand, one: DrawingTool, tool: DrawingTool) {
    const { icon: sign, name, keys } = toolWords(one);
    return html`<vx-tool-button icon=${sign} label=${name} keys=${keys} .pressed=${one === tool} @click=${() => this.#take(hand, one)}></vx-tool-button>`;
  }

  #take(hand: DrawingHand, tool: DrawingTool) {
    hand.take(tool);
    if (tool === 'region') this.panel = 'regions';
  }

  #renderDrawing(hand: DrawingHand, { draft, isFollowing }: HandState) {
    return html`<div class="draws small">
      <label title=${msg('From corner to corner of a neighbour the outline follows its coast')}><input type="checkbox" .checked=${isFollowing} @change=${(event: Event) => hand.follow((event.target as HTMLInputElement).checked)} />${msg('Follow coasts')}</label>
      ${draft.length > 2 ? html`<button type="button" class="plain" @click=${() => hand.close()}>${icon('check')}${msg('Close the land')}</button>` : nothing}
    </div>`;
  }

  #renderTheirs(hand: DrawingHand, theirs: Drawing) {
    return html`<div class="theirs small" role="alert">
      <p>${icon('warning')}${msg('Another window has saved this map differently.')}</p>
      <button type="button" class="plain" title=${msg('Undo brings yours back')} @click=${() => this.#takeTheirs(hand, theirs)}>${msg('Take that map')}</button>
      <button type="button" class="plain" @click=${() => this.#keepOurs(hand)}>${msg('Keep this one')}</button>
    </div>`;
  }

  #renderSaved() {
    if (this.isSaved === undefined) return nothing;
    return this.isSaved
      ? html`<span class="saved small quiet" role="status" title=${msg('Saved in this browser')}>${icon('check')}<span>${msg('Saved in this browser')}</span></span>`
      : html`<span class="saved small lost" role="alert">${icon('warning')}<span>${msg('Not saved: this browser has no room for it. Save it as a file.')}</span></span>`;
  }

  #panelName(panel: Panel): string {
    switch (panel) {
      case 'land':
        return msg('Land');
      case 'regions':
        return msg('Regions');
      case 'marks':
        return this.#checksName();
      case 'map':
        return msg('Map');
      default:
        return panel satisfies never;
    }
  }

  #checksName(): string {
    const { marks, isLooking } = this.checks;
    if (isLooking) return msg('Checks …');
    return marks.length === 0 ? msg('Checks') : msg(str`Checks (${marks.length})`);
  }

  #renderTab(panel: Panel) {
    return html`<button type="button" role="tab" aria-selected=${panel === this.panel ? 'true' : 'false'} @click=${() => (this.panel = panel)}>${this.#panelName(panel)}</button>`;
  }

  #renderPanel(hand: DrawingHand, state: HandState, drawing: Drawing) {
    switch (this.panel) {
      case 'land':
        return html`<vx-land-panel .hand=${hand} .drawing=${drawing} .chosen=${state.chosen}></vx-land-panel>`;
      case 'regions':
        return html`<vx-region-panel .hand=${hand} .drawing=${drawing} .region=${state.region}></vx-region-panel>`;
      case 'marks':
        return html`<vx-marks-panel .hand=${hand} .drawing=${drawing} .checks=${this.checks} @show-mark=${(event: CustomEvent<DrawingMark>) => this.#show(event.detail)}></vx-marks-panel>`;
      case 'map':
        return html`<vx-map-panel .hand=${hand} .drawing=${drawing} @save-file=${() => saveMap(packOf(drawing))} @open-file=${(event: CustomEvent<File>) => void this.#open(event.detail)}></vx-map-panel>`;
      default:
        return this.panel satisfies never;
    }
  }

  get #board(): DrawingBoard | null {
    return this.renderRoot.querySelector<DrawingBoard>('vx-drawing-board');
  }

  #show(mark: DrawingMark) {
    this.shownMark = mark;
    const [land] = mark.lands;
    if (land !== undefined) this.#hand?.choose(land);
    if (mark.at) this.#board?.lookAt(mark.at);
    this.#board?.scrollIntoView({ block: 'nearest' });
  }

  async #share() {
    if (this.#hand)
      await this.renderRoot.querySelector<ShareDialog>('vx-share-dialog')?.open(sharedMap(packOf(this.#hand.drawing)));
  }

  /** A map that was only looked at is kept now: a new table finds it there. */
  #keepNow(drawing: Drawing) {
    this.isSaved = keepDrawing(drawing);
  }

  async #open(file: File) {
    const read = await readMap([file]);
    if (!('pack' in read)) {
      this.#toasts.add(msg(str`${file.name} was not read.`), 'danger');
      for (const says of read.slice(0, 3)) this.#toasts.add(says, 'danger');
      return;
    }
    const pack = nameApart(read.pack, [...mapPacks, ...(await loadAtlas())]);
    this.#draw(drawingOf(pack));
    this.#keepNow(drawingOf(pack));
    this.#guard.isAt(editPath(pack.id));
  }
}
customElements.define('vx-map-editor', MapEditor);

/** Letters that go into a field are no shortcuts. */
const isWriting = (event: KeyboardEvent): boolean =>
  event
    .composedPath()
    .some(
      (node) =>
        node instanceof HTMLElement &&
        node.matches('input:not([type=checkbox], [type=radio]), textarea, select, wa-dialog'),
    );

export const mapEditorDesk = () => html`<vx-map-editor></vx-map-editor>`;
