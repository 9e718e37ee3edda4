import { type MapPack, territoryOf } from '../../rules/index.ts';
import type { AreaView } from '../../board/index.ts';
import { createKeeper } from '@vexillum/frame/board/keeper';
import { ownerMark } from '../maps/owner-marks.ts';
import { colorNumber } from './color-number.ts';
import type { DrawnMoment } from './map-moment.ts';
import { when } from './when.ts';

/** As of an unwritten map. */
const PAPER = '#efe6d0';
const PALENESS = 0.5;

/** A region's own colour, too pale to be taken for an owner's. */
export const pale = (color: string, light: number): number =>
  mixedColor(colorNumber(color, light), colorNumber(PAPER, light), PALENESS);

/** Darker than any owner's colour, so that land out of sight is told from neutral land by lightness alone. */
const FOG = '#4a5058';
/** So much of it lies over an owner who was seen there once; over land that nobody has looked at, all of it does. */
const HAZE = 0.62;

const fogged = (seen: number | undefined, color: number, light: number): number =>
  seen === undefined ? color : mixedColor(color, colorNumber(FOG, light), seen === 0 ? 1 : HAZE);

/** The land: filled by owner, or as its region while nobody holds it. */
export const createAreaViews = () => {
  const keeper = createKeeper<AreaView>();
  return (
    { moment, touchable }: DrawnMoment,
    pack: MapPack,
    rings: ReadonlyMap<string, AreaView['rings']>,
  ): AreaView[] => {
    const colorOf = new Map(pack.regions.map(({ id, color }) => [id, color]));
    const { snapshot, aim, pointed, light } = moment;
    const list = pack.territories.map(({ id, region }) => {
      const { owner, seen } = territoryOf(snapshot, id);
      const [isSelected, isHovered] = [id === aim.from, id === pointed];
      const [isTarget, isDimmed] = [touchable.targets.has(id), touchable.idle.has(id)];
      return keeper.of(id, [pack, owner, seen === undefined, light, isSelected, isHovered, isTarget, isDimmed], () => ({
        id,
        rings: rings.get(id) ?? [],
        color: fogged(
          seen,
          owner === null
            ? pale(colorOf.get(region) ?? pack.board.sea, light)
            : colorNumber(ownerMark(owner).color, light),
          light,
        ),
        pattern: owner === null ? 'plain' : ownerMark(owner).pattern,
        ...when('isSelected', isSelected),
        ...when('isHovered', isHovered),
        ...when('isTarget', isTarget),
        ...when('isDimmed', isDimmed),
      }));
    });
    keeper.forget();
    return list;
  };
};

/** Between two colours 0xrrggbb; `part` 0 is the first, 1 the second. */
const mixedColor = (one: number, other: number, part: number): number => {
  const channel = (shift: number): number => {
    const [from, to] = [(one >> shift) & 255, (other >> shift) & 255];
    return Math.round(from + (to - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
};
