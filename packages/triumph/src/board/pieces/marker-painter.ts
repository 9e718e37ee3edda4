import { placementOf } from '@vexillum/geometry';
import { Container, Graphics } from 'pixi.js';
import type { BattleKit } from '../look/battle-kit.ts';
import { layAt, turnToReader, UNIT, type LabelSprite, type Painter } from '@vexillum/canvas/layers';
import type { MarkerView } from '../battle-view.ts';

/** In drawing units, the foot of the pole at the origin. */
const HEIGHT = 1.7 * UNIT;
const SMALLEST_HEIGHT = 26;
/** Height of the letter in MU. */
const LETTER = 0.72;

const drawPennant = (marker: MarkerView, kit: BattleKit): Graphics => {
  const colors = kit.palette.stands[marker.side];
  const edge = { color: kit.palette.pieceEdge, width: 0.05 * UNIT, join: 'round' as const };
  const rim = marker.isSelected ? kit.palette.selection : marker.isHovered ? kit.palette.hover : undefined;
  const flag = [0, -HEIGHT, 1.15 * UNIT, -HEIGHT * 0.86, 1.15 * UNIT, -HEIGHT * 0.54, 0, -HEIGHT * 0.42];
  const graphics = new Graphics();
  graphics.ellipse(0, 0, 0.22 * UNIT, 0.13 * UNIT).fill({ color: kit.palette.shadow, alpha: 0.35 });
  if (rim !== undefined) graphics.poly(flag, true).stroke({ color: rim, width: 0.24 * UNIT, join: 'round' });
  graphics
    .moveTo(0, 0)
    .lineTo(0, -HEIGHT)
    .stroke({ color: kit.palette.pieceEdge, width: 0.11 * UNIT, cap: 'round' });
  graphics.poly(flag, true).fill(colors.base).stroke(edge);
  graphics
    .circle(0, 0, 0.09 * UNIT)
    .fill(kit.palette.front)
    .stroke(edge);
  return graphics;
};

const looks = ['side', 'letter', 'badge', 'isSelected', 'isHovered', 'isGhost'] as const;

export const markerPainter: Painter<MarkerView, BattleKit> = {
  make: (marker, kit) => {
    const object = new Container();
    const text = marker.badge === undefined ? marker.letter : `${marker.letter}${marker.badge}`;
    const letter = kit.labels.sprite(text, {
      size: LETTER,
      color: kit.palette.stands[marker.side].letter,
      halo: kit.palette.stands[marker.side].halo,
    });
    letter.position.set(0.5 * UNIT, -HEIGHT * 0.7);
    object.addChild(drawPennant(marker, kit), letter);
    object.alpha = marker.isGhost ? 0.5 : 1;
    return object;
  },
  isMadeAlike: (before, after) => looks.every((key) => before[key] === after[key]),
  place: (object, marker) => layAt(object, { ...placementOf(marker.pose), degrees: 0 }),
  see: (object, _marker, sight) => {
    object.rotation = turnToReader(sight.quarters);
    const enlarged = Math.max(1, SMALLEST_HEIGHT / ((HEIGHT / UNIT) * sight.scale));
    object.scale.set(enlarged);
    (object.children[1] as LabelSprite).resize(LETTER, enlarged);
  },
};
