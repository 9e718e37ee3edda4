import { changeInPlace, type Changes, emptySnapshot, eventsOf } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { expect, test } from 'vitest';
import { boardOf } from '../board/board-of.ts';
import { attackIn } from '../events/conquest-events.ts';
import { conquest } from '../game.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { conquestKinds } from '../records.ts';
import { territoryOf } from '../state/read.ts';
import { playOut, TestMatch } from '../testing/index.ts';
import { withFogLifted } from './lifted.ts';

const rules = { fog: true, 'random-start': true };

test('when the fog has lifted, a match reads entry by entry as one without fog: the table, and what happened', () => {
  const match = new TestMatch({ players: 3, map: twinHolms, isRecorded: true, seed: 6, rules }).start();
  const lands = boardOf(match.snapshot).territories;
  const truthNow = () => lands.map((id) => territoryOf(match.truth, id));
  const truths = new Map([[match.entries.length - 1, truthNow()]]);
  const told = new Map<number, unknown>();
  playOut(match, 6, 20_000, () => {
    truths.set(match.entries.length - 1, truthNow());
    told.set(match.entries.length - 1, match.told);
  });
  const lifted = withFogLifted(match.entries, testDigest);
  const snapshot = emptySnapshot([], conquestKinds);
  for (const { seq, changes } of lifted) {
    changeInPlace(snapshot, { public: changes ?? {} } as Changes);
    const land = lands.map((id) => territoryOf(snapshot, id));
    expect(land).toEqual(truths.get(seq) ?? land);
  }
  const happened = [...eventsOf(conquest, lifted)];
  for (const { seq, event } of happened) expect(event).toEqual(told.get(seq) ?? event);
  expect(happened.filter((line) => attackIn(line)).length).toBeGreaterThan(20);
});

test('while the fog lies, and where there is none, nothing is different', () => {
  for (const fog of [true, false]) {
    const match = new TestMatch({ players: 3, isRecorded: true, rules: { ...rules, fog } }).start();
    playOut(match, 2, 40);
    expect(withFogLifted(match.entries, testDigest)).toBe(match.entries);
  }
});
