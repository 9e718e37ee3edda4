import type { Seat } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { event } from '../rules/index.ts';
import { saltOf, TestEvent } from '../rules/testing/test-event.ts';
import { nextStep } from './next-step.ts';

const seatOf = (id: string): Seat => event.seats.find((seat) => seat.id === id) ?? { id, kind: 'spectator' };

/** What a seat is told, and what its main button says and does. */
const at = ({ snapshot }: TestEvent, id: string): readonly (string | undefined)[] => {
  const { says, press } = nextStep(snapshot, seatOf(id));
  const does = press?.kind === 'act' ? press.action : press?.kind === 'go' ? press.key : press?.tab;
  return [says, press?.text, does];
};

const nobody = [undefined, undefined];

describe('the next step', () => {
  test('while sign-up is open: players take part, the organiser closes it once there are two', () => {
    const day = new TestEvent();
    expect(at(day, 'player-1')).toEqual(['Sign-up is open. Nobody takes part yet.', 'Take part', 'enter-event']);
    expect(at(day, 'host')).toEqual(['Sign-up is open. Nobody takes part yet.', ...nobody]);
    day.act('player-1', 'enter-event').act('player-2', 'enter-event');
    expect(at(day, 'player-1')).toEqual(['You take part. Sign-up is open. 2 take part.', ...nobody]);
    expect(at(day, 'umpire-1')).toEqual(['Sign-up is open. 2 take part.', 'Close sign-up', 'close-sign-up']);
    expect(at(day, 'spectator')).toEqual(['Sign-up is open. 2 take part.', ...nobody]);
  });

  test('where armies are needed: who takes part seals one, and the umpire is told why a round cannot be published', () => {
    const day = new TestEvent({ armies: { areNeeded: true } }).entered(2).act('host', 'draw-round');
    expect(at(day, 'host')).toEqual([
      expect.stringContaining('Somebody who is paired has not sealed an army yet.'),
      'Entrants',
      'entrants',
    ]);
    const early = new TestEvent({ armies: { areNeeded: true } }).act('player-1', 'enter-event');
    expect(at(early, 'player-1').slice(1)).toEqual(['Seal your army', 'entrants']);
    early.act('player-1', 'seal-army', { name: 'Alans', list: '12 knights', salt: saltOf(1) });
    expect(at(early, 'player-1').slice(1)).toEqual(nobody);
  });

  test('a round is drawn, published, played, confirmed, and the next one comes', () => {
    const day = new TestEvent().entered(3);
    expect(at(day, 'host')).toEqual(['Sign-up is closed.', 'Draw round 1', 'draw-round']);
    expect(at(day, 'player-1')).toEqual(['Round 1 is being prepared.', ...nobody]);
    day.act('host', 'draw-round');
    expect(at(day, 'host').slice(1)).toEqual(['Publish round 1', 'publish-round']);
    expect(at(day, 'player-1')).toEqual(['Round 1 is being prepared.', ...nobody]);
    day.act('host', 'publish-round').settle();
    const [[one = ''] = [], [bye = ''] = []] = day.boards;
    expect(at(day, bye)).toEqual(['You have a bye in round 1.', ...nobody]);
    expect(at(day, one)[0]).toMatch(/^Round 1, against .*: your table opens in a moment\.$/);
    day.act('host', 'table-opened', { key: '1.1.1', table: 'table-1.1.1', gameId: 'table-1.1.1' });
    expect(at(day, one).slice(1)).toEqual(['To my table', '1.1.1']);
    expect(at(day, 'host')).toEqual(['Round 1: 0 of 1 games have a result.', 'To the desk', 'desk']);
  });

  test('a result is confirmed by those who played; once every round is played the organiser ends it', () => {
    const day = new TestEvent({ rounds: 1 }).entered(2).round().won('1.1');
    const [[one = '', other = ''] = []] = day.boards;
    expect(at(day, one).slice(1)).toEqual(['Confirm the result', 'attest-result']);
    day.act(one, 'attest-result', { pairing: '1.1' });
    expect(at(day, one)[0]).toMatch(/^You have confirmed your result/);
    day.act(other, 'dispute-result', { pairing: '1.1', why: 'No' });
    expect(at(day, 'host')).toEqual(['One result is disputed.', 'To the desk', 'desk']);
    expect(at(day, one)[0]).toMatch(/^Your result is disputed/);
    day.act('host', 'correct-result', { pairing: '1.1', outcomes: [{ place: 2 }, { place: 1 }], why: 'Yes' });
    expect(at(day, one)[0]).toMatch(/^Your result stands\./);
    expect(at(day, 'umpire-1').slice(1)).toEqual(['To the desk', 'desk']);
    expect(at(day, 'host')).toEqual(['All rounds have been played.', 'End the event', 'end-event']);
    day.act('host', 'end-event');
    expect(at(day, 'spectator')[0]).toMatch(/^The event is over\. .* has won it\.$/);
  });

  test('whoever comes late may be a reserve; by hand the first draft is made of all who take part, in order', () => {
    const day = new TestEvent({ method: 'by-hand' }).entered(4);
    const drafted = nextStep(day.snapshot, seatOf('host')).press;
    expect(drafted).toMatchObject({
      args: {
        pairs: [
          ['player-1', 'player-2'],
          ['player-3', 'player-4'],
        ],
      },
    });
    day.round([
      ['player-1', 'player-2'],
      ['player-3', 'player-4'],
    ]);
    expect(at(day, 'player-9').slice(1)).toEqual(['Be a reserve', 'enter-event']);
    day.act('player-9', 'enter-event');
    expect(at(day, 'player-9')).toEqual(['Round 1: 0 of 2 games have a result. You are a reserve.', ...nobody]);
  });
});
