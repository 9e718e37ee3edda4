import { THIS_TABLE, UMPIRE_CONSENT } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import type { Seat } from '@vexillum/model';
import { type PhaseCode, profileAt, type Snapshot } from '../../rules/index.ts';
import type { PhaseTasks } from '../../rules/turn/phase-tasks.ts';
import { boardWith, changed, lineOf, play, seated, seatNamed } from '../../rules/testing/index.ts';
import { turnView } from './turn-view.ts';

const nothing: PhaseTasks = { cards: 0, command: 0, movement: 1, rout: 0, ranged: 0, close: 0, end: 1 };

const table = seated(
  boardWith({ ...lineOf(2, [40, 10], { command: 1 }), ...lineOf(1, [40, 30], { side: 'blue', command: 1 }) }),
);
const begun = play(table, 'red-captain', 'begin-turn', {}).snapshot;
const at = (phase: PhaseCode): Snapshot =>
  changed(begun, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red', phase }));

const view = (snapshot: Snapshot, seat: string, tasks: Partial<PhaseTasks> = {}) =>
  turnView({ snapshot, profile: profileAt(snapshot), tasks: { ...nothing, ...tasks } }, seatNamed(seat) as Seat);

describe('the bar of the turn', () => {
  test('shows nothing before the first turn', () => {
    expect(view(table, 'red-captain')).toBeUndefined();
  });

  test.each<[phase: PhaseCode, tasks: Partial<PhaseTasks>, label: string]>([
    ['cards', { command: 1 }, 'Roll for command points'],
    ['command', { command: 1 }, 'Roll for command points'],
    ['command', {}, 'On to: Movement'],
    ['movement', { rout: 1, ranged: 2 }, 'On to: Rout'],
    ['movement', { ranged: 2 }, 'On to: Shooting'],
    ['movement', { close: 1 }, 'On to: Close combat'],
    ['movement', {}, 'On to: End of the turn'],
    ['end', {}, 'End the turn'],
  ])('in the phase “%s” with %j the obvious next thing is “%s”', (phase, tasks, label) => {
    expect(view(at(phase), 'red-captain', tasks)?.first?.label).toBe(label);
  });

  test.each<[phase: PhaseCode, tasks: Partial<PhaseTasks>]>([
    ['rout', { rout: 2 }],
    ['ranged', { ranged: 1 }],
    ['close', { close: 3 }],
  ])('does not lead on from “%s” by one key while something is left there: %j', (phase, tasks) => {
    const seen = view(at(phase), 'red-captain', tasks);
    expect(seen?.first).toBeUndefined();
    expect(seen?.others.map(({ label }) => label)).toEqual(['End the turn', 'On to: End of the turn']);
    expect(view(at(phase), 'red-captain')?.first?.label).toBe('On to: End of the turn');
    expect(view(at(phase), 'blue-captain', tasks)?.others.map(({ label }) => label)).toEqual(['Ask for the turn']);
  });

  test('says what is passed on the way, and where the table is, so that two clicks are one', () => {
    const first = view(at('movement'), 'red-captain', { close: 1 })?.first;
    expect(first?.hint).toBe('Nothing to do: Rout, Shooting');
    expect(first?.args).toEqual({ phase: 'close', from: { turn: 1, phase: 'movement' } });
  });

  test('speaks to whose turn it is, and of them to everybody else', () => {
    expect(view(at('movement'), 'red-captain')?.says).toMatch(/^Move your stands/);
    expect(view(at('movement'), 'red-2')?.says).toMatch(/^Move your stands/);
    for (const seat of ['blue-captain', 'umpire', 'spectator'])
      expect(view(at('movement'), seat)?.says).toBe('Red moves, and pays for each move.');
  });

  test('offers an umpire whom both captains have accepted what the mover has', () => {
    const accepted = changed(at('movement'), (edits) =>
      edits
        .put('seat', 'umpire', { kind: 'umpire', name: 'Livia' })
        .put('consent', UMPIRE_CONSENT, { red: true, blue: true }),
    );
    const seen = view(accepted, 'umpire');
    expect([seen?.first?.label, ...(seen?.others ?? []).map(({ label }) => label)]).toEqual([
      'On to: End of the turn',
      'End the turn',
    ]);
  });

  test.each([
    ['red-captain', 'On to: End of the turn', ['End the turn']],
    // As long as not both captains have accepted them.
    ['umpire', undefined, []],
    ['blue-captain', undefined, ['Ask for the turn']],
    ['red-1', undefined, []],
    ['spectator', undefined, []],
  ])('offers %s “%s” and %j', (seat, first, others) => {
    const seen = view(at('movement'), seat);
    expect(seen?.first?.label).toBe(first);
    expect(seen?.others.map(({ label }) => label)).toEqual(others);
  });

  test('a commander may roll for all', () => {
    expect(view(begun, 'red-1', { command: 1 })?.first?.name).toBe('roll-command-points');
  });

  test('tells what each command has left, and less than nothing where it overspent', () => {
    const rolled = changed(at('movement'), (edits) =>
      edits
        .put('points', 'red:1', { turn: 1, die: 1, terms: [], points: 1 })
        .put('slip', 'red:1:1', { stands: ['red0'], singly: [], terms: [{ code: 'move', value: 3 }], price: 3 }),
    );
    expect(view(rolled, 'blue-captain')?.commands).toEqual([{ command: 1, die: 1, points: 1, left: -2 }]);
    expect(view(at('movement'), 'blue-captain')?.commands).toMatchObject([{ command: 1, left: undefined }]);
  });

  test('leads both captains to the end where an army is beaten, and either may play on', () => {
    const beaten = changed(at('end'), (edits) => {
      edits.put('army', 'red', { name: 'R', halfPoints: 32, cards: [] });
      edits.put('army', 'blue', { name: 'B', halfPoints: 8, cards: [] });
      edits.put('stand', 'blue0', { side: 'blue', troopType: 'SPR', place: 'lost', command: 1, cards: [] });
      edits.put('pose', 'blue0', null);
    });
    const red = view(beaten, 'red-captain');
    expect(red?.says).toMatch(/Red has won by 4 points/);
    expect([red?.first?.label, ...(red?.others ?? []).map(({ label }) => label)]).toEqual([
      'End the game',
      'End the turn',
    ]);
    const blue = view(beaten, 'blue-captain');
    expect([blue?.first?.label, ...(blue?.others ?? []).map(({ label }) => label)]).toEqual([
      'End the game',
      'Ask for the turn',
    ]);
    expect(view(beaten, 'red-1')?.first).toBeUndefined();
    const asked = changed(beaten, (edits) =>
      edits.put('step', 'this', { number: 11, done: {}, ending: { red: true } }),
    );
    expect(view(asked, 'red-captain')?.first?.label).toBe('End the turn');
    expect(view(asked, 'red-captain')?.others.map(({ label }) => label)).toEqual(['Play on']);
    expect(view(asked, 'blue-captain')?.first?.hint).toBe('The other captain wants to end the game.');
  });

  test('of a match from before has no phase, and leads into the first', () => {
    const old = changed(begun, (edits) => edits.put('turn', THIS_TABLE, { number: 3, side: 'red' }));
    expect(view(old, 'red-captain')).toMatchObject({
      phase: undefined,
      says: 'It is your turn.',
      first: { label: 'On to: Movement' },
    });
  });
});
