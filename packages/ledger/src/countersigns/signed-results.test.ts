import { plainText, signaturesId } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import { verifyMatch } from '../match/verify-match.ts';
import { goodGame, MatchBuilder } from '../testing/index.ts';
import { TestGiver } from '../testing/test-giver.ts';
import type { Countersignature } from './countersignature.ts';

const id = signaturesId({ sides: [{ side: 'red', counts: { lost: 4 } }], rule: { id: 'over', source: 'Section 1' } });
const RED = 'red-captain';
const BLUE = 'blue-captain';

/** A game that is over, with a device of each captain; Red has signed how it ended, and then Blue. */
const over = () => {
  const match = new MatchBuilder();
  const [red, blue] = [new TestGiver(RED), new TestGiver(BLUE)];
  match.nameDevice(red, [BLUE]);
  match.nameDevice(blue, [RED]);
  const sign = (seat: string, before: readonly string[]): LedgerEntry => {
    const named = (seats: readonly string[]) => Object.fromEntries(seats.map((one) => [one, true]));
    const change = [before.length > 0 ? named(before) : null, named([...before, seat])];
    return match.act(seat, 'sign-result', {}, { changes: { consent: { [id]: change } } });
  };
  const byRed = sign(RED, []);
  const byBlue = sign(BLUE, [RED]);
  return { match, red, blue, byRed, byBlue };
};

const remarks = (match: MatchBuilder, ...countersignatures: readonly Countersignature[]): readonly string[] => {
  const file = `${canonicalJson({ ...match.match('public'), countersignatures })}\n`;
  const report = verifyMatch(file, [goodGame()]);
  expect(report.faults).toEqual([]);
  return report.remarks.map(({ says }) => plainText(says));
};

const alone = (seat: string, seq: number) =>
  `Entry ${seq} says that ${seat} signed the result, and no device of theirs has countersigned it: that is the server’s word alone.`;

describe('who has signed how a game ended', () => {
  it('is the server’s word alone where no device of theirs vouches for it, and the report says so', () => {
    const { match, byRed, byBlue } = over();
    expect(remarks(match)).toEqual([alone(RED, byRed.seq), alone(BLUE, byBlue.seq)]);
  });

  it('is vouched for by their own device, at that entry or a later one', () => {
    const { match, red, blue, byRed, byBlue } = over();
    expect(remarks(match, red.countersign(byRed), blue.countersign(byBlue))).toEqual([]);
    expect(remarks(match, blue.countersign(byBlue), red.countersign(byBlue))).toEqual([]);
  });

  it('is not vouched for by another’s device, nor by what theirs saw before', () => {
    const { match, red, blue, byRed, byBlue } = over();
    expect(remarks(match, red.countersign(byBlue), blue.countersign(byRed))).toEqual([alone(BLUE, byBlue.seq)]);
  });

  it('counts while it stands: of what was taken away nothing is said, and signed again it is new', () => {
    const { match, red, blue, byRed, byBlue } = over();
    const both = { [RED]: true, [BLUE]: true };
    match.act('host', 'continued-play', {}, { changes: { consent: { [id]: [both, null] } } });
    expect(remarks(match)).toEqual([]);
    const again = match.act(RED, 'sign-result', {}, { changes: { consent: { [id]: [null, { [RED]: true }] } } });
    const former = [red.countersign(byRed), blue.countersign(byBlue)];
    expect(remarks(match, ...former)).toEqual([alone(RED, again.seq)]);
    expect(remarks(match, ...former, red.countersign(again))).toEqual([]);
  });

  it('is said by nobody else: neither in another’s entry, nor beside something else', () => {
    const { match } = over();
    const all = { [RED]: true, [BLUE]: true };
    const forged = [
      match.act(RED, 'sign-result', {}, { changes: { consent: { [`${id};`]: [null, all] } } }),
      match.act(BLUE, 'say', {}, { changes: { consent: { [`${id};;`]: [null, { [BLUE]: true }] } } }),
    ];
    match.act('host', 'rotate-seat', {}, { changes: { consent: { [id]: [all, { [BLUE]: true }] } } });
    const { faults } = verifyMatch(match.file('public'), [goodGame()]);
    expect(faults.map(({ seq, says }) => [seq, plainText(says)])).toEqual(
      forged.map(({ seq }) => [seq, `Entry ${seq} signs the result for ${BLUE}, and is not their signature.`]),
    );
  });

  it('is not asked of what is no signature', () => {
    const match = new MatchBuilder();
    const odd = {
      umpire: [null, { red: true }],
      [id]: 'x',
      [`${id};`]: [null, 7],
      'result:': [null, { [RED]: false }],
    };
    match.act('host', 'say', {}, { changes: { consent: odd } });
    match.act('host', 'say', {}, { changes: { consent: 7 } });
    expect(remarks(match)).toEqual([]);
  });
});
