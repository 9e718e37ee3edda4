import { placementOf } from '@vexillum/geometry';
import { Container, Graphics } from 'pixi.js';
import { drawBadge } from '../art/badge.ts';
import { drawGlyph } from '../art/draw-glyph.ts';
import { baseName, drawBase, drawShadow, FRONT_LINE } from '../art/stand-base.ts';
import type { Kit } from '../look/kit.ts';
import type { LabelSprite } from '../look/label-atlas.ts';
import { layAt, UNIT } from '../look/unit.ts';
import type { StandView } from '../view/board-view.ts';
import type { Painter, Sight } from './painter.ts';
import { standLayout } from './stand-layout.ts';

/** Below these many pixels a letter is a smudge, and is not drawn. */
const SMALLEST_LETTER = 6.2;
/** Height of a command's number in MU. */
const DIGIT = 0.42;

class StandObject extends Container {
  readonly body: Graphics;
  readonly halo: Graphics;
  /** What is read, not fought with: turned so that the reader never sees it upside down. */
  readonly reading = new Container();
  glyph: Graphics | undefined;
  lettering: LabelSprite | undefined;
  badge: Container | undefined;

  constructor(body: Graphics) {
    super();
    this.body = body;
    this.halo = new Graphics();
    this.addChild(body, this.reading, this.halo);
  }
}

const drawHalo = (halo: Graphics, stand: StandView, kit: Kit): void => {
  halo.clear();
  const rim = (color: number, width: number, alpha: number, grow: number) =>
    halo
      .rect(
        (-stand.width / 2 - grow) * UNIT,
        -grow * UNIT,
        (stand.width + 2 * grow) * UNIT,
        (stand.depth + 2 * grow) * UNIT,
      )
      .stroke({ color, width: width * UNIT, alpha, join: 'round' });
  if (stand.isSelected) {
    rim(kit.palette.standEdge, 0.2, 0.55, 0.09);
    rim(kit.palette.selection, 0.13, 1, 0.09);
  } else if (stand.isHovered) rim(kit.palette.hover, 0.09, 0.9, 0.06);
};

const makeBadge = (stand: StandView, kit: Kit): Container | undefined => {
  if (stand.badge === undefined && !stand.isGeneral) return undefined;
  const badge = new Container();
  const name = `badge ${stand.isGeneral === true} ${stand.isGeneral ? '' : stand.badge}`;
  badge.addChild(
    new Graphics(
      kit.contexts.take(name, (context) => drawBadge(context, stand.badge, stand.isGeneral === true, kit.palette)),
    ),
  );
  if (stand.badge !== undefined)
    badge.addChild(kit.labels.sprite(stand.badge, { size: DIGIT, color: kit.palette.onBadge }));
  return badge;
};

const makeStand = (stand: StandView, kit: Kit): StandObject => {
  const body = new Graphics(kit.contexts.take(baseName(stand), (context) => drawBase(context, stand, kit.palette)));
  const object = new StandObject(body);
  object.reading.position.set(0, ((FRONT_LINE + stand.depth) / 2) * UNIT);
  const glyph = new Graphics(
    kit.contexts.take(`glyph ${stand.glyph} ${stand.side}`, (context) =>
      drawGlyph(context, stand.glyph, kit.palette.onStand, kit.palette.sides[stand.side].base),
    ),
  );
  const label = kit.labels.sprite(stand.label, {
    size: 0.5,
    color: kit.palette.onStand,
    halo: kit.palette.sides[stand.side].band,
  });
  object.reading.addChild(glyph, label);
  object.glyph = glyph;
  object.lettering = label;
  const badge = makeBadge(stand, kit);
  if (badge) {
    object.reading.addChild(badge);
    object.badge = badge;
  }
  if (stand.isLocked) object.reading.addChild(makeLock(stand, kit));
  drawHalo(object.halo, stand, kit);
  object.alpha = stand.isGhost ? 0.4 : 1;
  return object;
};

/** A padlock at the reader's left. */
const makeLock = (stand: StandView, kit: Kit): Graphics => {
  const lock = new Graphics(
    kit.contexts.take('lock', (context) => {
      const unit = 0.01 * UNIT;
      for (const [color, width] of [
        [kit.palette.standEdge, 15],
        [kit.palette.badge, 7],
      ] as const) {
        context
          .moveTo(-11 * unit, -4 * unit)
          .arc(0, -12 * unit, 11 * unit, Math.PI, 0)
          .lineTo(11 * unit, -4 * unit);
        context.stroke({ color, width: width * unit });
      }
      context.roundRect(-20 * unit, -6 * unit, 40 * unit, 30 * unit, 5 * unit).fill(kit.palette.badge);
      context.stroke({ color: kit.palette.standEdge, width: 5 * unit });
      context.circle(0, 8 * unit, 5 * unit).fill(kit.palette.onBadge);
    }),
  );
  lock.position.set((-stand.width / 2 + 0.3) * UNIT, 0);
  return lock;
};

const isUpsideDown = (stand: StandView, sight: Sight): boolean => {
  const seen = (((stand.pose[2] / 100 + (sight.isFlipped ? 180 : 0)) % 360) + 360) % 360;
  return seen > 90.005 && seen <= 270.005;
};

const lay = (object: Container, spot: { readonly x: number; readonly y: number }) =>
  object.position.set(spot.x * UNIT, spot.y * UNIT);

/** Shows as much on the base as can be read at this scale, the right way up. */
const arrange = ({ reading, glyph, lettering, badge }: StandObject, stand: StandView, sight: Sight): void => {
  const layout = standLayout(stand, sight.scale);
  reading.rotation = isUpsideDown(stand, sight) ? Math.PI : 0;
  if (glyph) glyph.visible = layout.glyph !== undefined;
  if (glyph && layout.glyph) {
    lay(glyph, layout.glyph);
    glyph.scale.set(layout.glyph.size);
  }
  if (lettering) {
    lettering.visible = sight.areLabelsShown && layout.label.size * sight.scale >= SMALLEST_LETTER;
    lettering.resize(layout.label.size);
    lay(lettering, layout.label);
  }
  if (badge) arrangeBadge(badge, stand, layout.badge, sight.scale);
};

const arrangeBadge = (
  badge: Container,
  stand: StandView,
  spot: { readonly x: number; readonly y: number },
  scale: number,
): void => {
  lay(badge, spot);
  badge.visible = 0.5 * scale >= SMALLEST_LETTER || stand.isGeneral === true;
  const digit = badge.children[1];
  if (digit) digit.visible = DIGIT * scale >= SMALLEST_LETTER - 0.2;
};

const looks = [
  'side',
  'width',
  'depth',
  'glyph',
  'label',
  'badge',
  'isGeneral',
  'isSelected',
  'isHovered',
  'isGhost',
  'isLocked',
] as const;

export const standPainter: Painter<StandView> = {
  make: makeStand,
  isMadeAlike: (before, after) => looks.every((key) => before[key] === after[key]),
  place: (object, stand) => layAt(object, placementOf(stand.pose)),
  see: (object, stand, sight) => arrange(object as StandObject, stand, sight),
};

/** The shadows lie on a layer of their own, so that none falls on a neighbour. */
export const shadowPainter: Painter<StandView> = {
  make: (stand, kit) => {
    const shadow = new Graphics(
      kit.contexts.take(`shadow ${stand.width} ${stand.depth}`, (context) =>
        drawShadow(context, stand.width, stand.depth, kit.palette),
      ),
    );
    shadow.visible = stand.isGhost !== true;
    return shadow;
  },
  isMadeAlike: (before, after) =>
    before.width === after.width && before.depth === after.depth && before.isGhost === after.isGhost,
  place: (object, stand) => layAt(object, placementOf(stand.pose)),
};
