import { type MapPack, territoryOf } from '../../rules/index.ts';
import type { NameView } from '../../board/index.ts';
import { createKeeper } from '@vexillum/frame/board/keeper';
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
