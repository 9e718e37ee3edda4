import { msg } from '@lit/localize';
import type { ScreenPoint } from '@vexillum/geometry';
import type { BoardView, Scene } from '@vexillum/scene';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { boardHostStyles } from '../../../board/board-host-styles.ts';
import { boardState, openScene } from '../../../board/open-scene.ts';
import { isForTheBoard } from '../../../table/is-for-the-board.ts';
import { $theme } from '../../../theme.ts';
import type { ConquestDesk } from '../conquest-desk.ts';
import { createAreasView } from './areas-view-of.ts';
import { type BoardScreen, pressBoardKey } from './board-keys.ts';
import { conquestBoardStyles } from './conquest-board-styles.ts';
import { loadAreas } from './load-areas.ts';
import { MapHand } from './map-hand.ts';
import { MapSight } from './map-sight.ts';
import { newestSeq } from './strikes-of.ts';
import './territory-card.ts';
import { territoryLine } from './territory-line.ts';
import { touchOrTell } from './touch-or-tell.ts';
import { touchWords } from './touch-words.ts';

/** What a key's zoom step is. */
const ZOOM = 1.25;

/** The drawn map. Tells `shown` once it has been painted, and `help` where a key asks for it. */
export class ConquestBoard extends VxElement implements BoardScreen {
  static override properties = {
    desk: { attribute: false },
    problem: { state: true },
    isReady: { state: true },
    asked: { state: true },
    isByKeys: { state: true },
    isCardAway: { state: true },
  };
  declare desk: ConquestDesk;
  declare problem: string | undefined;
  declare isReady: boolean;
  /** The territory that a resting finger asks about. */
  declare asked: string | undefined;
  /** The reader moves about by keys; the pointer has not moved since. */
  declare isByKeys: boolean;
  /** Whoever has touched a territory knows it, and wants to see those beside it. */
  declare isCardAway: boolean;
  #scene: Scene | undefined;
  #sight: MapSight | undefined;
  #view: BoardView | undefined;
  readonly #viewOf = createAreasView();
  #stops: (() => void)[] = [];
  #frame = 0;
  #light = 1;
  #hasCaptions = false;
  #seenUpTo = -1;
  readonly #hand = new MapHand({
    tap: (at, pointerType) => this.#tap(at, pointerType),
    rest: (at) => this.#ask(at),
    hover: (at) => this.#hover(at),
    pan: (right, down) => this.pan(right, down),
    zoomAt: (factor, at) => this.#sight?.zoomAt(factor, at),
  });

  static override styles = [baseStyles, boardHostStyles, conquestBoardStyles];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#pressed);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#pressed);
    this.#hand.close();
    this.#leave();
    this.#scene?.destroy();
    this.#scene = undefined;
  }

  protected override firstUpdated() {
    void this.#open();
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('desk') && this.#scene) this.#begin(this.#scene);
  }

  async #open() {
    const scene = await openScene(this, loadAreas);
    if (!scene) return;
    this.#scene = scene;
    this.#begin(scene);
    this.isReady = true;
    // Room for the regions' names takes a while to find; the map need not wait for it.
    setTimeout(() => this.#name());
  }

  #begin(scene: Scene) {
    this.#leave();
    const { desk } = this;
    const draw = () => this.#draw();
    this.#seenUpTo = newestSeq(desk.snapshot);
    this.#readLight();
    const stores = [
      desk.live.$snapshot,
      desk.$chosen,
      desk.$from,
      desk.$target,
      desk.$assign,
      desk.$hover,
      desk.$focus,
    ];
    this.#stops = [
      ...stores.map((store) => store.listen(draw)),
      desk.$hover.listen(() => this.requestUpdate()),
      $theme.listen((theme) => this.#wear(scene, theme)),
      scene.camera.onChange(() => this.requestUpdate()),
    ];
    this.#show();
    this.#sight = new MapSight(scene, desk);
    const watcher = new ResizeObserver(() => this.#sight?.resized());
    watcher.observe(this);
    this.#stops.push(() => watcher.disconnect());
  }

  #leave() {
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#sight?.close();
  }

  #name() {
    this.#hasCaptions = true;
    this.#draw();
  }

  #wear(scene: Scene, theme: Parameters<Scene['setTheme']>[0]) {
    this.#readLight();
    scene.setTheme(theme);
    this.#draw();
  }

  #readLight() {
    const light = Number.parseFloat(getComputedStyle(this).getPropertyValue('--vx-map-light'));
    this.#light = Number.isFinite(light) ? light : 1;
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#show());
  }

  #show() {
    const { desk } = this;
    const before = this.#view;
    this.#view = this.#viewOf({
      snapshot: desk.snapshot,
      side: desk.side,
      aim: desk.aim,
      pointed: this.#pointed,
      target: desk.$target.get(),
      light: this.#light,
      hasCaptions: this.#hasCaptions,
      seenUpTo: this.#seenUpTo,
    });
    this.#scene?.show(this.#view);
    // Another map before START.
    if (before && before.board !== this.#view.board) this.#sight?.restore();
    this.requestUpdate();
    this.tell('shown', this.#view);
  }

  /** The territory under the pointer, or that the keys stand on. */
  get #pointed(): string | undefined {
    const { $hover, $focus } = this.desk;
    return this.asked ?? $hover.get() ?? (this.isByKeys ? $focus.get() : undefined);
  }

  get view(): BoardView | undefined {
    return this.#view;
  }

  // --- the camera ---

  pan(right: number, down: number): void {
    this.#sight?.pan(right, down);
  }

  zoom(factor: number): void {
    this.#sight?.zoom(factor);
  }

  fit(): void {
    this.#sight?.fit();
  }

  // --- what the reader points at ---

  #hover(at: ScreenPoint | undefined) {
    const id = at && this.#sight?.idAt(at, 'mouse');
    if (at) this.isByKeys = false;
    this.asked = undefined;
    if (id === this.desk.$hover.get()) return;
    this.isCardAway = false;
    this.desk.$hover.set(id);
  }

  #ask(at: ScreenPoint) {
    this.asked = this.#sight?.idAt(at, 'touch');
    if (this.asked !== undefined && this.desk.targets.includes(this.asked)) this.desk.aimAt(this.asked);
    this.#draw();
  }

  #tap(at: ScreenPoint, pointerType: string) {
    const id = this.#sight?.idAt(at, pointerType);
    this.isByKeys = false;
    this.isCardAway = true;
    if (id !== undefined) return this.touch(id);
    const { chosen, from } = this.desk.aim;
    if (from !== undefined) this.desk.choose(chosen);
  }

  touch(id: string): void {
    touchOrTell(this.desk, id);
  }

  // --- keys ---

  readonly #pressed = (event: KeyboardEvent) => {
    if (isForTheBoard(event) && pressBoardKey(this.desk, this, event)) event.preventDefault();
  };

  show(id: string): void {
    const { desk } = this;
    desk.$focus.set(id);
    this.isByKeys = true;
    this.#sight?.bringIntoSight(id);
    this.#draw();
  }

  help(): void {
    this.tell('help');
  }

  /** For browser tests only: where a territory's miniature is on the page, in CSS pixels. */
  screenPointOf(territory: string): { x: number; y: number } | undefined {
    const box = this.getBoundingClientRect();
    const at = this.#sight?.placeOf(territory);
    return at && { x: box.left + at.left, y: box.top + at.top };
  }

  focusBoard(): void {
    this.renderRoot.querySelector<HTMLElement>('.host')?.focus();
  }

  // --- pointers ---

  #eventOf(event: PointerEvent) {
    return { pointerId: event.pointerId, pointerType: event.pointerType, at: this.#screenOf(event) };
  }

  #screenOf({ clientX, clientY }: MouseEvent): ScreenPoint {
    const box = this.getBoundingClientRect();
    return { left: clientX - box.left, top: clientY - box.top };
  }

  #down(event: PointerEvent) {
    const host = event.currentTarget as HTMLElement;
    host.setPointerCapture(event.pointerId);
    host.focus({ preventScroll: true });
    if (event.button <= 1) this.#hand.down(this.#eventOf(event));
  }

  #up(event: PointerEvent) {
    this.#hand.up(this.#eventOf(event));
    if (this.asked !== undefined) this.asked = undefined;
    this.#draw();
  }

  #wheel(event: WheelEvent) {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.#hand.wheel(pixels, this.#screenOf(event), event.ctrlKey);
  }

  override render() {
    const { desk } = this;
    return html`<div
        class="host ${desk.$hover.get() === undefined ? '' : 'over'}"
        tabindex="0"
        role="application"
        aria-label=${msg('Map')}
        aria-roledescription=${msg('game board')}
        @pointerdown=${(event: PointerEvent) => this.#down(event)}
        @pointermove=${(event: PointerEvent) => this.#hand.move(this.#eventOf(event))}
        @pointerup=${(event: PointerEvent) => this.#up(event)}
        @pointercancel=${(event: PointerEvent) => this.#hand.cancel(event.pointerId)}
        @pointerleave=${() => this.#hand.leave()}
        @wheel=${(event: WheelEvent) => this.#wheel(event)}
        @contextmenu=${(event: Event) => event.preventDefault()}
      ></div>
      ${boardState(this)}
      ${this.isReady ? this.#renderOver(desk) : nothing}`;
  }

  #renderOver(desk: ConquestDesk) {
    const id = this.#pointed;
    const { clientWidth: width, clientHeight: height } = this;
    const isTooSmall = this.#sight?.isTooSmall === true;
    return html`<vx-territory-card
        .desk=${desk}
        .territory=${this.isCardAway && this.asked === undefined && !this.isByKeys ? undefined : id}
        .at=${id === undefined ? undefined : this.#sight?.placeOf(id)}
        .clear=${this.#keptClear(desk)}
        .room=${{ width, height }}
        .isAsked=${this.asked !== undefined || this.isByKeys}
      ></vx-territory-card>
      <div role="toolbar" aria-label=${msg('View')}>
        <vx-tool-button class="zoom" icon="zoom-in" label=${msg('Nearer')} keys="+" placement="left" @click=${() => this.zoom(ZOOM)}></vx-tool-button>
        <vx-tool-button class="zoom" icon="zoom-out" label=${msg('Farther')} keys="−" placement="left" @click=${() => this.zoom(1 / ZOOM)}></vx-tool-button>
        <vx-tool-button
          icon=${isTooSmall ? 'zoom-in' : 'fit'}
          label=${isTooSmall ? msg('Large enough to read') : msg('Whole map')}
          keys="0"
          placement="left"
          @click=${() => this.fit()}
        ></vx-tool-button>
      </div>
      <p class="for-readers" role="status">${this.isByKeys ? this.#spoken(desk) : ''}</p>`;
  }

  #keptClear({ aim, targets }: ConquestDesk): ScreenPoint[] {
    return [...(aim.from === undefined ? [] : [aim.from]), ...targets].flatMap((id) => this.#sight?.placeOf(id) ?? []);
  }

  /** Where the keys stand, for those who hear the map. */
  #spoken(desk: ConquestDesk): string {
    const id = desk.$focus.get();
    if (id === undefined) return '';
    const { snapshot, aim, rules } = desk;
    const words = touchWords(snapshot, aim, id, desk.meaningOf(id), rules.areOddsShown);
    const line = territoryLine(snapshot, id);
    return words === undefined ? line : `${line}. ${words}`;
  }
}
customElements.define('vx-conquest-board', ConquestBoard);
