import { msg } from '@vexillum/ui/words';
import type { Invite, InvitedSeat } from '../api.ts';
import type { KeptInvites } from '../memory/my-invites.ts';
import { seatTitle, sideTitle } from '../seat-title.ts';

export interface InviteGroup {
  readonly title: string;
  readonly side?: string;
  /** Without a link are those of a team whose captain has still to make it. */
  readonly seats: readonly (Invite | InvitedSeat)[];
  /** Of players whom nobody expects so far: shown to those who ask for them. */
  readonly more: readonly Invite[];
}

export const hasLink = (seat: Invite | InvitedSeat): seat is Invite => 'token' in seat;

/** Whether every side is one player. */
export const isEachForHimself = (invites: readonly Invite[]): boolean => {
  const seated = invites.flatMap(({ side }) => side ?? []);
  return seated.length > 2 && new Set(seated).size === seated.length;
};

/**
 * The invites as a host thinks of them: each side with its team, or where every side is one player all of them together; then everybody
 * else. `players`: how many are expected.
 */
export const inviteGroups = ({
  invites,
  byCaptains = [],
  players = Number.POSITIVE_INFINITY,
}: Pick<KeptInvites, 'invites' | 'byCaptains' | 'players'>): readonly InviteGroup[] => {
  const sides = [...new Set(invites.flatMap(({ side }) => side ?? []))];
  const seated = invites.filter(({ side }) => side !== undefined);
  const others = invites.filter(({ side }) => side === undefined);
  return [
    ...(isEachForHimself(invites)
      ? [{ title: msg('Players'), seats: seated.slice(0, players), more: seated.slice(players) }]
      : sides.map((side) => teamOf(side, invites, byCaptains))),
    ...(others.length > 0 ? [{ title: msg('Round the table'), seats: others, more: [] }] : []),
  ];
};

/** In an order that stays while links are made: no row moves from under a finger. */
const teamOf = (side: string, invites: readonly Invite[], byCaptains: readonly InvitedSeat[]): InviteGroup => {
  const own = invites.filter((invite) => invite.side === side);
  const others = byCaptains.filter((seat) => seat.side === side && !own.some((invite) => invite.seat === seat.seat));
  const seats = [...own, ...others].sort((a, b) => (a.command ?? 0) - (b.command ?? 0));
  return { title: sideTitle(side), side, seats, more: [] };
};

/** All links as one text for a mail or a chat. */
export const inviteText = (tableName: string, invites: readonly Invite[]): string =>
  [tableName || 'Vexillum', ...invites.map((invite) => `${seatTitle(invite)}: ${invite.url}`)].join('\n');
