import { MILLI_MU, type SideId, THIS_TABLE, type Words, words } from '@vexillum/model';
import { defineRule, type Finding, type Fix } from '@vexillum/rules-assist';
import { hasJustLeftTransports } from '../../cards/card-in-use.ts';
import { sides } from '../../deployment/order-of-play.ts';
import { fightsAsAt } from '../../fights-as/fights-as-at.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { muTextUp } from '../mu-text.ts';
import { nameIn } from '../name-in.ts';
import { weigh } from '../weigh.ts';
import { isOwnMove } from './own-move.ts';
import type { Trail } from '../../records/trail.ts';

interface Moved {
  readonly id: string;
  readonly trail: Trail;
  /** In MU. */
  readonly cost: number;
  readonly allowed: number;
}

/** What is done by hand of a combat's result is a move like any other, and adds up with those before it. */
const settledByHand = ({ snapshot }: BattleFacts): ReadonlySet<string> => {
  const turn = snapshot.public.turn.get(THIS_TABLE)?.number;
  const settled = [...snapshot.public.combat.values()].filter((each) => each.isByHand && each.turn === turn);
  return new Set(settled.flatMap(({ attacker, defender }) => [attacker, defender]));
};

/** As everybody knows it: a secret card that opens terrain must not show in a flag that is missing. */
const allowanceOf = ({ snapshot, profile }: BattleFacts, id: string) =>
  hasJustLeftTransports(snapshot, id)
    ? profile.cards.mobileInfantry.moveMu
    : fightsAsAt({ public: snapshot.public, sides: {} }, profile, id)?.moveMu;

const movedTooFar = (facts: BattleFacts, side: SideId): Moved[] => {
  const { trail: trails, stand: stands, turn } = facts.snapshot.public;
  const byHand = settledByHand(facts);
  return [...trails].flatMap(([id, trail]) => {
    const stand = stands.get(id);
    if (stand?.side !== side || stand.routed === turn.get(THIS_TABLE)?.number || byHand.has(id) || !isOwnMove(trail))
      return [];
    const allowed = trail.budget === undefined ? allowanceOf(facts, id)?.value : trail.budget / MILLI_MU;
    const cost = trail.cost / MILLI_MU;
    return allowed !== undefined && cost > allowed ? [{ id, trail, cost, allowed }] : [];
  });
};

/** Who moved together is told of together. */
const groupsOf = (moved: readonly Moved[]): Moved[][] => {
  const groups = new Map<string, Moved[]>();
  for (const each of moved) {
    const key = `${each.cost} ${each.allowed}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
};

const saysOf = (facts: BattleFacts, group: readonly Moved[], { cost, allowed }: Moved): Words => {
  const names = group
    .map(({ id }) => nameIn(facts, id))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join(', ');
  return words('Moved {1} MU, and {2} MU are allowed: {0}.', names, muTextUp(cost), muTextUp(allowed));
};

const backOf = ({ snapshot }: BattleFacts, group: readonly Moved[]): Fix => ({
  says: words('Back to where the turn began'),
  action: 'move-stands',
  args: {
    moves: group.flatMap(({ id, trail }) => {
      const here = snapshot.public.pose.get(id);
      return here ? [{ id, from: [...here], to: [...trail.from] }] : [];
    }),
  },
});

/** Moves of one turn count together. */
export const movesKeepTheirAllowance = defineRule<BattleFacts>({
  id: 'moves-keep-their-allowance',
  rows: [],
  title: words('Nobody moves farther than their allowance'),
  source: 'a troop type has an allowance for its moves, by every source',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    facts.snapshot.public.trail,
    facts.snapshot.public.stand,
    facts.snapshot.public.combat,
    ...movedTooFar(facts, side).map(({ id }) => facts.snapshot.public.pose.get(id)),
  ],
  check(facts, side) {
    return groupsOf(movedTooFar(facts, side)).flatMap((group): Finding[] => {
      const [first] = group;
      const moveMu = first && allowanceOf(facts, first.id);
      if (!first || !moveMu) return [];
      const { cost, allowed } = first;
      return [
        {
          ...weigh(moveMu),
          says: saysOf(facts, group, first),
          remedy: words('Shorten the move, or take it back.'),
          measured: { value: cost, allowed, is: 'at-most', unit: 'MU' },
          part: first.id,
          side,
          about: group.map(({ id }) => id),
          fix: backOf(facts, group),
        },
      ];
    });
  },
});
