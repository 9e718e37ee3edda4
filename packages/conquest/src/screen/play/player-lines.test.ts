import { twinHolms } from '../../rules/maps/packs/twin-holms.ts';
import type { Territory } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { flagCountText } from './flag-words.ts';
import { neutralLine, playerLines, stripRows } from './player-lines.ts';

const match = (rules: Record<string, boolean> = {}) =>
  new TestMatch({ rules: { 'random-start': true, ...rules } })
    .start()
    .lay({ a: 'player-1 5', b: 'player-1 2', c: 'player-2 1', d: 'player-1 1', e: 'player-2 1', f: 'player-2 4' });

const seenBy = (side: string | undefined, { snapshot }: TestMatch, online: readonly string[] = []) =>
  playerLines(snapshot, { side, online: new Set(online) });

describe('the strip of players', () => {
  it('tells what each has, in the order of play, with what their next turn brings', () => {
    expect(seenBy('player-1', match(), ['player-2'])).toMatchObject([
      {
        side: 'player-1',
        name: 'player-1 the Bold',
        territories: 3,
        armies: 8,
        isOnTurn: true,
        isSelf: true,
        isOnline: true,
        regions: [{ name: 'West', bonus: 2 }],
        income: 5,
      },
      {
        side: 'player-2',
        territories: 3,
        armies: 6,
        isOnTurn: false,
        isOnline: true,
        regions: [{ name: 'East' }],
        income: 7,
      },
    ]);
    expect(seenBy(undefined, match()).map(({ isOnline }) => isOnline)).toEqual([false, false]);
  });

  it('shows how many victory flags everybody has, and their kinds to whoever may know them (KR-FLAG-COUNT, KR-FLAG-INSPECT)', () => {
    const game = match().give('player-1', 'crown', 'crown', 'anchor');
    const [own] = seenBy('player-1', game);
    expect(own && flagCountText(own.flags)).toBe('2 × Crown, 1 × Anchor');
    delete (game.snapshot.sides as Record<string, unknown>)['player-1'];
    const [seen] = seenBy('player-2', game);
    expect(seen && [seen.flags.length, flagCountText(seen.flags)]).toEqual([3, '3 unknown']);
  });

  it('gives nobody a region for land that the reader only remembers', () => {
    const game = match();
    const land = game.snapshot.public.territory as Map<string, Territory>;
    for (const [id, territory] of land) if (territory.owner === 'player-1') land.set(id, { ...territory, seen: 1 });
    expect(seenBy('player-2', game)[0]).toMatchObject({ territories: 0, regions: [] });
  });

  it('says who is out', () => {
    const game = match();
    game.act('host', 'evict-player', { player: 'player-2' });
    expect(seenBy('player-1', game)[1]).toMatchObject({ out: 'evicted' });
    expect(seenBy('player-1', game)[1]?.income).toBeUndefined();
  });

  it('says who wants a draw, until the game is over by one', () => {
    const game = match();
    const wishes = () => seenBy('player-1', game).map(({ wantsDraw }) => wantsDraw);
    game.act('player-2', 'offer-draw', { agrees: true });
    expect(wishes()).toEqual([false, true]);
    game.act('player-1', 'offer-draw', { agrees: true });
    expect(wishes()).toEqual([false, false]);
  });

  it('has a place for neutral land where the table has any (KR-NEUTRAL-OPTION)', () => {
    expect(neutralLine(match().snapshot)).toBeUndefined();
    expect(neutralLine(match({ neutral: true }).lay({ e: 'neutral 2' }).snapshot)).toEqual({
      territories: 1,
      armies: 2,
    });
  });
});

it('five players stand in two rows, four in one; neutral countries count as one more', () => {
  const rowsOf = (players: number, neutral = false) =>
    stripRows(new TestMatch({ players, map: twinHolms, rules: { 'random-start': true, neutral } }).start().snapshot);
  expect([4, 5, 6].map((players) => rowsOf(players))).toEqual([
    { columns: 2, isCrowded: false },
    { columns: 3, isCrowded: true },
    { columns: 3, isCrowded: true },
  ]);
  expect(rowsOf(4, true)).toEqual({ columns: 3, isCrowded: true });
});
