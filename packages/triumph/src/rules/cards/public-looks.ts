import type { ArmyFile, ArmyFileStand } from '../armies/army-file.ts';
import { DECEPTION } from '../masquerade/card.ts';
import { maySeemOther, publicCards } from '../masquerade/public-cards.ts';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { Stand } from '../records/stand.ts';

/** What everybody is told of a stand's cards when its army is brought, and of its points where those are not its type's. */
export interface PublicLook {
  readonly cards: NonNullable<Stand['cards']>;
  readonly foot?: string;
  readonly halfPoints?: number;
}

/** In one order, so that none tells anything; that a stand may deceive is never told of one by itself. */
const told = ({ cards = [], foot }: ArmyFileStand): PublicLook => ({
  cards: [...new Set(cards)].filter((card) => card !== DECEPTION).toSorted(),
  ...(foot === undefined ? {} : { foot }),
});

/** Who may seem other shows what others of that type show: its own cards may be those of the troops behind it. */
const toldAs = (army: ArmyFile, stand: ArmyFileStand): PublicLook => {
  if (!maySeemOther(stand)) return told(stand);
  const honest = army.stands.find((other) => other.troopType === stand.troopType && !maySeemOther(other));
  return honest ? told(honest) : { cards: [] };
};

/**
 * Cards are public from the moment that an army is brought. Points that are not those of the type are told too, but not in an army with masquerades: there
 * they would tell of the troops behind one.
 */
export const publicLook = (army: ArmyFile, profile: Profile): ((stand: ArmyFileStand) => PublicLook) => {
  const deceives = publicCards(army).some(({ code }) => code === DECEPTION);
  return (stand) => {
    const isOfItsType = troopTypeOf(profile, stand.troopType)?.halfPoints === stand.halfPoints;
    return { ...toldAs(army, stand), ...(deceives || isOfItsType ? {} : { halfPoints: stand.halfPoints }) };
  };
};
