import { HANDS_ON, houseRule, type SideId, type Snapshot } from '@vexillum/model';

/** Whose piece on the board it is; none where it belongs to nobody, or where everyone moves everything. */
export const ownerOf = (snapshot: Snapshot, id: string): SideId | undefined => {
  const { stand, camp, marker } = snapshot.public;
  if (houseRule(snapshot, HANDS_ON) === true) return undefined;
  return (stand.get(id) ?? camp.get(id) ?? marker.get(id))?.side;
};
