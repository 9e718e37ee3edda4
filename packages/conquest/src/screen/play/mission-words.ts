import { msg, str } from '@vexillum/ui/words';
import { boardOf, playerOf, type Snapshot, type Task } from '../../rules/index.ts';
import { armiesText, territoriesText } from '../count-texts.ts';
import { ownerName } from '../names.ts';

/** What a mission asks for, in one sentence. */
export const missionText = (snapshot: Snapshot, task: Task): string => {
  switch (task.kind) {
    case 'regions': {
      const [one, other] = task.regions.map((id) => boardOf(snapshot).regions.find((region) => region.id === id)?.name);
      return msg(str`Hold the regions ${one ?? ''} and ${other ?? ''}.`);
    }
    case 'lands':
      return msg(str`Hold ${territoriesText(task.lands)}, with at least ${armiesText(task.armies)} on each.`);
    case 'eliminate': {
      const [name, lands] = [ownerName(snapshot, task.player), territoriesText(task.lands)];
      // A partner's doing counts.
      return playerOf(snapshot, task.player)?.team === undefined
        ? msg(str`Drive ${name} from the map. If another does, or they leave: hold ${lands}.`)
        : msg(str`Drive ${name} from the map. If another team does, or they leave: hold ${lands}.`);
    }
    default:
      return task satisfies never;
  }
};
