import { msg } from '@lit/localize';
import type { Invite } from '../api.ts';
import { seatTitle, sideTitle } from '../seat-title.ts';

export interface InviteGroup {
  readonly title: string;
  readonly side?: string;
  readonly invites: readonly Invite[];
}

/** The invites as a host thinks of them: each side with its team, then everybody else. */
export const inviteGroups = (invites: readonly Invite[]): readonly InviteGroup[] => {
  const sides = [...new Set(invites.flatMap(({ side }) => side ?? []))];
  const others = invites.filter(({ side }) => side === undefined);
  return [
    ...sides.map((side) => ({
      title: sideTitle(side),
      side,
      invites: invites.filter((invite) => invite.side === side),
    })),
    ...(others.length > 0 ? [{ title: msg('Round the table'), invites: others }] : []),
  ];
};

/** All links as one text for a mail or a chat. */
export const inviteText = (tableName: string, invites: readonly Invite[]): string =>
  [tableName || 'Vexillum', ...invites.map((invite) => `${seatTitle(invite)}: ${invite.url}`)].join('\n');
