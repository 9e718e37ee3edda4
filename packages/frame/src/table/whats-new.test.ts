import { type Chat, emptySnapshot, type LogLine, type SeatRecord, type Snapshot } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { WhatsNew } from './whats-new.ts';

const table = (
  names: Record<string, string>,
  said: readonly (readonly [seat: string, text: string])[] = [],
  lines: readonly LogLine[] = [],
): Snapshot => {
  const empty = emptySnapshot([]);
  const seat = new Map(
    Object.entries(names).map(([id, name]): [string, SeatRecord] => [id, { kind: 'captain', name }]),
  );
  const chat = new Map(
    said.map(([from, text], index): [string, Chat] => [`c${index}`, { seat: from, name: from, text, at: '' }]),
  );
  return {
    ...empty,
    public: { ...empty.public, seat, chat, log: new Map(lines.map((line) => [`l${line.seq}`, line])) },
  };
};

describe('news at the table', () => {
  it('what was there when one sat down is no news', () => {
    expect(new WhatsNew().since(table({ blue: 'Boris' }, [['blue', 'hi']]), 'red')).toMatchObject({
      joined: [],
      said: 0,
    });
  });

  it('somebody sits down, somebody speaks', () => {
    const news = new WhatsNew();
    news.since(table({}), 'red');
    expect(news.since(table({ blue: 'Boris' }, [['blue', 'hi']]), 'red')).toMatchObject({ joined: ['Boris'], said: 1 });
    expect(news.since(table({ blue: 'Boris' }, [['blue', 'hi']]), 'red')).toMatchObject({ joined: [], said: 0 });
  });

  it('what somebody says whom I have muted is no news to me', () => {
    const news = new WhatsNew();
    const isMuted = (seat: string) => seat === 'blue';
    news.since(table({}), 'red', isMuted);
    const said = [
      ['blue', 'hi'],
      ['host', 'hello'],
    ] as const;
    expect(news.since(table({}, said), 'red', isMuted).said).toBe(1);
  });

  it('what I say myself is no news to me', () => {
    const news = new WhatsNew();
    news.since(table({}), 'red');
    expect(news.since(table({ red: 'Rita' }, [['red', 'hello']]), 'red')).toMatchObject({ joined: [], said: 0 });
  });

  it('KR-GSL-ACH-ANNOUNCE what somebody is given while I am here is news, what the log held before is not', () => {
    const line = (seq: number, kind = 'award-won'): LogLine => {
      const event = { kind, title: 'Whirlwind', tier: 1, tiers: 1 };
      return { seq, at: '', seat: 'blue', event };
    };
    const news = new WhatsNew();
    expect(news.since(table({}, [], [line(1)]), 'red').awards).toEqual([]);
    expect(news.since(table({}, [], [line(1), line(2, 'undone'), line(3)]), 'red').awards).toEqual([line(3)]);
    expect(news.since(table({}, [], [line(1), line(2, 'undone'), line(3)]), 'red').awards).toEqual([]);
  });
});
