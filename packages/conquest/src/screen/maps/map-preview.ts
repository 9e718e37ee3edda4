import { msg, str } from '@vexillum/ui/words';
import { boxOf, mapEdges, type MapPack, type MapPoint, type MapTerritory, regionPlaces } from '../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing, svg, type SVGTemplateResult } from 'lit';
import { ownerMark } from './owner-marks.ts';
import type { FillPattern } from '../../board/index.ts';

/** A map has colours of its own; the theme frames and dims them. */
const mapPreviewStyles = css`
  :host {
    display: block;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: var(--map-ratio, auto);
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    filter: brightness(var(--vx-map-light));
    user-select: none;
  }
  .over {
    fill: rgb(255 255 255 / 34%);
    stroke: rgb(255 255 255 / 34%);
    stroke-width: 1.3;
  }
  .over .filled {
    fill: rgb(0 0 0 / 20%);
    stroke: none;
  }
  .lanes path {
    fill: none;
    stroke: #d5e4ec;
    stroke-linecap: round;
    stroke-dasharray: 0.5% 0.6%;
    opacity: 0.85;
  }
  .edges path {
    fill: none;
    stroke: #1d1f1a;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .edges .inner {
    opacity: 0.75;
  }
  .words text {
    font-family: var(--vx-font-heading);
    font-variant-numeric: lining-nums;
    font-weight: 600;
    text-anchor: middle;
    fill: #16170f;
    paint-order: stroke;
    stroke: rgb(255 255 255 / 45%);
    stroke-width: 0.16em;
    stroke-linejoin: round;
  }
  .words rect.count {
    fill: rgb(20 18 12 / 84%);
  }
  .words text.count {
    font-family: var(--wa-font-family-body);
    font-variant-numeric: tabular-nums;
    fill: #ffffff;
    stroke: none;
  }
  .region rect {
    fill: rgb(12 24 34 / 78%);
  }
  .region text {
    fill: #f2ecdc;
    stroke: none;
    font-style: italic;
  }
`;

/** Who holds a territory on the picture, and with how many armies. */
export interface Holding {
  readonly owner: string;
  readonly armies: number;
}

/** A map as a picture: land by region, or by owner with pattern and letter where holdings are given. `plain` leaves out all words. */
export class MapPreview extends VxElement {
  static override properties = { pack: { attribute: false }, holdings: { attribute: false }, plain: { type: Boolean } };
  declare pack: MapPack | undefined;
  declare holdings: ReadonlyMap<string, Holding> | undefined;
  declare plain: boolean;

  static override styles = [baseStyles, mapPreviewStyles];

  constructor() {
    super();
    this.plain = false;
  }

  override render() {
    const { pack } = this;
    if (!pack) return nothing;
    const { width, height, sea } = pack.board;
    return html`<svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${this.#summary(pack)}>
      ${fillPatternDefs(width)}
      <rect x=${-width} y=${-height} width=${3 * width} height=${3 * height} fill=${sea}></rect>
      ${(pack.art ?? []).map(
        ({ points, fill, line, width: lineWidth }) =>
          svg`<path d=${fill ? ringPath([points]) : `${linePath([points])}Z`} fill=${fill ?? 'none'} stroke=${line ?? 'none'} stroke-width=${lineWidth ?? 1} />`,
      )}
      <g class="lanes" stroke-width=${width / 600}>
        ${pack.borders.map(({ seaLane }) => (seaLane ? svg`<path d=${linePath([seaLane])} />` : nothing))}
      </g>
      ${pack.territories.map((territory) => this.#renderLand(pack, territory))}
      ${this.#renderEdges(pack)}
      ${this.plain ? nothing : this.#renderWords(pack)}
    </svg>`;
  }

  #summary(pack: MapPack): string {
    return msg(str`Map ${pack.name}: ${pack.territories.length} territories in ${pack.regions.length} regions`);
  }

  #renderLand(pack: MapPack, territory: MapTerritory) {
    const region = pack.regions.find(({ id }) => id === territory.region);
    const holding = this.holdings?.get(territory.id);
    const mark = holding && ownerMark(holding.owner);
    const path = ringPath(territory.polygons);
    return svg`<g><title>${territory.name}, ${region?.name}</title>
      <path d=${path} fill=${mark?.color ?? region?.color ?? 'none'} />
      ${mark && mark.pattern !== 'plain' ? svg`<path d=${path} fill=${`url(#pattern-${mark.pattern})`} />` : nothing}</g>`;
  }

  /** Coasts strongest, then borders of regions, then those within a region. */
  #renderEdges(pack: MapPack) {
    const { coast, regions, inner } = mapEdges(pack);
    const unit = pack.board.width / 1000;
    return svg`<g class="edges">
      <path class="inner" d=${linePath(inner)} stroke-width=${unit * 0.8} />
      <path class="regions" d=${linePath(regions)} stroke-width=${unit * 2.2} />
      <path class="coast" d=${linePath(coast)} stroke-width=${unit * 1.3} />
    </g>`;
  }

  #renderWords(pack: MapPack) {
    const size = wordSize(pack);
    return svg`<g class="words" font-size=${size}>
      ${pack.territories.map(({ id, name, label: [x, y] }) => {
        const holding = this.holdings?.get(id);
        return svg`<text x=${x} y=${holding ? y - size * 0.35 : y + size * 0.35}>${name}</text>
          ${holding ? this.#renderCount(holding, x, y + size * 0.85, size) : nothing}`;
      })}
      ${this.#renderRegions(pack, size)}
    </g>`;
  }

  #renderCount({ owner, armies }: Holding, x: number, y: number, size: number) {
    const { letter } = ownerMark(owner);
    const text = `${letter} ${armies}`;
    const width = size * (0.75 + text.length * 0.62);
    return svg`<rect class="count" x=${x - width / 2} y=${y - size * 0.68} width=${width} height=${size * 1.36} rx=${size * 0.35} />
      <text class="count" x=${x} y=${y + size * 0.35}>${text}</text>`;
  }

  #renderRegions(pack: MapPack, size: number) {
    const sizeOf = (name: string) => ({ width: size * (2.6 + name.length * 0.62), height: size * 1.7 });
    const places = regionPlaces(pack, sizeOf);
    return pack.regions.map(({ id, name, bonus, color }) => {
      const place = places.get(id);
      if (!place) return nothing;
      const [x, y] = place;
      const { width, height } = sizeOf(name);
      return svg`<g class="region">
        <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${height / 2} stroke=${color} stroke-width=${size * 0.14} />
        <text x=${x} y=${y + size * 0.35}>${name} +${bonus}</text></g>`;
    });
  }
}
/** A name of ten letters fits into most territories then. */
const LETTER_IN_TERRITORY = 1 / 7;

/** The height of words, in units of the board. */
const wordSize = ({ territories }: MapPack): number => {
  const widths = territories.map(({ polygons }) => {
    const { left, right } = boxOf(polygons.flat());
    return right - left;
  });
  const middle = widths.sort((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
  return Math.max(1, middle * LETTER_IN_TERRITORY);
};

customElements.define('vx-map-preview', MapPreview);

const through = (points: readonly MapPoint[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Open lines as the `d` of an SVG path. */
const linePath = (lines: readonly (readonly MapPoint[])[]): string => lines.map(through).join('');

/** Closed rings as the `d` of an SVG path. */
const ringPath = (rings: readonly (readonly MapPoint[])[]): string => rings.map((ring) => `${through(ring)}Z`).join('');

/** What lies over the colour, light and dark at once, so that it is seen on every colour; in units of a board 1,000 wide. */
const strokes: Readonly<Record<FillPattern, SVGTemplateResult>> = {
  plain: svg``,
  slant: svg`<path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" />`,
  'counter-slant': svg`<path d="M-2 6 2 10M0 0 8 8M6 -2 10 2" />`,
  dots: svg`<circle cx="2" cy="2" r="1.1" /><circle cx="6" cy="6" r="1.1" />`,
  upright: svg`<path d="M4 0V8" />`,
  level: svg`<path d="M0 4H8" />`,
  checks: svg`<path class="filled" d="M0 0H4V4H0ZM4 4H8V8H4Z" />`,
  crosses: svg`<path d="M4 2V6M2 4H6" />`,
};

/** The patterns as paint for `url(#pattern-…)`, for a board of this width. */
const fillPatternDefs = (boardWidth: number) => {
  const scale = boardWidth / 1000;
  return svg`<defs>${Object.entries(strokes).map(
    ([name, lines]) =>
      svg`<pattern id=${`pattern-${name}`} class="over" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform=${`scale(${scale})`}>${lines}</pattern>`,
  )}</defs>`;
};
