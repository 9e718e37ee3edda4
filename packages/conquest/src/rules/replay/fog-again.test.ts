import { plainText, type ReplayEntry } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { ACT_UNSEEN, type Deed, type Fog } from '../fog/fog.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { playOut, TestMatch, type TestMatchOptions } from '../testing/index.ts';
import { matchRules } from './match-rules.ts';

const says = (entries: readonly ReplayEntry[]) =>
  matchRules.replay(entries, () => testDigest).map((fault) => plainText(fault.says));

const played = (rules: NonNullable<TestMatchOptions['rules']> = {}, seed = 2, most?: number) => {
  const match = new TestMatch({ players: 4, map: twinHolms, isRecorded: true, seed, rules: { fog: true, ...rules } });
  match.start();
  return { match, ...playOut(match, seed, most) };
};

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The match with what its end says of the fog told otherwise. */
const toldOtherwise = (entries: readonly ReplayEntry[], change: (fog: Fog) => Partial<Fog>): readonly ReplayEntry[] => {
  const forged = copyOf(entries);
  const fog = forged.at(-1)?.changes?.['fog'] as { fog: [unknown, Fog] };
  fog.fog[1] = { ...fog.fog[1], ...change(fog.fog[1]) };
  return forged;
};

test.each<[NonNullable<TestMatchOptions['rules']>]>([
  [{}],
  [{ teams: 2, 'shared-land': true, 'move-reach': 'connected' }],
  [{ missions: true, 'open-flags': true }],
  [{ neutral: true, 'fortified-neutrals': true, 'laid-out': 'front' }],
])('a match in the fog with %j plays again from its public entries once it is over', (rules) => {
  const { match, isOver } = played(rules);
  expect(isOver).toBe(true);
  expect(match.entries.filter(({ name }) => name === ACT_UNSEEN).length).toBeGreaterThan(20);
  expect(says(match.entries)).toEqual([]);
});

test('the fog is a secret that was committed to and shown', () => {
  const [foggy, plain] = [played(), played({ fog: false, 'random-start': true })];
  const counted = ({ match: { entries } }: typeof foggy) => {
    const begun = entries.slice(0, entries.findIndex(({ name }) => name === 'start-game') + 1);
    return matchRules.committed?.(begun);
  };
  expect(counted(foggy)).toEqual({ secrets: 2, shown: 0 });
  expect(counted(plain)).toEqual({ secrets: 1, shown: 0 });
});

test('as long as the fog lies nobody can say more', () => {
  const { match, isOver } = played({}, 2, 100);
  expect(isOver).toBe(false);
  expect(says(match.entries)).toEqual([]);
});

test('games one after the other at a table, the first never ended, have each their own fog', () => {
  const { match } = played({}, 3, 60);
  match.act('host', 'reset-game');
  match.start();
  expect(playOut(match, 4).isOver).toBe(true);
  match.act('host', 'reset-game');
  match.start();
  expect(playOut(match, 5).isOver).toBe(true);
  expect(says(match.entries)).toEqual([]);
});

const isAttack = ([name]: Deed): boolean => name === 'attack-territory';

test.each<[string, (fog: Fog) => Partial<Fog>, RegExp]>([
  [
    'another deed',
    ({ deeds = [] }) => ({
      deeds: deeds.map((deed, at) => (at === deeds.findIndex(isAttack) ? ['end-turn', {}] : deed)),
    }),
    /would be refused|does not do what|committed itself to|is of no/,
  ],
  ['fewer deeds', ({ deeds = [] }) => ({ deeds: deeds.slice(0, 10) }), /was never told/],
  ['no deeds', () => ({ deeds: [] }), /was never told/],
  ['another secret', () => ({ secret: 'ab'.repeat(32) }), /does not do what|not the one/],
  ['deeds that are none', () => ({ deeds: [7, null, 'x'] as unknown as readonly Deed[] }), /was never told/],
])('a server that tells %s is found out', (_what, change, sentence) => {
  const { match } = played();
  expect(says(toldOtherwise(match.entries, change))[0]).toMatch(sentence);
});

test('a game that is over and whose fog never lifted is found out: nobody could check how it was won', () => {
  const { match } = played();
  const forged = copyOf(match.entries);
  const last = forged.at(-1)?.changes as Record<string, unknown>;
  delete last['fog'];
  expect(says(forged)[0]).toMatch(/is over, and its fog never lifted/);
  // Nor is it enough that the record of the game alone says so.
  delete last['step'];
  expect(says(forged)[0]).toMatch(/is over, and its fog never lifted/);
});

test('fog that is taken away in the middle of a game is found out', () => {
  const { match } = played({}, 2, 100);
  const forged = copyOf(match.entries);
  const fog = match.snapshot.public.fog.get('fog');
  Object.assign(forged.at(-1) ?? {}, { changes: { fog: { fog: [fog, null] } } });
  expect(says(forged)[0]).toMatch(/its fog never lifted/);
});

test('while the fog lies nothing puts land before everybody’s eyes', () => {
  const { match } = played({}, 2, 100);
  const forged = copyOf(match.entries);
  Object.assign(forged.at(-1) ?? {}, { changes: { territory: { 'territory:x': [null, { owner: null, armies: 1 }] } } });
  expect(says(forged)[0]).toMatch(/tells land that lies in the fog/);
});

test('a server that did in the fog what nobody may is found out', () => {
  const { match } = played();
  const { entries } = match;
  const at = entries.findIndex(({ name }) => name === ACT_UNSEEN);
  const forged = copyOf(entries);
  const args = forged[at]?.args as { digest: string };
  args.digest = `${args.digest.slice(0, -1)}${args.digest.endsWith('0') ? '1' : '0'}`;
  expect(says(forged)[0]).toMatch(/not what the server had committed itself to/);
});

test('an entry out of sight that changes land for everybody is found out', () => {
  const { match } = played();
  const forged = copyOf(match.entries);
  const entry = forged.find(({ name }) => name === ACT_UNSEEN);
  Object.assign(entry ?? {}, {
    changes: { territory: { 'territory:stray': [null, { owner: 'player-1', armies: 9 }] } },
  });
  expect(says(forged)[0]).toMatch(/does not do what the entry says/);
});

describe('what a side was told to see', () => {
  const { match } = played();
  const saysOf = (secrets: TestMatch['secrets']) =>
    matchRules.replay(match.entries, () => testDigest, secrets).map((fault) => plainText(fault.says));

  test('is what was there, for every player', () => {
    expect(Object.keys(match.secrets).length).toBeGreaterThan(3);
    expect(saysOf(match.secrets)).toEqual([]);
  });

  test.each<[string, (layer: { [kind: string]: Record<string, [unknown, unknown]> }) => void]>([
    ['too many armies', ({ territory }) => Object.assign(Object.values(territory ?? {})[0]?.[1] ?? {}, { armies: 77 })],
    ['nothing of land that it saw', (layer) => delete layer['territory']],
    [
      'a land more',
      ({ territory }) => Object.assign(territory ?? {}, { 'territory:x': [null, { owner: null, armies: 1 }] }),
    ],
    [
      'a report of what never happened',
      (layer) => (layer['report'] = { 'report:1': [null, { event: { kind: 'x' } }] }),
    ],
  ])('is found out where a server tells it %s', (_what, lie) => {
    const [first = -1] =
      [...(match.secrets['player-2'] ?? [])].find(([seq, { territory }]) => seq > 6 && territory !== undefined) ?? [];
    const told = new Map(copyOf([...(match.secrets['player-2'] ?? [])]));
    lie(told.get(first) as Parameters<typeof lie>[0]);
    expect(saysOf({ 'player-2': told })[0]).toBe(
      `Entry ${first}: what player-2 was told to see is not what was there.`,
    );
  });
});

test('a server that tells everybody a deed, or dice that were thrown in the fog, is found out', () => {
  const { match } = played();
  const at = match.entries.findIndex(({ name }) => name === ACT_UNSEEN);
  const [name, args] = match.snapshot.public.fog.get('fog')?.deeds?.[0] ?? [];
  const told = copyOf(match.entries);
  Object.assign(told[at] ?? {}, { name, args });
  expect(says(told)).not.toEqual([]);
  const thrown = copyOf(match.entries);
  Object.assign(thrown[at] ?? {}, { draw: { req: { d: [6], why: 'attack' }, values: [6] } });
  expect(says(thrown)[0]).toMatch(/tells what was done out of sight/);
});

test('throws in the fog are counted as those that an operator could have chosen, and a fog that never lifted is remarked on', () => {
  const { match } = played();
  const attacks = match.snapshot.public.fog.get('fog')?.deeds?.filter(isAttack).length ?? 0;
  expect(attacks).toBeGreaterThan(20);
  expect(matchRules.ownRolls?.(match.entries)).toBe(attacks + 1);
  expect(matchRules.remarks?.(match.entries)).toEqual([]);
  match.act('host', 'reset-game');
  match.start();
  match.act('host', 'reset-game');
  expect(matchRules.ownRolls?.(match.entries)).toBe(attacks + 1);
  expect(matchRules.remarks?.(match.entries).map((remark) => plainText(remark.says))).toEqual([
    expect.stringMatching(/fog of this game never lifted/),
  ]);
  expect(says(match.entries)).toEqual([]);
});
