import { conquest, type ConquestKinds, flagsOf, gameOf, playerOf, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventLine } from '@vexillum/frame/replay/event-line';
import { type MatchOfReplay, Timeline } from '@vexillum/frame/replay/timeline';
import { logSentence } from '../log/tell-conquest.ts';
import { ConquestRoom } from '../testing/conquest-room.ts';
import { playedConquest } from '../testing/played-conquest.ts';
import { gameFacts } from './game-facts.ts';
import { playersIn } from './players-in.ts';
import { ToldConquest } from './told-conquest.ts';

const read = async (room: ConquestRoom, view: 'public' | 'side' | 'full', seat = 'player-1') =>
  new Timeline(JSON.parse(await room.file(view, seat)) as MatchOfReplay, conquest);

let room: ConquestRoom;
let full: Timeline<ConquestKinds>;
let open: Timeline<ConquestKinds>;
beforeAll(async () => {
  room = await playedConquest();
  [full, open] = [await read(room, 'full'), await read(room, 'public')];
});

const told = (timeline: Timeline<ConquestKinds>, as = 'spectator', isHindsight = false) =>
  new ToldConquest(timeline, { as, isHindsight });

const up = (one: number, other: number) => one - other;

/** How many victory flags a side has in front of it, and of how many this viewer knows the kind. */
const flagsSeen = (snapshot: Snapshot, side: SideId) => {
  const flags = flagsOf(snapshot, side);
  return { there: flags.length, known: flags.filter(({ kind }) => kind !== undefined).length };
};

/** The first entry after which this player has a victory flag that nobody else knows. */
const firstHidden = (timeline: Timeline<ConquestKinds>, side: SideId): number =>
  timeline.entries.findIndex(({ seq }) => {
    const flags = playerOf(timeline.seenAt(seq, 'spectator'), side)?.flags ?? [];
    return flags.some(({ kind }) => kind === undefined);
  });

describe('the story of a game that was played', () => {
  it('is told with the log’s sentences, out of a file that has no facts for them', () => {
    const lines = open.entries.map(({ seq }) => {
      const { who = '', text = '' } = told(open).lineAt(seq) ?? {};
      return `${who} ${text}`.trim();
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'The table was set up',
        'Ann sat down',
        'Ann started the game. In this order: Ann, Bob, and Carol',
        'Bob “Good luck!”',
        'Carol rolled 1d20 for “who brings the coffee”:',
        expect.stringMatching(/^Host set “Timeout” to “.+”$/),
        'Host skipped Ann',
        expect.stringMatching(/^\w+ placed \d recruits on \w+/),
        expect.stringMatching(/^\w+ attacked \w.* \(\w+\) from \w.* and took it: .* moved in/),
        expect.stringMatching(/ is out of the game.*$/),
        expect.stringMatching(/this wins the game$/),
      ]),
    );
    expect(lines.every((line) => line !== '' && !line.includes('undefined'))).toBe(true);
  });

  it('is told line for line as the room told it live', async () => {
    const live = await room.lines();
    const again = open.entries.flatMap(({ seq }) => eventLine(open, conquest, seq) ?? []);
    expect(again.filter(({ event }) => event.kind !== 'said')).toEqual(live);
    for (const line of live) {
      const table = open.seenAt(line.seq, 'spectator');
      expect(told(open).lineAt(line.seq)?.text).toBe(logSentence(table, line));
    }
    expect(new Set(live.map(({ event }) => event.kind)).size).toBeGreaterThan(8);
  });

  it('has the dice of both sides with every attack', () => {
    const attacks = open.entries.filter(({ name }) => name === 'attack-territory');
    expect(attacks.length).toBeGreaterThan(20);
    for (const { seq, draw } of attacks) {
      const { dice = [], against = [] } = told(open).lineAt(seq) ?? {};
      expect([...dice, ...against].toSorted(up)).toEqual((draw as { values: number[] }).values.toSorted(up));
      expect(against.length).toBeGreaterThan(0);
    }
  });

  it('is the same whoever looks, and says never of what kind a hidden victory flag is', () => {
    const stories = [told(full), told(full, 'player-1'), told(full, 'player-2', true), told(open)].map((story) =>
      full.entries.map(({ seq }) => story.lineAt(seq)),
    );
    for (const story of stories) expect(story).toEqual(stories[0]);
    expect(JSON.stringify(stories[0])).not.toMatch(/crown|tower|anchor/i);
  });

  it('tells where in the game one is', () => {
    const at = (name: string) => full.entries.findIndex((entry) => entry.name === name);
    expect(gameFacts(full.snapshotAt(2))).toEqual(['before the start']);
    expect(gameFacts(full.snapshotAt(at('start-game')))[0]).toBe('armies are placed');
    expect(gameFacts(full.snapshotAt(full.end))[0]).toBe('the game is over');
    expect(gameFacts(full.snapshotAt(full.end))[1]).toMatch(/has won$/);
    expect(playersIn(full.entries)).toEqual(['player-1', 'player-2', 'player-3']);
  });
});

describe('victory flags in a replay', () => {
  it('are known to their owner then, and to nobody else', () => {
    for (const side of ['player-1', 'player-2', 'player-3']) {
      const seq = firstHidden(full, side);
      if (seq < 0) continue;
      const others = ['player-1', 'player-2', 'player-3', 'spectator'].filter((other) => other !== side);
      expect(flagsSeen(told(full, side).tableAt(seq), side)).toEqual({ there: 1, known: 1 });
      for (const other of others)
        expect(flagsSeen(told(full, other).tableAt(seq), side)).toEqual({ there: 1, known: 0 });
    }
    expect(['player-1', 'player-2', 'player-3'].some((side) => firstHidden(full, side) >= 0)).toBe(true);
  });

  it('are known from the beginning with hindsight, from a public file too, as they truly were', () => {
    for (const side of ['player-1', 'player-2', 'player-3'])
      for (let seq = 0; seq <= full.end; seq += 7) {
        const [whole, later] = [told(full, 'spectator', true), told(open, 'spectator', true)];
        const flags = flagsOf(later.tableAt(seq), side);
        expect(flags.filter(({ kind }) => kind === undefined)).toEqual([]);
        expect(flags).toEqual(flagsOf(whole.tableAt(seq), side));
        expect(flags).toEqual(flagsOf(full.snapshotAt(seq), side));
      }
  });

  it('of a game that is still on stay hidden, whatever is asked', async () => {
    const on = await ConquestRoom.open(2, { 'random-start': true });
    await on.act('player-1', 'start-game', {});
    await on.play(2, async () => (gameOf(await on.snapshot())?.nextFlag ?? 0) >= 3);
    const mine = await read(on, 'side', 'player-1');
    const seen = told(mine, 'player-1', true).tableAt(mine.end);
    expect(mine.isFinished).toBe(false);
    expect(flagsSeen(seen, 'player-2').known).toBe(0);
    expect(mine.sides).toEqual(['player-1']);
  });
});

it('the board of each moment has the line about it, for its arrow and dice', () => {
  const seq = open.entries.findIndex(({ name }) => name === 'attack-territory');
  const [line] = [...told(open).tableAt(seq).public.log.values()];
  expect(line).toMatchObject({
    seq,
    event: { kind: 'attacked', lost: {}, attack: expect.any(Array) as unknown },
  });
});
