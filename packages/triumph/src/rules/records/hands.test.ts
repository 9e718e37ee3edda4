import { plainText, type Refusal, type Seat, THIS_TABLE, type TableRecord } from '@vexillum/model';
import { seenBy } from '@vexillum/model/testing';
import { describe, expect, it } from 'vitest';
import { HANDS_ON, mayHandleStand } from './hands.ts';
import { Edits, emptySnapshot, type Snapshot } from './table.ts';
import { withChanges } from '@vexillum/model';

const said = (refusal: Refusal | undefined) => refusal && plainText(refusal.words);

const seats = {
  'the host': { id: 'host', kind: 'host' },
  'red’s captain': { id: 'red-captain', kind: 'captain', side: 'red' },
  'red’s first commander': { id: 'red-1', kind: 'commander', side: 'red', command: 1 },
  'red’s second commander': { id: 'red-2', kind: 'commander', side: 'red', command: 2 },
  'blue’s captain': { id: 'blue-captain', kind: 'captain', side: 'blue' },
  'the umpire': { id: 'umpire', kind: 'umpire' },
  'a spectator': { id: 'spectator', kind: 'spectator' },
} as const satisfies Record<string, Seat>;
type Who = keyof typeof seats;

const plain: TableRecord = { game: 'g', profile: 'p', name: 'n', visibility: 'private', houseRules: {} };

/** Red's stands: one of the first command, known to red; one of the second, known to all; one in no command. */
const table = (houseRules: TableRecord['houseRules'] = {}): Snapshot => {
  const empty = emptySnapshot(['red', 'blue']);
  const edits = new Edits(empty);
  edits.put('table', THIS_TABLE, { ...plain, houseRules });
  edits.put('stand', 'first', { side: 'red', troopType: 'spears', place: 'reserve' });
  edits.putSecret('red', 'stand', 'first', { command: 1, halfPoints: 6 });
  edits.put('stand', 'second', { side: 'red', troopType: 'bows', place: 'board', command: 2 });
  edits.put('stand', 'free', { side: 'red', troopType: 'camp guard', place: 'reserve' });
  edits.putSecret('red', 'stand', 'free', { command: null, halfPoints: 0 });
  return withChanges(empty, edits.changes());
};

describe('who may lay hands on a stand of red’s', () => {
  it.each<[Who, first: string, second: string, free: string]>([
    ['red’s captain', 'yes', 'yes', 'yes'],
    ['red’s first commander', 'yes', 'not-your-command', 'yes'],
    ['red’s second commander', 'not-your-command', 'yes', 'yes'],
    ['blue’s captain', 'not-your-stand', 'not-your-stand', 'not-your-stand'],
    ['the umpire', 'not-your-stand', 'not-your-stand', 'not-your-stand'],
    ['the host', 'not-your-stand', 'not-your-stand', 'not-your-stand'],
    ['a spectator', 'not-your-stand', 'not-your-stand', 'not-your-stand'],
  ])('%s: first command %s, second %s, of no command %s', (who, ...answers) => {
    const answered = ['first', 'second', 'free'].map(
      (stand) => mayHandleStand(seats[who], stand, table())?.code ?? 'yes',
    );
    expect(answered).toEqual(answers);
  });

  it('with hands on, every player; but nobody who does not play', () => {
    const may = (who: Who) => mayHandleStand(seats[who], 'first', table({ [HANDS_ON]: true })) === undefined;
    expect((Object.keys(seats) as Who[]).filter(may)).toEqual([
      'red’s captain',
      'red’s first commander',
      'red’s second commander',
      'blue’s captain',
    ]);
  });

  it('a stand that is not there is nobody’s', () => {
    for (const seat of Object.values(seats)) expect(mayHandleStand(seat, 'gone', table())?.code).toBe('no-such-stand');
  });

  it('a browser of the other side, which knows less, says the same no', () => {
    const seen = seenBy(table(), 'blue');
    expect(mayHandleStand(seats['blue’s captain'], 'first', seen)?.code).toBe('not-your-stand');
  });

  it('the refusal names the commands', () => {
    expect(said(mayHandleStand(seats['red’s first commander'], 'second', table()))).toBe(
      'That stand is in command 2, and you lead command 1.',
    );
  });
});
