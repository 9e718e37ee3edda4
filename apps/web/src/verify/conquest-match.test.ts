import { plainText } from '@vexillum/model';
import { faultKinds, type MatchFile, type MatchReport, verifyMatch, type MatchFault } from '@vexillum/ledger';
import { type Changeable, copyOf, relink } from '@vexillum/ledger/testing';
import { conquestKinds, gameOf } from '@vexillum/conquest';
import { seededRandom } from '@vexillum/geometry';
import { howMany } from '@vexillum/model/testing';
import { testKeys } from '@vexillum/table/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ConquestRoom } from '@vexillum/conquest/screen/testing/conquest-room';
import { playedConquest } from '@vexillum/conquest/screen/testing/played-conquest';
import { games } from './all-games.ts';
import { mayBeWatched, tableNameOf } from './verdict-card.ts';

type Part = Record<string, [Record<string, unknown> | null, Record<string, unknown> | null]>;
type Entry = Changeable['ledger'][number];

const check = (text: string): MatchReport => verifyMatch(text, games);
/** What an entry changes of the game's own, by id. */
const partOf = ({ changes }: Entry): Part =>
  Object.assign({}, ...Object.keys(conquestKinds).map((kind) => (changes?.[kind] ?? {}) as Part)) as Part;
const hasWinner = (entry: Entry): boolean => partOf(entry)['game']?.[1]?.['winner'] !== undefined;

/** As a server would write it that has the key and lies: the chain, the head and the signature are right again. */
const rewritten = (match: MatchFile, forge: (ledger: Entry[], match: Changeable) => void): MatchReport => {
  const copy = copyOf(match);
  forge(copy.ledger, copy);
  return check(relink(copy, 'g_campaign', testKeys.signing));
};

const nth = (ledger: readonly Entry[], name: string, isMeant: (entry: Entry) => boolean = () => true): Entry => {
  const entry = ledger.find((one) => one.name === name && isMeant(one));
  if (!entry) throw new Error(`no ${name}`);
  return entry;
};

const said = (fault: MatchFault | undefined): string => (fault ? plainText(fault.says) : '');
const says = ({ ok, faults }: MatchReport): string =>
  ok ? 'nothing was changed' : `${faults[0]?.kind}: ${said(faults[0])}`;

let room: ConquestRoom;
let whole: MatchFile;
beforeAll(async () => {
  room = await playedConquest();
  whole = JSON.parse(await room.file('full', 'player-1')) as MatchFile;
});

describe('the file of a whole game of conquest', () => {
  it.each(['public', 'side', 'full'] as const)('verifies, every action run again (%s)', async (view) => {
    const report = check(await room.file(view, 'player-1'));
    expect(report).toMatchObject({ ok: true, faults: [], isReplayed: true });
    expect(report.rolls).toBeGreaterThan(50);
    expect(report.match && tableNameOf(report.match)).toBe('The two holms');
  });

  it('verifies with every house rule that leaves something to the dice or to secrets', async () => {
    const rules = { neutral: true, 'fortified-neutrals': true, 'random-order': true, 'open-flags': true };
    const other = await playedConquest({ ...rules, 'captured-flags': 'down-to-four' }, 5);
    expect(check(await other.file('full', 'player-2'))).toMatchObject({ ok: true, isReplayed: true });
    const claimed = await ConquestRoom.open(2);
    await claimed.act('player-1', 'start-game', {});
    await claimed.play(8);
    expect(check(await claimed.file('public', 'spectator'))).toMatchObject({ ok: true, isReplayed: true });
  });

  it('tells a player’s own flags and nobody else’s, while the game is on', async () => {
    const on = await ConquestRoom.open(2, { 'random-start': true });
    await on.act('player-1', 'start-game', {});
    await on.play(2, async () => (gameOf(await on.snapshot())?.nextFlag ?? 0) >= 5);
    const [open, own] = [await on.file('public', 'player-2'), await on.file('side', 'player-2')];
    expect(check(open)).toMatchObject({ ok: true, isReplayed: true });
    expect(check(own)).toMatchObject({ ok: true, isReplayed: true });
    const hidden = (side: string) =>
      [snapshot.sides[side]]
        .flatMap((layer) => [...(layer?.luck.values() ?? []), ...(layer?.flag.values() ?? [])])
        .map(({ secret }) => secret);
    const snapshot = await on.snapshot();
    const [theirs, mine] = [hidden('player-1'), hidden('player-2')];
    expect([theirs.length > 0, mine.length > 0]).toEqual([true, true]);
    for (const secret of [...theirs, ...mine, ...hidden('house')]) expect(open).not.toContain(secret);
    for (const secret of [...theirs, ...hidden('house')]) expect(own).not.toContain(secret);
    for (const secret of mine) expect(own).toContain(secret);
    expect(Object.keys((JSON.parse(own) as MatchFile).secrets ?? {})).toEqual(['player-2']);
  });
});

describe('a game in teams with missions and capitals', () => {
  const rules = { teams: 2, 'team-flags': true, 'shared-land': true, missions: true, capitals: true, 'set-cap': 8 };

  it('verifies, and says that a mission that is forged at the end is another than was committed to', async () => {
    const ended = await ConquestRoom.open(4, rules);
    await ended.act('player-1', 'start-game', {});
    await ended.play(3);
    const files = await Promise.all((['public', 'side', 'full'] as const).map((view) => ended.file(view, 'player-1')));
    for (const file of files) expect(check(file)).toMatchObject({ ok: true, faults: [], isReplayed: true });
    const match = JSON.parse(files[2] ?? '') as MatchFile;
    const forged = rewritten(match, (ledger) => {
      const end = ledger.findLast(hasWinner);
      const shown = end && partOf(end)['mission:player-2']?.[1];
      if (!shown) throw new Error('no mission was shown');
      shown['secret'] = '12'.repeat(32);
    });
    expect(says(forged)).toMatch(/mission of player-2|does not do what the entry says/);
  });

  it('tells partners each other’s flags while it is on, and nobody another’s mission', async () => {
    const on = await ConquestRoom.open(4, { ...rules, capitals: false, missions: true, 'random-start': true });
    await on.act('player-1', 'start-game', {});
    await on.play(2, async () => {
      const { sides, public: seen } = await on.snapshot();
      const haveDrawn = [...seen.mission.values()].every(({ drawnBy }) => drawnBy !== undefined);
      return haveDrawn && [1, 2].every((nth) => (sides[`player-${nth}`]?.flag.size ?? 0) > 1);
    });
    const snapshot = await on.snapshot();
    expect(gameOf(snapshot)?.phase).toBe('conquer');
    const missionOf = (side: string) => snapshot.sides[side]?.mission.get(`mission:${side}`)?.secret ?? '';
    const own = await on.file('side', 'player-1');
    expect(check(own)).toMatchObject({ ok: true, isReplayed: true });
    expect(own).toContain(missionOf('player-1'));
    for (const side of ['player-2', 'player-3', 'player-4']) expect(own).not.toContain(missionOf(side) || 'nothing');
    const flagsOf = (side: string) =>
      (snapshot.public.player.get(`player:${side}`)?.flags ?? []).map(
        ({ number }) => snapshot.sides[side]?.flag.get(`flag:${number}`)?.secret ?? 'shown',
      );
    const partners = await on.file('side', 'player-3');
    for (const secret of flagsOf('player-1')) expect(partners).toContain(secret);
    for (const secret of flagsOf('player-2')) expect(partners).not.toContain(secret);
  });
});

describe('a table where everybody but one was evicted', () => {
  it('has the file with everybody’s secrets, as after any other end', async () => {
    const left = await ConquestRoom.open(2, { 'random-start': true, 'neutrals-must-fall': false });
    await left.act('player-1', 'start-game', {});
    await left.play(2, async () => (gameOf(await left.snapshot())?.nextFlag ?? 0) >= 3);
    await expect(left.file('full', 'player-1')).rejects.toThrow('not-ended');
    await left.act('host', 'evict-player', { player: 'player-2' });
    expect(gameOf(await left.snapshot())).toMatchObject({ phase: 'over', winner: 'player-1' });
    expect(check(await left.file('full', 'spectator'))).toMatchObject({ ok: true, isReplayed: true });
  });

  it('also where nobody is left', async () => {
    const left = await ConquestRoom.open(2, { 'random-start': true });
    await left.act('player-1', 'start-game', {});
    await left.act('host', 'evict-player', { player: 'player-2' });
    await left.act('host', 'evict-player', { player: 'player-1' });
    expect(check(await left.file('full', 'player-1'))).toMatchObject({ ok: true, isReplayed: true });
  });
});

describe('a server that has the key and rewrites the chain is found out', () => {
  it('when an attack cost less than its dice say', () => {
    const report = rewritten(whole, (ledger) => {
      const { changes } = nth(ledger, 'attack-territory');
      const [, [, after]] = Object.entries((changes?.['territory'] ?? {}) as Part).find(([id]) =>
        id.startsWith('territory:'),
      ) ?? ['', [null, null]];
      if (after) after['armies'] = (after['armies'] as number) + 1;
    });
    expect(says(report)).toMatch(/^rules: Entry \d+: attack-territory does not do what the entry says/);
    // It hangs together, so one may still look at it.
    expect(mayBeWatched(report)).toBe(true);
  });

  it('when the dice fell otherwise', () => {
    const report = rewritten(whole, (ledger) => {
      const entry = nth(ledger, 'attack-territory');
      const draw = entry.draw as { values: number[] } & NonNullable<Entry['draw']>;
      entry.draw = { ...draw, values: draw.values.map((value) => 7 - value) } as NonNullable<Entry['draw']>;
    });
    expect(says(report)).toMatch(/^dice: /);
  });

  it('when a flag has another kind', () => {
    const report = rewritten(whole, (ledger) => {
      const isShown = (entry: Entry) => JSON.stringify(partOf(entry)).includes('"kind"');
      const entry = ledger.find(isShown);
      const flags = Object.entries(partOf(entry as Entry)).flatMap(([id, [, after]]) =>
        id.startsWith('player:') ? ((after?.['flags'] ?? []) as { kind?: string }[]) : [],
      );
      const flag = flags.find(({ kind }) => kind !== undefined);
      if (flag) flag.kind = flag.kind === 'crown' ? 'tower' : 'crown';
    });
    expect(says(report)).toMatch(/^rules: Entry \d+: .* does not do what the entry says/);
  });

  it('when a flag’s secret is not the one that it had committed itself to', () => {
    const report = rewritten(whole, (ledger) => {
      const shown = ledger.flatMap((entry) =>
        Object.entries(partOf(entry)).filter(([id, [, after]]) => id.startsWith('luck:') && after?.['secret']),
      );
      const [, [, after]] = shown[0] ?? ['', [null, null]];
      if (after) after['secret'] = 'f'.repeat(64);
    });
    expect(report.faults.map(said)).toEqual(
      expect.arrayContaining([expect.stringMatching(/not the one that the server had committed itself to/)]),
    );
  });

  it('when what a side was told is not what its file says', () => {
    const report = rewritten(whole, (_, match) => {
      const [side = '', told = []] = Object.entries(match.secrets ?? {}).find(([, all]) => all.length > 0) ?? [];
      const others = told.map((secret) => ({ ...secret, part: secret.part.replace('"secret":"', '"secret":"0') }));
      match.secrets = { ...match.secrets, [side]: others };
    });
    expect(says(report)).toMatch(/^private: /);
  });

  it('when somebody played out of turn', () => {
    const other = rewritten(whole, (ledger) => {
      const entry = nth(ledger, 'place-army');
      entry.seat = entry.seat === 'player-1' ? 'player-2' : 'player-1';
    });
    expect(says(other)).toMatch(/^rules: Entry \d+: place-army would be refused here: It is not your turn/);
    const swapped = rewritten(whole, (ledger) => {
      const at = ledger.findIndex(({ name }) => name === 'place-army');
      const [one, next] = [ledger[at], ledger[at + 1]] as [Entry, Entry];
      [ledger[at], ledger[at + 1]] = [
        { ...next, seq: at },
        { ...one, seq: at + 1 },
      ];
    });
    expect(says(swapped)).toMatch(/^rules: Entry \d+/);
  });

  it('when a turn was left out', () => {
    const report = rewritten(whole, (ledger) => void ledger.splice(ledger.indexOf(nth(ledger, 'end-turn')), 1));
    expect(report.ok).toBe(false);
    expect(faultKinds).toContain(report.faults[0]?.kind);
  });

  it('when another one has won', () => {
    const report = rewritten(whole, (ledger) => {
      const game = partOf(ledger.find(hasWinner) as Entry)['game']?.[1];
      if (game) game['winner'] = game['winner'] === 'player-1' ? 'player-2' : 'player-1';
    });
    expect(says(report)).toMatch(/^rules: /);
  });

  it('when the rules were changed without anybody doing so', () => {
    const report = rewritten(whole, (ledger) => {
      const entry = nth(ledger, 'set-house-rules');
      entry.args = { rules: { timeout: 5 } };
    });
    expect(says(report)).toMatch(/^rules: Entry \d+: set-house-rules does not do/);
  });
});

it('whoever rewrites the chain without the key is refused for the signature', () => {
  const copy = copyOf(whole);
  nth(copy.ledger, 'attack-territory').at = '2026-01-01T00:00:00.000Z';
  expect(says(check(relink(copy, 'g_campaign')))).toMatch(/^signature: /);
});

it('no byte of a file can be another one', async () => {
  const short = await ConquestRoom.open(2, { 'random-start': true });
  await short.act('player-1', 'start-game', {});
  await short.play(2, async () => (gameOf(await short.snapshot())?.nextFlag ?? 0) >= 2);
  const bytes = new TextEncoder().encode(await short.file('side', 'player-1'));
  expect(verifyMatch(bytes, games).ok).toBe(true);
  const random = seededRandom(20_26);
  for (let flips = 0; flips < howMany(25, 400); flips++) {
    const at = Math.floor(random() * bytes.length);
    const flipped = bytes.slice();
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 7));
    const [fault] = verifyMatch(flipped, games).faults;
    expect([at, faultKinds.includes(fault?.kind as never), said(fault)]).toEqual([
      at,
      true,
      expect.stringMatching(/\.$/),
    ]);
  }
});
