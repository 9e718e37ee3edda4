import type { MatchFile } from '@vexillum/ledger';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from './all-games.ts';
import { playedMatch } from '@vexillum/triumph/screen/testing/played-match';
import { checkMatch, type CheckMessage } from '@vexillum/frame/verify/check-match';

const check = (text: string): readonly CheckMessage[] => {
  const messages: CheckMessage[] = [];
  checkMatch(new TextEncoder().encode(text), games, (message) => messages.push(message));
  return messages;
};
const verdictOf = (messages: readonly CheckMessage[]) =>
  messages.flatMap((message) => (message.kind === 'verdict' ? [message.verdict] : []))[0];

let text = '';
beforeAll(async () => {
  text = await (await playedMatch('ended')).file('full');
});

describe('checking a match in the browser', () => {
  it('hands the match over as soon as it is read, tells how far it is, and says that nothing was changed', () => {
    const messages = check(text);
    expect(messages[0]).toMatchObject({ kind: 'read', match: { game: 'grand-triumph' } satisfies Partial<MatchFile> });
    const parts = messages.flatMap((message) => (message.kind === 'progress' ? [message.part] : []));
    expect(parts.length).toBeGreaterThan(10);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
    expect(verdictOf(messages)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });

  it('names the entry that was changed, and leaves the match itself out of the verdict', () => {
    const verdict = verdictOf(check(text.replace('Forward!', 'Backward')));
    expect(verdict).toMatchObject({ ok: false });
    expect(verdict?.faults[0]).toMatchObject({ kind: 'chain', seq: expect.any(Number) as number });
    expect(verdict).not.toHaveProperty('match');
  });

  it('says of any other file what it is not, without handing anything over', () => {
    for (const other of ['', '{}', '{}\n', `${text} `, '\u0000'])
      expect(check(other)).toEqual([
        { kind: 'progress', part: 1 },
        { kind: 'verdict', verdict: expect.objectContaining({ ok: false, entries: 0 }) as object },
      ]);
  });
});
