import { seededRandom } from '@vexillum/geometry';
import type { HouseRule, RuleValue, RuleValues } from '@vexillum/model';
import { freshSeed, howMany, isLongRun } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { boardOf } from './board/board-of.ts';
import { conquestRules } from './house-rules/house-rules.ts';
import { sixShores } from './maps/packs/six-shores.ts';
import { twinHolms } from './maps/packs/twin-holms.ts';
import { LawWatch } from './testing/law-watch.ts';
import { playOut } from './testing/play-out.ts';
import { sixLands } from './testing/six-lands.ts';
import { TestMatch } from './testing/test-match.ts';

/** So many games a test, each by its number; a long run has twenty tests of them, half of which nobody has seen. */
const games = howMany(60, 500);
const firstGames = isLongRun
  ? Array.from({ length: 20 }, (_, part) => (part < 10 ? 1 : freshSeed) + (part % 10) * games)
  : [1];
const MOST_ACTIONS = 4_000;

/** Some value of every house rule but those that count seconds or seats. */
const rulesFor = (random: () => number): RuleValues => {
  const valueOf = ({ default: usual, choices }: HouseRule): RuleValue => {
    if (choices) return choices[Math.floor(random() * choices.length)] ?? usual;
    return typeof usual === 'boolean' ? random() < 0.5 : usual;
  };
  return Object.fromEntries(conquestRules.map((rule) => [rule.key, rule.key === 'seats' ? 0 : valueOf(rule)]));
};

/** A table by its number, on some map, with as many players as have room there. */
const matchFor = (seed: number): TestMatch => {
  const map = seed % 50 === 0 ? sixShores : seed % 5 === 0 ? twinHolms : sixLands;
  const players = 2 + (seed % (map === sixLands ? 4 : 7));
  return new TestMatch({ players, map, seed, rules: rulesFor(seededRandom(seed)) }).start();
};

/** Now and then the host passes over whoever is on turn, and seldom puts somebody out of the game, or somebody resigns. */
const interfere = (match: TestMatch, random: () => number): string | undefined => {
  const { order, turn, phase } = match.game;
  if (phase === 'over') return undefined;
  const chance = random();
  if (chance < 0.01) match.act('host', 'skip-turn', { turn });
  else if (chance < 0.0103) {
    const [player] = order.filter((side) => match.player(side).out === undefined && random() < 0.7);
    if (player === undefined) return undefined;
    if (chance < 0.01015) match.act('host', 'evict-player', { player });
    else match.act(player, 'resign-game');
  } else return undefined;
  return chance < 0.01 ? 'skip-turn' : 'somebody-is-out';
};

describe(`${games} games played at random and by the rules`, () => {
  test.for(firstGames)(
    'from game %i on: armies, flags and recruits are conserved, one flag a turn, borders are kept, every territory has one owner',
    (first) => {
      let finished = 0;
      for (let seed = first; seed < first + games; seed++) {
        const match = matchFor(seed);
        const watch = new LawWatch(match.truth, boardOf(match.snapshot));
        const random = seededRandom(-seed);
        const look = () => watch.check(match.told, `game ${seed}`);
        const { isOver } = playOut(match, seed, MOST_ACTIONS, () => {
          look();
          if (seed % 2 === 0 && interfere(match, random) !== undefined) look();
        });
        if (isOver) finished++;
      }
      expect(finished).toBeGreaterThan(games * 0.9);
    },
  );
});
