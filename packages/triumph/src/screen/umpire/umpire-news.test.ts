import { words } from '@vexillum/model';
import { createToasts } from '@vexillum/ui';
import { describe, expect, it } from 'vitest';
import { asSeenBy, boardWith, changed, play, seatNamed, seated } from '../../rules/testing/index.ts';
import type { Snapshot } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { tellUmpireNews } from './tell-umpire-news.ts';
import { questionsOpen, UmpireNews } from './umpire-news.ts';

const table = seated(boardWith({ 'stand:a': { at: [40, 12, 0] } }));
const flag = {
  id: 'deploys-within-band:stand:a',
  rule: 'deploys-within-band',
  about: ['stand:a'],
  says: words('{0} is too far out.', 'Sp1'),
};
const asked = play(table, 'red-captain', 'ask-umpire', flag).snapshot;
const ruled = play(asked, 'umpire', 'rule-flag', {
  ...flag,
  verdict: 'allowed',
  scope: 'move',
  text: 'It is dry.',
}).snapshot;

/** What a seat is told in passing as one table becomes the next. */
const told = (seatId: string, ...tables: readonly Snapshot[]): string[] => {
  const toasts = createToasts();
  const news = new UmpireNews();
  const seat = seatNamed(seatId);
  for (const snapshot of tables) {
    const battle = {
      snapshot,
      seat,
      isSpectator: seat.kind === 'spectator',
      nameOfSeat: (id: string) => snapshot.public.seat.get(id)?.name ?? '',
    };
    tellUmpireNews(battle as Battle, toasts, news);
  }
  return toasts.$toasts.get().map(({ text }) => text);
};

describe('a question to the umpire', () => {
  it('is said to the umpire and to the other side as it is asked, not to who asks', () => {
    const text = 'the red-captain asks the umpire: Sp1 is too far out.';
    expect(told('umpire', table, asked)).toEqual([text]);
    expect(told('blue-captain', table, asked)).toEqual([text]);
    expect(told('red-captain', table, asked)).toEqual([]);
  });

  it('waits for an answer until it is ruled on, or its stand has gone elsewhere', () => {
    expect(questionsOpen(asked)).toMatchObject([{ tab: 'flags', record: { askedBy: 'red-captain' } }]);
    expect(questionsOpen(ruled)).toEqual([]);
    expect(questionsOpen(changed(asked, (edits) => edits.put('pose', 'stand:a', [40_000, 9000, 0])))).toEqual([]);
  });

  it('is answered: both sides read what was ruled, and the umpire is told nothing of it', () => {
    const text = 'The umpire rules: allowed. “It is dry.”';
    expect(told('red-captain', asked, ruled)).toEqual([text]);
    expect(told('blue-2', asked, ruled)).toEqual([text]);
    expect(told('umpire', asked, ruled)).toEqual([]);
  });

  it('that was asked before somebody came is no news', () => expect(told('umpire', asked)).toEqual([]));

  it('of a side’s secret is told to nobody who may not read it', () => {
    const secret = play(table, 'red-captain', 'ask-umpire', { ...flag, isSecret: true }).snapshot;
    expect(told('blue-captain', asSeenBy(table, 'blue'), asSeenBy(secret, 'blue'))).toEqual([]);
    expect(told('red-2', asSeenBy(table, 'red'), asSeenBy(secret, 'red'))).toHaveLength(1);
  });
});
