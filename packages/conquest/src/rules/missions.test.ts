import { changeInPlace, isRefusal, type ReplayEntry, type RuleValues, winnersOf } from '@vexillum/model';
import { seenBy, testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { boardOf } from './board/board-of.ts';
import { conquest } from './game.ts';
import { atlas } from './maps/atlas/atlas.ts';
import { sixShores } from './maps/packs/six-shores.ts';
import { missionId, type Task } from './missions/mission.ts';
import { missionOf } from './missions/mission-of.ts';
import { missionDigest, taskOf, tasksFor } from './missions/tasks-for.ts';
import { campaignResult } from './play/campaign-result.ts';
import { type Changes, Edits } from './records.ts';
import { matchRules } from './replay/match-rules.ts';
import { BANK, NEUTRAL } from './state/sides.ts';
import { manyLands, playOut, recordsLeft, TestMatch } from './testing/index.ts';

const dealt = (rules: RuleValues = {}, players = 3, seed = 1) =>
  new TestMatch({ players, seed, rules: { missions: true, 'random-start': true, ...rules }, isRecorded: true }).start();

/** Gives a side this mission, as if it had been told. */
const give = (match: TestMatch, side: string, task: Task): TestMatch => {
  const edits = new Edits(match.snapshot);
  const id = missionId(side);
  edits.put('mission', id, { digest: 'd', ...match.snapshot.public.mission.get(id), drawnBy: 'test' });
  edits.putSecret(side, 'mission', id, { secret: 'ab'.repeat(32), task });
  edits.putSecret(BANK, 'mission', id, null);
  changeInPlace(match.snapshot, edits.changes());
  return match;
};

const land = {
  a: 'player-1 9',
  b: 'player-2 1',
  c: 'player-3 1',
  d: 'player-1 1',
  e: 'player-2 3',
  f: 'player-3 3',
};
const armiesAt = (match: TestMatch, id: string) => Number(match.at(id).split(' ')[1]);
const take = (match: TestMatch, from: string, to: string) => {
  const [attack, defense] = [Math.min(3, armiesAt(match, from) - 1), Math.min(2, armiesAt(match, to))];
  const dice = [...Array.from({ length: attack }, () => 6), ...Array.from({ length: defense }, () => 1)];
  match.throws(...dice).act(match.mover, 'attack-territory', { from, to });
};
const ended = (match: TestMatch) => {
  const result = campaignResult(match.snapshot);
  return result && { winners: winnersOf(result), rule: result.rule.id };
};
const westAndMiddle: Task = { kind: 'regions', regions: ['west', 'middle'] };

/** So many lands, in regions of these sizes. */
const withRegions = (lands: number, sizes: readonly number[]) => {
  const map = manyLands(lands);
  const regionOf = sizes.flatMap((size, at) => Array.from({ length: size }, () => `region-${at}`));
  return {
    ...map,
    regions: map.regions.slice(0, sizes.length),
    territories: map.territories.map((land, at) => ({ ...land, region: regionOf[at] ?? '' })),
  };
};

const allFor = (...of: Parameters<typeof tasksFor>): Task[][] =>
  tasksFor(...of).map(({ count, nth }) => Array.from({ length: count }, (_, number) => nth(number)));

describe('what missions there are', () => {
  const table = (teams: readonly (number | undefined)[], map = sixShores) => ({
    board: boardOf(new TestMatch({ map }).snapshot),
    players: teams.map((team, at) => ({ side: `player-${at + 1}`, team })),
  });

  test('two regions that are not nearly all, a number of territories, and everybody else to drive out', () => {
    const [regions = [], lands = [], players = []] = allFor(table([undefined, undefined, undefined]), 'player-2');
    expect(regions.length).toBeGreaterThan(5);
    expect(lands).toEqual([
      { kind: 'lands', lands: 24, armies: 2 },
      { kind: 'lands', lands: 27, armies: 1 },
    ]);
    expect(players.map((task) => task.kind === 'eliminate' && task.player)).toEqual(['player-1', 'player-3']);
  });

  test('any two regions that are not nearly all, once each, and none beyond them', () => {
    const maps = [sixShores, ...atlas, manyLands(40), withRegions(40, [30, 4, 3, 2, 1]), withRegions(12, [4, 4, 4])];
    for (const map of maps) {
      const { board, players } = table([undefined, undefined], map);
      const most = (board.territories.length * 2) / 3;
      const pairs = board.regions.flatMap((one, at) =>
        board.regions
          .slice(at + 1)
          .filter((other) => one.territories.length + other.territories.length <= most)
          .map((other) => [one.id, other.id].sort().join()),
      );
      const tasks = tasksFor({ board, players }, 'player-1');
      const regions = allFor({ board, players }, 'player-1')[0]?.flatMap((task) =>
        task.kind === 'regions' ? [[...task.regions].sort().join()] : [],
      );
      expect(regions?.sort()).toEqual(pairs.sort());
      for (const { count, nth } of tasks)
        for (const number of [count, -1, 0.5]) expect(() => nth(number)).toThrow(RangeError);
    }
    expect(tasksFor(table([undefined, undefined], withRegions(10, [8, 2])), 'player-1')).toHaveLength(2);
  });

  test('nobody is to drive out a partner', () => {
    const tasks = allFor(table([1, 2, 1, 2]), 'player-1').flat();
    expect(tasks.flatMap((task) => (task.kind === 'eliminate' ? [task.player] : []))).toEqual(['player-2', 'player-4']);
  });

  test('so many territories are a team’s: its share, and of what is left a part for each of them; never all', () => {
    const asked = (teams: readonly (number | undefined)[], side: string) =>
      allFor(table(teams), side)
        .flat()
        .flatMap((task) => (task.kind === 'regions' ? [] : [task.lands]));
    const alone = asked([undefined, undefined, undefined, undefined], 'player-1');
    // 42 lands: half of them are a fair share of two of four, three quarters of three.
    expect(asked([1, 2, 1, 2], 'player-1').slice(0, 2)).toEqual([34, 36]);
    expect(asked([1, 2, 1, 2], 'player-1')[2]).toBe(34);
    expect(asked([1, 1, 1, 2], 'player-1').slice(0, 2)).toEqual([40, 41]);
    expect(asked([1, 1, 1, 2], 'player-4').slice(0, 2)).toEqual(alone.slice(0, 2));
  });

  test('every kind is as likely, whoever draws', () => {
    const counts = { regions: 0, lands: 0, eliminate: 0 };
    for (let nth = 0; nth < 900; nth++)
      counts[taskOf(testDigest, table([undefined, undefined, undefined]), 'player-1', `action ${nth}`, 'ab').kind] += 1;
    for (const count of Object.values(counts)) expect(Math.abs(count - 300)).toBeLessThan(75);
  });
});

describe('a mission (house rule)', () => {
  test('is nobody’s at a plain table', () => {
    const match = dealt({ missions: false });
    expect(match.snapshot.public.mission.size).toBe(0);
  });

  test('is committed to with START, and told to each player with their own first action, and to nobody else', () => {
    const match = dealt();
    expect([...match.snapshot.public.mission.keys()]).toEqual(match.game.order.map(missionId));
    expect(match.game.order.map((side) => missionOf(match.snapshot, side))).toEqual([undefined, undefined, undefined]);
    const own = boardOf(match.snapshot).territories.find((id) => match.at(id).startsWith('player-1'));
    match.act('player-1', 'place-army', { territory: own });
    expect(missionOf(seenBy(match.snapshot, 'player-1'), 'player-1')).toBeDefined();
    for (const reader of ['player-2', 'player-3', BANK])
      expect(missionOf(seenBy(match.snapshot, reader), 'player-1')).toBeUndefined();
    expect(match.snapshot.public.mission.get('mission:player-1')).toMatchObject({ drawnBy: expect.any(String) });
    expect(match.snapshot.public.mission.get('mission:player-2')).not.toHaveProperty('drawnBy');
  });

  test('what others receive holds neither the secret nor the task, as bytes', () => {
    const match = dealt();
    const own = boardOf(match.snapshot).territories.find((id) => match.at(id).startsWith('player-1'));
    const { changes } = match.act('player-1', 'place-army', { territory: own });
    const secret = match.snapshot.sides['player-1']?.mission.get('mission:player-1')?.secret ?? '';
    expect(secret).toHaveLength(64);
    const { 'player-1': _own, [BANK]: _bank, ...others } = changes.sides ?? {};
    const received = JSON.stringify([changes.public, others, match.entries, match.happened]);
    expect(received).not.toContain(secret);
    expect(received).not.toContain('"task"');
  });

  test('two regions held at the end of one’s turn win, and not before', () => {
    const match = give(dealt().lay(land), 'player-1', westAndMiddle);
    take(match, 'a', 'b');
    match.lay({ e: 'player-1 1' });
    expect(match.game.phase).toBe('conquer');
    match.act('player-1', 'end-turn');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1', wonBy: 'mission' });
    expect(match.told).toEqual({ kind: 'turn-ended', hasFlag: false, next: 'player-1', winner: 'player-1' });
    expect(ended(match)).toEqual({ winners: ['player-1'], rule: 'mission-fulfilled' });
    expect(missionOf(seenBy(match.snapshot), 'player-1')).toEqual(westAndMiddle);
  });

  test('not on another’s turn: whoever holds them when theirs ends', () => {
    const match = give(dealt().lay({ ...land, b: 'player-1 1', e: 'player-1 1' }), 'player-1', westAndMiddle);
    match.lay({ f: 'player-2 3', c: 'player-3 1' }, { mover: 'player-2' });
    match.act('player-2', 'end-turn');
    expect(match.game.phase).toBe('conquer');
  });

  test('territories count with as many armies as are asked for', () => {
    const task: Task = { kind: 'lands', lands: 2, armies: 2 };
    const few = give(dealt().lay(land), 'player-1', task);
    few.act('player-1', 'end-turn');
    expect(few.game.phase).toBe('conquer');
    const enough = give(dealt().lay({ ...land, d: 'player-1 2' }), 'player-1', task);
    enough.act('player-1', 'end-turn');
    expect(ended(enough)?.rule).toBe('mission-fulfilled');
  });

  describe('to drive somebody out', () => {
    const target: Task = { kind: 'eliminate', player: 'player-2', lands: 4 };
    const at = (rules: RuleValues = {}) => give(dealt(rules).lay({ ...land, e: 'player-3 1' }), 'player-1', target);

    test('is done by doing it oneself', () => {
      const match = at();
      take(match, 'a', 'b');
      expect(match.player('player-2').out).toBe('eliminated');
      match.act('player-1', 'end-turn');
      expect(ended(match)).toEqual({ winners: ['player-1'], rule: 'mission-fulfilled' });
    });

    test('where another does it, or they resign or are evicted, it takes so many territories instead', () => {
      for (const out of ['other', 'resigned', 'evicted']) {
        const match = at();
        if (out === 'other') {
          match.lay({ e: 'player-3 9' }, { mover: 'player-3' });
          take(match, 'e', 'b');
          match.lay({ b: 'player-3 1', e: 'player-3 1' }, { mover: 'player-1' });
        } else if (out === 'resigned') match.act('player-2', 'resign-game');
        else match.act('host', 'evict-player', { player: 'player-2' });
        match.lay({ d: 'player-1 9' }, { mover: 'player-1' });
        match.act('player-1', 'end-turn');
        expect(match.game.phase).toBe('conquer');
        match.lay({ b: 'player-1 1', e: 'player-1 1' }, { mover: 'player-1' });
        match.act('player-1', 'end-turn');
        expect(ended(match)?.rule).toBe('mission-fulfilled');
      }
    });

    test('a partner’s doing counts as one’s own, and the whole team wins', () => {
      const match = dealt({ teams: 2 }, 4).lay({ a: 'player-1 9', b: 'player-2 1', c: 'player-4 1', d: 'player-3 1' });
      match.lay({ e: 'player-3 1', f: 'player-4 1' });
      give(match, 'player-3', { kind: 'eliminate', player: 'player-2', lands: 5 });
      take(match, 'a', 'b');
      expect(match.player('player-2').out).toBe('eliminated');
      match.lay({}, { mover: 'player-3' });
      match.act('player-3', 'end-turn');
      expect(ended(match)).toEqual({ winners: ['player-1', 'player-3'], rule: 'mission-fulfilled' });
    });
  });

  describe('at a table with teams', () => {
    const four = (task: Task, more: RuleValues = {}) =>
      give(dealt({ teams: 2, 'evicted-become-neutral': false, ...more }, 4), 'player-1', task).lay({
        a: 'player-1 9',
        b: 'player-3 2',
        c: 'player-4 1',
        d: 'player-1 2',
        e: 'player-3 2',
        f: 'player-2 3',
      });

    test('partners hold regions together: no other way is open to them', () => {
      const match = four(westAndMiddle);
      expect(match.answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe('partners-territory');
      match.act('player-1', 'end-turn');
      expect(ended(match)).toEqual({ winners: ['player-1', 'player-3'], rule: 'mission-fulfilled' });
    });

    test('and territories, with so many armies on each', () => {
      const match = four({ kind: 'lands', lands: 4, armies: 2 });
      match.act('player-1', 'end-turn');
      expect(ended(match)?.rule).toBe('mission-fulfilled');
      const few = four({ kind: 'lands', lands: 4, armies: 3 });
      few.act('player-1', 'end-turn');
      expect(few.game.phase).toBe('conquer');
    });

    test('the land of a partner who has left counts no more, nor an opponent’s', () => {
      const match = four(westAndMiddle);
      match.act('host', 'evict-player', { player: 'player-3' });
      match.act('player-1', 'end-turn');
      expect(match.game.phase).toBe('conquer');
      const theirs = four(westAndMiddle).lay({ e: 'player-2 2' });
      theirs.act('player-1', 'end-turn');
      expect(theirs.game.phase).toBe('conquer');
    });
  });

  test('nobody declares one: there is no such action, and another’s mission that is fulfilled on one’s own turn is nothing', () => {
    const match = give(dealt().lay(land), 'player-2', { kind: 'lands', lands: 1, armies: 1 });
    expect(conquest.actions.map(({ name }) => name).filter((name) => name.includes('mission'))).toEqual([]);
    match.act('player-1', 'end-turn');
    expect(match.game.phase).toBe('conquer');
  });

  test('a turn that is passed over ends like any other', () => {
    const match = give(dealt().lay(land), 'player-1', { kind: 'lands', lands: 2, armies: 1 });
    match.act('host', 'skip-turn', { turn: match.game.turn });
    expect(match.told).toMatchObject({ kind: 'player-skipped', winner: 'player-1' });
    expect(match.game.wonBy).toBe('mission');
  });

  test('holding all wins as ever, and all missions are shown then', () => {
    const match = give(dealt().lay(land), 'player-1', { kind: 'lands', lands: 6, armies: 9 });
    for (const player of ['player-2', 'player-3']) match.act(player, 'resign-game');
    expect(ended(match)?.rule).toBe('everybody-else-has-gone');
    for (const layer of Object.values(match.snapshot.sides)) expect([...(layer?.mission.keys() ?? [])]).toEqual([]);
    match.act('player-1', 'reset-game');
    expect(recordsLeft(match)).toEqual(['map']);
    expect(match.snapshot.public.mission.size).toBe(0);
  });
});

describe('a match with missions', () => {
  const faults = (entries: readonly ReplayEntry[]) => matchRules.replay(entries, () => testDigest);
  /** The first of these seeds that a mission ends. */
  const wonByMission = (): TestMatch => {
    for (let seed = 1; seed < 40; seed++) {
      const match = dealt({}, 3, seed);
      playOut(match, seed, 3_000);
      if (match.game.wonBy === 'mission') return match;
    }
    throw new Error('no mission was fulfilled');
  };

  test('is checked like any other, to its end and in the middle', () => {
    const { entries } = wonByMission();
    expect(faults(entries)).toEqual([]);
    for (const part of [0.3, 0.7]) expect(faults(entries.slice(0, Math.floor(entries.length * part)))).toEqual([]);
  });

  test('that shows another mission than it was committed to, or hides one, is found', () => {
    const { entries, snapshot } = wonByMission();
    const last = entries.at(-1) as ReplayEntry;
    const changed = (change: (text: string) => string) => [
      ...entries.slice(0, -1),
      JSON.parse(change(JSON.stringify(last))) as ReplayEntry,
    ];
    const shown = snapshot.public.mission.get('mission:player-1');
    expect(faults(changed((text) => text.replaceAll(shown?.secret ?? '?', '12'.repeat(32)))).length).toBeGreaterThan(0);
    const changes = last.changes as unknown as { readonly mission: Record<string, unknown> };
    const { 'mission:player-2': _hidden, ...others } = changes.mission;
    expect(
      faults(changed((text) => text.replace(JSON.stringify(changes.mission), JSON.stringify(others)))).length,
    ).toBeGreaterThan(0);
  });

  test('goes on elsewhere from a public file without the missions, which nobody can fulfil then, and is checked', () => {
    const match = dealt({ 'laid-out': 'even' });
    match.moveElsewhere();
    const own = boardOf(match.snapshot).territories.find((id) => match.at(id).startsWith(match.mover));
    match.act(match.mover, 'place-recruits', { territory: own, assign: 'all' });
    expect(missionOf(match.snapshot, match.mover)).toBeUndefined();
    match.act(match.mover, 'end-turn');
    for (const side of ['player-2', 'player-3']) match.act(side, 'resign-game');
    expect(match.game.phase).toBe('over');
    expect(faults(match.entries)).toEqual([]);
  });

  test('commits to a digest that the secret has', () => {
    const { snapshot } = wonByMission();
    for (const [id, { digest, secret = '' }] of snapshot.public.mission)
      expect(missionDigest(testDigest, id.slice('mission:'.length), secret)).toBe(digest);
  });

  test('is guessed by a browser without its secrets as the server has it in public', () => {
    const match = dealt({ 'random-start': false });
    const seen = seenBy(match.snapshot, 'player-1');
    const action = conquest.actions.find(({ name }) => name === 'claim-territory');
    const seat = conquest.seats.find(({ id }) => id === 'player-1');
    const outcome = action?.run(seen, { territory: 'a' } as never, { seat, id: 'x', at: match.now } as never);
    if (!outcome || isRefusal(outcome)) throw new Error('refused');
    const { public: told } = outcome.changes as Changes;
    expect(told?.mission?.['mission:player-1']?.[1]).toMatchObject({ drawnBy: 'x' });
    expect(outcome.changes.sides).toBeUndefined();
    expect(match.at('a')).not.toContain(NEUTRAL);
  });
});
