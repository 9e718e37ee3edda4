import { asSeenBy, ordered, sealedTable } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { seenSnapshot } from './seen-snapshot.ts';
import { commandOf, type Snapshot } from '../../rules/index.ts';

const own = (snapshot: Snapshot, side: string) =>
  [...snapshot.public.stand].find(([, stand]) => stand.side === side)?.[0] ?? '';

describe('what the screen shows of what the browser knows', () => {
  it('is everything where nothing hides it', () => {
    const red = asSeenBy(sealedTable(), 'red');
    expect(seenSnapshot(red, false, 'all')).toBe(red);
  });

  it('is nothing private under the shade: no commands, no seals, no team talk', () => {
    const red = asSeenBy(ordered(), 'red');
    const shaded = seenSnapshot(red, true, 'all');
    expect(shaded.sides).toEqual({});
    expect(commandOf(red, own(red, 'red'))).toBeDefined();
    expect(commandOf(shaded, own(red, 'red'))).toBeUndefined();
    expect(shaded.public).toBe(red.public);
  });

  it('is one side alone where an umpire looks as that side', () => {
    const umpires = ordered();
    const asBlue = seenSnapshot(umpires, false, 'blue');
    expect(Object.keys(asBlue.sides)).toEqual(['blue']);
    expect(commandOf(asBlue, own(umpires, 'red'))).toBeUndefined();
    expect(commandOf(asBlue, own(umpires, 'blue'))).toBeDefined();
    expect(seenSnapshot(umpires, false, 'spectator').sides).toEqual({});
    expect(Object.keys(seenSnapshot(umpires, false, 'all').sides)).toEqual(['red', 'blue']);
  });

  it('never shows a side that the reader does not know', () => {
    expect(Object.keys(seenSnapshot(asSeenBy(ordered(), 'red'), false, 'blue').sides)).toEqual([]);
  });
});
