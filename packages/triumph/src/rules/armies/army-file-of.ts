import type { ArmyDraft, DraftStand } from './army-draft.ts';
import type { ArmyFile, ArmyFileStand } from './army-file.ts';
import type { Rating } from './army-list.ts';
import { allyOf, isAllied, lineOf } from './draft-allies.ts';
import { overallGeneral } from './draft-generals.ts';
import { cardTermsOf } from '../profiles/rows-of.ts';
import { cardsIn, footTypeOf } from './draft-cards.ts';
import { cardCount, draftHalfPoints, draftStandHalfPoints } from './draft-points.ts';

const NAME_LIMIT = 120;
const ENTRY_LIMIT = 200;

/** An ally's troops are of a polity of their own; a contingent is of the army's. */
const nationOf = (draft: ArmyDraft, stand: DraftStand): Pick<ArmyFileStand, 'ally' | 'polity'> => {
  const ally = allyOf(draft, stand.ally);
  return ally && isAllied(draft, stand) ? { ally: true, polity: ally.name.slice(0, NAME_LIMIT) } : {};
};

/** The number that both stands of a pair have: their place among all pairs. */
const pairOf = (draft: ArmyDraft, stand: DraftStand): Pick<ArmyFileStand, 'pair'> => {
  if (stand.pair === undefined) return {};
  const firsts = draft.stands.filter(({ key, pair }) => pair !== undefined && key < pair).map(({ key }) => key);
  return { pair: firsts.indexOf(stand.key < stand.pair ? stand.key : stand.pair) + 1 };
};

/** As what its list has it fight on foot. */
const footOf = (draft: ArmyDraft, stand: DraftStand): Pick<ArmyFileStand, 'foot'> => {
  const card = stand.cards?.find((code) => cardTermsOf(draft.profile, code)?.dismounts);
  const foot = card && footTypeOf(draft, stand, card);
  return foot ? { foot } : {};
};

const fileStand = (draft: ArmyDraft, stand: DraftStand, overall: DraftStand | undefined): ArmyFileStand => {
  const line = lineOf(draft, stand);
  const entry = line?.description.slice(0, ENTRY_LIMIT);
  return {
    troopType: stand.troopType,
    command: stand.command,
    halfPoints: draftStandHalfPoints(draft, stand),
    ...(stand.general ? { general: true } : {}),
    ...(stand === overall ? { overall: true } : {}),
    ...nationOf(draft, stand),
    ...(entry ? { entry } : {}),
    ...(line ? { battleline: line.core || 'none' } : {}),
    ...(stand.cards ? { cards: stand.cards } : {}),
    ...footOf(draft, stand),
    ...(stand.real ? { real: stand.real } : {}),
    ...pairOf(draft, stand),
  };
};

const valuesOf = (ratings: readonly Rating[]): number[] => ratings.map(({ value }) => value);

const ratingsOf = ({ list }: ArmyDraft): Pick<ArmyFile, 'ratings'> =>
  list.maneuverRatings.length + list.invasionRatings.length === 0
    ? {}
    : { ratings: { invasion: valuesOf(list.invasionRatings), maneuver: valuesOf(list.maneuverRatings) } };

/** The draft as an army to save or to bring to a table. Only an army of several commands names its overall commander. */
export const armyFileOf = (draft: ArmyDraft, source = 'army list'): ArmyFile => {
  const overall = draft.profile.commands.value > 1 ? overallGeneral(draft) : undefined;
  const { id, extendedName } = draft.list;
  return {
    vexillumArmy: 1,
    name: draft.name.slice(0, NAME_LIMIT),
    list: { name: extendedName.slice(0, NAME_LIMIT), source, ...(id === null ? {} : { id }) },
    ...ratingsOf(draft),
    halfPoints: draftHalfPoints(draft),
    stands: draft.stands.map((stand) => fileStand(draft, stand, overall)),
    // Before the game the opponent sees every card, those of the troops too (BC-00-PLAY-1).
    cards: cardsIn(draft).map((code) => ({ code, count: cardCount(draft, code) })),
  };
};
