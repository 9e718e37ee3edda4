import { msg, onLanguage } from '@vexillum/ui/words';
import type { BoardView, Camera, Drawn, Scene } from '@vexillum/canvas';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';
import { boardHostStyles } from '../board/board-host-styles.ts';
import { boardState, type LoadBoard, openScene } from '../board/open-scene.ts';
import { $theme } from '../theme.ts';

/** A drawn board in a replay: the same picture as at the table, and nobody's hands on it. What is drawn is its game's. */
export abstract class ReplayBoardElement<View extends BoardView = BoardView> extends VxElement {
  static override properties = { problem: { state: true }, isReady: { state: true } };
  declare problem: string | undefined;
  declare isReady: boolean;
  protected scene: Scene<View> | undefined;
  readonly #fingers = new BoardFingers(() => this.scene?.camera);
  #stops: readonly (() => void)[] = [];

  static override styles = [
    baseStyles,
    boardHostStyles,
    css`
      .host:active {
        cursor: grabbing;
      }
      .view {
        position: absolute;
        top: 0.4rem;
        right: 0.4rem;
        display: flex;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
      }
    `,
  ];

  /** Draws the moment that is shown, if there is a scene by now. It may throw. */
  protected abstract draw(): void;
  /** Whether it is another moment than before. */
  protected abstract isAnother(changed: PropertyValues): boolean;
  /** What the whole of it is called. */
  protected abstract get wholeText(): string;
  protected abstract readonly loadBoard: LoadBoard<View>;

  protected wear(scene: Scene<View>, theme: Parameters<Scene['setTheme']>[0]): void {
    scene.setTheme(theme);
  }

  protected override firstUpdated() {
    void this.#open();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.scene?.destroy();
    this.scene = undefined;
  }

  async #open() {
    const scene = await openScene(this, this.loadBoard);
    if (!scene) return;
    this.scene = scene;
    this.#stops = [$theme.listen((theme) => this.wear(scene, theme)), onLanguage(() => this.show())];
    this.isReady = true;
    this.show();
    scene.camera.fit();
  }

  protected override updated(changed: PropertyValues) {
    if (this.isAnother(changed)) this.show();
  }

  protected show(): void {
    try {
      this.draw();
      this.problem = undefined;
    } catch (error) {
      // A file may be anybody's: what cannot be drawn here must not keep the rest from being read.
      console.error(error);
      this.problem = msg('The board cannot be drawn as it was then.');
    }
  }

  /** For browser tests only: what Pixi has drawn. */
  drawn(): Promise<Drawn> | undefined {
    return this.scene?.drawn();
  }

  override render() {
    return html`<div
        class="host"
        role="img"
        aria-label=${msg('The board as it stood then')}
        @pointerdown=${(event: PointerEvent) => this.#fingers.down(event)}
        @pointermove=${(event: PointerEvent) => this.#fingers.move(event)}
        @pointerup=${(event: PointerEvent) => this.#fingers.up(event)}
        @pointercancel=${(event: PointerEvent) => this.#fingers.up(event)}
        @wheel=${(event: WheelEvent) => this.#fingers.wheel(event)}
      ></div>
      <div class="view" role="toolbar" aria-label=${msg('View')}>
        <vx-tool-button class="zoom" icon="zoom-in" label=${msg('Nearer')} @click=${() => this.scene?.camera.zoom(1.25)}></vx-tool-button>
        <vx-tool-button class="zoom" icon="zoom-out" label=${msg('Farther')} @click=${() => this.scene?.camera.zoom(0.8)}></vx-tool-button>
        <vx-tool-button icon="fit" label=${this.wholeText} @click=${() => this.scene?.camera.fit()}></vx-tool-button>
      </div>
      ${boardState(this)}`;
  }
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

const PER_WHEEL_PIXEL = 0.0015;
const middleOf = (a: Spot, b: Spot): Spot => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.left - b.left, a.top - b.top);

/** Moves the view and nothing else: one finger or the mouse pans, two fingers and the wheel zoom. */
class BoardFingers {
  readonly #down = new Map<number, Spot>();
  readonly #camera: () => Camera | undefined;

  constructor(camera: () => Camera | undefined) {
    this.#camera = camera;
  }

  down(event: PointerEvent): void {
    const host = event.currentTarget as HTMLElement;
    host.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, spotOf(event));
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = spotOf(event);
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other);
    else this.#camera()?.pan(now.left - before.left, now.top - before.top);
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.#camera()?.zoomAt(Math.exp(-pixels * PER_WHEEL_PIXEL), spotOf(event));
  }

  #pinch(before: Spot, now: Spot, other: Spot): void {
    const [from, to] = [middleOf(before, other), middleOf(now, other)];
    const [near, far] = [apart(before, other), apart(now, other)];
    this.#camera()?.pan(to.left - from.left, to.top - from.top);
    if (near > 0) this.#camera()?.zoomAt(far / near, to);
  }
}

const spotOf = (event: MouseEvent): Spot => {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { left: event.clientX - box.left, top: event.clientY - box.top };
};
