import { withChanges } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import type { Profile } from '../profiles/profile.ts';
import { answerTo, many, play, type ThinnedTable, thinnedTable } from '../testing/index.ts';
import { armyLosses } from './army-losses.ts';
import { Edits } from '../records/table.ts';

describe('what an army has lost', () => {
  const lost = (table: ThinnedTable, profile: Profile = grand) => armyLosses(thinnedTable(table), profile, 'red');

  it('GT-DEPLOY-007: who stays undeployed, in reserve or away is not lost', () => {
    const places = ['undeployed', 'reserve', 'flank', 'board'] as const;
    expect(lost({ stands: places.map((place) => ({ command: 1, points: 4, place })) })).toMatchObject({
      lost: 0,
      lostStands: 0,
    });
    expect(lost({ stands: [{ command: 1, points: 4, place: 'lost' }] })).toMatchObject({ lost: 8, lostStands: 1 });
  });

  it.each(['GT-DEPLOY-007', 'BC-07-BOWMEN-DEPLOY-6'])(
    '%s: stands that were set aside are not lost, and come back where that was a mistake',
    (_row) => {
      const table = thinnedTable({ stands: many(3, { command: 1, points: 4 }) });
      const aside = play(table, 'red-captain', 'set-aside-stands', { stands: ['s0', 's1'] }).snapshot;
      expect(aside.public.stand.get('s0')?.place).toBe('undeployed');
      expect(armyLosses(aside, grand, 'red')).toMatchObject({ lost: 0, commands: [{ total: 24, lost: 0 }] });
      const dead = play(aside, 'red-captain', 'lose-stands', { stands: ['s2'] }).snapshot;
      expect(armyLosses(dead, grand, 'red').lost).toBe(8);
      expect(answerTo(dead, 'red-captain', 'set-aside-stands', { stands: ['s2'] })).toBe('not-in-play');
      expect(
        play(aside, 'red-captain', 'return-stands', { stands: ['s0'] }).snapshot.public.stand.get('s0')?.place,
      ).toBe('reserve');
    },
  );

  it('GT-DEMOR-012: a stand that is taken out because it routed beyond its general is lost', () => {
    const table = thinnedTable({ stands: many(3, { command: 1, points: 4 }) });
    const gone = play(table, 'red-1', 'lose-stands', { stands: ['s1'] }).snapshot;
    expect(armyLosses(gone, grand, 'red')).toMatchObject({ lost: 8, commands: [{ lost: 8, isDemoralized: true }] });
  });

  it.each(['BC-17-FORTCAMP-PLAY-4', 'BC-19-STANDARD-PLAY-10'])(
    '%s: a sacked camp counts 8 points, one that stands none',
    (_row) => {
      expect(lost({ stands: [], sacked: ['red'] })).toMatchObject({ lost: 16, campsLost: 16, sackedCamps: 1 });
      expect(lost({ stands: [], sacked: ['red', 'red'] }).lost).toBe(32);
      expect(lost({ stands: [], sacked: ['blue'] }).lost).toBe(0);
    },
  );

  it('BC-19-STANDARD-PLAY-10: a sacked wagon counts what its card says, whatever a camp counts', () => {
    const table = thinnedTable({ stands: [], sacked: ['red'] });
    const wagon = { side: 'red', size: [4000, 2000], as: 'wagon', sacked: true } as const;
    const withWagon = withChanges(table, new Edits(table).put('camp', 'camp:red-1', wagon).changes());
    const cheapCamps = { ...grand, campLossHalfPoints: { ...grand.campLossHalfPoints, value: 2 } };
    expect(armyLosses(withWagon, cheapCamps, 'red').lost).toBe(16);
    expect(armyLosses(table, cheapCamps, 'red').lost).toBe(2);
  });

  it.each(['BC-17-FORTCAMP-PLAY-5', 'BC-19-STANDARD-PLAY-13'])('%s: its garrison counts beside it', (_row) => {
    expect(lost({ stands: [{ command: 1, points: 3, place: 'lost' }], sacked: ['red'] }).lost).toBe(22);
  });

  it('BC-17-FORTCAMP-PLAY-6: cards of the army count nothing when a camp is sacked', () => {
    const table = thinnedTable({ stands: [], sacked: ['red'] });
    const army = { name: 'red', halfPoints: 288, cards: [{ code: 'FC', count: 1 }] };
    const fortified = withChanges(table, new Edits(table).put('army', 'red', army).changes());
    expect(armyLosses(fortified, grand, 'red').lost).toBe(16);
  });

  it('a camp counts for the army and for no command', () => {
    expect(lost({ stands: [{ command: 1, points: 24 }], sacked: ['red'] }).commands[0]).toMatchObject({
      lost: 0,
      isDemoralized: false,
    });
  });

  it('its points are those that it was brought with, or those of its stands where the profile says so', () => {
    const table: ThinnedTable = { stands: many(3, { command: 1, points: 4 }), armies: { red: 14.5, blue: 144 } };
    expect(lost(table)).toMatchObject({ total: 29, defeatedFrom: 15 });
    const standsAlone = { ...grand, areCardsInArmyPoints: { ...grand.areCardsInArmyPoints, value: false } };
    expect(lost(table, standsAlone)).toMatchObject({ total: 24, defeatedFrom: 12 });
  });

  it('without an army there is nothing to lose half of', () => {
    const bare = thinnedTable({ stands: [] });
    const noArmy = withChanges(bare, new Edits(bare).put('army', 'red', null).changes());
    expect(armyLosses(noArmy, grand, 'red')).toMatchObject({ total: undefined, defeatedFrom: undefined, lost: 0 });
  });
});

describe('sacking a camp', () => {
  const table = play(thinnedTable({ stands: [] }), 'blue-captain', 'place-camp', {
    side: 'blue',
    pose: [45_000, 35_000, 0],
  }).snapshot;
  const id = 'camp:blue-1';

  it('BC-17-FORTCAMP-PLAY-3: is noted, stays on the board, and can be taken back', () => {
    const sacked = play(table, 'blue-captain', 'sack-camp', { id }).snapshot;
    expect(armyLosses(sacked, grand, 'blue').lost).toBe(16);
    expect(sacked.public.pose.has(id)).toBe(true);
    expect(answerTo(sacked, 'umpire', 'sack-camp', { id })).toBe('already-done');
    const restored = play(sacked, 'umpire', 'sack-camp', { id, restore: true }).snapshot;
    expect(restored.public.camp.get(id)).toEqual(table.public.camp.get(id));
    expect(answerTo(restored, 'umpire', 'sack-camp', { id, restore: true })).toBe('already-done');
  });

  it.each([
    ['red-captain', id, 'not-your-side'],
    ['blue-1', id, 'not-allowed'],
    ['spectator', id, 'not-allowed'],
    ['blue-captain', 'camp:blue-9', 'no-such-camp'],
  ])('%s and %s: %s', (seat, camp, answer) => expect(answerTo(table, seat, 'sack-camp', { id: camp })).toBe(answer));
});
