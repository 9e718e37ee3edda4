import { deploymentStatus, profileAt, type Snapshot } from '../../rules/index.ts';
import {
  asSeenBy,
  begun,
  marked,
  ordered,
  sealedTable,
  seatNamed,
  sentTo,
  withMarkers,
} from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { dutyHint, dutyText } from './duty-words.ts';
import { headline, stepSays, stepTitle, waitingText } from './step-words.ts';
import { stepperView } from './stepper-view.ts';

const profile = profileAt(sealedTable());

/** What a player reads: the head, and what they are asked to do. */
const read = (snapshot: Snapshot, seatId: string) => {
  const seat = seatNamed(seatId);
  const seen = seat.side === undefined ? { public: snapshot.public, sides: {} } : asSeenBy(snapshot, seat.side);
  const status = deploymentStatus(seen, profile);
  const view = stepperView(status, profile.deploymentOrder.value, seat);
  return {
    head: headline(status, view.chips.length),
    asked: view.mine.map((duty) => dutyText(duty, profile)),
    waits: waitingText(status, seat.side),
    ...view,
  };
};

describe('a player who has never read the rules is led through the steps', () => {
  it('first both say who has the advantage', () => {
    const { head, asked } = read(sealedTable(), 'red-captain');
    expect([head, asked]).toEqual(['Before it begins: who has the advantage?', ['Say which side has the advantage']]);
  });

  it('in step 1 nothing blocks, and each says that they are done', () => {
    const { head, mayFinish, isHeldUp } = read(begun(), 'blue-captain');
    expect([head, mayFinish, isHeldUp]).toEqual(['Step 1 of 10: Terrain (Both sides)', true, false]);
  });

  it('in step 2 nobody goes on before their orders are sealed', () => {
    const { head, asked, isHeldUp } = read(sentTo(begun(), 2), 'red-captain');
    expect([head, asked, isHeldUp]).toEqual([
      'Step 2 of 10: Orders in secret (Both sides)',
      ['Seal your orders'],
      true,
    ]);
  });

  it('a commander reads the same and waits for their captain', () => {
    const { asked, mayAct, mayFinish } = read(sentTo(begun(), 2), 'red-2');
    expect([asked, mayAct, mayFinish]).toEqual([['Seal your orders'], false, false]);
  });

  it('the side that does not act is told for whom it waits', () => {
    const { asked, waits, mayFinish } = read(ordered(), 'red-captain');
    expect([asked, waits, mayFinish]).toEqual([[], 'Blue is waited for.', false]);
    expect(read(ordered(), 'blue-captain').asked).toEqual(['Place your camp', 'Place the camp of your allies']);
  });

  it('markers are placed, then revealed, then two commands deployed', () => {
    expect(read(sentTo(ordered(), 5), 'blue-captain').asked).toEqual(['Place your three markers']);
    expect(read(withMarkers(sentTo(ordered(), 5), 'blue'), 'blue-captain').asked).toEqual([]);
    expect(read(marked(), 'blue-captain').asked).toEqual(['Reveal your markers', 'Deploy 2 of commands 1, 2, 3']);
  });

  it('the chips tell what is done, what is now, and whose each step is', () => {
    const { chips } = read(ordered(), 'spectator');
    expect(chips.map(({ state }) => state).slice(0, 4)).toEqual(['done', 'done', 'now', 'next']);
    expect(chips.map(({ side }) => side ?? 'both').slice(0, 5)).toEqual(['both', 'both', 'blue', 'red', 'blue']);
  });

  it('every step of every game has a title and a sentence', () => {
    for (const { title } of profile.deploymentOrder.value) {
      expect(stepTitle(title)).not.toBe(title);
      expect(stepSays(title, 'Red', profile)).not.toBe('');
    }
  });

  it('distances in hints are the profile’s', () => {
    const hint = dutyHint({ kind: 'deploy', commands: [], count: 1, blocks: false }, profile);
    expect(hint).toContain(`${profile.deploymentBandMu.value} MU`);
  });
});
