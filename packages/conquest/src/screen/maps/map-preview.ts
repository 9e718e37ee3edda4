import { msg, str } from '@vexillum/ui/words';
import { boxOf, type MapPack, type MapTerritory, mapEdges, regionPlaces } from '../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing, svg } from 'lit';
import { fillPatternDefs } from './fill-pattern-defs.ts';
import { mapPreviewStyles } from './map-preview-styles.ts';
import { ownerMark } from './owner-marks.ts';
import { linePath, ringPath } from './path-text.ts';

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
      <rect width=${width} height=${height} fill=${sea}></rect>
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
