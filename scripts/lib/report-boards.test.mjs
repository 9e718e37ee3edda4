import { describe, expect, test } from 'vitest';
import { boardsAims, reportBoards } from './report-boards.mjs';

const times = [
  { asked: 'top scores', median: 0.2, p99: 49.99, worst: 80 },
  { asked: 'top winners', median: 0.2, p99: 50, worst: 80 },
];
const figures = { results: 1_000_000, cards: 20_000, taken: 300.4, oneMore: 2.25, times };

describe('the report of the boards', () => {
  test('says which ways to ask are fast enough and which are not', () => {
    expect(boardsAims(figures).map(({ isMet }) => isMet)).toEqual([true, false]);
    expect(reportBoards(figures)).toMatch(/top scores +0\.20 +49\.99 +80\.00 +met/);
    expect(reportBoards(figures)).toMatch(/top winners +0\.20 +50\.00 +80\.00 +MISSED/);
    expect(reportBoards(figures)).toMatch(/1,000,000 results of 20,000 players: made in 300 s, one game more 2\.3 ms/);
  });
});
