import { type Chance, onlySeats, type Refusal, refuse, type SideId, Type, words } from '@vexillum/model';
import { type ArmyFile, type ArmyFileStand, STANDS_LIMIT } from '../armies/army-file.ts';
import { type PublicLook, publicLook } from '../cards/public-looks.ts';
import { publicCards } from '../masquerade/public-cards.ts';
import { isProblem } from '../armies/problem.ts';
import { readArmyFile } from '../armies/read-army-file.ts';
import { armyPrice, falselyPriced, hasRightPoints, type Price } from '../armies/reckon-army.ts';
import type { Profile } from '../profiles/profile.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { exactly, side } from './args.ts';
import type { ArmyProblem } from '../records/army.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

interface NamedStand {
  readonly id: string;
  readonly stand: ArmyFileStand;
  readonly look: PublicLook;
}

const ours = (snapshot: Snapshot, ofSide: SideId) =>
  [...snapshot.public.stand].filter(([, stand]) => stand.side === ofSide);

const whyNotNow = (snapshot: Snapshot, ofSide: SideId, count: number): Refusal | undefined => {
  const old = ours(snapshot, ofSide);
  if ([...snapshot.public.seal.values()].some((seal) => seal.side === ofSide))
    return refuse('army-in-play', 'Your orders are sealed, so the army cannot be exchanged any more.');
  if (old.some(([, stand]) => stand.place !== 'reserve'))
    return refuse(
      'army-in-play',
      'Some of your stands have left the reserve, so the army cannot be exchanged any more.',
    );
  if (snapshot.public.stand.size - old.length + count > STANDS_LIMIT)
    return refuse(
      'too-many-stands',
      words('A table holds {0} stands, both sides together.', STANDS_LIMIT),
      'army.stands',
    );
  return undefined;
};

const halves = (halfPoints: number): string => String(halfPoints / 2);

const priceText = ({ least, most }: Price): string =>
  least === most ? halves(least) : `${halves(least)}–${halves(most)}`;

/** Points are reckoned here and never believed. */
const whyFalse = (army: ArmyFile, profile: Profile): Refusal | undefined => {
  const stand = falselyPriced(army, profile);
  if (stand) {
    const { troopType = '', halfPoints = 0 } = army.stands[stand.index] ?? {};
    return refuse(
      'wrong-points',
      words(
        '{0} costs {1} points with its cards, and this army counts {2} for one.',
        troopTypeOf(profile, troopType)?.name ?? troopType,
        priceText(stand.price),
        halves(halfPoints),
      ),
      `army.stands.${stand.index}.halfPoints`,
    );
  }
  const price = armyPrice(army, profile);
  return hasRightPoints(army, profile)
    ? undefined
    : refuse(
        'wrong-points',
        words(
          'This army says that it has {0} points; its stands and cards come to {1}.',
          halves(army.halfPoints),
          priceText(price),
        ),
        'army.halfPoints',
      );
};

const removeOld = (edits: Edits, snapshot: Snapshot, ofSide: SideId) => {
  for (const [id] of ours(snapshot, ofSide))
    edits.put('stand', id, null).putSecret(ofSide, 'stand', id, null).putSecret(ofSide, 'pose', id, null);
};

const addNew = (edits: Edits, ofSide: SideId, stands: readonly NamedStand[]) => {
  for (const { id, stand, look } of stands) {
    const { troopType, pair, foot: _foot, ...secret } = stand;
    const mate =
      pair === undefined ? undefined : stands.find((other) => other.id !== id && other.stand.pair === pair)?.id;
    edits
      .put('stand', id, { side: ofSide, troopType, place: 'reserve', ...look })
      .putSecret(ofSide, 'stand', id, { ...secret, ...(mate === undefined ? {} : { pair: mate }) });
  }
};

/** Names the stands in an order that chance gave, so that not even the making of the ids follows the roster. */
const nameStands = (army: ArmyFile, profile: Profile, chance: Chance): NamedStand[] => {
  const lookOf = publicLook(army, profile);
  return chance.shuffled(army.stands).map((stand) => ({ id: chance.newId('stand'), stand, look: lookOf(stand) }));
};

const inFileOrder = (army: ArmyFile, named: readonly NamedStand[]): string[] => {
  const ids = new Map(named.map(({ id, stand }) => [stand, id]));
  return army.stands.map((stand) => ids.get(stand) as string);
};

/** Out of what everybody may know alone. */
const problemsOf = ({ halfPoints }: ArmyFile, { armyHalfPoints }: Profile): ArmyProblem[] => {
  if (halfPoints === armyHalfPoints.value) return [];
  return [halfPoints > armyHalfPoints.value ? 'over' : 'under'];
};

const publicArmy = (army: ArmyFile, profile: Profile) => ({
  name: army.name,
  halfPoints: army.halfPoints,
  checked: { halfPoints: army.halfPoints, problems: problemsOf(army, profile) },
  cards: publicCards(army),
  ...(army.ratings === undefined
    ? {}
    : { ratings: { invasion: [...army.ratings.invasion], maneuver: [...army.ratings.maneuver] } }),
  ...(army.list === undefined ? {} : { list: { ...army.list } }),
});

/**
 * Fills a side's reserve. The ids come from the system's generator and the public order is shuffled, so that nobody can match a stand with
 * its line in the roster. It cannot be undone: another army may be brought instead, and a redo would repeat ids that chance gave once.
 */
export const bringArmy = defineAction({
  name: 'bring-army',
  says: 'Brings an army to the table, in reserve; a second one replaces the first while all of it is in reserve.',
  args: exactly({
    side,
    army: Type.Object({}, { description: 'An army file: {vexillumArmy: 1, name, list?, halfPoints, stands, cards}' }),
  }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot, args, { seat, chance }) {
    if (seat.side !== args.side) return refuse('not-your-side', 'Only that side’s captain brings its army.', 'side');
    const profile = profileAt(snapshot);
    const army = readArmyFile(args.army, profile, 'army');
    if (isProblem(army)) return refuse('bad-army', words('This army cannot be read: {0}.', army.says), army.field);
    const refusal = whyNotNow(snapshot, args.side, army.stands.length) ?? whyFalse(army, profile);
    if (refusal) return refusal;

    const shuffled = nameStands(army, profile, chance);
    const edits = new Edits(snapshot);
    removeOld(edits, snapshot, args.side);
    addNew(edits, args.side, shuffled);
    edits.put('army', args.side, publicArmy(army, profile));
    return {
      changes: edits.changes(),
      result: { stands: inFileOrder(army, shuffled) },
      publicArgs: {
        side: args.side,
        army: {
          ...publicArmy(army, profile),
          stands: shuffled.map(({ id, stand, look: { cards, ...look } }) => ({
            id,
            troopType: stand.troopType,
            cards: [...cards],
            ...look,
          })),
        },
      },
      secretOf: args.side,
    };
  },
});
