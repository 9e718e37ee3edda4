import { areWithin, CONTACT_TOLERANCE, distanceOfPolygons } from '@vexillum/geometry';
import { THIS_TABLE, words, type Words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { hasJustDismounted, hasJustLeftTransports } from '../../cards/card-in-use.ts';
import { marchesInNow } from '../../deployment/marches-in-now.ts';
import { fightsAs } from '../../fights-as/fights-as.ts';
import { battleCardOf, troopTypeOf } from '../../profiles/rows-of.ts';
import type { Stand } from '../../records/stand.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { muText } from '../mu-text.ts';
import { nameIn } from '../name-in.ts';
import { standsThat } from '../stands-that.ts';

const standIn = (facts: BattleFacts, id: string): Stand | undefined => facts.stands.get(id)?.stand;

const fromStand = (facts: BattleFacts, id: string): readonly unknown[] => [
  standIn(facts, id),
  facts.profile,
  nameIn(facts, id),
];

const turnIn = ({ snapshot }: BattleFacts): number | undefined => snapshot.public.turn.get(THIS_TABLE)?.number;

/** Whether what a stand changed in this turn was changed in the movement of its own side. */
const isInOwnMovement = ({ snapshot }: BattleFacts, { side, changed }: Stand): boolean =>
  changed?.phase === 'movement' && snapshot.public.turn.get(THIS_TABLE)?.side === side;

const nameOf = ({ profile }: BattleFacts, code: string): string => battleCardOf(profile, code)?.name ?? code;

/** What is chosen for the whole battle: who went on foot stays there, barriers and chains stay where they are. */
const keptForms: readonly string[] = [
  cardCodes.dismounting,
  cardCodes.midBattleDismounting,
  cardCodes.valets,
  cardCodes.plaustrella,
  cardCodes.chained,
];

/** The other way, taking up in battle what is chosen at placing, is `card-is-chosen-at-placing`. */
export const formIsKeptInBattle = defineRule<BattleFacts>({
  id: 'form-is-kept-in-battle',
  rows: ['BC-01-DEPDIS-PLAY-3', 'BC-02-MIDDIS-PLAY-7', 'BC-03-VALETS-DEPLOY-3', 'BC-09-PLAUST-DEPLOY-3'],
  title: words('A stand stays what it was deployed as'),
  source: 'Battle Cards 1.0, cards 1, 2, 3, 9 and 22',
  things: standsThat(({ changed }) => changed?.isBack === true && keptForms.includes(changed.card)),
  dependsOn: fromStand,
  check(facts, id) {
    const stand = standIn(facts, id);
    if (!stand?.changed) return [];
    const card = nameOf(facts, stand.changed.card);
    return [
      {
        weight: 'illegal',
        says: words('{0} went back to what it was before the card {1}, in the battle.', nameIn(facts, id), card),
        remedy: words('Undo it, or agree on it.'),
        side: stand.side,
      },
    ];
  },
});

/** Section 7.6 of the turn: everybody is told, where the army says as what its troops fight on foot. */
export const dismountsAsItsListSays = defineRule<BattleFacts>({
  id: 'dismounts-as-its-list-says',
  rows: ['BC-01-DEPDIS-DEPLOY-1', 'BC-02-MIDDIS-DEPLOY-1'],
  title: words('On foot a stand is what its list names'),
  source: 'Battle Cards 1.0, cards 1 and 2',
  things: standsThat(({ foot }) => foot !== undefined),
  dependsOn: fromStand,
  check(facts, id) {
    const stand = standIn(facts, id);
    const { uses, foot } = stand ?? {};
    const card = [cardCodes.dismounting, cardCodes.midBattleDismounting].find((code) => uses?.[code] !== undefined);
    if (!stand || foot === undefined || card === undefined || stand.troopType === foot) return [];
    const typeName = (code: string) => troopTypeOf(facts.profile, code)?.name ?? code;
    return [
      {
        weight: 'illegal',
        says: words(
          '{0} is on foot as {1}; its army list has it as {2}.',
          nameIn(facts, id),
          typeName(stand.troopType),
          typeName(foot),
        ),
        remedy: words('Make it what its list says.'),
        side: stand.side,
        fix: {
          says: words('Make it what its list says'),
          action: 'use-card',
          args: { card, stands: [{ id, as: foot }] },
        },
      },
    ];
  },
});

/** Corners that touch count as well (card 2). */
const touchesEnemy = (facts: BattleFacts, id: string): boolean => {
  const { bodies, byId } = facts.world();
  const body = byId.get(id);
  return (
    body !== undefined &&
    bodies.some((other) => other.side !== body.side && areWithin(body.corners, other.corners, CONTACT_TOLERANCE))
  );
};

const whoGotDown = standsThat(
  ({ place, changed }) => place === 'board' && changed?.card === cardCodes.midBattleDismounting,
);

const moved = ({ snapshot }: BattleFacts, id: string): boolean =>
  (snapshot.public.trail.get(id)?.cost ?? 0) > 0 || marchesInNow(snapshot, id);

const faultsOfGettingDown = (facts: BattleFacts, id: string, stand: Stand): Words[] => {
  const name = nameIn(facts, id);
  return [
    ...(isInOwnMovement(facts, stand)
      ? []
      : [words('{0} dismounted outside its side’s movement: it is a tactical move of its own.', name)]),
    ...(moved(facts, id) ? [words('{0} dismounted and moved in one turn: dismounting is its whole move.', name)] : []),
    ...(stand.changed?.phase === 'movement' && touchesEnemy(facts, id)
      ? [words('{0} dismounted in contact with an enemy; a corner that touches is contact too.', name)]
      : []),
  ];
};

export const dismountingIsAMove = defineRule<BattleFacts>({
  id: 'dismounting-is-a-move',
  rows: ['BC-02-MIDDIS-PLAY-2', 'BC-02-MIDDIS-PLAY-4', 'BC-02-MIDDIS-PLAY-6'],
  title: words('Dismounting in the battle is a move of its own'),
  source: 'Battle Cards 1.0, card 2',
  things: whoGotDown,
  dependsOn: (facts, id) => [...fromStand(facts, id), turnIn(facts), facts.world(), moved(facts, id)],
  check(facts, id) {
    const stand = standIn(facts, id);
    if (!stand || !hasJustDismounted(stand, turnIn(facts))) return [];
    return faultsOfGettingDown(facts, id, stand).map(
      (says, index): Finding => ({
        weight: 'illegal',
        part: String(index),
        says,
        remedy: words('Undo it, or agree on it.'),
        side: stand.side,
      }),
    );
  },
});

export const dismountedStandDoesNotShoot = defineRule<BattleFacts>({
  id: 'dismounted-stand-does-not-shoot',
  rows: ['BC-02-MIDDIS-PLAY-8'],
  title: words('A stand that has just dismounted does not shoot'),
  source: 'Battle Cards 1.0, card 2',
  things: whoGotDown,
  dependsOn: (facts, id) => [...fromStand(facts, id), turnIn(facts)],
  check(facts, id) {
    const stand = standIn(facts, id);
    if (!stand || !hasJustDismounted(stand, turnIn(facts)) || !fightsAs(facts.profile, stand)?.shoots) return [];
    return [
      {
        weight: 'reminder',
        says: words('{0} has dismounted: this turn it does not shoot.', nameIn(facts, id)),
        remedy: words('It may be shot at.'),
        side: stand.side,
      },
    ];
  },
});

interface TooNear {
  readonly what: string;
  readonly far: number;
}

/** The nearest enemy, stand or camp, that is not farther away than transports keep. */
const tooNear = (facts: BattleFacts, id: string): TooNear | undefined => {
  const { bodies, camps, byId } = facts.world();
  const body = byId.get(id);
  if (!body) return undefined;
  const enemies = [
    ...bodies.map((other) => ({ ...other, what: nameIn(facts, other.id) })),
    ...camps.map((camp) => ({ ...camp, what: '' })),
  ].filter(({ side }) => side !== body.side);
  const nearest = enemies
    .map(({ what, corners }) => ({ what, far: distanceOfPolygons(body.corners, corners) }))
    .toSorted((a, b) => a.far - b.far)[0];
  return nearest && nearest.far <= facts.profile.cards.mobileInfantry.fromEnemyMu.value ? nearest : undefined;
};

const whoRides = standsThat(
  ({ place, uses, changed }) =>
    place === 'board' &&
    (uses?.[cardCodes.mobileInfantry] !== undefined ||
      (changed?.card === cardCodes.mobileInfantry && changed.isBack === true)),
);

/** Who left the transports in an earlier turn moves as foot. */
const rides = (facts: BattleFacts, id: string): boolean =>
  standIn(facts, id)?.uses?.[cardCodes.mobileInfantry] !== undefined || hasJustLeftTransports(facts.snapshot, id);

/** Of a move that has been made in this turn. An enemy who came near is no fault of theirs, and who starts too near may get down on the spot. */
export const transportsKeepAway = defineRule<BattleFacts>({
  id: 'transports-keep-away',
  rows: ['BC-08-MOBINF-PLAY-4', 'BC-08-MOBINF-PLAY-5'],
  title: words('Transports keep away from enemies'),
  source: 'Battle Cards 1.0, card 8',
  things: (facts) => whoRides(facts).filter((id) => moved(facts, id)),
  dependsOn: (facts, id) => [...fromStand(facts, id), rides(facts, id), facts.world(), facts.stands],
  check(facts, id) {
    const stand = standIn(facts, id);
    const enemy = rides(facts, id) ? tooNear(facts, id) : undefined;
    if (!stand || !enemy) return [];
    const { fromEnemyMu } = facts.profile.cards.mobileInfantry;
    const [name, far, kept] = [nameIn(facts, id), muText(enemy.far), muText(fromEnemyMu.value)];
    return [
      {
        weight: 'illegal',
        says:
          enemy.what === ''
            ? words(
                '{0} moved on its transports to {1} MU from an enemy camp; it keeps farther than {2} MU.',
                name,
                far,
                kept,
              )
            : words(
                '{0} moved on its transports to {1} MU from {3}; it keeps farther than {2} MU.',
                name,
                far,
                kept,
                enemy.what,
              ),
        remedy: words('Stop farther away, or leave the transports first.'),
        measured: { value: enemy.far, allowed: fromEnemyMu.value, is: 'at-least', unit: 'MU' },
        side: stand.side,
      },
    ];
  },
});

/** A combat of this turn may take them away: what players do by hand of its result is no fault. */
const isInCombatNow = ({ snapshot }: BattleFacts, id: string): boolean =>
  [...snapshot.public.combat.values()].some(
    ({ turn, attacker, defender, result }) =>
      turn === snapshot.public.turn.get(THIS_TABLE)?.number &&
      result !== undefined &&
      (attacker === id || defender === id),
  );

export const transportsAreLeftInAMove = defineRule<BattleFacts>({
  id: 'transports-are-left-in-a-move',
  rows: ['BC-08-MOBINF-PLAY-5', 'BC-08-MOBINF-PLAY-6'],
  title: words('Transports are left in a move'),
  source: 'Battle Cards 1.0, card 8',
  things: standsThat(
    ({ place, changed }) => place === 'board' && changed?.card === cardCodes.mobileInfantry && changed.isBack === true,
  ),
  dependsOn: (facts, id) => [...fromStand(facts, id), turnIn(facts), isInCombatNow(facts, id)],
  check(facts, id) {
    const stand = standIn(facts, id);
    const isNow = stand?.changed?.turn === turnIn(facts);
    if (!stand || !isNow || isInOwnMovement(facts, stand) || isInCombatNow(facts, id)) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          '{0} left its transports outside its side’s movement: that is a part of a move.',
          nameIn(facts, id),
        ),
        remedy: words('Undo it, or agree on it.'),
        side: stand.side,
      },
    ];
  },
});

/** Who leads is public in the battle or the side's own secret; so is what is said of it. */
export const generalStaysWithTheFoot = defineRule<BattleFacts>({
  id: 'general-stays-with-the-foot',
  rows: ['BC-03-VALETS-PLAY-2'],
  title: words('Of a pair of separated valets the stand on foot is the general'),
  source: 'Battle Cards 1.0, card 3',
  things: standsThat(({ uses }) => uses?.[cardCodes.valets] !== undefined),
  dependsOn: (facts, id) => [facts.stands.get(id), facts.profile, nameIn(facts, id)],
  check(facts, id) {
    const known = facts.stands.get(id);
    const stand = known?.stand;
    const leads = stand?.general ?? known?.secret?.general;
    const [foot, mounted] = facts.profile.cards.separatedValets.pair.value;
    if (!stand || !leads || stand.troopType !== mounted) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          '{0} leads and fights as one of the valets; the general goes with those on foot.',
          nameIn(facts, id),
        ),
        remedy: words('Make it the stand on foot of its pair, and the other the mounted one.'),
        side: stand.side,
        ...(stand.general ? {} : { secretOf: stand.side }),
        fix: {
          says: words('Make it the stand on foot'),
          action: 'use-card',
          args: { card: cardCodes.valets, stands: [{ id, as: foot }] },
        },
      },
    ];
  },
});
