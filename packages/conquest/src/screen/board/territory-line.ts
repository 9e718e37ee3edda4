import { msg, str } from '@vexillum/ui/words';
import { boardOf, type Snapshot, territoryOf } from '../../rules/index.ts';
import { armiesText } from '../count-texts.ts';
import { ownerName, territoryName } from '../names.ts';

/** Who holds a territory, and with how much: `Bob, 5 armies`. */
export const holderText = (snapshot: Snapshot, id: string): string => {
  const { owner, armies } = territoryOf(snapshot, id);
  return owner === null ? msg('held by nobody') : `${ownerName(snapshot, owner)}, ${armiesText(armies)}`;
};

/** A territory in one line for those who hear the map: `Norden in Northland: Bob, 5 armies`. */
export const territoryLine = (snapshot: Snapshot, id: string): string => {
  const board = boardOf(snapshot);
  const region = board.regions.find(({ territories }) => territories.includes(id));
  return msg(str`${territoryName(snapshot, id)} in ${region?.name ?? ''}: ${holderText(snapshot, id)}`);
};
