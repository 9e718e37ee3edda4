import { isAdministrator } from '@vexillum/conquest';
import { isRefusal, type Json } from '@vexillum/model';
import { actAt, type Invite, isApiProblem } from '../../../api.ts';
import { problemText } from '../../../api-problem-text.ts';
import { invitesOf } from '../../../memory/my-invites.ts';
import { myTable } from '../../../memory/my-tables.ts';
import { nameAtTable } from '../../../new-table/name-at-table.ts';
import { seatTitle } from '../../../seat-title.ts';
import { settings } from '../../../settings.ts';
import { sitDown } from '../../../sit-down.ts';
import type { ConquestDesk } from '../conquest-desk.ts';

/** How this browser does what only the host may: from the seat it speaks for, through the host's seat which it holds too, or by taking that seat with its link. */
export type HostHand =
  | { readonly kind: 'own' }
  | { readonly kind: 'held' }
  | { readonly kind: 'link'; readonly invite: Invite };

const HOST = 'host';
/** A socket takes no message of 64 KB; a request takes four times as much. A map can be larger than the one. */
const LARGE = 48_000;

const isLarge = (args: Json): boolean => JSON.stringify(args).length > LARGE;

/** None where this browser may not. `power`: what the host alone may do, or what administrators may do too. */
export const hostHand = (
  { live: { seat }, snapshot }: ConquestDesk,
  table: string,
  power: 'host' | 'administrator',
): HostHand | undefined => {
  if (seat.kind === 'host' || (power === 'administrator' && isAdministrator(seat, snapshot))) return { kind: 'own' };
  const isFree = snapshot.public.seat.get(HOST)?.name === undefined;
  if (!isFree) return myTable(table)?.seats.some((mine) => mine.seat === HOST) ? { kind: 'held' } : undefined;
  const invite = invitesOf(table)?.invites.find((one) => one.seat === HOST);
  return invite && { kind: 'link', invite };
};

/** Whether it was done; what goes wrong is told in a toast. */
export const actAsHost = async (
  desk: ConquestDesk,
  table: string,
  hand: HostHand,
  name: string,
  args: Json,
): Promise<boolean> => {
  if (hand.kind === 'own' && !isLarge(args)) return !isRefusal(await desk.act(name, args));
  if (hand.kind === 'link' && !(await takeHostSeat(desk, table, hand.invite))) return false;
  const answer = await actAt(table, hand.kind === 'own' ? desk.live.seat.id : HOST, name, args);
  if (isApiProblem(answer)) desk.toasts.add(answer.status === 0 ? problemText(answer) : answer.message, 'warning');
  return !isApiProblem(answer);
};

const takeHostSeat = async (desk: ConquestDesk, table: string, invite: Invite): Promise<boolean> => {
  const title = seatTitle(invite);
  const name = settings.$name.get().trim() || desk.nameOfSeat(desk.live.seat.id);
  const claimed = await sitDown(invite.token, nameAtTable(table, name, title));
  if (isApiProblem(claimed)) desk.toasts.add(problemText(claimed), 'warning');
  return !isApiProblem(claimed);
};
