import { isSamePose, THIS_TABLE } from '@vexillum/model';
import { cardCodes } from '../cards/card-codes.ts';
import { isPaidFor } from '../turn/put-slips.ts';
import type { Way } from '../turn/slip-price.ts';
import type { Snapshot } from '../records/table.ts';

/** Card 20: a stand that makes a tactical move by itself leaves its screen of elephants behind, at once and for good (BC-20-ESCREEN-PLAY-5). */
export const losesItsScreen = (snapshot: Snapshot, moves: readonly Way[]): boolean => {
  const [way, ...others] = moves;
  if (!way || others.length > 0) return false;
  const stand = snapshot.public.stand.get(way.id);
  return (
    stand?.uses?.[cardCodes.screenable] !== undefined &&
    !isSamePose(way.from, way.to) &&
    isPaidFor(snapshot) &&
    snapshot.public.turn.get(THIS_TABLE)?.side === stand.side
  );
};
