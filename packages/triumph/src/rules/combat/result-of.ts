import type { Degree, OutcomeRow, OutcomeWhen } from '../profiles/combat/outcomes.ts';
import { type Fighter, fightersOf, fightsOn, inPublic, type Ring } from './fighters.ts';
import { endOf } from './odds.ts';
import type { Combat, CombatResult } from '../records/combat.ts';
import { sumOf } from './term-of.ts';
import { worksOn } from './works-on.ts';

/** Who fights in a row of the outcomes: a type hand to hand, the type alone in a shoot-out. */
const typeOf = ({ meeting }: Ring, me: Fighter): string | undefined => {
  if (me.kind === 'camp') return undefined;
  return meeting.kind === 'close' ? me.so.fightsLike : me.stand.troopType;
};

const isOneOf = (codes: readonly string[], code: string | undefined): boolean =>
  codes.length === 0 || (code !== undefined && codes.includes(code));

const isLoser = (ring: Ring, row: OutcomeWhen, loser: Fighter): boolean => {
  if (loser.kind === 'camp') return row.isCamp;
  if (row.isCamp || !isOneOf(row.losers, typeOf(ring, loser))) return false;
  return row.loserCards.length === 0 || row.loserCards.some((card) => worksOn(ring, card, loser));
};

const isWinner = (ring: Ring, row: OutcomeWhen, winner: Fighter): boolean => {
  if (row.isAgainstMounted) return winner.kind === 'stand' && winner.so.category === 'mounted';
  return isOneOf(row.against, typeOf(ring, winner));
};

const isGround = (ring: Ring, { ground }: OutcomeWhen, loser: Fighter): boolean => {
  if (ground === 'any' || loser.kind === 'camp') return true;
  return fightsOn(ring, loser, 'isDifficult') === (ground === 'difficult-ground');
};

/** The row of the profile that says what becomes of a loser. */
export const outcomeRow = (ring: Ring, degree: Degree, loser: Fighter, winner: Fighter): OutcomeRow | undefined =>
  ring.profile.outcomes.rows.find(
    ({ when }) =>
      when.degree === degree &&
      (when.fight === 'any' || when.fight === ring.meeting.kind) &&
      isLoser(ring, when, loser) &&
      isWinner(ring, when, winner) &&
      isGround(ring, when, loser),
  );

const lossOf = (ring: Ring, degree: Degree, loser: Fighter, winner: Fighter): CombatResult => ({
  kind: degree,
  loser: loser.id,
  outcome: outcomeRow(ring, degree, loser, winner)?.outcome ?? 'falls-back',
});

/** What the dice come to on these terms; `undefined` before they are thrown, or where one of the two is not there. */
export const resultOf = (known: Ring, { terms, dice }: Pick<Combat, 'terms' | 'dice'>): CombatResult | undefined => {
  const ring = inPublic(known);
  const fighters = fightersOf(ring);
  if (!fighters || !dice) return undefined;
  const [attacker, defender] = fighters;
  const [mine, theirs] = [attacker, defender].map(({ side }) => sumOf(terms[side] ?? []) + (dice[side] ?? 0));
  const end = endOf(mine ?? 0, theirs ?? 0);
  switch (end) {
    case 'tie':
      return { kind: 'tie' };
    case 'doubles':
    case 'beats':
      return lossOf(ring, end === 'doubles' ? 'doubled' : 'beaten', defender, attacker);
    case 'is-beaten':
    case 'is-doubled':
      if (ring.meeting.kind === 'ranged') return { kind: 'missed' };
      return lossOf(ring, end === 'is-doubled' ? 'doubled' : 'beaten', attacker, defender);
    default:
      return end satisfies never;
  }
};
