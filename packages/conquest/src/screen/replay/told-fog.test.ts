import { commitTo } from '@vexillum/ledger';
import type { ReplayEntry } from '@vexillum/model';
import { type MatchOfReplay, Timeline } from '@vexillum/frame/replay/timeline';
import { describe, expect, test } from 'vitest';
import { boardOf, conquest, type ConquestKinds, territoryOf } from '../../rules/index.ts';
import { twinHolms } from '../../rules/maps/packs/twin-holms.ts';
import { playOut, TestMatch } from '../../rules/testing/index.ts';
import { playedConquest } from '../testing/played-conquest.ts';
import { lifted } from '../ending/this-game.ts';
import { ToldConquest } from './told-conquest.ts';

const rules = { fog: true, 'laid-out': 'even' };
const options = { players: 3, map: twinHolms, isRecorded: true, seed: 6, rules, digestOf: commitTo('g') };

const withoutFog = ({ entries }: Timeline<ConquestKinds>) =>
  new Timeline<ConquestKinds>({ ledger: lifted(entries as readonly ReplayEntry[]) as never }, conquest);

/** The genesis of a test has no arguments; a room's names the game. */
const namedIn = ([genesis, ...others]: readonly ReplayEntry[]) => [{ ...genesis, args: { gameId: 'g' } }, ...others];

const played = (most?: number) => {
  const match = new TestMatch(options).start();
  const truths = new Map<number, unknown>();
  const lands = boardOf(match.snapshot).territories;
  playOut(match, 6, most, () =>
    truths.set(
      match.entries.length - 1,
      lands.map((id) => territoryOf(match.truth, id)),
    ),
  );
  const timeline = new Timeline<ConquestKinds>({ ledger: namedIn(match.entries) as never }, conquest);
  const told = (isHindsight: boolean) =>
    new ToldConquest(timeline, { as: 'spectator', isHindsight }, withoutFog(timeline));
  return { match, truths, lands, told, end: match.entries.length - 1 };
};

describe('the replay of a game in the fog', () => {
  const { truths, lands, told, end } = played();

  test('shows a spectator what they saw: outlines to the end, and then everything', () => {
    const seen = told(false);
    for (const seq of [10, Math.floor(end / 2), end - 1])
      expect(lands.map((id) => territoryOf(seen.tableAt(seq), id).seen)).toEqual(lands.map(() => 0));
    expect(lands.map((id) => territoryOf(seen.tableAt(end), id))).toEqual(truths.get(end));
    const texts = Array.from({ length: end }, (_, seq) => seen.lineAt(seq)?.text ?? '');
    expect(texts.filter((text) => text === 'acted in the fog').length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.startsWith('attacked'))).toEqual([]);
  });

  test('shows with hindsight what was there, and tells every attack with its dice', () => {
    const known = told(true);
    for (const seq of [10, Math.floor(end / 2), end - 1, end])
      expect(lands.map((id) => territoryOf(known.tableAt(seq), id))).toEqual(truths.get(seq));
    const lines = Array.from({ length: end + 1 }, (_, seq) => known.lineAt(seq));
    const attacks = lines.filter((line) => line?.text.startsWith('attacked'));
    expect(attacks.length).toBeGreaterThan(20);
    for (const line of attacks) expect(line?.dice?.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line?.text === 'acted in the fog')).toEqual([]);
  });

  test('of one that is still on shows nothing, whatever is asked', () => {
    const open = played(40);
    const known = open.told(true);
    expect(open.lands.map((id) => territoryOf(known.tableAt(open.end), id).seen)).toEqual(open.lands.map(() => 0));
  });
});

describe('the file of a game in the fog, out of a real room', () => {
  test('is watched as each player saw it: their own land at every moment, and nothing that was not so', async () => {
    const room = await playedConquest({ fog: true, 'laid-out': 'even' }, 4);
    const match = JSON.parse(await room.file('full', 'player-1')) as MatchOfReplay;
    const timeline = new Timeline<ConquestKinds>(match, conquest);
    const truth = new ToldConquest(timeline, { as: 'spectator', isHindsight: true }, withoutFog(timeline));
    const { lands } = played(1);
    for (const as of ['player-1', 'player-2', 'player-3']) {
      const seen = new ToldConquest(timeline, { as, isHindsight: false });
      for (let seq = 12; seq < timeline.end; seq += 7) {
        const [table, whole] = [seen.tableAt(seq), truth.tableAt(seq)];
        const inSight = lands.filter((id) => territoryOf(table, id).seen === undefined);
        expect(inSight.map((id) => territoryOf(table, id))).toEqual(inSight.map((id) => territoryOf(whole, id)));
        const own = lands.filter((id) => territoryOf(whole, id).owner === as);
        expect(own.filter((id) => !inSight.includes(id))).toEqual([]);
      }
    }
    const own = new ToldConquest(timeline, { as: 'player-1', isHindsight: false });
    const texts = timeline.entries.map(({ seq }) => own.lineAt(seq)?.text ?? '');
    expect(texts.some((text) => text.startsWith('attacked'))).toBe(true);
    expect(texts).toContain('acted in the fog');
  });
});
