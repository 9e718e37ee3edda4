import { type MapPack, type MapTerritory, miniatureOf, territoryOf } from '../../rules/index.ts';
import type { TokenView } from '../../board/index.ts';
import { createKeeper } from '@vexillum/frame/board/keeper';
import { ownerMark } from '../maps/owner-marks.ts';
import { colorNumber } from './color-number.ts';
import type { DrawnMoment } from './map-moment.ts';
import { when } from './when.ts';

/** One miniature for each territory that somebody holds, the nearer ones before those behind. */
export const createTokenViews = () => {
  const keeper = createKeeper<TokenView>();
  return (
    { frame, moment, touchable }: DrawnMoment,
    pack: MapPack,
    territories: readonly MapTerritory[],
  ): TokenView[] => {
    const { snapshot, aim, light } = moment;
    const list = territories.flatMap(({ id, name, label }) => {
      const { owner, armies } = territoryOf(snapshot, id);
      if (owner === null) return [];
      const [isSelected, isDimmed] = [id === aim.from, touchable.idle.has(id)];
      return keeper.of(id, [pack, owner, armies, light, isSelected, isDimmed], () => ({
        id,
        at: frame.at(label),
        figure: miniatureOf(pack, armies),
        color: colorNumber(ownerMark(owner).color, light),
        letter: ownerMark(owner).letter,
        count: armies,
        name,
        ...when('isSelected', isSelected),
        ...when('isDimmed', isDimmed),
      }));
    });
    keeper.forget();
    return list;
  };
};
