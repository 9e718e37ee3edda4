import { describe, expect, it } from 'vitest';
import { talkTold } from './talk-told.ts';
import { Timeline } from './timeline.ts';

const line = (chat: string, name: string, text: string) =>
  [chat, [null, { seat: 'red-1', name, text, at: '2026-11-24T18:00:00.000Z' }]] as const;

/** A match whose second entry is what its sides have said to themselves, of which red's part is this. */
const matchWith = (part: unknown): Timeline =>
  new Timeline({
    ledger: [
      { seq: 0, at: '2026-11-24T18:00:00.000Z', seat: 'host', name: 'create-table', changes: {} },
      { seq: 1, at: '2026-11-24T18:01:00.000Z', side: '' },
    ],
    secrets: { red: [{ seq: 1, part: JSON.stringify(part) }] },
  });

const untold = { who: '', text: 'What each side has said to itself' };

describe('what sides have said to themselves', () => {
  const match = matchWith({
    talk: [{ chat: 'chat:b' }, { chat: 'chat:a' }],
    changes: { chat: Object.fromEntries([line('chat:a', 'Livia', 'And then?'), line('chat:b', 'Hanno', 'Wait.')]) },
  });

  it('is read by the side itself, in the order in which it was said', () => {
    expect(talkTold(match, 1, 'red')).toEqual({
      who: 'Red',
      text: 'to the own side: Hanno: “Wait.” Livia: “And then?”',
      side: 'red',
    });
  });

  it('is told to all others as something that there was', () => {
    for (const as of ['blue', 'spectator']) expect(talkTold(match, 1, as)).toEqual(untold);
    expect(talkTold(matchWith({}), 1, 'red')).toEqual(untold);
  });

  it('is no other entry, and nothing in a file that makes no sense stops the replay', () => {
    expect(talkTold(match, 0, 'red')).toBeUndefined();
    expect(talkTold(match, 9, 'red')).toBeUndefined();
    for (const talk of ['x', {}, [null, 7, {}, { chat: 'chat:gone' }, { chat: '__proto__' }]])
      expect(talkTold(matchWith({ talk, changes: { chat: 'x' } }), 1, 'red')).toEqual(untold);
  });
});
