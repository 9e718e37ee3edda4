import type { SideId } from '@vexillum/model';
import { knowsSide } from '../deployment/sealed.ts';
import { allCommands } from '../deployment/slots.ts';
import type { DefeatTerms } from '../profiles/defeat-terms.ts';
import { paidPoints } from '../fights-as/stand-loss.ts';
import type { Profile } from '../profiles/profile.ts';
import { type CommandLosses, commandLosses } from './command-losses.ts';
import { leastLoss } from './share.ts';
import { lossPoints } from './stand-points.ts';
import type { Camp } from '../records/camp.ts';
import { secretOf, type Snapshot } from '../records/table.ts';

/** What an army has lost, as far as the reader knows. Points in halves. */
export interface ArmyLosses {
  readonly side: SideId;
  /** `undefined` where no army was brought. */
  readonly total: number | undefined;
  /** Stands and camps together. */
  readonly lost: number;
  readonly lostStands: number;
  readonly sackedCamps: number;
  /** Of that the camps. */
  readonly campsLost: number;
  /** The smallest loss at which it can be defeated; `undefined` without an army. */
  readonly defeatedFrom: number | undefined;
  /** By what was paid and what cards say, which everybody knows where cards are public; otherwise by what its stands look like. */
  readonly isExact: boolean;
  readonly commands: readonly CommandLosses[];
}

const standsOf = (snapshot: Snapshot, side: SideId) =>
  [...snapshot.public.stand].filter(([, stand]) => stand.side === side);

const totalOf = (snapshot: Snapshot, profile: Profile, side: SideId): number | undefined => {
  const army = snapshot.public.army.get(side);
  if (!army || profile.areCardsInArmyPoints.value) return army?.halfPoints;
  return standsOf(snapshot, side).reduce(
    (total, [id, stand]) => total + paidPoints(profile, stand, secretOf(snapshot, id)),
    0,
  );
};

const leastDefeat = (total: number, terms: DefeatTerms): number =>
  'halfPoints' in terms ? terms.halfPoints : leastLoss(total, terms);

const sackedCamps = (snapshot: Snapshot, side: SideId): Camp[] =>
  [...snapshot.public.camp.values()].filter((camp) => camp.side === side && camp.sacked);

/** A standard wagon has a value of its own; a fortified camp or a pack train counts as any camp. */
const campPoints = (profile: Profile, { as }: Camp): number =>
  (as === 'wagon' ? profile.cards.camps.wagonLossHalfPoints : profile.campLossHalfPoints).value;

/**
 * What a side has lost. Where the snapshot has that side's secrets it is exact; otherwise it follows from public records alone: stands
 * count what their apparent types cost, and a command that nobody has shown has no total. Who stays undeployed is not lost (GT-DEPLOY-007).
 */
export const armyLosses = (snapshot: Snapshot, profile: Profile, side: SideId): ArmyLosses => {
  const stands = standsOf(snapshot, side);
  const lost = stands.filter(([, { place }]) => place === 'lost');
  const inStands = lost.reduce((sum, [id, stand]) => sum + lossPoints(snapshot, profile, id, stand), 0);
  const sacked = sackedCamps(snapshot, side);
  const campsLost = sacked.reduce((sum, camp) => sum + campPoints(profile, camp), 0);
  const total = totalOf(snapshot, profile, side);
  return {
    side,
    total,
    lost: inStands + campsLost,
    lostStands: lost.length,
    sackedCamps: sacked.length,
    campsLost,
    defeatedFrom: total === undefined ? undefined : leastDefeat(total, profile.defeatedAt.value),
    isExact: knowsSide(snapshot, side) || (stands.length > 0 && stands.every(([, { cards }]) => cards !== undefined)),
    commands: allCommands.flatMap((command) => commandLosses(snapshot, profile, side, command) ?? []),
  };
};
