import { type MapPack, territoryOf } from '@vexillum/conquest';
import type { NameView } from '@vexillum/conquest/board';
import { createKeeper } from '../../../board/keeper.ts';
import type { DrawnMoment } from './map-moment.ts';

/** Land that nobody holds is told by its name alone. */
export const createNameViews = () => {
  const keeper = createKeeper<NameView>();
  return ({ frame, moment }: DrawnMoment, pack: MapPack): NameView[] => {
    const list = pack.territories.flatMap(({ id, name, label }) =>
      territoryOf(moment.snapshot, id).owner === null
        ? keeper.of(id, [pack], () => ({ id, at: frame.at(label), text: name }))
        : [],
    );
    keeper.forget();
    return list;
  };
};
