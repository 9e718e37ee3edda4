import { placementOf } from '@vexillum/geometry';
import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import type { BattleKit } from '../look/battle-kit.ts';
import type { BattlePalette } from '../look/battle-palette.ts';
import {
  layAt,
  replay,
  turnToReader,
  UNIT,
  type LabelSprite,
  type Painter,
  type PictureSprite,
  type Recipe,
  type Sight,
} from '@vexillum/canvas/layers';
import { lightAt, turnOf } from '../look/light.ts';
import type { CampView } from '../battle-view.ts';

/** Tents in rows inside a palisade, until the art is there. */
const drawCamp = (context: GraphicsContext, camp: CampView, palette: BattlePalette): void => {
  const colors = palette.stands[camp.side];
  const width = camp.width * UNIT;
  const height = camp.depth * UNIT;
  context.roundRect(-width / 2, -height / 2, width, height, 0.12 * UNIT).fill(palette.terrain.village.ground);
  const columns = Math.max(1, Math.floor(camp.width / 1.2));
  const rows = Math.max(1, Math.floor(camp.depth / 1.1));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      tent(
        context,
        ((column + 0.5) / columns - 0.5) * width,
        ((row + 0.5) / rows - 0.5) * height,
        colors.base,
        palette,
      );
    }
  }
  const rim = 0.14 * UNIT;
  context
    .roundRect(-width / 2 + rim / 2, -height / 2 + rim / 2, width - rim, height - rim, 0.1 * UNIT)
    .stroke({ color: colors.base, width: rim });
  context
    .roundRect(-width / 2, -height / 2, width, height, 0.14 * UNIT)
    .stroke({ color: palette.pieceEdge, width: 0.05 * UNIT });
};

const tent = (context: GraphicsContext, x: number, y: number, color: number, palette: BattlePalette) => {
  const half = 0.36 * UNIT;
  const deep = 0.27 * UNIT;
  context.rect(x - half, y - deep, half * 2, deep).fill(palette.canvas);
  context.rect(x - half, y, half * 2, deep).fill({ color: palette.canvas, alpha: 0.72 });
  context.rect(x - 0.07 * UNIT, y - deep, 0.14 * UNIT, deep * 2).fill(color);
  context
    .rect(x - half, y - deep, half * 2, deep * 2)
    .stroke({ color: palette.pieceEdge, width: 0.035 * UNIT, alpha: 0.7 });
};

const drawHalo = (camp: CampView, kit: BattleKit): Graphics => {
  const grow = 0.1;
  return new Graphics()
    .roundRect(
      (-camp.width / 2 - grow) * UNIT,
      (-camp.depth / 2 - grow) * UNIT,
      (camp.width + 2 * grow) * UNIT,
      (camp.depth + 2 * grow) * UNIT,
      8,
    )
    .stroke({ color: camp.isSelected ? kit.palette.selection : kit.palette.hover, width: 0.14 * UNIT });
};

const recipe = (camp: CampView, kit: BattleKit, turn: number): Recipe => {
  const { side, width, depth, isSacked = false } = camp;
  const [aside, along] = [width / 2 + RIM, depth / 2 + RIM];
  const art = kit.art.now;
  return {
    name: `camp ${side} ${width} ${depth} ${isSacked} ${art ? turn : ''}`,
    reach: { left: aside, right: aside, top: along, bottom: along },
    draw: (context) => {
      if (!art)
        return replay(
          context,
          kit.contexts.take(`camp ${side} ${width} ${depth}`, (shape) => drawCamp(shape, camp, kit.palette)),
        );
      context.scale(UNIT, UNIT);
      art.drawCampArt(context, { side, width, depth, isSacked, light: lightAt(turn) }, kit.palette);
    },
  };
};

/** How far shadows and cloth stick out, in MU. */
const RIM = 0.2;

const looks = ['side', 'width', 'depth', 'label', 'isSacked', 'isSelected', 'isHovered', 'isGhost'] as const;

class Camp extends Container {
  readonly picture: PictureSprite;
  readonly #label: LabelSprite;

  constructor(camp: CampView, kit: BattleKit) {
    super();
    this.picture = kit.pictures.sprite((_sight, turn) => recipe(camp, kit, turn));
    this.#label = kit.labels.sprite(camp.label ?? '', {
      size: 0.6,
      color: kit.palette.label,
      halo: kit.palette.labelHalo,
    });
    this.addChild(this.picture, this.#label);
    if (camp.isSelected || camp.isHovered) this.addChild(drawHalo(camp, kit));
    this.alpha = camp.isGhost ? 0.5 : 1;
  }

  see(camp: CampView, sight: Sight): void {
    this.picture.turn(turnOf(camp.pose[2] / 100, sight.quarters));
    this.#label.rotation = -this.rotation + turnToReader(sight.quarters);
    this.#label.visible = camp.label !== undefined && sight.areLabelsShown && sight.scale * 0.6 >= 8;
  }
}

export const campPainter: Painter<CampView, BattleKit> = {
  make: (camp, kit) => new Camp(camp, kit),
  kindOf: ({ isSacked }) => (isSacked ? 'sacked' : 'camps'),
  isMadeAlike: (before, after) => looks.every((key) => before[key] === after[key]),
  place: (object, camp) => layAt(object, placementOf(camp.pose)),
  see: (object, camp, sight) => (object as Camp).see(camp, sight),
};
