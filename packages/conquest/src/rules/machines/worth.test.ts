import { changeInPlace } from '@vexillum/model';
import { expect, it } from 'vitest';
import { missionId, type Task } from '../missions/mission.ts';
import { Edits } from '../records.ts';
import { TestMatch } from '../testing/index.ts';

import { positionOf } from './position.ts';
import { tempers } from './temper.ts';
import { worthOf } from './worth.ts';

const worth = (task: Task): number => {
  const match = new TestMatch({ players: 4, rules: { teams: 2, missions: true, 'random-start': true } }).start().lay({
    a: 'player-1 9',
    b: 'player-3 2',
    c: 'player-4 1',
    d: 'player-1 2',
    e: 'player-3 2',
    f: 'player-2 3',
  });
  const edits = new Edits(match.snapshot).putSecret('player-1', 'mission', missionId('player-1'), {
    secret: 'ab'.repeat(32),
    task,
  });
  changeInPlace(match.snapshot, edits.changes());
  return worthOf(positionOf(match.snapshot, match.game, 'player-1'), tempers.marshal, 0);
};

it('a mission that a machine and its partners fulfil together is as good as won, and one that they do not is not', () => {
  const won = worth({ kind: 'regions', regions: ['west', 'middle'] });
  expect(won).toBeGreaterThan(worth({ kind: 'regions', regions: ['west', 'east'] }) + 0.5);
  expect(worth({ kind: 'lands', lands: 4, armies: 2 })).toBe(won);
  expect(worth({ kind: 'lands', lands: 4, armies: 3 })).toBeLessThan(won - 0.5);
});
