import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import {
  dashedLine,
  drawn,
  fontName,
  isSameView,
  nearSide,
  textWidth,
  UNIT,
  type Kit,
  type LabelSprite,
  type Painter,
  type Sight,
} from '@vexillum/canvas/layers';
import type { BandView, ZoneView } from '../battle-view.ts';

/** How far outside the base edge a zone's name stands: in the middle of the frame. */
const FRAME_MIDDLE = 0.56;
/** In MU; seen from afar a zone's name outgrows the frame rather than vanish: it is what everybody talks in. */
const ZONE_NAME = 0.56;
const SMALLEST_ZONE_NAME = 9;

/** A little plate on the frame with a name on it. */
class ZonePlate extends Container {
  readonly #plate = new Graphics();
  readonly #label: LabelSprite;
  readonly #kit: Kit;

  constructor(zone: ZoneView, kit: Kit) {
    super();
    this.#kit = kit;
    this.#label = kit.labels.sprite(zone.label, { size: ZONE_NAME, color: kit.palette.frameEdge });
    this.addChild(zoneTicks(zone, kit), this.#plate, this.#label);
  }

  see(sight: Sight): void {
    const size = Math.max(ZONE_NAME, SMALLEST_ZONE_NAME / sight.scale);
    // On a board that is turned upright it runs down the frame: there is no room for it across.
    this.#label.rotation = nearSide(sight.quarters) === 'blue' ? Math.PI : 0;
    this.#label.resize(size);
    const { palette } = this.#kit;
    const wide = (textWidth(this.#label.text, fontName(24)) / 24 + 0.7) * size * UNIT;
    const deep = size * 1.24 * UNIT;
    this.#plate.clear();
    this.#plate
      .roundRect(-wide / 2 + 0.03 * UNIT, -deep / 2 + 0.05 * UNIT, wide, deep, deep * 0.3)
      .fill({ color: palette.shadow, alpha: 0.5 });
    this.#plate.roundRect(-wide / 2, -deep / 2, wide, deep, deep * 0.3).fill(palette.inlay);
    this.#plate.stroke({ color: palette.frameEdge, width: 0.04 * UNIT, alpha: 0.9 });
  }
}

/** Names in the frame along each side's base edge. */
export const zonePainter: Painter<ZoneView> = {
  make: (zone, kit) => new ZonePlate(zone, kit),
  isMadeAlike: isSameView,
  place: (object, { area, side }) => {
    const y = side === 'blue' ? area.y + area.depth + FRAME_MIDDLE : area.y - FRAME_MIDDLE;
    object.position.copyFrom(drawn({ x: area.x + area.width / 2, y }));
  },
  see: (object, _zone, sight) => (object as ZonePlate).see(sight),
};

const zoneTicks = (zone: ZoneView, { palette }: Kit): Graphics => {
  const half = (zone.area.width / 2) * UNIT;
  const reach = 0.44 * UNIT;
  const ticks = new Graphics();
  for (const x of [-half, half]) ticks.moveTo(x, -reach).lineTo(x, reach);
  return ticks.stroke({ color: palette.inlay, width: 0.07 * UNIT, alpha: 0.8 });
};

/** Where a side may deploy: a tint with a dashed border toward the enemy. */
export const bandPainter: Painter<BandView> = {
  make: (band, kit) => {
    const object = new Container();
    const { x, y, width, depth } = band.area;
    const { ink } = kit.palette.sides[band.side];
    const tint = new Graphics()
      .rect(x * UNIT, -(y + depth) * UNIT, width * UNIT, depth * UNIT)
      .fill({ color: ink, alpha: 0.06 });
    const far = band.side === 'blue' ? y : y + depth;
    const border = (context: GraphicsContext) =>
      dashedLine(context, drawn({ x, y: far }), drawn({ x: x + width, y: far }), 0.3 * UNIT, 0.22 * UNIT);
    border(tint.context).stroke({ color: ink, width: 0.1 * UNIT, alpha: 0.55 });
    object.addChild(tint);
    return object;
  },
  isMadeAlike: isSameView,
  place: () => {},
};
