import { withChanges } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../rules/index.ts';
import { boardWith, lineOf, play } from '../../rules/testing/index.ts';
import { momentOf } from '../testing/moment-of.ts';
import { createBoardView } from './board-view-of.ts';

const board = boardWith({ ...lineOf(2, [40, 10]), ...lineOf(1, [40, 30], { side: 'blue' }) });
const started = play(board, 'red-captain', 'begin-turn', {}).snapshot;
const lost = play(started, 'red-captain', 'lose-stands', { stands: ['red1'] });

/** As it is drawn for somebody who has seen nothing of what was before. */
const fallenIn = (snapshot: Snapshot) => createBoardView()(momentOf(snapshot)).fallen;

describe('a fallen standard', () => {
  it('lies where the stand stood, for who comes later as for who saw it', () => {
    const pose = started.public.pose.get('red1');
    expect(pose).toBeDefined();
    expect(fallenIn(lost.snapshot)).toEqual([{ id: 'red1', pose, side: 'red' }]);
  });

  it('is gone when the loss is taken back, and when the stand goes back into reserve', () => {
    expect(fallenIn(started)).toEqual([]);
    const back = play(lost.snapshot, 'red-captain', 'return-stands', { stands: ['red1'] }).snapshot;
    expect(fallenIn(back)).toEqual([]);
    expect(back.public.stand.get('red1')).not.toHaveProperty('fell');
  });

  it('lies nowhere for a stand that was lost from reserve, or in a match that did not keep it', () => {
    const reserve = play(started, 'red-captain', 'return-stands', { stands: ['red1'] }).snapshot;
    expect(fallenIn(play(reserve, 'red-captain', 'lose-stands', { stands: ['red1'] }).snapshot)).toEqual([]);
    const { fell: _, ...former } = lost.snapshot.public.stand.get('red1') ?? {};
    const old = withChanges(lost.snapshot, {
      public: { stand: { red1: [lost.snapshot.public.stand.get('red1'), former] } },
    } as never);
    expect(fallenIn(old)).toEqual([]);
  });

  it('is the same value until something happens to a stand', () => {
    const view = createBoardView();
    expect(view(momentOf(lost.snapshot)).fallen).toBe(view(momentOf({ ...lost.snapshot })).fallen);
  });
});
