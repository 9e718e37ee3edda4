import { type ReplayEntry, plainText } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { randomAction } from '../bot/random-action.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { playOut, TestMatch, type TestMatchOptions } from '../testing/index.ts';
import { matchRules } from './match-rules.ts';

const says = (entries: readonly ReplayEntry[]) =>
  matchRules.replay(entries, () => testDigest).map((fault) => plainText(fault.says));

const played = (options: TestMatchOptions = {}, most?: number) => {
  const match = new TestMatch({ players: 3, isRecorded: true, ...options }).start();
  playOut(match, options.seed ?? 1, most);
  return match;
};

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Records = Record<string, [unknown, unknown]>;
type Changes = { territory: Records; luck: Records; player: Records };

/** The first entry of this name that is meant, with its changes otherwise; all after it are cut off. */
const forged = (
  entries: readonly ReplayEntry[],
  name: string,
  forge: (entry: ReplayEntry) => ReplayEntry,
  isMeant: (entry: ReplayEntry) => boolean = () => true,
): ReplayEntry[] => {
  const at = entries.findIndex((entry) => entry.name === name && isMeant(entry));
  expect(at).toBeGreaterThan(0);
  return [...entries.slice(0, at), forge(copyOf(entries[at] as ReplayEntry))];
};

test('what the server committed itself to is counted: each victory flag once, and those that were shown', () => {
  const { entries } = played({ seed: 5 });
  const drawn = entries.filter(({ changes }) => changes?.['luck'] !== undefined);
  const { secrets, shown } = matchRules.committed?.(entries) ?? { secrets: 0, shown: 0 };
  expect(secrets).toBeGreaterThan(5);
  expect(secrets).toBeLessThanOrEqual(drawn.length);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(secrets);
  const [start] = entries;
  expect(matchRules.committed?.(start ? [start] : [])).toEqual({ secrets: 0, shown: 0 });
});

test('missions are counted from START on, and those that were shown in the end: never more shown than secret', () => {
  const { entries, game } = played({ seed: 5, rules: { missions: true, 'random-start': true } });
  expect(game.phase).toBe('over');
  const begun = entries.slice(0, entries.findIndex(({ name }) => name === 'start-game') + 1);
  expect(matchRules.committed?.(begun)).toEqual({ secrets: 4, shown: 0 });
  const digests = new Set(
    entries.flatMap(({ changes }) =>
      Object.values(changes?.['luck'] ?? {}).flatMap((change) => {
        const [, after] = change as [unknown, { digest?: string } | null];
        return after?.digest ?? [];
      }),
    ),
  );
  const { secrets, shown } = matchRules.committed?.(entries) ?? { secrets: 0, shown: 0 };
  expect(secrets).toBe(digests.size + 3);
  expect(shown).toBeGreaterThanOrEqual(3);
  expect(shown).toBeLessThanOrEqual(secrets);
});

describe('a match that was played as it says', () => {
  test('has no faults, with every house rule', () => {
    for (const [seed, options] of [
      {},
      { rules: { 'random-start': true } },
      { rules: { neutral: true, 'fortified-neutrals': true, 'random-order': true } },
      { rules: { 'open-flags': true, 'move-in': 'one', 'captured-flags': 'down-to-four' } },
      { players: 5, rules: { 'random-start': true, 'move-reach': 'connected', 'set-values': 'steep' } },
    ].entries()) {
      const { entries, game } = played({ ...options, seed: seed + 1 });
      expect(game.phase).toBe('over');
      expect(says(entries)).toEqual([]);
    }
  });

  test('also while it is still on, when nobody can know all victory flags', () => {
    const match = new TestMatch({ players: 2, isRecorded: true, rules: { 'random-start': true } }).start();
    const random = seededRandom(2);
    while (match.game.nextFlag < 4) {
      const asked = randomAction(match.snapshot, match.mover, random);
      match.act(match.mover, asked?.name ?? '', asked?.args);
    }
    expect(match.game.phase).toBe('conquer');
    expect(says(match.entries)).toEqual([]);
  });

  test('also right after a set was turned in, whatever the victory flags are that nobody has seen', () => {
    const ends = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const { entries } = played({ players: 2, map: twinHolms, seed, rules: { 'random-start': true } }, 600);
      return entries.flatMap(({ seq, name }) => (name === 'turn-in-set' ? [entries.slice(0, seq + 1)] : []));
    });
    for (const entries of ends) expect(says(entries)).toEqual([]);
    expect(ends.length).toBeGreaterThan(10);
  });

  test('with players skipped, evicted and a second game after the first', () => {
    const match = new TestMatch({ players: 3, isRecorded: true, rules: { 'random-start': true, timeout: 5 } }).start();
    playOut(match, 3, 150);
    match.act('host', 'skip-turn', { turn: match.game.turn });
    match.act('host', 'evict-player', { player: match.mover });
    match.act('host', 'set-house-rules', { rules: { quiet: true } });
    match.act('host', 'reset-game');
    match.act('host', 'seat-bots', { seats: ['player-7'] });
    match.start();
    playOut(match, 4);
    match.act('player-1', 'reset-game');
    match.start();
    playOut(match, 5, 300);
    expect(says(match.entries)).toEqual([]);
  });

  test('with armies that were laid out, machines of a level, and a draw at its end', () => {
    const rules = { 'laid-out': 'front' };
    const match = new TestMatch({ players: 2, isRecorded: true, rules });
    match.act('host', 'seat-bots', { seats: ['player-3'], levels: { 'player-3': 'marshal' } });
    playOut(match.start(), 3, 60);
    for (const side of ['player-1', 'player-2']) match.act(side, 'offer-draw', { agrees: true });
    expect(match.game.phase).toBe('over');
    expect(says(match.entries)).toEqual([]);
    const byOne = forged(match.entries, 'offer-draw', (entry) => ({ ...entry, seat: 'player-2' }));
    expect(says(byOne)[0]).toMatch(/offer-draw does not do what the entry says/);
  });

  test('with players who resigned, the last of whom ended it', () => {
    const match = new TestMatch({ players: 3, isRecorded: true, rules: { 'random-start': true } }).start();
    playOut(match, 3, 150);
    match.act(match.mover, 'resign-game');
    playOut(match, 4, 20);
    match.act(match.mover, 'resign-game');
    expect(match.game.phase).toBe('over');
    expect(says(match.entries)).toEqual([]);
    const byAnother = forged(match.entries, 'resign-game', (entry) => ({ ...entry, seat: 'player-8' }));
    expect(says(byAnother)).toEqual([expect.stringMatching(/would be refused here: You do not play in this game/)]);
  });
});

describe('a match that cannot have been played so', () => {
  const { entries } = played({ rules: { 'random-start': true } });

  test('armies that come from nowhere', () => {
    const more = forged(entries, 'place-army', (entry) => {
      for (const change of Object.values((entry.changes as Changes).territory ?? {}))
        (change[1] as { armies: number }).armies += 5;
      return entry;
    });
    expect(says(more)).toEqual([expect.stringMatching(/place-army does not do what the entry says/)]);
  });

  test('an attack with other dice than the entry has', () => {
    const better = forged(entries, 'attack-territory', (entry) => {
      const draw = entry.draw as { values: number[] };
      return { ...entry, draw: { ...draw, values: draw.values.map((value) => 7 - value) } };
    });
    expect(says(better)).toEqual([expect.stringMatching(/attack-territory does not do what the entry says/)]);
    const fewer = forged(entries, 'attack-territory', (entry) => ({
      ...entry,
      draw: { req: { d: [6, 6], why: 'attack x>y' }, values: [6, 1] },
    }));
    expect(says(fewer)).toEqual([expect.stringMatching(/not about the dice/)]);
  });

  test('an action out of turn', () => {
    const other = forged(entries, 'place-army', (entry) => ({
      ...entry,
      seat: entry.seat === 'player-1' ? 'player-2' : 'player-1',
    }));
    expect(says(other)).toEqual([expect.stringMatching(/would be refused here: It is not your turn/)]);
    const nobody = forged(entries, 'place-army', (entry) => ({ ...entry, seat: 'player-9' }));
    expect(says(nobody)).toEqual([expect.stringMatching(/a seat that this game does not have/)]);
  });

  test('a secret of a victory flag that is not the one sealed before', () => {
    const swapped = copyOf(entries);
    const shown = swapped.flatMap(({ changes }) =>
      Object.entries((changes as Changes | undefined)?.luck ?? {})
        .filter(([id, [, after]]) => id.startsWith('luck:') && (after as { secret?: string } | null)?.secret)
        .map(([, [, after]]) => after as { secret: string }),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const luck of shown.slice(0, 1)) luck.secret = 'f'.repeat(64);
    expect(says(swapped).at(-1)).toMatch(/not the one that the server had committed itself to/);
  });

  test('a victory flag of another kind than its secret says', () => {
    const open = played({ rules: { 'random-start': true, 'open-flags': true } }).entries;
    const isDraw = ({ changes }: ReplayEntry) => Object.keys((changes as Changes).luck ?? {}).includes('luck:2');
    const other = forged(
      open,
      'end-turn',
      (entry) => {
        for (const [, after] of Object.values((entry.changes as Changes).player)) {
          const [flag] = (after as { flags: { kind: string }[] }).flags;
          if (flag) flag.kind = flag.kind === 'crown' ? 'tower' : 'crown';
        }
        return entry;
      },
      isDraw,
    );
    expect(says(other)).toEqual([expect.stringMatching(/end-turn does not do what the entry says/)]);
  });

  test('a change of the board in the name of something else', () => {
    const stray = forged(entries, 'place-army', (entry) => ({ ...entry, name: 'undo-action', args: {} }));
    expect(says(stray)).toEqual([expect.stringMatching(/undo-action cannot change the board/)]);
  });

  test('a past that was otherwise', () => {
    const cut = entries.filter(({ seq }) => seq !== 10);
    expect(says(cut)[0]).toMatch(/was otherwise|would be refused/);
  });

  test('another game', () => {
    expect(says([])).toEqual(['The first entry names no game of ours.']);
  });
});

test('a match that has gone on at a server without the bank’s secrets: that victory flag is not given, and the next one is', () => {
  const match = new TestMatch({ players: 2, isRecorded: true, rules: { 'random-start': true } }).start();
  const random = seededRandom(2);
  const actOnce = () => {
    const asked = randomAction(match.snapshot, match.mover, random);
    match.act(match.mover, asked?.name ?? '', asked?.args);
  };
  while (match.game.nextFlag < 2) actOnce();
  match.moveElsewhere();
  while (match.game.nextFlag < 4) actOnce();
  const held = match.player('player-1').flags.length + match.player('player-2').flags.length;
  expect(held).toBe(2);
  expect(says(match.entries)).toEqual([]);
});

/** Plays on at random; a player who has to turn in a set that they cannot name lets the rules choose. */
const playUntil = (match: TestMatch, random: () => number, isEnough: () => boolean) => {
  for (let acts = 0; acts < 5_000 && match.game.phase !== 'over' && !isEnough(); acts++) {
    const asked = randomAction(match.snapshot, match.mover, random);
    match.act(match.mover, asked?.name ?? '', asked?.args);
  }
};

describe('a match that went on elsewhere with victory flags in the players’ hands', () => {
  const movedTwice = (seed: number, first?: 'player-1' | 'player-2', second?: 'player-1' | 'player-2') => {
    const match = new TestMatch({ players: 3, seed, isRecorded: true, rules: { 'random-start': true } }).start();
    const random = seededRandom(seed);
    playUntil(match, random, () => match.game.nextFlag >= 4);
    match.moveElsewhere(first);
    playUntil(match, random, () => match.game.nextFlag >= 8);
    match.moveElsewhere(second);
    playUntil(match, random, () => false);
    return match;
  };

  test('has no faults, whoever’s file it was, and however often', () => {
    let playedOn = 0;
    for (let seed = 1; seed <= 5; seed++)
      for (const [first, second] of [
        [],
        ['player-1'],
        ['player-1', 'player-1'],
        [undefined, 'player-2'],
        ['player-2', 'player-1'],
      ] as const) {
        const { entries } = movedTwice(seed, first, second);
        expect([seed, first, second, says(entries)]).toEqual([seed, first, second, []]);
        const moved = entries.findLastIndex(({ name }) => name === 'continued');
        if (entries.slice(moved).some(({ name }) => name === 'end-turn')) playedOn += 1;
      }
    expect(playedOn).toBeGreaterThan(5);
  });

  test('is no excuse for armies that come from nowhere', () => {
    const match = new TestMatch({ players: 2, seed: 3, isRecorded: true, rules: { 'random-start': true } }).start();
    const random = seededRandom(3);
    playUntil(match, random, () => match.game.nextFlag >= 3);
    match.moveElsewhere('player-1');
    playUntil(match, random, () => match.game.nextFlag >= 5);
    const { entries } = match;
    const moved = entries.findIndex(({ name }) => name === 'continued');
    const more = forged(
      entries,
      'place-recruits',
      (entry) => {
        for (const change of Object.values((entry.changes as Changes).territory ?? {}))
          (change[1] as { armies: number }).armies += 5;
        return entry;
      },
      ({ seq }) => seq > moved,
    );
    expect(says(more)).toEqual([expect.stringMatching(/place-recruits does not do what the entry says/)]);
  });

  test('nor for a victory flag that is withheld where its secret came along', () => {
    const match = new TestMatch({ players: 2, seed: 3, isRecorded: true, rules: { 'random-start': true } }).start();
    const random = seededRandom(3);
    playUntil(match, random, () => match.game.nextFlag >= 3);
    match.moveElsewhere();
    const number = match.game.nextFlag;
    playUntil(match, random, () => match.game.nextFlag >= number + 2);
    const withheld = forged(
      match.entries,
      'end-turn',
      (entry) => {
        const { player } = entry.changes as Changes;
        for (const id of Object.keys(player)) delete player[id];
        return entry;
      },
      ({ changes }) => Object.keys((changes as Changes).luck ?? {}).includes(`luck:${number + 2}`),
    );
    expect(says(withheld)).toEqual([expect.stringMatching(/end-turn does not do what the entry says/)]);
  });
});
