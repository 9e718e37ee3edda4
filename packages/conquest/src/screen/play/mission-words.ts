import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { boardOf, gameOf, isPartner, type Snapshot, type Task } from '../../rules/index.ts';
import { armiesText, territoriesText } from '../count-texts.ts';
import { ownerName } from '../names.ts';

const hasPartners = (snapshot: Snapshot, side: SideId): boolean =>
  (gameOf(snapshot)?.order ?? []).some((other) => isPartner(snapshot, side, other));

/** What this side's mission asks for, in a sentence or two. */
export const missionText = (snapshot: Snapshot, side: SideId, task: Task): string => {
  const isShared = hasPartners(snapshot, side);
  switch (task.kind) {
    case 'regions': {
      const [one, other] = task.regions.map((id) => boardOf(snapshot).regions.find((region) => region.id === id)?.name);
      return isShared
        ? msg(str`Hold the regions ${one ?? ''} and ${other ?? ''}, you and your partners together.`)
        : msg(str`Hold the regions ${one ?? ''} and ${other ?? ''}.`);
    }
    case 'lands':
      return isShared
        ? msg(
            str`Hold ${territoriesText(task.lands)}, you and your partners together, with at least ${armiesText(task.armies)} on each.`,
          )
        : msg(str`Hold ${territoriesText(task.lands)}, with at least ${armiesText(task.armies)} on each.`);
    case 'eliminate':
      return isShared
        ? msg(
            str`Drive ${ownerName(snapshot, task.player)} from the map, you or a partner. If anybody else does, or they leave: hold ${territoriesText(task.lands)} together.`,
          )
        : msg(
            str`Drive ${ownerName(snapshot, task.player)} from the map. If another does, or they leave: hold ${territoriesText(task.lands)}.`,
          );
    default:
      return task satisfies never;
  }
};
