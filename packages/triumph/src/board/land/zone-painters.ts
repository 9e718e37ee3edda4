import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import { dashedLine, drawn, isSameView, LabelSprite, UNIT, type Kit, type Painter } from '@vexillum/canvas/layers';
import type { BandView, ZoneView } from '../battle-view.ts';

/** How far outside the base edge a zone's name stands: in the middle of the frame. */
const FRAME_MIDDLE = 0.56;
/** In MU; seen from afar a zone's name outgrows the frame rather than vanish: it is what everybody talks in. */
const ZONE_NAME = 0.68;
const SMALLEST_ZONE_NAME = 9;

/** Names in the frame along each side's base edge. */
export const zonePainter: Painter<ZoneView> = {
  make: (zone, kit) => {
    const label = kit.labels.sprite(zone.label, {
      size: ZONE_NAME,
      color: kit.palette.front,
      halo: kit.palette.frameEdge,
    });
    const object = new Container();
    object.addChild(label, zoneTicks(zone, kit));
    return object;
  },
  isMadeAlike: isSameView,
  place: (object, { area, side }) => {
    const y = side === 'blue' ? area.y + area.depth + FRAME_MIDDLE : area.y - FRAME_MIDDLE;
    object.position.copyFrom(drawn({ x: area.x + area.width / 2, y }));
  },
  see: (object, _zone, sight) => {
    const label = object.children[0];
    if (!(label instanceof LabelSprite)) return;
    label.rotation = sight.isFlipped ? Math.PI : 0;
    label.resize(Math.max(ZONE_NAME, SMALLEST_ZONE_NAME / sight.scale));
  },
};

const zoneTicks = (zone: ZoneView, kit: Kit): Graphics => {
  const half = (zone.area.width / 2) * UNIT;
  const reach = 0.42 * UNIT;
  return new Graphics()
    .moveTo(-half, -reach)
    .lineTo(-half, reach)
    .moveTo(half, -reach)
    .lineTo(half, reach)
    .stroke({ color: kit.palette.front, width: 0.06 * UNIT, alpha: 0.5 });
};

/** Where a side may deploy: a tint with a dashed border toward the enemy. */
export const bandPainter: Painter<BandView> = {
  make: (band, kit) => {
    const object = new Container();
    const { x, y, width, depth } = band.area;
    const { ink } = kit.palette.sides[band.side];
    const tint = new Graphics()
      .rect(x * UNIT, -(y + depth) * UNIT, width * UNIT, depth * UNIT)
      .fill({ color: ink, alpha: 0.08 });
    const far = band.side === 'blue' ? y : y + depth;
    const border = (context: GraphicsContext) =>
      dashedLine(context, drawn({ x, y: far }), drawn({ x: x + width, y: far }), 0.3 * UNIT, 0.22 * UNIT);
    border(tint.context).stroke({ color: ink, width: 0.1 * UNIT, alpha: 0.7 });
    object.addChild(tint);
    return object;
  },
  isMadeAlike: isSameView,
  place: () => {},
};
