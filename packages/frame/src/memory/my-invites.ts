import type { Invite } from '../api.ts';
import { keepJson, readKeptJson } from './kept-json.ts';

/** The links of a table that this browser's user set up, so that they can be found again. A link seats one person once. */
export interface KeptInvites {
  readonly table: string;
  readonly name: string;
  readonly invites: readonly Invite[];
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

/** A seat's new link takes the place of the one that no longer works. */
export const replaceInvite = (table: string, invite: Invite): void => {
  const kept = invitesOf(table);
  if (!kept) return;
  keepInvites({ ...kept, invites: kept.invites.map((old) => (old.seat === invite.seat ? invite : old)) });
};
