import { msg, wordsText } from '@vexillum/ui/words';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { boxOf, mapEdges, type MapPoint, type MapTerritory } from '../../rules/index.ts';
import {
  type Drawing,
  type DrawingMark,
  landOf,
  type Ring,
  stepKey,
  stepsOf,
} from '../../rules/maps/editing/editing.ts';
import { type BoardCamera, boardPoint, lookingAt, panned, wholeBoard, zoomed } from './board-camera.ts';
import { BoardPointers } from './board-pointers.ts';
import { drawingBoardStyles } from './drawing-board-styles.ts';
import type { DrawingHand, HandState } from './drawing-hand.ts';
import { toolHint } from './tool-words.ts';

/** How near a pointer has to come, in pixels. */
const REACH = { mouse: 12, touch: 22 } as const;
const WHEEL_STEP = 1.0015;

/** The board that a map is drawn on. SVG: a few hundred outlines, each a thing that can be styled and named; nothing moves unless a hand does. */
export class DrawingBoard extends VxElement {
  static override properties = {
    hand: { attribute: false },
    state: { attribute: false },
    marks: { attribute: false },
    shownMark: { attribute: false },
    camera: { state: true },
  };
  declare hand: DrawingHand;
  declare state: HandState;
  declare marks: readonly DrawingMark[];
  declare shownMark: DrawingMark | undefined;
  /** Undefined until its size is known. */
  declare camera: BoardCamera | undefined;
  #size = { width: 0, height: 0 };
  #isWhole = true;
  readonly #resizes = new ResizeObserver(() => this.#measure());
  readonly #pointers = new BoardPointers({
    tap: (at, isTouch) => this.hand.tap(this.#at(at), this.#reach(isTouch)),
    grab: (at, isTouch) => this.hand.grab(this.#at(at), this.#reach(isTouch)),
    drag: (at, isTouch) => this.hand.drag(this.#at(at), this.#reach(isTouch)),
    release: (isTouch) => this.hand.release(this.#reach(isTouch)),
    letGo: () => this.hand.letGo(),
    pan: (by) => this.#look(panned(this.#camera, by, this.#drawing.board, this.#size)),
    zoom: (at, by) => this.#look(zoomed(this.#camera, at, by, this.#whole)),
    hover: (at) => this.hand.hover(at && this.#at(at), this.#reach(false)),
  });

  static override styles = [baseStyles, drawingBoardStyles];

  override connectedCallback() {
    super.connectedCallback();
    this.#resizes.observe(this);
  }

  override disconnectedCallback() {
    this.#resizes.disconnect();
    super.disconnectedCallback();
  }

  /** All of the board again. */
  fit(): void {
    this.#isWhole = true;
    this.camera = this.#whole;
  }

  /** Nearer or farther, about the middle. */
  zoomBy(by: number): void {
    this.#look(zoomed(this.#camera, [this.#size.width / 2, this.#size.height / 2], by, this.#whole));
  }

  lookAt(point: MapPoint): void {
    this.#look(lookingAt(this.#camera, point, this.#size));
  }

  #measure(): void {
    const { width, height } = this.getBoundingClientRect();
    this.#size = { width, height };
    if (this.#isWhole || !this.camera) this.camera = this.#whole;
    else this.requestUpdate();
  }

  #look(camera: BoardCamera): void {
    this.#isWhole = false;
    this.camera = camera;
  }

  get #drawing(): Drawing {
    return this.state.preview ?? this.state.history.present;
  }

  get #whole(): BoardCamera {
    return wholeBoard(this.#drawing.board, this.#size);
  }

  get #camera(): BoardCamera {
    return this.camera ?? this.#whole;
  }

  #at(pixel: MapPoint): MapPoint {
    return boardPoint(this.#camera, pixel);
  }

  #reach(isTouch: boolean): number {
    return REACH[isTouch ? 'touch' : 'mouse'] * this.#camera.unit;
  }

  override render() {
    const { left, top, unit } = this.#camera;
    const { width, height } = this.#size;
    const drawing = this.#drawing;
    const label = msg(
      'Drawing board of {0}: {1, plural, one {# land} other {# lands}}',
      drawing.name,
      drawing.territories.length,
    );
    return html`<svg class=${`board ${this.state.tool}`} role="application" aria-label=${label} aria-describedby="keys" tabindex="0"
        viewBox=${`${left} ${top} ${Math.max(1, width * unit)} ${Math.max(1, height * unit)}`}
        @pointerdown=${(event: PointerEvent) => this.#pressed(event)}
        @pointermove=${(event: PointerEvent) => this.#pointers.move(event.pointerId, pixelOf(event), isTouch(event))}
        @pointerup=${(event: PointerEvent) => this.#pointers.up(event.pointerId, isTouch(event))}
        @pointercancel=${(event: PointerEvent) => this.#pointers.cancel(event.pointerId)}
        @pointerleave=${() => this.hand.hover(undefined, 0)}
        @contextmenu=${(event: Event) => event.preventDefault()}
        @wheel=${(event: WheelEvent) => this.#wheeled(event)}
        @keydown=${(event: KeyboardEvent) => this.#keyed(event)}>
        <rect width=${drawing.board.width} height=${drawing.board.height} fill=${drawing.board.sea}></rect>
        ${guard([drawing], () => [this.#renderArt(drawing), this.#renderLands(drawing), this.#renderLines(drawing)])}
        ${guard([drawing, unit], () => this.#renderWords(drawing, unit))}
        ${this.#renderChosen(drawing, unit)} ${this.#renderDraft(unit)} ${this.#renderMarks(unit)}
      </svg>
      <p id="keys" class="for-readers">${msg('Arrow keys move the place of the next corner, or the chosen corner; Space puts a corner, Enter closes the land, Delete takes away, Escape lets go, full stop and comma go from corner to corner.')}</p>
      <p class=${`hint small ${this.state.says ? 'warns' : ''}`} role="status">${this.state.says ? wordsText(this.state.says) : toolHint(this.state)}</p>`;
  }

  #renderArt({ art = [] }: Drawing) {
    return art.map(
      ({ points, fill, line, width = 1 }) =>
        svg`<path d=${ringPath(points)} fill=${fill ?? 'none'} stroke=${line ?? 'none'} stroke-width=${width} />`,
    );
  }

  #renderLands({ territories, regions }: Drawing) {
    const colors = new Map(regions.map(({ id, color }) => [id, color]));
    return svg`<g class="lands" fill-rule="evenodd">${territories.map(
      ({ polygons, region }) =>
        svg`<path d=${polygons.map(ringPath).join('')} fill=${colors.get(region) ?? '#9a9a92'} />`,
    )}</g>`;
  }

  #renderLines(drawing: Drawing) {
    const { coast, regions, inner } = mapEdges(drawing);
    const lanes = drawing.ways.flatMap(({ seaLane }) => (seaLane ? [linePath(seaLane)] : []));
    return svg`<g class="lanes"><path d=${lanes.join('')} /></g>
      <g class="edges"><path class="inner" d=${inner.map(linePath).join('')} /><path class="regions" d=${regions.map(linePath).join('')} />
      <path class="coast" d=${coast.map(linePath).join('')} /><path class="cut" d=${cutPath(drawing)} /></g>`;
  }

  /** Names where there is room for them, always as large on the screen. */
  #renderWords({ territories }: Drawing, unit: number) {
    const size = 13 * unit;
    return svg`<g font-size=${size}>${territories.map(({ name, label: [x, y], polygons }) => {
      const { left, right } = boxOf(polygons.flat());
      const hasRoom = right - left > name.length * size * 0.5;
      return svg`<circle class="count" cx=${x} cy=${y} r=${3.5 * unit} />${hasRoom ? svg`<text x=${x} y=${y + size * 1.25}>${name}</text>` : nothing}`;
    })}</g>`;
  }

  #renderChosen(drawing: Drawing, unit: number) {
    const { chosen, corner, tool } = this.state;
    const land = chosen === undefined ? undefined : landOf(drawing, chosen);
    if (!land) return nothing;
    return svg`<path class="chosen" fill-rule="evenodd" d=${land.polygons.map(ringPath).join('')} />
      ${tool === 'choose' ? this.#renderHandles(land, unit) : nothing}
      ${corner && tool === 'choose' ? svg`<circle class="corner held" cx=${corner[0]} cy=${corner[1]} r=${8 * unit} />` : nothing}`;
  }

  #renderHandles({ polygons }: MapTerritory, unit: number) {
    const steps = polygons.flatMap(stepsOf);
    // On a coast that is drawn finely the corners would hide it.
    const apart =
      steps.reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(ax - bx, ay - by), 0) / steps.length / unit;
    const size = Math.max(1.5, Math.min(5.5, apart * 0.4)) * unit;
    return svg`${steps
      .filter(([[ax, ay], [bx, by]]) => Math.hypot(ax - bx, ay - by) > 40 * unit)
      .map(
        ([[ax, ay], [bx, by]]) => svg`<circle class="middle" cx=${(ax + bx) / 2} cy=${(ay + by) / 2} r=${4 * unit} />`,
      )}
      ${polygons.flat().map(([x, y]) => svg`<circle class="corner" cx=${x} cy=${y} r=${size} />`)}`;
  }

  #renderDraft(unit: number) {
    const { draft, cursor, tool } = this.state;
    const line = [...draft, ...this.hand.trail, ...(cursor && draft.length > 0 ? [cursor.at] : [])];
    const [first] = draft;
    return svg`${line.length > 1 ? svg`<path class=${`draft ${tool === 'split' ? 'line' : ''}`} d=${linePath(line)} />` : nothing}
      ${draft.map(([x, y]) => svg`<circle class="corner" cx=${x} cy=${y} r=${4 * unit} />`)}
      ${first && tool === 'land' ? svg`<circle class="corner first" cx=${first[0]} cy=${first[1]} r=${8 * unit} />` : nothing}
      ${cursor ? svg`<circle class=${`cursor ${cursor.kind}-near`} cx=${cursor.at[0]} cy=${cursor.at[1]} r=${9 * unit} />` : nothing}`;
  }

  #renderMarks(unit: number) {
    return this.marks.map((mark) =>
      mark.at
        ? svg`<g class=${`mark ${mark.stops ? 'stops' : ''} ${mark === this.shownMark ? 'shown' : ''}`}><title>${wordsText(mark.says)}</title>
            <circle cx=${mark.at[0]} cy=${mark.at[1]} r=${9 * unit} /><text x=${mark.at[0]} y=${mark.at[1] + 4.5 * unit} font-size=${14 * unit}>!</text></g>`
        : nothing,
    );
  }

  #pressed(event: PointerEvent) {
    const board = event.currentTarget as SVGSVGElement;
    board.setPointerCapture(event.pointerId);
    this.#pointers.down(event.pointerId, pixelOf(event), { isTouch: isTouch(event), isMain: event.button === 0 });
  }

  #wheeled(event: WheelEvent) {
    event.preventDefault();
    this.#look(zoomed(this.#camera, pixelOf(event), WHEEL_STEP ** -event.deltaY, this.#whole));
  }

  #keyed(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 10 : 1;
    // The place of the next corner goes in larger steps: it begins in the middle of the board.
    const by = this.state.tool === 'choose' ? step : step * 5;
    const does = this.#keys(by)[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  #keys(by: number): Readonly<Record<string, (() => void) | undefined>> {
    const { hand } = this;
    const isDrawing = this.state.tool === 'land' || this.state.tool === 'split';
    return {
      ArrowLeft: () => hand.nudge([-by, 0]),
      ArrowRight: () => hand.nudge([by, 0]),
      ArrowUp: () => hand.nudge([0, -by]),
      ArrowDown: () => hand.nudge([0, by]),
      Enter: this.state.tool === 'land' ? () => hand.close() : undefined,
      ' ': isDrawing ? () => hand.putAtCursor(this.#reach(false)) : undefined,
      '.': () => hand.nextCorner(1),
      ',': () => hand.nextCorner(-1),
      '+': () => this.zoomBy(1.4),
      '-': () => this.zoomBy(1 / 1.4),
    };
  }
}
customElements.define('vx-drawing-board', DrawingBoard);

/** Where on the board it was, in pixels. */
const pixelOf = (event: MouseEvent): MapPoint => {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
};

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

const through = (points: Ring): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
const linePath = (line: Ring): string => (line.length === 0 ? '' : through(line));
const ringPath = (ring: Ring): string => `${through(ring)}Z`;

/** The borders that are shut. */
const cutPath = (drawing: Drawing): string =>
  drawing.cuts
    .flatMap(([one, other]) => {
      const theirs = new Set(stepsOfLand(drawing, other).map(([from, to]) => stepKey(from, to)));
      return stepsOfLand(drawing, one).filter(([from, to]) => theirs.has(stepKey(from, to)));
    })
    .map(linePath)
    .join('');

const stepsOfLand = (drawing: Drawing, id: string) => landOf(drawing, id)?.polygons.flatMap(stepsOf) ?? [];
