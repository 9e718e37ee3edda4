import { changeInPlace, type LogLine } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { ConquestFeats } from '../achievements/conquest-feats.ts';
import { boardOf } from '../board/board-of.ts';
import { conquest } from '../game.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { campaignStanding } from '../play/campaign-standing.ts';
import { type Changes, emptySnapshot, type PublicEntry, type Snapshot } from '../records.ts';
import { territoryOf } from '../state/read.ts';
import { BANK } from '../state/sides.ts';
import type { Territory } from '../state/territory.ts';
import { eyesOf, inFog } from '../testing/foggy.ts';
import { playOut } from '../testing/play-out.ts';
import { asSeen, sidesTold } from './as-seen.ts';
import { isFoggy } from './is-foggy.ts';
import { seenBy } from './veil.ts';

test('whoever wins in the fog is not given anything for what nobody saw', () => {
  const match = inFog({ players: 3, map: twinHolms, isRecorded: true });
  const reader = new ConquestFeats();
  const before = emptySnapshot(conquest.sides);
  const hear = () => {
    for (const entry of match.entries.slice(heard)) {
      reader.hear(before, entry as unknown as PublicEntry);
      changeInPlace(before, { public: entry.changes ?? {} } as Changes);
    }
    heard = match.entries.length;
  };
  let heard = 0;
  expect(playOut(match, 3, 20_000, hear).isOver).toBe(true);
  const feats = reader.feats(match.snapshot, 1);
  const { winner = '' } = match.game;
  const counted = Object.keys(feats[winner] ?? {});
  expect(counted).toContain('turns');
  const unseen = ['territories-lost', 'left-to-others', 'fewest-territories', 'eliminated', 'conquered'];
  expect(counted.filter((feat) => unseen.includes(feat))).toEqual([]);
});

describe('a match in the fog that went on elsewhere', () => {
  test('is not played on, since what lay in the fog stayed behind, and can be cleared', () => {
    const match = inFog({ players: 2, map: twinHolms, rules: { 'laid-out': 'even' } });
    for (const layer of Object.values(match.snapshot.sides))
      for (const records of Object.values(layer ?? {})) (records as Map<string, unknown>).clear();
    const { mover } = match;
    const [territory] = boardOf(match.snapshot).territories;
    expect(match.answer(mover, 'place-recruits', { territory, assign: 1 })).toBe('fog-lost');
    expect(match.answer(mover, 'end-turn')).toBe('fog-lost');
    expect(match.answer(mover, 'resign-game')).toBe('fog-lost');
    match.act('host', 'reset-game');
    match.start();
    expect(isFoggy(match.snapshot)).toBe(true);
    expect(territoryOf(eyesOf(match, match.mover), territory ?? '')).toBeDefined();
  });
});

describe('what is told of a table', () => {
  test('to whoever looks after many: who plays, and nothing of their land', () => {
    const match = inFog({ players: 3, map: twinHolms, rules: { 'laid-out': 'even' } });
    const said = [match.snapshot, match.truth].map((snapshot) => JSON.stringify(campaignStanding(snapshot).sides));
    for (const text of said) expect(text).not.toMatch(/territor|arm(y|ies)/);
  });

  test('a spectator has outlines, and no side’s records make more of them', () => {
    const { snapshot } = inFog({ players: 3, map: twinHolms });
    const eyes = asSeen({ ...snapshot, sides: {} });
    for (const id of boardOf(snapshot).territories)
      expect(territoryOf(eyes, id)).toEqual({ owner: null, armies: 0, seen: 0 });
    // Not even where the bank's records lie beside: they are nobody's to see.
    const withBank = asSeen({ ...snapshot, sides: { [BANK]: snapshot.sides[BANK] } });
    for (const id of boardOf(snapshot).territories) expect(territoryOf(withBank, id).seen).toBe(0);
  });

  test('a browser foresees what it would be refused, and nothing of what comes of it', () => {
    const match = inFog({ players: 3, map: twinHolms, rules: { 'laid-out': 'even' } });
    const { mover, snapshot } = match;
    const own = boardOf(snapshot).territories.find((id) => territoryOf(match.truth, id).owner === mover) ?? '';
    const action = conquest.actions.find(({ name }) => name === 'place-recruits');
    const run = (territory: string) =>
      action?.run({ ...snapshot, sides: { [mover]: snapshot.sides[mover] } }, { territory, assign: 1 }, {
        seat: { id: mover, kind: 'captain', side: mover },
      } as never);
    expect(run('nowhere')).toMatchObject({ code: 'no-such-territory' });
    expect(run(own)).toEqual({ changes: {} });
  });
});

describe('land that goes out of sight', () => {
  test('is remembered as it was seen last, with the turn, until it is seen again', () => {
    const match = inFog({ players: 4, map: twinHolms, seed: 4, rules: { 'laid-out': 'even' } });
    let remembered = 0;
    let seenAgain = 0;
    const last = new Map<string, Territory>();
    playOut(match, 4, 2_000, () => {
      if (!isFoggy(match.snapshot)) return;
      for (const side of match.game.order)
        for (const id of boardOf(match.truth).territories) {
          const [before, now] = [last.get(`${side} ${id}`), territoryOf(eyesOf(match, side), id)];
          if (now.seen !== undefined && now.seen > 0) remembered++;
          if (before?.seen !== undefined && now.seen === undefined) seenAgain++;
          const hasChanged = now.seen !== undefined && before?.seen !== undefined && now.seen !== before.seen;
          const isOfLater = (now.seen ?? 0) > match.game.turn;
          expect([hasChanged, isOfLater]).toEqual([false, false]);
          last.set(`${side} ${id}`, now);
        }
    });
    expect(remembered).toBeGreaterThan(50);
    expect(seenAgain).toBeGreaterThan(5);
  });
});

test('nobody hears of a deed unless they see everywhere that it was done', () => {
  for (const seed of [1, 2, 3]) {
    const match = inFog({ players: 4, map: twinHolms, seed, rules: { 'laid-out': 'even' } });
    const sightOf = () => new Map(match.game.order.map((side) => [side, seenBy(match.truth, side)]));
    let before = sightOf();
    const heard = new Set<string>();
    let reports = 0;
    playOut(match, seed, 400, () => {
      if (!isFoggy(match.snapshot)) return;
      for (const side of match.game.order)
        for (const [id, { event }] of match.snapshot.sides[side]?.report ?? []) {
          if (heard.has(`${side} ${id}`)) continue;
          heard.add(`${side} ${id}`);
          reports++;
          const { territory, from, to } = event as { readonly [end: string]: unknown };
          const ends = [territory, from, to].filter((end) => typeof end === 'string');
          expect(ends.length).toBeGreaterThan(0);
          expect(ends.filter((end) => before.get(side)?.has(end) !== true)).toEqual([]);
        }
      before = sightOf();
    });
    expect(reports).toBeGreaterThan(100);
  }
});

test('a line about a deed waits for those documents that every deed writes into, and no other line for any', () => {
  const match = inFog({ players: 3, map: twinHolms, rules: { 'laid-out': 'even' } });
  const { mover, snapshot } = match;
  const own = boardOf(snapshot).territories.find((id) => territoryOf(match.truth, id).owner === mover) ?? '';
  const line = (event: object) => ({ seq: 9, at: match.now, seat: mover, event }) as unknown as LogLine;
  const awaited = sidesTold(snapshot, line({ kind: 'act-unseen', deed: 1 }));
  expect(awaited).toEqual(match.game.order);
  const { changes } = match.act(mover, 'place-recruits', { territory: own, assign: 1 });
  expect(Object.keys(changes.sides ?? {}).filter((side) => side !== BANK)).toEqual(awaited);
  expect(sidesTold(snapshot, line({ kind: 'turn-ended' }))).toEqual([]);
});

test('a line of a game that was cleared is not told what was seen in the next', () => {
  const match = inFog({ players: 2, map: twinHolms, isRecorded: true, rules: { 'laid-out': 'even' } });
  playOut(match, 3, 12);
  const [id, report] = [...(match.snapshot.sides['player-1']?.report ?? [])][0] ?? [];
  const { seq = -1 } = report ?? {};
  const deed = Number(id?.split(':')[1]);
  expect(match.entries[seq]?.args).toMatchObject({ deed });
  const line = (of: number) =>
    ({ seq: of, at: match.now, seat: 'player-1', event: { kind: 'act-unseen', deed } }) as unknown as LogLine;
  const { log, ...others } = match.snapshot.public;
  const lines = new Map([...log, ['log:old', line(seq - 1)], ['log:now', line(seq)]]);
  const seen = asSeen({
    public: { ...others, log: lines },
    sides: { 'player-1': match.snapshot.sides['player-1'] },
  } as unknown as Snapshot).public.log;
  expect(seen.get('log:now')?.event).toEqual(report?.event);
  expect(seen.get('log:old')?.event.kind).toBe('act-unseen');
});
