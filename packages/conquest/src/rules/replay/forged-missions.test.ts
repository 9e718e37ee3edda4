import { type Changes, changeInPlace, plainText, type ReplayEntry } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { expect, test } from 'vitest';
import { boardOf } from '../board/board-of.ts';
import { missionOf } from '../missions/mission-of.ts';
import { missionId } from '../missions/mission.ts';
import { taskOf } from '../missions/tasks-for.ts';
import { Edits } from '../records.ts';
import { BANK } from '../state/sides.ts';
import { playOut, TestMatch } from '../testing/index.ts';
import { matchRules } from './match-rules.ts';

const says = (entries: readonly ReplayEntry[]) =>
  matchRules.replay(entries, () => testDigest).map((fault) => plainText(fault.says));

const dealt = () =>
  new TestMatch({ players: 3, isRecorded: true, rules: { 'random-start': true, missions: true } }).start();

type Records = Record<string, [unknown, Record<string, unknown>]>;

/** The entry of START as a hostile server writes it. */
const startOf = ({ entries }: TestMatch, kind: 'mission' | 'luck', id: string) => {
  const start = entries.find(({ name }) => name === 'start-game');
  const change = (start?.changes as unknown as Record<string, Records> | undefined)?.[kind]?.[id];
  if (!change) throw new Error(`START says nothing of ${id}`);
  return change;
};

/** At START the server says with what action player-2 was told, and so chooses which task of theirs follows. */
const chosenByServer = (isWanted: (task: ReturnType<typeof taskOf>) => boolean): TestMatch => {
  const match = dealt();
  const side = 'player-2';
  const id = missionId(side);
  const secret = match.snapshot.sides[BANK]?.mission.get(id)?.secret ?? '';
  const table = {
    board: boardOf(match.snapshot),
    players: match.game.order.map((of) => ({ side: of, team: undefined })),
  };
  const drawnBy = Array.from({ length: 200 }, (_, nth) => `mine-${nth}`).find((action) =>
    isWanted(taskOf(testDigest, table, side, action, secret)),
  );
  if (drawnBy === undefined) throw new Error('no such task follows');
  startOf(match, 'mission', id)[1]['drawnBy'] = drawnBy;
  const edits = new Edits(match.snapshot);
  edits.put('mission', id, { digest: '', ...match.snapshot.public.mission.get(id), drawnBy });
  edits.putSecret(BANK, 'mission', id, null);
  edits.putSecret(side, 'mission', id, { secret, task: taskOf(testDigest, table, side, drawnBy, secret) });
  changeInPlace(match.snapshot, edits.changes() as Changes);
  return match;
};

test('a server that says at START with which action a mission is drawn, and so chooses it, is found', () => {
  const match = chosenByServer((task) => task.kind === 'eliminate' && task.player === 'player-1');
  expect(missionOf(match.snapshot, 'player-2')).toMatchObject({ kind: 'eliminate', player: 'player-1' });
  playOut(match, 1, 3_000);
  expect(match.game.phase).toBe('over');
  expect(says(match.entries)).toEqual([expect.stringMatching(/start-game does not do what the entry says/)]);
});

test.each(['mission', 'luck'] as const)(
  'a commitment to a %s that says more or less than a digest is found',
  (kind) => {
    const id = kind === 'mission' ? 'mission:player-2' : 'luck:1';
    const forgeries: ((change: [unknown, unknown]) => void)[] = [
      (change) => (change[1] = { ...(change[1] as object), secret: 'ab'.repeat(32) }),
      (change) => (change[1] = {}),
      (change) => (change[1] = { digest: null }),
      (change) => (change[1] = null),
      (change) => (change[1] = 'a commitment'),
    ];
    for (const forge of forgeries) {
      const match = dealt();
      forge(startOf(match, kind, id));
      expect(says(match.entries).join(' ')).toMatch(/^Entry 1\b/);
    }
    expect(says(dealt().entries)).toEqual([]);
  },
);
