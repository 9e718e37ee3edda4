import { msg, str } from '@vexillum/ui/words';
import { boardOf, capitalOf, playerOf, type Snapshot, territoryOf } from '../../rules/index.ts';
import { armiesText } from '../count-texts.ts';
import { ownerName, teamName, territoryName } from '../names.ts';

/** Who holds a territory, and with how much: `Bob, 5 armies`. */
export const holderText = (snapshot: Snapshot, id: string): string => {
  const { owner, armies, seen } = territoryOf(snapshot, id);
  if (seen === 0) return msg('in the fog, never seen');
  if (owner === null) return msg('held by nobody');
  if (seen !== undefined)
    return msg(str`in the fog; in turn ${seen} ${ownerName(snapshot, owner)}, ${armiesText(armies)}`);
  return [ownerName(snapshot, owner), armiesText(armies), ...landFacts(snapshot, id)].join(', ');
};

/** What a house rule makes of land: which team holds it, whose capital it is. */
export const landFacts = (snapshot: Snapshot, id: string): readonly string[] => {
  const side = capitalOf(snapshot, id);
  const team = playerOf(snapshot, territoryOf(snapshot, id).owner ?? '')?.team;
  return [
    ...(team === undefined ? [] : [teamName(team)]),
    ...(side === undefined ? [] : [msg(str`capital of ${ownerName(snapshot, side)}`)]),
  ];
};

/** A territory in one line for those who hear the map: `Norden in Northland: Bob, 5 armies`. */
export const territoryLine = (snapshot: Snapshot, id: string): string => {
  const board = boardOf(snapshot);
  const region = board.regions.find(({ territories }) => territories.includes(id));
  return msg(str`${territoryName(snapshot, id)} in ${region?.name ?? ''}: ${holderText(snapshot, id)}`);
};
