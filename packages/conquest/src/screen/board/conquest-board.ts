import { msg } from '@vexillum/ui/words';
import type { ScreenPoint } from '@vexillum/geometry';
import type { BoardView, Drawn, Scene } from '@vexillum/canvas';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { boardHostStyles } from '@vexillum/frame/board/board-host-styles';
import { keepToFreeRoom } from '@vexillum/frame/board/free-room';
import { boardState, openScene } from '@vexillum/frame/board/open-scene';
import { isForTheBoard } from '@vexillum/frame/table/is-for-the-board';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { type BoardScreen, pressBoardKey } from './board-keys.ts';
import { conquestBoardStyles } from './conquest-board-styles.ts';
import { focusText } from './focus-text.ts';
import { landPointer, landPointerStyles } from './land-pointer.ts';
import { loadAreas } from './load-areas.ts';
import { handEventIn, MapHand, placeIn } from './map-hand.ts';
import { MapPainter, type PaintedBoard } from './map-painter.ts';
import { MapSight } from './map-sight.ts';
import { mapToolbar } from './map-toolbar.ts';
import './territory-card.ts';
import { touchOrTell } from './touch-or-tell.ts';

/** The drawn map. Tells `shown` once it has been painted, `held` where land is touched, then held, and does something, and `help` where a key asks for it. */
export class ConquestBoard extends VxElement implements BoardScreen, PaintedBoard {
  static override properties = {
    sitting: { attribute: false },
    problem: { state: true },
    isReady: { state: true },
    asked: { state: true },
    isByKeys: { state: true },
    isCardAway: { state: true },
  };
  declare sitting: ConquestSitting;
  declare problem: string | undefined;
  declare isReady: boolean;
  /** The territory that a resting finger asks about. */
  declare asked: string | undefined;
  /** The reader moves about by keys; the pointer has not moved since. */
  declare isByKeys: boolean;
  /** Whoever has touched a territory knows it, and wants to see those beside it. */
  declare isCardAway: boolean;
  #scene: Scene | undefined;
  #painter: MapPainter | undefined;
  #sight: MapSight | undefined;
  #stops: (() => void)[] = [];
  #hasPointed = false;
  readonly #hand = new MapHand({
    tap: (at, pointerType) => this.#tap(at, pointerType),
    rest: (at) => this.#ask(at),
    hold: (at, pointerType) => this.#hold(at, pointerType),
    letGo: () => this.sitting.letGo(),
    hover: (at) => this.#hover(at),
    pan: (right, down) => this.pan(right, down),
    zoomAt: (factor, at) => this.#sight?.zoomAt(factor, at),
  });

  static override styles = [baseStyles, boardHostStyles, conquestBoardStyles, landPointerStyles];

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
    if (changed.has('sitting') && this.#scene) this.#begin(this.#scene);
  }

  async #open() {
    const scene = await openScene(this, loadAreas);
    if (!scene) return;
    this.#scene = scene;
    const painter = new MapPainter(scene, this);
    this.#painter = painter;
    this.#begin(scene);
    this.isReady = true;
    setTimeout(() => painter.nameRegions());
  }

  #begin(scene: Scene) {
    this.#leave();
    const { sitting } = this;
    this.#painter?.watch(sitting);
    // Before anything is looked at: what is remembered lies within what is free.
    const stopKeeping = keepToFreeRoom(this, scene.camera, () => this.#sight?.resized());
    this.#sight = new MapSight(scene, sitting);
    this.#stops = [
      stopKeeping,
      sitting.$hover.listen(() => this.requestUpdate()),
      // Also what was pointed at while the board was still coming.
      sitting.$shown.subscribe(({ land }) => this.#point(land)),
      sitting.$target.listen((to) => to !== undefined && this.#sight?.bringIntoSight(to, sitting.aim.from)),
      scene.camera.onChange(() => this.requestUpdate()),
    ];
  }

  #leave() {
    this.#painter?.close();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#sight?.close();
    this.#sight = undefined;
  }

  showed(view: BoardView, isAnotherMap: boolean): void {
    if (isAnotherMap) this.#sight?.restore();
    this.requestUpdate();
    this.tell('shown', view);
  }

  /** The territory under the pointer, or that the keys stand on. */
  get pointed(): string | undefined {
    const { $hover, $focus } = this.sitting;
    return this.asked ?? $hover.get() ?? (this.isByKeys ? $focus.get() : undefined);
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

  /** What a lesson points at has to be in sight: it begins with the whole map. */
  #point(land: string | undefined) {
    if (land !== undefined && !this.#hasPointed) this.#sight?.showWhole();
    else if (land !== undefined) this.#sight?.bringIntoSight(land);
    this.#hasPointed ||= land !== undefined;
    this.requestUpdate();
  }

  // --- what the reader points at ---

  #hover(at: ScreenPoint | undefined) {
    const id = at && this.#sight?.idAt(at, 'mouse');
    if (at) this.isByKeys = false;
    this.asked = undefined;
    if (id === this.sitting.$hover.get()) return;
    this.isCardAway = false;
    this.sitting.$hover.set(id);
  }

  #ask(at: ScreenPoint) {
    this.asked = this.#sight?.idAt(at, 'touch');
    if (this.asked !== undefined && this.sitting.targets.includes(this.asked)) this.sitting.aimAt(this.asked);
    this.#painter?.draw();
  }

  #hold(at: ScreenPoint, pointerType: string): boolean {
    const id = this.#sight?.idAt(at, pointerType);
    if (id === undefined || !this.sitting.hold(id)) return false;
    this.tell('held');
    this.isByKeys = false;
    this.isCardAway = true;
    return true;
  }

  #tap(at: ScreenPoint, pointerType: string) {
    const id = this.#sight?.idAt(at, pointerType);
    this.isByKeys = false;
    this.isCardAway = true;
    if (id !== undefined) return this.touch(id);
    const { chosen, from } = this.sitting.aim;
    if (from !== undefined) this.sitting.choose(chosen);
  }

  touch(id: string): void {
    touchOrTell(this.sitting, id);
  }

  // --- keys ---

  readonly #pressed = (event: KeyboardEvent) => {
    if (isForTheBoard(event) && pressBoardKey(this.sitting, this, event)) event.preventDefault();
  };

  show(id: string): void {
    const { sitting } = this;
    sitting.$focus.set(id);
    this.isByKeys = true;
    this.#sight?.bringIntoSight(id);
    this.#painter?.draw();
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

  /** For browser tests only: what Pixi has drawn. */
  drawn(): Promise<Drawn> | undefined {
    return this.#scene?.drawn();
  }

  focusBoard(): void {
    this.renderRoot.querySelector<HTMLElement>('.host')?.focus();
  }

  // --- pointers ---

  #down(event: PointerEvent) {
    const host = event.currentTarget as HTMLElement;
    host.setPointerCapture(event.pointerId);
    host.focus({ preventScroll: true });
    if (event.button <= 1) this.#hand.down(handEventIn(this, event));
  }

  #up(event: PointerEvent) {
    this.#hand.up(handEventIn(this, event));
    if (this.asked !== undefined) this.asked = undefined;
    this.#painter?.draw();
  }

  #wheel(event: WheelEvent) {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.#hand.wheel(pixels, placeIn(this, event), event.ctrlKey);
  }

  override render() {
    const { sitting } = this;
    return html`<div
        class="host ${sitting.$hover.get() === undefined ? '' : 'over'}"
        tabindex="0"
        role="application"
        aria-label=${msg('Map')}
        aria-roledescription=${msg('game board')}
        @pointerdown=${(event: PointerEvent) => this.#down(event)}
        @pointermove=${(event: PointerEvent) => this.#hand.move(handEventIn(this, event))}
        @pointerup=${(event: PointerEvent) => this.#up(event)}
        @pointercancel=${(event: PointerEvent) => this.#hand.cancel(event.pointerId)}
        @pointerleave=${() => this.#hand.leave()}
        @wheel=${(event: WheelEvent) => this.#wheel(event)}
        @contextmenu=${(event: Event) => event.preventDefault()}
      ></div>
      ${boardState(this)}
      ${this.isReady ? this.#renderOver(sitting) : nothing}`;
  }

  #renderOver(sitting: ConquestSitting) {
    const id = this.pointed;
    const { clientWidth: width, clientHeight: height } = this;
    const isTooSmall = this.#sight?.isTooSmall === true;
    const shown = sitting.$shown.get().land;
    return html`<vx-territory-card
        .sitting=${sitting}
        .territory=${this.isCardAway && this.asked === undefined && !this.isByKeys ? undefined : id}
        .at=${id === undefined ? undefined : this.#sight?.placeOf(id)}
        .clear=${this.#keptClear(sitting)}
        .room=${{ width, height }}
        .isAsked=${this.asked !== undefined || this.isByKeys}
      ></vx-territory-card>
      ${landPointer(shown === undefined ? undefined : this.#sight?.placeOf(shown))} ${mapToolbar(this, isTooSmall)}
      <p class="for-readers" role="status">${this.isByKeys ? focusText(sitting) : ''}</p>`;
  }

  #keptClear({ aim, targets }: ConquestSitting): ScreenPoint[] {
    return [...(aim.from === undefined ? [] : [aim.from]), ...targets].flatMap((id) => this.#sight?.placeOf(id) ?? []);
  }
}
customElements.define('vx-conquest-board', ConquestBoard);
