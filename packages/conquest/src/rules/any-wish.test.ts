import { seededRandom } from '@vexillum/geometry';
import { isRefusal } from '@vexillum/model';
import { expect, test } from 'vitest';
import { boardOf } from './board/board-of.ts';
import { conquest } from './game.ts';
import { checkChoices, LawWatch, playOut, TestMatch } from './testing/index.ts';
import type { Action } from './records.ts';

type Random = () => number;
const oneOf = <T>(things: readonly T[], random: Random): T => things[Math.floor(random() * things.length)] as T;

const lands = ['a', 'b', 'c', 'd', 'e', 'f', 'atlantis', ''];
const numbers = [0, 1, 2, 3, 5, 7, 40, -1, 1.5, 1_000_000];
const seats = conquest.seats.map(({ id }) => id);
/** With the one the board would be gone, and with it what the laws speak of; the other tells nothing of the game. */
const actions = conquest.actions.filter(({ name }) => !['reset-game', 'sign-result'].includes(name));

/** What somebody could say for each argument of any action, sense or nonsense. */
const wordsFor: Readonly<Record<string, (random: Random) => unknown>> = {
  territory: (random) => oneOf(lands, random),
  from: (random) => oneOf(lands, random),
  to: (random) => oneOf(lands, random),
  assign: (random) => oneOf([1, 5, 'all', 2, 'none', -1], random),
  turn: (random) => oneOf(numbers, random),
  player: (random) => oneOf([...seats, 'house', 'neutral'], random),
  seats: (random) => [oneOf(seats, random), oneOf(seats, random)],
  flags: (random) => [oneOf(numbers, random), oneOf(numbers, random), oneOf(numbers, random)],
  rules: (random) => ({ [oneOf(conquest.houseRules, random).key]: oneOf([true, false, 0, 3, 'dice', 'all'], random) }),
  text: (random) => oneOf(['A motto', '', '\u202E'], random),
  map: (random) => oneOf(['twin-holms', 'atlantis'], random),
};

const argsFor = ({ args }: Action, random: Random): Record<string, unknown> => {
  const { properties = {} } = args as { readonly properties?: object };
  const asked = Object.keys(properties).filter((key) => wordsFor[key] && random() < 0.95);
  return Object.fromEntries(asked.map((key) => [key, wordsFor[key]?.(random)]));
};

test('whatever anybody asks for at any time, it is refused by name or done by the laws', () => {
  const [answers, random] = [new Map<string, number>(), seededRandom(77)];
  for (let seed = 1; seed <= 30; seed += 1) {
    const rules = { 'random-start': seed % 2 === 0, neutral: seed % 3 === 0, timeout: 10 };
    const match = new TestMatch({ players: 2 + (seed % 4), rules, seed }).start();
    const watch = new LawWatch(match.snapshot, boardOf(match.snapshot));
    playOut(match, seed, 400, () => {
      watch.check(match.told, `game ${seed}`);
      for (let wishes = 0; wishes < 4; wishes += 1) {
        const [seat, action] = [oneOf([...seats, match.mover], random), oneOf(actions, random)];
        // Else hardly a game would be played to its end.
        if (['resign-game', 'offer-draw'].includes(action.name) && random() < 0.9) continue;
        const [name, args] = [action.name, argsFor(action, random)];
        const answer = match.attempt(seat, name, args);
        // One in four: to answer for every action takes longer than to act.
        if (wishes === 0) checkChoices(match, seat, name, args, answer);
        const code = isRefusal(answer) ? answer.code : 'done';
        answers.set(code, (answers.get(code) ?? 0) + 1);
        if (isRefusal(answer)) continue;
        match.act(seat, name, args);
        watch.check(match.told, `game ${seed}, by ${seat} out of turn`);
      }
    });
  }
  // Both happened, and most kinds of "no" among them.
  expect(answers.get('done')).toBeGreaterThan(100);
  expect([...answers.keys()].length).toBeGreaterThan(20);
  for (const code of answers.keys()) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
