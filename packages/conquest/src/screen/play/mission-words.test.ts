import { expect, test } from 'vitest';
import type { Task } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { missionText } from './mission-words.ts';

const task: Task = { kind: 'eliminate', player: 'player-2', lands: 4 };
const textAt = (teams: number) => {
  const rules = { missions: true, 'random-start': true, teams };
  return missionText(new TestMatch({ players: 4, rules }).start().snapshot, task);
};

test('who else drives a player out says what counts instead; in teams a partner’s doing counts', () => {
  expect(textAt(0)).toMatch(/^Drive .+ from the map\. If another does, or they leave: hold 4 territories\.$/);
  expect(textAt(2)).toMatch(/^Drive .+ from the map\. If another team does, or they leave: hold 4 territories\.$/);
});
