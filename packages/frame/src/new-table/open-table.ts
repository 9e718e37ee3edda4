import { actAt, type ApiProblem, createTable, isApiProblem, type NewTable } from '../api.ts';
import { keepInvites, type KeptInvites } from '../memory/my-invites.ts';
import { seatTitle } from '../seat-title.ts';
import { sitDown } from '../sit-down.ts';
import { nameAtTable } from './name-at-table.ts';
import type { Deed } from './table-wish.ts';

export interface Opening {
  readonly table: NewTable;
  readonly players?: number;
  /** The seats that whoever opens the table takes at once, under this name. */
  readonly sits?: { readonly as: string; readonly on: readonly string[] };
  readonly deeds?: readonly Deed[];
}

/** A table that is there, and what went wrong when things were to be done at it. */
export interface Opened {
  readonly kept: KeptInvites;
  readonly problem?: ApiProblem;
}

/** Makes a table, keeps its links in this browser, and does there what is to be done at once. A problem where there is no table. */
export const openTable = async (opening: Opening): Promise<Opened | ApiProblem> => {
  const { table, players } = opening;
  const made = await createTable(table);
  if (isApiProblem(made)) return made;
  const kept: KeptInvites = {
    table: made.table,
    name: table.name ?? '',
    invites: made.invites,
    ...(made.byCaptains?.length ? { byCaptains: made.byCaptains } : {}),
    ...(players === undefined ? {} : { players }),
  };
  keepInvites(kept);
  const problem = await begin(kept, opening);
  return problem ? { kept, problem } : { kept };
};

const begin = async (kept: KeptInvites, { sits, deeds = [] }: Opening): Promise<ApiProblem | undefined> => {
  for (const seat of sits?.on ?? []) {
    const problem = await takeSeat(kept, seat, sits?.as ?? '');
    if (problem) return problem;
  }
  for (const { seat, name, args } of deeds) {
    const answer = await actAt(kept.table, seat, name, args);
    if (isApiProblem(answer)) return answer;
  }
  return undefined;
};

const takeSeat = async ({ table, invites }: KeptInvites, seat: string, name: string) => {
  const invite = invites.find((one) => one.seat === seat);
  if (!invite) throw new Error(`no link for ${seat}`);
  const claimed = await sitDown(invite.token, nameAtTable(table, name, seatTitle(invite)));
  return isApiProblem(claimed) ? claimed : undefined;
};
