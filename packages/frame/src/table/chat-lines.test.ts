import { type Chat, emptySnapshot, type Snapshot } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { mutedKey } from '../memory/muted.ts';
import { chatLines, silencedText } from './chat-lines.ts';

const red = { id: 'red-captain', kind: 'captain', side: 'red' } as const;
const said = (seat: string, at: string): Chat => ({ seat, name: seat, text: `by ${seat}`, at });

const table = (): Snapshot => {
  const empty = emptySnapshot(['red']);
  const { red: layer } = empty.sides;
  if (!layer) throw new Error('no such side');
  return {
    public: {
      ...empty.public,
      seat: new Map([
        ['host', { kind: 'host', name: 'Hanna' }],
        ['red-captain', { kind: 'captain', side: 'red', name: 'Rufus', silencedBy: 'host' }],
      ]),
      chat: new Map([
        ['a', said('host', '1')],
        ['b', said('red-captain', '3')],
      ]),
    },
    sides: { red: { ...layer, chat: new Map([['c', said('red-1', '2')]]) } },
  };
};

describe('lines of talk', () => {
  it('come in the order of time, and say which of them are muted: never one’s own', () => {
    const muted = [mutedKey('t', 'host'), mutedKey('t', 'red-captain'), mutedKey('another', 'red-1')];
    const lines = chatLines(table(), { table: 't', seat: red, muted });
    expect(lines.map(({ id, isMuted = false, isTeam }) => [id, isMuted, isTeam])).toEqual([
      ['a', true, false],
      ['c', false, true],
      ['b', false, false],
    ]);
  });

  it('a silenced speaker is told by whom, and nobody else anything', () => {
    expect(silencedText(table(), red)).toContain('Hanna has silenced your talk');
    expect(silencedText(table(), { id: 'host', kind: 'host' })).toBeUndefined();
  });
});
