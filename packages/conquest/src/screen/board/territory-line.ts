import { msg, str } from '@vexillum/ui/words';
import { boardOf, capitalOf, type Snapshot, territoryOf } from '../../rules/index.ts';
import { armiesText } from '../count-texts.ts';
import { ownerName, territoryName } from '../names.ts';

/** Who holds a territory, and with how much: `Bob, 5 armies`. */
export const holderText = (snapshot: Snapshot, id: string): string => {
  const { owner, armies } = territoryOf(snapshot, id);
  if (owner === null) return msg('held by nobody');
  return [ownerName(snapshot, owner), armiesText(armies), ...capitalFact(snapshot, id)].join(', ');
};

/** Whose capital it is, at a table with capitals; nothing of any other land. */
export const capitalFact = (snapshot: Snapshot, id: string): readonly string[] => {
  const side = capitalOf(snapshot, id);
  return side === undefined ? [] : [msg(str`capital of ${ownerName(snapshot, side)}`)];
};

/** A territory in one line for those who hear the map: `Norden in Northland: Bob, 5 armies`. */
export const territoryLine = (snapshot: Snapshot, id: string): string => {
  const board = boardOf(snapshot);
  const region = board.regions.find(({ territories }) => territories.includes(id));
  return msg(str`${territoryName(snapshot, id)} in ${region?.name ?? ''}: ${holderText(snapshot, id)}`);
};
