import type { SideId } from '@vexillum/model';
import type { LiveTable, PlanTable } from '@vexillum/table';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { PlanInk } from '../view/board-moment.ts';

const inkOf = (plans: ReadonlyMap<SideId, PlanTable>): readonly PlanInk[] =>
  [...plans].map(([side, { $arrows, $notes }]) => ({ side, arrows: $arrows.get(), notes: $notes.get() }));

/** What is drawn on the plans that this screen may show: a player's own side's, an accepted umpire's both. They come and go with his consent. */
export const plansInk = ({ $plans }: Pick<LiveTable, '$plans'>): ReadableAtom<readonly PlanInk[]> => {
  const $ink = atom(inkOf($plans.get()));
  onMount($ink, () => {
    let stops: (() => void)[] = [];
    const leave = () => {
      for (const stop of stops) stop();
    };
    const show = () => $ink.set(inkOf($plans.get()));
    const follow = () => {
      leave();
      stops = [...$plans.get().values()].flatMap(({ $arrows, $notes }) => [$arrows.listen(show), $notes.listen(show)]);
      show();
    };
    const stop = $plans.listen(follow);
    follow();
    return () => {
      stop();
      leave();
    };
  });
  return $ink;
};
