import { wordsText } from '@vexillum/ui/words';
import { type ConquestRule, isAdministrator } from '../rules/index.ts';
import { isRefusal, type Json } from '@vexillum/model';
import { actAt, type Invite, isApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { invitesOf } from '@vexillum/frame/memory/my-invites';
import { myTable } from '@vexillum/frame/memory/my-tables';
import { nameAtTable } from '@vexillum/frame/new-table/name-at-table';
import { seatTitle } from '@vexillum/frame/seat-title';
import { settings } from '@vexillum/frame/settings';
import { sitDown } from '@vexillum/frame/sit-down';
import type { ConquestSitting } from './conquest-sitting.ts';

/** What the host alone may do, or what administrators may do too. */
type Power = ConquestRule['changedBy'];

/** From which seat: the one that this browser speaks for, the host's which it holds too, or the host's once it has taken that with its link. */
type Way = { readonly kind: 'own' } | { readonly kind: 'held' } | { readonly kind: 'link'; readonly invite: Invite };

const HOST = 'host';
/** A socket takes no message of 64 KB; a map can be larger, and goes by a request. */
const LARGE = 48_000;

const isLarge = (args: Json): boolean => new TextEncoder().encode(JSON.stringify(args)).length > LARGE;

/** What this browser may do at a table because one of its seats is the host's or an administrator's, and the doing of it. */
export class HostHand {
  readonly #sitting: ConquestSitting;
  readonly #table: string;

  constructor(sitting: ConquestSitting, table: string) {
    this.#sitting = sitting;
    this.#table = table;
  }

  may(power: Power): boolean {
    return this.#wayFor(power) !== undefined;
  }

  /** Whether it was done; what goes wrong is told in a toast. */
  async act(power: Power, name: string, args: Json): Promise<boolean> {
    const way = this.#wayFor(power);
    if (!way) return false;
    if (way.kind === 'own' && !isLarge(args)) return !isRefusal(await this.#sitting.act(name, args));
    if (way.kind === 'link' && !(await this.#takeHostSeat(way.invite))) return false;
    return await this.#actAt(way.kind === 'own' ? this.#sitting.live.seat.id : HOST, name, args);
  }

  #wayFor(power: Power): Way | undefined {
    const { live, snapshot } = this.#sitting;
    const { seat } = live;
    if (seat.kind === 'host' || (power === 'administrators' && isAdministrator(seat, snapshot))) return { kind: 'own' };
    const isFree = snapshot.public.seat.get(HOST)?.name === undefined;
    if (!isFree) return myTable(this.#table)?.seats.some((mine) => mine.seat === HOST) ? { kind: 'held' } : undefined;
    const invite = invitesOf(this.#table)?.invites.find((one) => one.seat === HOST);
    return invite && { kind: 'link', invite };
  }

  async #actAt(seat: string, name: string, args: Json): Promise<boolean> {
    const answer = await actAt(this.#table, seat, name, args);
    if (!isApiProblem(answer)) return true;
    this.#sitting.toasts.add(answer.status === 0 ? problemText(answer) : wordsText(answer.words), 'warning');
    return false;
  }

  async #takeHostSeat(invite: Invite): Promise<boolean> {
    const title = seatTitle(invite);
    const name = settings.$name.get().trim() || this.#sitting.nameOfSeat(this.#sitting.live.seat.id);
    const claimed = await sitDown(invite.token, nameAtTable(this.#table, name, title));
    if (!isApiProblem(claimed)) return true;
    this.#sitting.toasts.add(problemText(claimed), 'warning');
    return false;
  }
}
