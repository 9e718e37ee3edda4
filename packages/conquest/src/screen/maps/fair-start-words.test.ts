import { expect, it } from 'vitest';
import { fairStartLine, fairStartRows, howMeasured, knownFor } from './fair-start-words.ts';

it('a map says what its fair start came to, with the range, and a map without figures that nobody has measured it', () => {
  expect(fairStartLine({ id: 'twin-holms' })).toBe('Fair start: measured for 2 to 8 players');
  expect(fairStartRows({ id: 'twin-holms' })[0]).toEqual({
    players: 2,
    hands: '0, 7',
    most: 'place 2: 54 (49 to 59)',
    before: 'place 1: 74 (69 to 78)',
    games: 400,
  });
  expect([fairStartLine({ id: 'mine' }), fairStartRows({ id: 'mine' })]).toEqual(['Fair start: not measured yet', []]);
});

it('where some numbers of players were measured in more games than others, it names the fewest as such', () => {
  const row = { players: 2, hands: '0, 7', most: '', before: '' };
  expect(howMeasured([400, 1600].map((games) => ({ ...row, games })))).toContain('measured in at least 400 games');
});

it('a number of players in between that has none is left out, and named', () => {
  expect(knownFor([2, 3, 4, 6, 7, 8])).toBe('Fair start: measured for 2 to 4 and 6 to 8 players');
  const allButFive = fairStartRows({ id: 'serpent' }).filter(({ players }) => players !== 5);
  expect(howMeasured(allButFive)).toMatch(/ For 5 players none is known\.$/);
  expect(howMeasured(fairStartRows({ id: 'saltmere' }))).toMatch(/ of Marshals on dealt land\.$/);
});
