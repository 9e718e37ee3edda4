import type { Invite, InvitedSeat } from '../api.ts';
import { keepJson, readKeptJson } from './kept-json.ts';

/** The links of a table that this browser's user set up, so that they can be found again. A link seats one person once. */
export interface KeptInvites {
  readonly table: string;
  readonly name: string;
  readonly invites: readonly Invite[];
  /** The seats whose links their captains make. */
  readonly byCaptains?: readonly InvitedSeat[];
  /** How many players the table is set up for, where it could be more: the links of these come first. */
  readonly players?: number;
}

const KEY = 'vexillum:invites';
const KEPT = 20;

/** Newest first. */
export const myInvites = (): readonly KeptInvites[] => readKeptJson<readonly KeptInvites[]>(KEY, []);

export const invitesOf = (table: string): KeptInvites | undefined => myInvites().find((kept) => kept.table === table);

export const keepInvites = (kept: KeptInvites): void =>
  keepJson(KEY, [kept, ...myInvites().filter((other) => other.table !== kept.table)].slice(0, KEPT));

export const forgetInvites = (table: string): void =>
  keepJson(
    KEY,
    myInvites().filter((other) => other.table !== table),
  );

/** Keeps a link that was made at the table, in the place of the seat's link before: a captain finds those of their commanders again. */
export const keepInvite = (table: string, name: string, invite: Invite): void => {
  const kept = invitesOf(table) ?? { table, name, invites: [] };
  keepInvites({ ...kept, invites: withInvite(kept.invites, invite) });
};

/** A link that no longer works. */
export const dropInvite = (table: string, seat: string): void => {
  const kept = invitesOf(table);
  if (kept) keepInvites({ ...kept, invites: kept.invites.filter((invite) => invite.seat !== seat) });
};

const withInvite = (invites: readonly Invite[], invite: Invite): readonly Invite[] =>
  invites.some(({ seat }) => seat === invite.seat)
    ? invites.map((old) => (old.seat === invite.seat ? invite : old))
    : [...invites, invite];
