import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import { placementOf } from '@vexillum/geometry';
import type { Kit } from '../look/kit.ts';
import { LabelSprite } from '../look/label-atlas.ts';
import { drawn, layAt, UNIT } from '../look/unit.ts';
import type { BandView, NoteView, PingView, TerrainView, ZoneView } from '../view/board-view.ts';
import { isSameView } from '../view/differences.ts';
import { dashedLine } from '../art/pen.ts';
import { nameTag } from './hand-painters.ts';
import type { Painter } from './painter.ts';
import { screenText } from './screen-text.ts';
import { standUpright } from './upright.ts';

/** How far outside the base edge a zone's name stands: in the middle of the frame. */
const FRAME_MIDDLE = 0.56;
const SMALLEST_LABEL = 7.5;
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

/** The names of terrain pieces, above their textures. */
export const terrainLabelPainter: Painter<TerrainView> = {
  make: (terrain, kit) => {
    const object = new Container();
    object.addChild(
      kit.labels.sprite(terrain.label ?? '', { size: 0.62, color: kit.palette.label, halo: kit.palette.labelHalo }),
    );
    return object;
  },
  isMadeAlike: (before, after) => before.label === after.label,
  place: (object, terrain) => layAt(object, { ...placementOf(terrain.pose), degrees: 0 }),
  see: (object, terrain, sight) => {
    object.rotation = sight.isFlipped ? Math.PI : 0;
    object.visible = terrain.label !== undefined && sight.areLabelsShown && 0.62 * sight.scale >= SMALLEST_LABEL;
  },
};

const LONGEST_NOTE = 160;
const WIDEST_NOTE = 150;

/** A slip of paper, its pin at the point. */
export const notePainter: Painter<NoteView> = {
  make: (note, kit) => {
    const object = new Container();
    const words = note.text.length > LONGEST_NOTE ? `${note.text.slice(0, LONGEST_NOTE)}…` : note.text;
    const { picture, size } = screenText(words, kit.palette.onNote, 500, WIDEST_NOTE);
    picture.position.set(10, 8);
    const paper = new Graphics()
      .roundRect(2, 3, size.width + 18, size.height + 14, 3)
      .fill({ color: kit.palette.shadow, alpha: 0.25 })
      .roundRect(0, 0, size.width + 18, size.height + 14, 3)
      .fill(kit.palette.note);
    if (note.isSelected) paper.stroke({ color: kit.palette.selection, width: 3 });
    const pin = new Graphics()
      .circle(0, 0, 5)
      .fill(kit.palette.sides[note.side].ink)
      .stroke({ color: kit.palette.front, width: 1.5 });
    object.addChild(paper, picture, pin);
    return object;
  },
  isMadeAlike: (before, after) =>
    before.text === after.text && before.isSelected === after.isSelected && before.side === after.side,
  place: (object, note) => object.position.copyFrom(drawn(note.at)),
  see: (object, _note, sight) => standUpright(object, sight),
};

/** Rings round a point; the scene spreads them. */
export const pingPainter: Painter<PingView> = {
  make: (ping, kit) => {
    const object = new Container();
    const { ink } = kit.palette.sides[ping.side];
    const rings = new Container();
    for (const radius of [10, 20, 30]) {
      rings.addChild(new Graphics().circle(0, 0, radius).stroke({ color: ink, width: 3, alpha: 1 - radius / 45 }));
    }
    object.addChild(rings);
    if (ping.name !== undefined) {
      const tag = nameTag(ping.name, ping.side, kit);
      tag.position.set(12, 14);
      object.addChild(tag);
    }
    return object;
  },
  isMadeAlike: (before, after) => before.side === after.side && before.name === after.name,
  place: (object, ping) => object.position.copyFrom(drawn(ping.at)),
  see: (object, _ping, sight) => standUpright(object, sight),
};
