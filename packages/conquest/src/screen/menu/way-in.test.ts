import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { wayIn, type WayInQuestion } from './way-in.ts';

const invite = (seat: string) => ({ seat, kind: 'captain', side: seat, token: `token-of-${seat}`, url: '' }) as const;

/** player-1 and player-2 have sat down; the reader looks on. */
const ask = (more: Partial<WayInQuestion>) =>
  wayIn({ snapshot: new TestMatch().snapshot, table: 't', mine: 'spectator', seats: [], invites: [], ...more });

describe('whoever looks on joins from the menu', () => {
  it('by the link of the first free seat, never of one that is taken (KR-JOIN-MENU, KR-JOIN-THEME)', () => {
    const invites = ['player-1', 'player-2', 'player-3', 'player-4'].map(invite);
    expect(ask({ invites })).toEqual({ side: 'player-3', path: '/join#token-of-player-3' });
    expect(ask({ invites: invites.slice(0, 2) })).toBeUndefined();
  });

  it('by going back to the seat that is theirs', () => {
    const seats = [{ seat: 'player-2', kind: 'captain', side: 'player-2', name: 'Bob' } as const];
    expect(ask({ seats, invites: [invite('player-3')] })).toEqual({ side: 'player-2', path: '/table/t?seat=player-2' });
  });

  it('and not at all without a link', () => {
    expect(ask({})).toBeUndefined();
  });
});
