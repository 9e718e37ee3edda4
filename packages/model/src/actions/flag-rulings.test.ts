import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { Edits, withChanges } from '../changes.ts';
import type { Pose } from '../pose.ts';
import { UMPIRE_CONSENT } from '../records/consent.ts';
import { type FlagMatter, isSettled, rulingFor } from '../records/ruling.ts';
import { isRefusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import { seenBy, tableEventOfDeed, tableWith, testContext } from '../testing/index.ts';
import { agreeFlag } from './agree-flag.ts';
import { askUmpire } from './ask-umpire.ts';
import { ruleFlag } from './rule-flag.ts';

const sides = ['red', 'blue'];
const red: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };
const red1: Seat = { id: 'red-1', kind: 'commander', side: 'red', command: 1 };
const blue: Seat = { id: 'blue-captain', kind: 'captain', side: 'blue' };
const umpire: Seat = { id: 'umpire', kind: 'umpire' };
const spectator: Seat = { id: 'spectator', kind: 'spectator' };

const flag = {
  id: 'deploys-within-band:stand:a',
  rule: 'deploys-within-band',
  about: ['stand:a', 'stand:b'],
  says: { text: '{0} is {1} MU from its base edge.', values: ['Sp1', '9.2'] },
};
const ofPoints = {
  id: 'army-has-its-points:red',
  rule: 'army-has-its-points',
  about: ['red'],
  says: { text: '{0} points; {1} are allowed.', values: [73, 72] },
};

const table = (): Snapshot =>
  tableWith((edits) => {
    edits.put('pose', 'stand:a', [1000, 9200, 0]).put('pose', 'stand:b', [3000, 9200, 0]);
    edits.put('seat', 'umpire', { kind: 'umpire', name: 'Ulla' });
    for (const side of ['red', 'blue']) edits.put('seat', `${side}-captain`, { kind: 'captain', side });
  });
const accepted = (): Snapshot => {
  const snapshot = table();
  const edits = new Edits(snapshot).put('consent', UMPIRE_CONSENT, { red: true, blue: true });
  return withChanges(snapshot, edits.changes());
};

const after = (snapshot: Snapshot, action: Action, seat: Seat, args: object): Snapshot => {
  const outcome = action.run(snapshot, args as never, testContext(seat));
  if (isRefusal(outcome)) throw new Error(outcome.code);
  return withChanges(snapshot, outcome.changes);
};
const answer = (snapshot: Snapshot, action: Action, seat: Seat, args: object): string => {
  const outcome = action.mayAct(seat, snapshot) ?? action.run(snapshot, args as never, testContext(seat));
  return isRefusal(outcome) ? outcome.code : 'done';
};
const moved = (snapshot: Snapshot, id: string, pose: Pose | null): Snapshot =>
  withChanges(snapshot, new Edits(snapshot).put('pose', id, pose).changes());
const verdict = { verdict: 'allowed', scope: 'move', text: 'The hill is steep.' } as const;

describe('agreeing on a flag', () => {
  it('takes both sides, in either order, and is settled then', () => {
    for (const [first, second] of [
      [red1, blue],
      [blue, red],
    ] as const) {
      const half = after(table(), agreeFlag, first, flag);
      expect(rulingFor(half, flag)?.agreed).toEqual({ [first.side ?? '']: true });
      expect(isSettled(rulingFor(half, flag), sides)).toBe(false);
      expect(isSettled(rulingFor(after(half, agreeFlag, second, flag), flag), sides)).toBe(true);
    }
  });

  it('holds while the pieces are where they were, and again when they come back', () => {
    const both = after(after(table(), agreeFlag, red, flag), agreeFlag, blue, flag);
    for (const id of flag.about) {
      const pose = both.public.pose.get(id) as Pose;
      expect(rulingFor(moved(both, id, [pose[0], pose[1] + 1, 0]), flag)).toBeUndefined();
      expect(rulingFor(moved(both, id, null), flag)).toBeUndefined();
      expect(rulingFor(moved(moved(both, id, [0, 0, 0]), id, [...pose]), flag)).toBeDefined();
    }
    expect(rulingFor(moved(both, 'stand:c', [1, 1, 1]), flag)).toBeDefined();
  });

  it('starts again for a side that agrees to what has been moved since', () => {
    const half = after(table(), agreeFlag, red, flag);
    const elsewhere = after(moved(half, 'stand:a', [1000, 12_000, 0]), agreeFlag, blue, flag);
    expect(rulingFor(elsewhere, flag)?.agreed).toEqual({ blue: true });
  });

  it('holds for what lies nowhere while the sentence is the same', () => {
    const both = after(after(table(), agreeFlag, red, ofPoints), agreeFlag, blue, ofPoints);
    expect(isSettled(rulingFor(both, ofPoints), sides)).toBe(true);
    const more = { ...ofPoints, says: { ...ofPoints.says, values: [75, 72] } };
    expect(rulingFor(both, more)).toBeUndefined();
  });

  it('of a sender who leaves the pieces out is none', () => {
    const cheated = after(after(table(), agreeFlag, red, { ...flag, about: [] }), agreeFlag, blue, {
      ...flag,
      about: [],
    });
    expect(rulingFor(cheated, flag)).toBeUndefined();
  });

  it('is not for twice, nor for those who do not play', () => {
    expect(answer(after(table(), agreeFlag, red, flag), agreeFlag, red1, flag)).toBe('already-agreed');
    for (const seat of [umpire, spectator]) expect(answer(table(), agreeFlag, seat, flag)).toBe('not-allowed');
  });

  it('tells the log who has agreed to what', () => {
    const half = after(table(), agreeFlag, red, flag);
    const outcome = agreeFlag.run(half, flag, testContext(blue));
    if (isRefusal(outcome)) throw new Error(outcome.code);
    expect(tableEventOfDeed(half, { seat: blue.id, name: agreeFlag.name, args: flag }, outcome)).toEqual({
      kind: 'flag-agreed',
      rule: flag.rule,
      says: flag.says,
      agreed: ['blue', 'red'],
    });
  });
});

describe('asking the umpire', () => {
  it('is kept for everyone to see, once', () => {
    const asked = after(table(), askUmpire, red1, flag);
    expect(rulingFor(asked, flag)).toMatchObject({ askedBy: 'red-1', rule: flag.rule });
    expect(isSettled(rulingFor(asked, flag), sides)).toBe(false);
    expect(answer(asked, askUmpire, blue, flag)).toBe('already-asked');
    expect(answer(moved(asked, 'stand:a', [0, 0, 0]), askUmpire, blue, flag)).toBe('done');
    expect(answer(after(asked, ruleFlag, umpire, { ...flag, ...verdict }), askUmpire, blue, flag)).toBe(
      'already-ruled',
    );
  });

  it('about a secret stays with the side: nothing of it is public', () => {
    const outcome = askUmpire.run(table(), { ...flag, isSecret: true }, testContext(red));
    if (isRefusal(outcome)) throw new Error(outcome.code);
    expect(outcome).toMatchObject({ secretOf: 'red', isWhollySecret: true });
    expect(outcome.changes.public).toBeUndefined();
    const asked = withChanges(table(), outcome.changes);
    const matter = { ...flag, secretOf: 'red' };
    expect(rulingFor(asked, matter)?.askedBy).toBe('red-captain');
    expect(rulingFor(asked, flag)).toBeUndefined();
    expect(rulingFor(seenBy(asked, 'blue'), matter)).toBeUndefined();
  });

  it('about a secret keeps where only the side knows a piece to be', () => {
    const hidden = table();
    const withSecret = withChanges(hidden, new Edits(hidden).putSecret('red', 'pose', 'stand:f', [7, 7, 7]).changes());
    const about = { ...flag, about: ['stand:f'] };
    const open = after(withSecret, askUmpire, red, about);
    expect(open.public.ruling.get(flag.id)?.poses).toEqual({});
    const secret = after(withSecret, askUmpire, red, { ...about, isSecret: true });
    expect(secret.sides['red']?.ruling.get(flag.id)?.poses).toEqual({ 'stand:f': [7, 7, 7] });
  });
});

describe('the umpire’s ruling', () => {
  it('for this move holds until a piece is moved, for the game always', () => {
    const forMove = after(table(), ruleFlag, umpire, { ...flag, ...verdict });
    expect(rulingFor(forMove, flag)?.ruling).toEqual({ ...verdict, by: 'umpire' });
    expect(rulingFor(moved(forMove, 'stand:a', [0, 0, 0]), flag)).toBeUndefined();
    const forGame = after(table(), ruleFlag, umpire, { ...flag, ...verdict, scope: 'game' });
    expect(rulingFor(moved(forGame, 'stand:a', [0, 0, 0]), flag)?.ruling?.scope).toBe('game');
  });

  it.each([
    ['allowed', true],
    ['noted', true],
    ['not-allowed', false],
  ] as const)('“%s” settles the flag: %s', (word, settles) => {
    const ruled = after(table(), ruleFlag, umpire, { ...flag, ...verdict, verdict: word });
    expect(isSettled(rulingFor(ruled, flag), sides)).toBe(settles);
  });

  it('“not allowed” counts for more than what both sides agree on', () => {
    const both = after(after(table(), agreeFlag, red, flag), agreeFlag, blue, flag);
    const ruled = after(both, ruleFlag, umpire, { ...flag, ...verdict, verdict: 'not-allowed' });
    expect(rulingFor(ruled, flag)?.agreed).toEqual({ red: true, blue: true });
    expect(isSettled(rulingFor(ruled, flag), sides)).toBe(false);
  });

  it('on a secret is given by an umpire whom both have accepted, and told to that side alone', () => {
    const secret = { ...flag, ...verdict, secretOf: 'red' };
    expect(answer(table(), ruleFlag, umpire, secret)).toBe('not-your-side');
    expect(answer(accepted(), ruleFlag, umpire, { ...secret, secretOf: 'green' })).toBe('not-your-side');
    const outcome = ruleFlag.run(accepted(), secret, testContext(umpire));
    expect(outcome).toMatchObject({ secretOf: 'red', isWhollySecret: true });
    if (isRefusal(outcome)) return;
    expect(outcome.changes.public).toBeUndefined();
    expect(Object.keys(outcome.changes.sides ?? {})).toEqual(['red']);
  });

  it('is nobody else’s', () => {
    for (const seat of [red, red1, blue, spectator])
      expect(answer(table(), ruleFlag, seat, { ...flag, ...verdict })).toBe('not-allowed');
  });
});

describe('what is sent', () => {
  it.each([
    ['an id of another rule', { ...flag, id: 'another-rule:stand:a' }],
    ['an id that is a word of the language', { ...flag, id: '__proto__' }],
  ])('%s is refused', (_what, args) => {
    expect(answer(table(), agreeFlag, red, args)).toBe('bad-args');
  });

  it.each([
    ['an endless sentence', { ...flag, says: { text: 'x'.repeat(401), values: [] } }],
    ['endless values', { ...flag, says: { text: 'x', values: ['y'.repeat(121)] } }],
    ['an army of pieces', { ...flag, about: Array.from({ length: 25 }, (_, i) => `stand:${i}`) }],
    ['a rule that is none', { ...flag, rule: '__proto__' }],
    ['a number that JSON rounds', { ...flag, says: { text: 'x', values: [0.1] } }],
    ['something else besides', { ...flag, more: true }],
  ])('%s does not come through the door', (_what, args) => {
    expect(Value.Check(agreeFlag.args, args)).toBe(false);
    expect(Value.Check(agreeFlag.args, flag)).toBe(true);
  });

  it('ends at so many records that nobody can fill the table', () => {
    let snapshot = table();
    for (let i = 0; i < 300; i++) snapshot = after(snapshot, agreeFlag, red, { ...flag, id: `${flag.rule}:${i}` });
    expect(answer(snapshot, agreeFlag, red, flag)).toBe('too-many-rulings');
    expect(answer(snapshot, agreeFlag, blue, { ...flag, id: `${flag.rule}:7` })).toBe('done');
  });
});

it('whatever is said in whatever order, what holds is always about the table as it is', () => {
  const seats = [red, red1, blue, umpire];
  const deeds = fc.array(fc.tuple(fc.nat(6), fc.nat(3), fc.integer({ min: 0, max: 2 })), { maxLength: 25 });
  fc.assert(
    fc.property(deeds, (told) => {
      let snapshot = accepted();
      for (const [what, who, where] of told) {
        const seat = seats[who] as Seat;
        const choices: readonly (readonly [Action, object])[] = [
          [agreeFlag, flag],
          [askUmpire, flag],
          [askUmpire, { ...flag, isSecret: true }],
          [ruleFlag, { ...flag, ...verdict }],
          [ruleFlag, { ...flag, ...verdict, secretOf: 'blue' }],
        ];
        const [action, args] = choices[what] ?? [];
        if (!action || !args) snapshot = moved(snapshot, 'stand:a', [where, 0, 0]);
        else if (answer(snapshot, action, seat, args) === 'done') snapshot = after(snapshot, action, seat, args);
        const holds: FlagMatter[] = [flag, { ...flag, secretOf: 'red' }, { ...flag, secretOf: 'blue' }];
        const records = holds.flatMap((matter) => rulingFor(snapshot, matter) ?? []);
        for (const id of flag.about)
          for (const { poses } of records) expect(poses[id]).toEqual(snapshot.public.pose.get(id));
      }
    }),
  );
});
