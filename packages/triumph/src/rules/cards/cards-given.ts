import type { Stand, StandSecret } from '../records/stand.ts';

/** The cards that a stand was given, as far as the reader knows: told to everybody as the army was brought, in older matches to its own side alone. */
export const cardsGiven = (
  stand: Pick<Stand, 'cards'>,
  secret?: Pick<StandSecret, 'cards'>,
): readonly string[] | undefined => stand.cards ?? secret?.cards;
