import type { RuleValues } from '@vexillum/model';
import { expect, test } from 'vitest';
import { boardOf } from '../board/board-of.ts';
import { conquestRules } from '../house-rules/house-rules.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { inFog } from '../testing/foggy.ts';
import { LawWatch } from '../testing/law-watch.ts';
import { playOut } from '../testing/play-out.ts';

/** Every value but the usual of every rule that changes how a game goes, with the rule that it needs; and none at all. */
const others = conquestRules.flatMap(({ key, default: usual, choices, needs, group }): RuleValues[] => {
  if (key === 'fog' || key === 'seats' || group === 'table') return [];
  const values = choices ?? (typeof usual === 'boolean' ? [true, false] : []);
  const needed = needs === undefined ? {} : { [needs]: needs === 'teams' ? 2 : true };
  return values.filter((value) => value !== usual).map((value) => ({ ...needed, [key]: value }));
});

test.each([{}, ...others])('the laws of the game hold in the fog with %j', (rules) => {
  let finished = 0;
  for (const seed of [1, 2]) {
    const match = inFog({ players: 4, seed, rules });
    const watch = new LawWatch(match.truth, boardOf(match.snapshot));
    const { isOver } = playOut(match, seed, 4_000, () => watch.check(match.told, `game ${seed}`));
    if (isOver) finished++;
  }
  expect(finished).toBeGreaterThan(0);
});

test('fog deals land and has no capitals, whatever else the table says', () => {
  const { snapshot } = inFog({ rules: { 'random-start': false, capitals: true } });
  expect(rulesOf(snapshot)).toMatchObject({ hasFog: true, isRandomStart: true, hasCapitals: false });
  expect([...snapshot.public.player.values()].flatMap(({ capital }) => capital ?? [])).toEqual([]);
});
