import { describe, expect, test } from 'vitest';
import { battleCardOf } from '../profiles/rows-of.ts';
import { fullProfiles } from '../profiles/full-profile.ts';
import type { CardFactor } from '../profiles/combat/card-factors.ts';
import type { OutcomeRow } from '../profiles/combat/outcomes.ts';
import type { Pursuit } from '../profiles/combat/pursuits.ts';
import { type CombatScenario, fieldOf, playedOut } from '../testing/combat-with.ts';
import { fightersOf } from './fighters.ts';
import { outcomeRow } from './result-of.ts';
import { ringAt } from './ring-at.ts';

const [profile] = fullProfiles;
if (!profile) throw new Error('there are no profiles');

const mounted = profile.troopTypes.rows.filter(({ category }) => category === 'mounted').map(({ code }) => code);
/** Foot in close and open order, riders, and what is dear to move: among them somebody whom no special row names. */
const anybody = ['HFT', 'RDR', 'LFT', 'JCV', 'BAD', 'KNT'];

const uses = (...cards: string[]) => ({ uses: Object.fromEntries(cards.map((card) => [card, 7])) });

/** Red attacks blue front to front, hand to hand or by shooting. */
const fightOf = (attacker: object, defender: object, kind: 'close' | 'ranged', more: object = {}): CombatScenario => ({
  stands: {
    a: { troopType: 'HFT', at: [45, 18, 0], ...attacker },
    d: { troopType: 'HFT', side: 'blue', at: [45, kind === 'close' ? 18 : 20, 180], ...defender },
  },
  fight: `${kind} a d`,
  ...more,
});

const firstFor = (scenario: CombatScenario, degree: OutcomeRow['when']['degree'], kind: 'close' | 'ranged') => {
  const ring = ringAt(fieldOf(scenario), { kind, attacker: 'a', defender: 'd' });
  const fighters = ring && fightersOf(ring);
  return fighters && outcomeRow(ring, degree, fighters[1], fighters[0])?.code;
};

const isReached = ({ code, when }: OutcomeRow): boolean => {
  const kind = when.fight === 'any' ? 'close' : when.fight;
  const winners = when.against.length > 0 ? when.against : when.isAgainstMounted ? mounted : anybody;
  const losers = when.losers.length > 0 ? when.losers : anybody;
  const more = {
    ...(when.ground === 'difficult-ground'
      ? { terrain: { wood: { type: 'woods', at: [45, 18, 0], size: [12, 12] } } }
      : {}),
    ...(when.loserCards.includes('SC') ? { marked: ['d'] } : {}),
    ...(when.isCamp ? { camps: { d: { side: 'blue', at: [45, 19, 180] } } } : {}),
  };
  return winners.some((winner) =>
    losers.some((loser) => {
      const scenario = fightOf({ troopType: winner }, { troopType: loser, ...uses(...when.loserCards) }, kind, more);
      const { d: _d, ...alone } = scenario.stands;
      return firstFor(when.isCamp ? { ...scenario, stands: alone } : scenario, when.degree, kind) === code;
    }),
  );
};

const pursuitFor = (winner: string, cards: readonly string[]) =>
  playedOut({ ...fightOf({ troopType: winner, ...uses(...cards) }, { troopType: 'RBL' }, 'close'), dice: [6, 1] })
    .pursuit;

const answersAs = ({ when, afterDoubling }: Pursuit): boolean => {
  const winners = when.winners.length > 0 ? when.winners : ['HFT', 'ECV'];
  return winners.every((winner) => pursuitFor(winner, when.winnerCards) === `a ${afterDoubling}`);
};

/** Wherever the card may count: before the front, with its enemies, a friend of its type and a wagon behind it. */
const termsWith = ({ when }: CardFactor): string[] => {
  const kind = when.use === 'close' ? 'close' : 'ranged';
  const enemies = when.against.length > 0 ? when.against : when.isAgainstMounted ? mounted : anybody;
  const isShooting = when.use === 'shooting';
  return enemies.flatMap((enemy) => {
    const behind = kind === 'close' ? 18.75 : 20.75;
    const camps = { wagon: { side: 'blue', at: [45, behind + 1, 0], as: 'wagon' } } as const;
    const scenario = fightOf(
      { troopType: kind === 'ranged' ? 'ARC' : enemy },
      { troopType: 'HFT', ...uses(when.card) },
      kind,
      when.card === 'SC' ? { marked: ['d'] } : {},
    );
    const friend = { b: { troopType: 'HFT', side: 'blue', at: [45, behind, 180] } } as const;
    const more =
      when.needs === 'same-type-behind'
        ? { stands: { ...scenario.stands, ...friend } }
        : when.needs === 'nothing'
          ? {}
          : { camps };
    const { attacker, defender } = playedOut({ ...scenario, ...more });
    return [(isShooting ? attacker : defender) ?? ''];
  });
};

describe('every row of a table that is tried in its order', () => {
  test.each(profile.outcomes.rows.map((row) => [row.code, row] as const))(
    'outcomes: %s is the first that fits somebody',
    (_code, row) => expect(isReached(row)).toBe(true),
  );

  test.each(profile.pursuits.rows.map((row) => [row.code, row] as const))(
    'pursuits: %s answers for whom it names',
    (_code, row) => expect(answersAs(row)).toBe(true),
  );

  test.each(profile.cardFactors.rows.map((row) => [row.code, row] as const))(
    'card factors: %s is a term of somebody who has the card',
    (code, row) => expect(termsWith(row).some((terms) => terms.includes(`${code} `))).toBe(true),
  );

  test.each(profile.cardPlays.rows.map(({ code }) => code))('plays: %s is a card', (code) =>
    expect(battleCardOf(profile, code)).toBeDefined(),
  );

  test('a row that is never reached is found: behind one that fits all, or of a card that nobody has', () => {
    const [dead] = profile.outcomes.rows.filter(({ code }) => code === 'beaten');
    if (!dead) throw new Error('nobody is beaten');
    expect(isReached({ ...dead, code: 'never' })).toBe(false);
    const [factor] = profile.cardFactors.rows;
    if (!factor) throw new Error('no card counts');
    expect(termsWith({ ...factor, code: 'never' }).some((terms) => terms.includes('never '))).toBe(false);
  });
});
