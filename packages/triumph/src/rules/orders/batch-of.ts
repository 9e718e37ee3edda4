import { type DigestOf, type Json, MILLI_MU, type Pose, type SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { BatchItem } from '../deployment/check-batch.ts';
import { inSlotOrder } from '../deployment/put-seals.ts';
import { allCommands, type MarkerLetter, markerSlot, orderSlot } from '../deployment/slots.ts';
import type { Profile } from '../profiles/profile.ts';
import type { OrdersDraft } from './order-draft.ts';
import { markerLetters } from '../records/marker.ts';

/** What sealing needs of the browser: a fresh salt for each slot (32 bytes as hex, from the system's generator) and the commitment. */
export interface Sealing {
  readonly side: SideId;
  readonly newSalt: () => string;
  /** Bound to the game's id, as an action's context has it. */
  readonly digestOf: DigestOf;
}

/** One secret with a fresh salt and its commitment. */
export const sealedItem = ({ side, newSalt, digestOf }: Sealing, k: string, p: Json): BatchItem => {
  const salt = newSalt();
  return { k, c: digestOf(side, k, p, salt), salt, p };
};

/** The nine secrets of step 2, as `seal-orders` takes them. */
export const batchOf = (draft: OrdersDraft, sealing: Sealing): BatchItem[] =>
  inSlotOrder(
    allCommands.flatMap((command) => {
      const { stands, general, ally, edge, mod } = draft[command];
      return [
        sealedItem(sealing, orderSlot(command, 'roster'), { stands: [...new Set(stands)].sort(), general, ally }),
        sealedItem(sealing, orderSlot(command, 'flank'), { edge }),
        sealedItem(sealing, orderSlot(command, 'cp'), { mod }),
      ];
    }),
  );

/** Where a command's marker is to lie, in thousandths of an MU from red's left. */
export interface MarkerPlan {
  readonly command: CommandNumber;
  readonly at: number;
}

/** A place on the side's own base edge, looking at the enemy. */
export const onBaseEdge = (profile: Profile, side: SideId, at: number): Pose => {
  const [width, depth] = profile.boardMu.value;
  const x = Math.min(Math.max(0, Math.round(at)), width * MILLI_MU);
  return side === 'blue' ? [x, depth * MILLI_MU, 18_000] : [x, 0, 0];
};

/**
 * The markers of step 5 or 6 as `seal-orders` takes them. Letters are dealt by chance, from the system's generator: otherwise A would always be
 * command 1.
 */
export const markerBatchOf = (
  plans: readonly MarkerPlan[],
  profile: Profile,
  sealing: Sealing,
  shuffled: <T>(things: readonly T[]) => T[],
): { readonly batch: BatchItem[]; readonly markers: { readonly letter: MarkerLetter; readonly pose: Pose }[] } => {
  const dealt = shuffled(plans).map((plan, index) => ({ ...plan, letter: markerLetters[index] as MarkerLetter }));
  return {
    batch: dealt.map(({ letter, command }) => sealedItem(sealing, markerSlot(letter), { command })),
    markers: dealt.map(({ letter, at }) => ({ letter, pose: onBaseEdge(profile, sealing.side, at) })),
  };
};
