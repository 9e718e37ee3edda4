import { THIS_TABLE } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { cardTermsOf } from '../profiles/rows-of.ts';
import { cardCodes } from './card-codes.ts';
import type { Stand } from '../records/stand.ts';
import type { Snapshot } from '../records/table.ts';

/** Bowmen who support others leave the reserve for good, and are not lost. */
const placeWith = (stand: Stand, card: string): Stand['place'] =>
  card === cardCodes.bowmen && stand.place === 'reserve' ? 'undeployed' : stand.place;

const placeWithout = (stand: Stand, card: string): Stand['place'] =>
  card === cardCodes.bowmen && stand.place === 'undeployed' ? 'reserve' : stand.place;

/** Card 2: the stand has dismounted in this turn of the battle. */
export const hasJustDismounted = ({ changed }: Stand, turn: number | undefined): boolean =>
  changed?.card === cardCodes.midBattleDismounting && !changed.isBack && changed.turn === turn;

/** A tactical move that takes the stand nowhere: getting down (card 2), or leaving its transports (card 8). */
export const isMoveInPlace = (card: string, isBack: boolean): boolean =>
  isBack ? card === cardCodes.mobileInfantry : card === cardCodes.midBattleDismounting;

/** Whether the stand has made such a move in this turn of the battle. */
export const hasMovedInPlace = ({ changed }: Stand, turn: number | undefined): boolean =>
  changed !== undefined && changed.turn === turn && isMoveInPlace(changed.card, changed.isBack === true);

/** Card 8: the stand came with its transports in this turn, and has left them at the end of its move or lost them to arrows. */
export const hasJustLeftTransports = ({ public: { stand: stands, turn, combat } }: Snapshot, id: string): boolean => {
  const now = turn.get(THIS_TABLE)?.number;
  const { changed } = stands.get(id) ?? {};
  if (changed?.card === cardCodes.mobileInfantry && changed.isBack && changed.turn === now) return true;
  return [...combat.values()].some((each) => each.turn === now && each.dropped?.includes(id));
};

/** The stand with a card in use on it, said in this step; `as` is the type that it fights as. */
export const inUse = (stand: Stand, card: string, step: number, as?: string): Stand => {
  const { was: before, ...others } = stand;
  const was = as === undefined ? before : (before ?? stand.troopType);
  const troopType = as ?? stand.troopType;
  return {
    ...others,
    troopType,
    place: placeWith(stand, card),
    ...(was === undefined || was === troopType ? {} : { was }),
    uses: { ...stand.uses, [card]: step },
  };
};

const changesType = (profile: Profile, card: string): boolean =>
  card === cardCodes.valets || cardTermsOf(profile, card)?.dismounts === true;

const without = (uses: Stand['uses'], card: string): Pick<Stand, 'uses'> => {
  const left = Object.entries(uses ?? {}).filter(([code]) => code !== card);
  return left.length > 0 ? { uses: Object.fromEntries(left) } : {};
};

/** The stand without the card, as it was brought where the card had made something else of it. */
export const outOfUse = (profile: Profile, stand: Stand, card: string): Stand => {
  const { uses, was, ...others } = stand;
  const isRestored = was !== undefined && changesType(profile, card);
  return {
    ...others,
    place: placeWithout(stand, card),
    ...(isRestored ? { troopType: was } : {}),
    ...(was === undefined || isRestored ? {} : { was }),
    ...without(uses, card),
  };
};
