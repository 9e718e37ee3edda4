import { msg } from '@vexillum/ui/words';
import type { Invite } from '../api.ts';
import { seatTitle, sideTitle } from '../seat-title.ts';

export interface InviteGroup {
  readonly title: string;
  readonly side?: string;
  readonly invites: readonly Invite[];
  /** Of players whom nobody expects so far: shown to those who ask for them. */
  readonly more: readonly Invite[];
}

/** Whether every side is one player. */
export const isEachForHimself = (invites: readonly Invite[]): boolean => {
  const seated = invites.flatMap(({ side }) => side ?? []);
  return seated.length > 2 && new Set(seated).size === seated.length;
};

/**
 * The invites as a host thinks of them: each side with its team, or where every side is one player all of them together; then everybody
 * else. `players`: how many are expected.
 */
export const inviteGroups = (
  invites: readonly Invite[],
  players = Number.POSITIVE_INFINITY,
): readonly InviteGroup[] => {
  const sides = [...new Set(invites.flatMap(({ side }) => side ?? []))];
  const seated = invites.filter(({ side }) => side !== undefined);
  const others = invites.filter(({ side }) => side === undefined);
  return [
    ...(isEachForHimself(invites)
      ? [{ title: msg('Players'), invites: seated.slice(0, players), more: seated.slice(players) }]
      : sides.map((side) => teamOf(side, invites))),
    ...(others.length > 0 ? [{ title: msg('Round the table'), invites: others, more: [] }] : []),
  ];
};

const teamOf = (side: string, invites: readonly Invite[]): InviteGroup => ({
  title: sideTitle(side),
  side,
  invites: invites.filter((invite) => invite.side === side),
  more: [],
});

/** All links as one text for a mail or a chat. */
export const inviteText = (tableName: string, invites: readonly Invite[]): string =>
  [tableName || 'Vexillum', ...invites.map((invite) => `${seatTitle(invite)}: ${invite.url}`)].join('\n');
