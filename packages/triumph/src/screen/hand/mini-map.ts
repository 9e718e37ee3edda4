import { msg } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import type { Camera } from '@vexillum/canvas';
import type { BattleView, drawBattleMinimap, minimapPoint, MinimapOptions } from '../../board/index.ts';
import { baseStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { settings } from '@vexillum/frame/settings';
import { $theme } from '@vexillum/frame/theme';

/** The scene's part in it, which comes with the board's own script. */
interface Sketcher {
  readonly drawBattleMinimap: typeof drawBattleMinimap;
  readonly minimapPoint: typeof minimapPoint;
}

/** How far an arrow key moves the view, in MU; with Shift four times as far. */
const STEP = 4;
/** Of its longer side, in CSS pixels. */
const LENGTH = 176;

/** The whole board in a corner while a part of it is seen, with a frame round what is seen. Tells `look-at` with the point that is to be in the middle. */
export class MiniMap extends VxElement {
  static override properties = {
    view: { attribute: false },
    camera: { attribute: false },
    sketcher: { state: true },
    isWhole: { state: true },
  };
  /** What the board shows; the same value as the scene's. */
  declare view: BattleView | undefined;
  declare camera: Camera | undefined;
  declare sketcher: Sketcher | undefined;
  /** The large picture shows all of the board: then nobody needs a small one. */
  declare isWhole: boolean | undefined;
  readonly #open = new StoreController(this, settings.$isMapShown);
  readonly #theme = new StoreController(this, $theme);
  readonly #canvas = createRef<HTMLCanvasElement>();
  #stop: (() => void) | undefined;
  #frame = 0;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        width: max-content;
      }
      div {
        display: grid;
        justify-items: end;
        gap: 2px;
      }
      canvas {
        display: block;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        box-shadow: var(--vx-shadow);
        cursor: crosshair;
        touch-action: none;
      }
      button {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
        min-width: var(--vx-tool-size);
        min-height: var(--vx-tool-size);
        justify-content: center;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        cursor: pointer;
      }
      button:hover {
        background: var(--vx-hover);
      }
      /* A small screen is a small map itself. */
      @media (max-width: 30rem) {
        :host {
          display: none;
        }
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void import('../../board/index.ts').then((board) => (this.sketcher = board));
    this.#watch();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#frame);
    this.#stop?.();
    this.#stop = undefined;
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('camera')) this.#watch();
    this.#draw();
  }

  #watch() {
    this.#stop?.();
    this.#stop = this.camera?.onChange(() => {
      this.isWhole = this.camera?.isFitted;
      this.#draw();
    });
    this.isWhole = this.camera?.isFitted;
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#drawNow());
  }

  #lay(): MinimapOptions | undefined {
    const { view, camera } = this;
    if (!view || !camera) return undefined;
    const { board } = view;
    const short = Math.round((LENGTH * board.depth) / board.width);
    const [width, height] = camera.isUpright ? [short, LENGTH] : [LENGTH, short];
    const { state, size, quarters } = camera;
    return { width, height, board, camera: state, screen: size, quarters, theme: this.#theme.value ?? 'light' };
  }

  #drawNow() {
    const canvas = this.#canvas.value;
    const lay = this.#lay();
    const context = canvas?.getContext('2d');
    if (!canvas || !context || !lay || !this.view) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(lay.width * ratio), Math.round(lay.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    canvas.style.width = `${lay.width}px`;
    canvas.style.height = `${lay.height}px`;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.sketcher?.drawBattleMinimap(context, this.view, lay);
  }

  #point(event: PointerEvent) {
    const lay = this.#lay();
    if (!lay || !this.sketcher) return;
    this.tell<Point>('look-at', this.sketcher.minimapPoint({ left: event.offsetX, top: event.offsetY }, lay));
  }

  #down(event: PointerEvent) {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#point(event);
  }

  #press(event: KeyboardEvent) {
    const { camera } = this;
    const step = steps[event.key];
    if (!camera || !step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const far = STEP * (event.shiftKey ? 4 : 1);
    const way = camera.wayOnBoard(step[0] * far, step[1] * far);
    const { x, y } = camera.state.center;
    this.tell<Point>('look-at', { x: x + way.x, y: y + way.y });
  }

  override render() {
    if (this.isWhole !== false) return nothing;
    const isOpen = this.#open.value !== 'no';
    const label = isOpen ? msg('Hide the small map') : msg('Show the small map');
    return html`<div>
      ${isOpen ? this.#renderMap() : nothing}
      <button type="button" aria-expanded=${String(isOpen)} aria-label=${label} title=${label} @click=${() => settings.$isMapShown.set(isOpen ? 'no' : 'yes')}>${icon(isOpen ? 'chevron-down' : 'map')}</button>
    </div>`;
  }

  #renderMap() {
    return html`<canvas
      ${ref(this.#canvas)}
      tabindex="0"
      role="img"
      aria-label=${msg('Small map of the whole board: the arrow keys move the view')}
      @pointerdown=${(event: PointerEvent) => this.#down(event)}
      @pointermove=${(event: PointerEvent) => event.buttons > 0 && this.#point(event)}
      @keydown=${(event: KeyboardEvent) => this.#press(event)}
    ></canvas>`;
  }
}

/** Which way an arrow key goes on the screen. */
const steps: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

customElements.define('vx-mini-map', MiniMap);
