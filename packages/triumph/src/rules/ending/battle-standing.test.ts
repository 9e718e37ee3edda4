import { plainText, withChanges } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import type { Changes, Snapshot } from '../records/table.ts';
import { many, play, thinnedTable } from '../testing/index.ts';
import { battleStanding } from './battle-standing.ts';

const stands = [
  ...many(3, { command: 1, points: 4, place: 'lost' }),
  ...many(1, { command: 1, points: 4, place: 'lost', side: 'blue' }),
];

const said = (snapshot: Parameters<typeof battleStanding>[0]) => {
  const { at, sides, openFlags } = battleStanding(snapshot);
  return [plainText(at), ...sides.map(({ side, says }) => `${side} ${plainText(says)}`), openFlags];
};

describe('a battle in a few words', () => {
  it('says the turn and what each army has lost of how much', () => {
    const table = thinnedTable({ stands });
    expect(said(table)[0]).toBe('Armies and terrain are prepared');
    const step = { this: [null, { number: 11, done: {} }] as const };
    const turn = { this: [null, { number: 7, side: 'blue', phase: 'movement' }] as const };
    const [at, red, blue, flags] = said(withChanges(table, { public: { step, turn } } as Changes) as Snapshot);
    expect(at).toBe('Turn 7, Movement');
    expect(red).toMatch(/^red has lost 12 of \d+ points$/);
    expect(blue).toMatch(/^blue has lost 4 of \d+ points$/);
    expect(flags).toBe(0);
  });

  it('says that it is over', () => {
    expect(said(play(thinnedTable({ stands }), 'umpire', 'end-game', {}).snapshot)[0]).toBe('The battle is over');
  });

  it('is the same with the secrets of both sides and without any', () => {
    const snapshot = thinnedTable({ stands });
    expect(battleStanding(snapshot)).toEqual(battleStanding({ public: snapshot.public, sides: {} }));
  });
});
