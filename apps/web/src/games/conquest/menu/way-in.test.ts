import { TestMatch } from '@vexillum/conquest/testing';
import { describe, expect, it } from 'vitest';
import { wayIn, type WayInQuestion } from './way-in.ts';

const invite = (seat: string) => ({ seat, kind: 'captain', side: seat, token: `token-of-${seat}`, url: '' }) as const;

/** p1 and p2 have sat down; the reader looks on. */
const ask = (more: Partial<WayInQuestion>) =>
  wayIn({ snapshot: new TestMatch().snapshot, table: 't', mine: 'spectator', seats: [], invites: [], ...more });

describe('whoever looks on joins from the menu', () => {
  it('by the link of the first free seat, never of one that is taken (KR-JOIN-MENU, KR-JOIN-THEME)', () => {
    const invites = ['p1', 'p2', 'p3', 'p4'].map(invite);
    expect(ask({ invites })).toEqual({ side: 'p3', path: '/join#token-of-p3' });
    expect(ask({ invites: invites.slice(0, 2) })).toBeUndefined();
  });

  it('by going back to the seat that is his', () => {
    const seats = [{ seat: 'p2', kind: 'captain', side: 'p2', name: 'Bob' } as const];
    expect(ask({ seats, invites: [invite('p3')] })).toEqual({ side: 'p2', path: '/table/t?seat=p2' });
  });

  it('and not at all without a link', () => {
    expect(ask({})).toBeUndefined();
  });
});
