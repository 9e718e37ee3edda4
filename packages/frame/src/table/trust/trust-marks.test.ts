import { words } from '@vexillum/model';
import { type DiceTrust, noTrust, type SealTrust, type Trust } from '@vexillum/table';
import { describe, expect, it } from 'vitest';
import { isTrusted, openingMark, rollMark, trustProblems } from './trust-marks.ts';

const trust = (parts: Partial<Trust>): Trust => ({ ...noTrust, ...parts });

describe('the check marks that this browser earned', () => {
  it('dice are verified, with or without an opponent’s device, waiting or wrong', () => {
    const marks = trust({
      dice: new Map<number, DiceTrust>([
        [3, 'with-link'],
        [4, 'ok'],
        [5, { fault: words('wrong') }],
      ]),
    });
    expect([3, 4, 5, 6].map((seq) => rollMark(marks, seq))).toEqual(['unchosen', 'verified', 'fault', 'waiting']);
  });

  it('an opening is verified only when it was what was sealed', () => {
    const seals = new Map<string, SealTrust>([
      ['seal:red:marker.A', 'opened-ok'],
      ['seal:red:marker.B', { fault: words('no') }],
      ['seal:red:marker.C', 'sealed'],
    ]);
    const marks = trust({ seals });
    expect(['marker.A', 'marker.B', 'marker.C'].map((slot) => openingMark(marks, 'red', slot))).toEqual([
      'verified',
      'fault',
      'waiting',
    ]);
  });

  it('whatever is wrong is told, the alarm first', () => {
    const wrong = trust({
      alarm: { kind: 'rewound', says: words('taken back') },
      signature: { fault: words('not its own') },
      faults: [{ seq: 3, says: words('dice') }],
    });
    expect(trustProblems(wrong).map(({ message }) => message)).toEqual(['taken back', 'not its own', 'dice']);
    expect([isTrusted(wrong), isTrusted(trust({ chain: false })), isTrusted(noTrust)]).toEqual([false, false, true]);
  });
});
