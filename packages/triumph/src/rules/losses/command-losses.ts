import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { isOpened, knowsSide } from '../deployment/sealed.ts';
import { orderSlot } from '../deployment/slots.ts';
import { exchangesBought } from '../masquerade/card.ts';
import { hasUnmasked } from '../masquerade/truth-of.ts';
import { paidPoints } from '../fights-as/stand-loss.ts';
import type { Profile } from '../profiles/profile.ts';
import { leastLoss, hasLostShare } from './share.ts';
import { lossPoints } from './stand-points.ts';
import { commandOf, secretOf, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** What a command has lost, as far as the reader knows. Points in halves. */
export interface CommandLosses {
  readonly side: SideId;
  readonly command: CommandNumber;
  /** Its points; `undefined` while the reader does not know all who are in it. */
  readonly total: number | undefined;
  readonly lost: number;
  /** The smallest loss that demoralizes it. */
  readonly demoralizedFrom: number | undefined;
  /** `undefined` where the reader cannot tell. */
  readonly isDemoralized: boolean | undefined;
  /** By what was paid and what cards say; otherwise by what its stands look like. */
  readonly isExact: boolean;
  /** The stands in it that the reader knows of. */
  readonly stands: readonly string[];
}

interface Member {
  readonly id: string;
  readonly stand: Stand;
  /** Points in halves: what it is worth, and what it counts when it is lost. */
  readonly paid: number;
  readonly loss: number;
}

const membersOf = (snapshot: Snapshot, profile: Profile, side: SideId, command: CommandNumber): Member[] =>
  [...snapshot.public.stand].flatMap(([id, stand]) => {
    if (stand.side !== side || commandOf(snapshot, id) !== command || hasUnmasked(snapshot, id)) return [];
    const secret = secretOf(snapshot, id);
    const [paid, loss] = [paidPoints(profile, stand, secret), lossPoints(snapshot, profile, id, stand)];
    return [{ id, stand, paid, loss }];
  });

/** Whether the reader knows all stands of the command: their own, one whose roster is open, or where every stand of the side has a command. */
const isWholeFor = (snapshot: Snapshot, side: SideId, command: CommandNumber): boolean =>
  knowsSide(snapshot, side) ||
  isOpened(snapshot, side, orderSlot(command, 'roster')) ||
  [...snapshot.public.stand.values()].every((stand) => stand.side !== side || stand.command !== undefined);

/** Whether everybody knows what was paid for these stands: where one may be a masquerade, what stands behind it is its side's secret. */
const isPublic = (snapshot: Snapshot, side: SideId, members: readonly Member[]): boolean =>
  exchangesBought(snapshot, side) === 0 && members.every(({ stand }) => stand.cards !== undefined);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A command is lost in whole points where none of its stands counts a half. */
const stepOf = (members: readonly Member[]): 1 | 2 => (members.every(({ loss }) => loss % 2 === 0) ? 2 : 1);

/** What a command has lost; `undefined` where the reader knows nobody in it, or commands do not waver in this game (GT-CMD-007). */
export const commandLosses = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  command: CommandNumber,
): CommandLosses | undefined => {
  const share = profile.demoralizedAt.value;
  const members = share ? membersOf(snapshot, profile, side, command) : [];
  if (!share || members.length === 0) return undefined;
  const lost = sum(members.filter(({ stand }) => stand.place === 'lost').map(({ loss }) => loss));
  const total = isWholeFor(snapshot, side, command) ? sum(members.map(({ paid }) => paid)) : undefined;
  return {
    side,
    command,
    total,
    lost,
    demoralizedFrom: total === undefined ? undefined : leastLoss(total, share, stepOf(members)),
    isDemoralized: total === undefined ? undefined : hasLostShare(lost, total, share),
    isExact: knowsSide(snapshot, side) || isPublic(snapshot, side, members),
    stands: members.map(({ id }) => id),
  };
};
