import { type LogLine, type TableEvent, withChanges } from '@vexillum/model';
import { noTrust } from '@vexillum/table';
import { asSeenBy, ordered, seatNamed } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { grandProfile } from '../testing/reds-view.ts';
import { BOTH_SIDES, reasonText } from './purpose-words.ts';
import { rollViews, rollWishes } from './roll-views.ts';
import { Edits, type Snapshot, whyOf } from '../../rules/index.ts';
import { getLocale } from '@vexillum/ui';
import { learnWords } from '@vexillum/ui/words';

const profile = grandProfile();
const line = (seq: number, seat: string, event: TableEvent): LogLine => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  seat,
  event,
});

const withLines = (snapshot: Snapshot, ...lines: LogLine[]): Snapshot => {
  const edits = new Edits(snapshot);
  for (const each of lines) edits.put('log', String(each.seq), each);
  for (const side of ['red', 'blue']) edits.put('seat', `${side}-captain`, { kind: 'captain', side, name: side });
  return withChanges(snapshot, edits.changes());
};

const byHand = line(7, 'blue-captain', {
  kind: 'dice-rolled',
  dice: [6],
  values: [4],
  why: 'combat',
  isByHand: true,
});
const points = line(8, 'red-captain', {
  kind: 'dice-rolled',
  dice: [6],
  values: [4],
  why: 'command-points red 1',
  isByHand: false,
});
const table = withLines(ordered({ 1: { mod: 1 } }), byHand, points);
const seenBy = (side: string) =>
  rollViews(asSeenBy(table, side), profile, { ...noTrust, dice: new Map([[8, 'ok']]) }, seatNamed(`${side}-captain`));

describe('the last throws', () => {
  it('come newest first, with what this browser checked', () => {
    expect(seenBy('red').map(({ seq, mark }) => [seq, mark])).toEqual([
      [8, 'verified'],
      [7, 'by-hand'],
    ]);
  });

  it('tell command points with what the orders add, to those who may know it', () => {
    expect(seenBy('red')[0]?.result).toBe('5 command points (4 + 1)');
    expect(seenBy('blue')[0]?.result).toBeUndefined();
  });

  it('ask the other side alone to confirm dice from a real table', () => {
    expect(seenBy('red')[1]?.isToConfirm).toBe(true);
    expect(seenBy('blue')[1]?.isToConfirm).toBeUndefined();
    const confirmed = withLines(table, line(9, 'red-captain', { kind: 'dice-confirmed', of: 7 }));
    expect(rollViews(confirmed, profile, noTrust, seatNamed('red-captain'))[1]?.mark).toBe('confirmed');
  });
});

describe('what one rolls for', () => {
  it('is the side’s own commands, and a commander’s their own one', () => {
    const labels = (seat: string) => rollWishes(table, seatNamed(seat)).map(({ label }) => label);
    expect(labels('red-captain')).toContain('Command points 3');
    expect(labels('red-2').filter((label) => label.startsWith('Command points'))).toEqual(['Command points 2']);
  });

  it('is read back from the ledger in words', () => {
    expect(reasonText('command-points red 2')).toBe('Command points of command 2, Red');
    expect(reasonText('Knights on Spears')).toBe('Knights on Spears');
    expect(reasonText('')).toBe('');
  });
});

describe('a roll of the setup', () => {
  it('is named in the language of whoever reads it, not of whoever rolled', () => {
    const why = whyOf({ purpose: 'setup-terrain', about: BOTH_SIDES });
    learnWords(getLocale(), { 'Setup: terrain': 'Vorbereitung: Gelände', 'Red, Blue': 'Rot, Blau' });
    expect(reasonText(why)).toBe('Vorbereitung: Gelände: Rot, Blau');
    learnWords(getLocale(), { 'Setup: terrain': 'Setup: terrain', 'Red, Blue': 'Red, Blue' });
    expect(reasonText(why)).toBe('Setup: terrain: Red, Blue');
  });
});
