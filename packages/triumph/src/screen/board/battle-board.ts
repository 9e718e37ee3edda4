import { msg, onLanguage } from '@vexillum/ui/words';
import type { Point, ScreenPoint } from '@vexillum/geometry';
import { MILLI_MU, poseFrom } from '@vexillum/model';
import type { Drawn, Scene } from '@vexillum/canvas';
import type { BattleLayerName, BattleView, DragView } from '../../board/index.ts';
import { baseStyles, VxElement, given } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';
import { $theme } from '@vexillum/frame/theme';
import { createBoardView } from '../view/board-view-of.ts';
import { sideStyle } from '../view/side-style.ts';
import { boardHostStyles } from '@vexillum/frame/board/board-host-styles';
import type { AskedPlace } from './board-menu.ts';
import { BoardPointer } from './board-pointer.ts';
import type { BoardPort } from './board-port.ts';
import type { Carried } from './carry.ts';
import { loadBattle } from './load-battle.ts';
import { type BoardMoments, boardMoments } from './moment-now.ts';
import { keepToFreeRoom } from '@vexillum/frame/board/free-room';
import { PHONE } from '@vexillum/frame/phone';
import { keepLaid, layBoard, maybeUpright } from '@vexillum/frame/board/upright';
import { boardState, openScene } from '@vexillum/frame/board/open-scene';
import { portOf } from './board-port.ts';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { Pings } from '../hand/pings.ts';
import type { Overlays } from './overlays.ts';
import type { LiveTable } from '../live-table.ts';

/** Spelled out here, so that the scene is loaded only with the board. */
const layers: Readonly<Record<BattleLayerName, true>> = {
  zones: true,
  bands: true,
  grid: true,
  labels: true,
  plans: true,
  drawings: true,
  cursors: true,
  ghosts: true,
  codes: true,
  fallen: true,
};
const layerNames = Object.keys(layers) as BattleLayerName[];

/** What the reader sees of the board, and how it lies before them. */
export interface Seen {
  readonly middle: Point;
  /** So many MU of its width. */
  readonly span: number;
  readonly isUpright: boolean;
  /** Turned upright it is, or would be, larger in this window. */
  readonly maybeUpright: boolean;
}

/** The drawn board with the hands on it. Everything that changes what it shows ends in one `show` per frame. Tells `seen` when the camera moves. */
export class BattleBoard extends VxElement {
  static override properties = {
    battle: given,
    overlays: given,
    pings: given,
    hand: given,
    live: given,
    bottom: { attribute: false },
    hiddenLayers: { attribute: false },
    problem: { state: true },
    isReady: { state: true },
  };
  declare battle: Battle;
  declare overlays: Overlays;
  declare pings: Pings;
  declare hand: Hand;
  declare live: LiveTable;
  declare bottom: 'red' | 'blue';
  declare hiddenLayers: ReadonlySet<BattleLayerName>;
  declare problem: string | undefined;
  declare isReady: boolean;
  #scene: Scene<BattleView> | undefined;
  #moments: BoardMoments | undefined;
  #view: BattleView | undefined;
  readonly #viewOf = createBoardView();
  #stops: (() => void)[] = [];
  #frame = 0;
  readonly #pointer = new BoardPointer(this);

  static override styles = [
    baseStyles,
    boardHostStyles,
    css`
      .host.over {
        cursor: pointer;
      }
      .host.drawing {
        cursor: crosshair;
      }
      .host:focus-visible {
        outline: var(--wa-focus-ring);
        outline-offset: -4px;
        border-radius: 0;
      }
    `,
  ];

  protected override firstUpdated() {
    void this.#open();
  }

  async #open() {
    const scene = await openScene(this, loadBattle);
    if (scene) this.#begin(scene);
  }

  #begin(scene: Scene<BattleView>) {
    this.#scene = scene;
    this.hand.lendBoard(portOf(scene));
    this.#showLayers();
    const moments = boardMoments(this);
    this.#moments = moments;
    const draw = () => this.#draw();
    this.#stops = [
      ...moments.stores.map((store) => store.listen(draw)),
      onLanguage(draw),
      this.#pointer.$carrying.listen(draw),
      $theme.listen((theme) => scene.setTheme(theme)),
      this.hand.shows.$hover.listen(() => this.requestUpdate()),
      this.hand.shows.$mode.listen(() => this.requestUpdate()),
      keepLaid(scene.camera, () => this.bottom),
      scene.camera.onChange(() => this.#seen(scene)),
      keepToFreeRoom(this, scene.camera, (middle) => this.#keepInSight(scene, middle)),
    ];
    this.isReady = true;
    this.#show();
    scene.camera.fit();
  }

  #keepInSight({ camera }: Scene, middle: Point) {
    if (!PHONE.matches) return;
    const { pose } = this.battle.snapshot.public;
    const selected = [...this.hand.selection].flatMap((id) => {
      const at = pose.get(id);
      return at ? [{ x: at[0] / MILLI_MU, y: at[1] / MILLI_MU }] : [];
    });
    camera.keepInSight(middle, selected);
  }

  #seen(scene: Scene) {
    this.#draw();
    const { camera } = scene;
    this.tell<Seen>('seen', {
      ...portOf(scene).seen(),
      isUpright: camera.isUpright,
      maybeUpright: maybeUpright(camera),
    });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.hand.lendBoard(undefined);
    this.#scene?.destroy();
    this.#scene = undefined;
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('bottom') && this.#scene) layBoard(this.#scene.camera, this.bottom);
    if (changed.has('hiddenLayers')) this.#showLayers();
  }

  #showLayers() {
    for (const layer of layerNames) this.#scene?.layers.show(layer, !this.hiddenLayers.has(layer));
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#show());
  }

  #show() {
    const [scene, moments] = [this.#scene, this.#moments];
    if (!scene || !moments || !this.live.$isLoaded.get()) return;
    this.#view = this.#viewOf(moments.now(this.#carriedView()));
    scene.show(this.#view);
    this.tell('shown', this.#view);
  }

  #carriedView(): DragView | undefined {
    const { what, at } = this.#pointer.$carrying.get() ?? {};
    if (!what?.ghost || !at) return undefined;
    const { width, depth, label, heading } = what.ghost;
    return {
      id: 'carried',
      side: sideStyle(this.battle.side),
      pose: poseFrom(at.x, at.y, heading),
      width,
      depth,
      label,
    };
  }

  // --- what the bars and trays beside the board use ---

  get port(): BoardPort | undefined {
    return this.hand.port;
  }

  get view(): BattleView | undefined {
    return this.#view;
  }

  /** For browser tests only: what Pixi has drawn. */
  drawn(): Promise<Drawn> | undefined {
    return this.#scene?.drawn();
  }

  /** Where a stand's front middle is on this screen, in CSS pixels from the board's corner. */
  cornerOf(id: string): ScreenPoint | undefined {
    const pose = this.battle.snapshot.public.pose.get(id);
    return pose && this.#scene?.camera.toScreen({ x: pose[0] / 1000, y: pose[1] / 1000 });
  }

  /** The menu key is heard as a key. */
  #askHere(event: MouseEvent) {
    event.preventDefault();
    if (event instanceof PointerEvent && event.pointerType === '') return;
    this.#ask(this.#pointer.screenOf(event), this.hand.shows.$hover.get());
  }

  #ask(screen: ScreenPoint, under: string | undefined) {
    const at = this.hand.port?.pointAt(screen);
    const stand = under !== undefined && this.battle.kindOf(under) === 'stand' ? under : undefined;
    if (at) this.tell('asked', { at, screen, stand } satisfies AskedPlace);
  }

  /** What can be done where the selected stand is, otherwise in the middle of the board. */
  askPlace(): void {
    const [stand] = this.hand.selectedStands();
    const { width, height } = this.getBoundingClientRect();
    this.#ask((stand === undefined ? undefined : this.cornerOf(stand)) ?? { left: width / 2, top: height / 2 }, stand);
  }

  measureFrom({ at, screen }: AskedPlace): void {
    this.focusBoard();
    this.hand.measureFrom(at, screen);
  }

  focusBoard(): void {
    this.renderRoot.querySelector<HTMLElement>('.host')?.focus();
  }

  zoom(factor: number): void {
    this.#scene?.camera.zoom(factor);
  }

  get camera() {
    return this.#scene?.camera;
  }

  /** The board point in the middle of what is seen. */
  get middle(): Point {
    return this.#scene?.camera.middle ?? { x: 0, y: 0 };
  }

  /** Carries something from a tray: follows the pointer until it is let go. */
  carry(what: Carried): void {
    this.#pointer.carry(what);
  }

  lookAt(point: Point): void {
    this.#scene?.camera.lookAt(point);
  }

  /** For browser tests only: where a piece's anchor is on the page, in CSS pixels. */
  screenPointOf(id: string): { x: number; y: number } | undefined {
    const pose = this.battle.snapshot.public.pose.get(id);
    return pose && this.screenPointAt(pose[0] / 1000, pose[1] / 1000);
  }

  /** For browser tests only: where a board point in MU is on the page, in CSS pixels. */
  screenPointAt(x: number, y: number): { x: number; y: number } | undefined {
    const box = this.getBoundingClientRect();
    const at = this.#scene?.camera.toScreen({ x, y });
    return at && { x: box.left + at.left, y: box.top + at.top };
  }

  override render() {
    const { down, move, up, cancel, wheel } = this.#pointer;
    const isDrawing = this.hand.shows.$mode.get() !== 'select';
    const isOver = this.hand.shows.$hover.get() !== undefined;
    return html`<div
        class="host ${isDrawing ? 'drawing' : isOver ? 'over' : ''}"
        tabindex="0"
        role="application"
        aria-label=${msg('Board')}
        aria-roledescription=${msg('game board')}
        @pointerdown=${down}
        @pointermove=${move}
        @pointerup=${up}
        @pointercancel=${cancel}
        @pointerleave=${() => this.hand.leave()}
        @wheel=${wheel}
        @contextmenu=${(event: MouseEvent) => this.#askHere(event)}
      ></div>
      ${boardState(this)}`;
  }
}
customElements.define('vx-board', BattleBoard);
