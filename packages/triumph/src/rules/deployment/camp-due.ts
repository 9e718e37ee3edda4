import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { cardCodes } from '../cards/card-codes.ts';
import { hasCard } from '../flags/has-card.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Camp, CampForm } from '../records/camp.ts';
import type { Snapshot } from '../records/table.ts';
import type { Asked } from './deployment-step.ts';
import { roleOf, stepAt } from './order-of-play.ts';
import { knowsSide, rosterOf, sealIn } from './sealed.ts';
import { allCommands, orderSlot } from './slots.ts';

/** Where a camp goes: in its zones on the base edge, anywhere on the base edge, or in the center third near it. */
export type CampPlace = 'zones' | 'base-edge' | 'center-third';

const places: Readonly<Record<CampForm, CampPlace>> = {
  plain: 'zones',
  fortified: 'zones',
  'pack-train': 'base-edge',
  wagon: 'center-third',
};

/** None for a camp of which its owner has not said whether it is fortified or a pack train. */
export const campPlaceOf = (form: CampForm | 'not-said'): CampPlace | undefined =>
  form === 'not-said' ? undefined : places[form];

/** One shape that an army's main camp may have, and in which steps it comes; without steps as long as nobody has said who has the advantage. */
export interface CampWay {
  readonly form: CampForm;
  readonly place: CampPlace;
  readonly steps?: { readonly first: number; readonly last: number };
}

export interface AlliedCamps {
  readonly count: number;
  /** Whether the reader knows of every command whether it is allied, and whether everybody does. */
  readonly isSure: boolean;
  readonly isTold: boolean;
  /** Only its own side knows of one of those that count. */
  readonly isSecret: boolean;
}

/** What a side has to pitch. */
export interface CampDue {
  /** The shapes that its main camp may have, the earliest first; none for an army without a camp. */
  readonly main: readonly CampWay[];
  /** The step in which camps come that are neither train nor wagon. */
  readonly step?: number;
  readonly allied: AlliedCamps;
}

const stepsOf = (snapshot: Snapshot, profile: Profile, side: SideId, kinds: readonly Asked['kind'][]): number[] => {
  const role = roleOf(stepAt(snapshot), side);
  if (role === undefined) return [];
  return profile.deploymentOrder.value
    .filter(({ acts, asks }) => (acts === 'both' || acts === role) && asks.some(({ kind }) => kinds.includes(kind)))
    .map(({ number }) => number);
};

const wayOf = (form: CampForm, steps: readonly number[]): CampWay => {
  const [first] = steps;
  const last = steps.at(-1);
  return {
    form,
    place: places[form],
    ...(first === undefined || last === undefined ? {} : { steps: { first, last } }),
  };
};

/** When what comes with the center comes. That is deployed by itself in the standard game; where it is not, whenever the side deploys. */
export const stepsOfCenter = (snapshot: Snapshot, profile: Profile, side: SideId): number[] => {
  const center = stepsOf(snapshot, profile, side, ['deploy-center']);
  return center.length > 0 ? center : stepsOf(snapshot, profile, side, ['deploy', 'deploy-rest']);
};

const mainWays = (snapshot: Snapshot, profile: Profile, side: SideId): CampWay[] => {
  const has = (code: string) => hasCard(snapshot, side, code);
  if (has(cardCodes.noCamp)) return [];
  const pitching = stepsOf(snapshot, profile, side, ['place-camp']);
  const isFortified = has(cardCodes.fortifiedCamp);
  const isTrain = has(cardCodes.packTrain);
  const asTrain = isTrain
    ? [wayOf('pack-train', stepsOf(snapshot, profile, side, ['deploy', 'deploy-rest']).slice(-1))]
    : [];
  const asCamp = isFortified || !isTrain ? [wayOf(isFortified ? 'fortified' : 'plain', pitching)] : [];
  const asWagon = has(cardCodes.standardWagon) ? [wayOf('wagon', stepsOfCenter(snapshot, profile, side))] : [];
  return [...asCamp, ...asWagon, ...asTrain];
};

/** As armies were brought, as far as the reader knows. */
const withAllies = (snapshot: Snapshot, side: SideId): ReadonlySet<CommandNumber | null> => {
  const found = new Set<CommandNumber | null>();
  for (const [id, secret] of snapshot.sides[side]?.stand ?? [])
    if (secret.ally) found.add(snapshot.public.stand.get(id)?.command ?? secret.command);
  return found;
};

const alliedCamps = (snapshot: Snapshot, profile: Profile, side: SideId): AlliedCamps => {
  // Where an army has one camp its allies are lines of its own list and have none.
  if (profile.camps.value < 2) return { count: 0, isSure: true, isTold: true, isSecret: false };
  const isOpen = (command: CommandNumber) =>
    sealIn(snapshot, side, orderSlot(command, 'roster'))?.opening !== undefined;
  const brought = withAllies(snapshot, side);
  const commands = allCommands.filter((command) => rosterOf(snapshot, side, command)?.ally ?? brought.has(command));
  const isTold = allCommands.every(isOpen);
  return {
    count: commands.length,
    isSure: isTold || knowsSide(snapshot, side),
    isTold,
    isSecret: !commands.every(isOpen),
  };
};

/** The one answer to which camps a side has to pitch, in what shape, where and when, as far as the reader knows: duties and rules ask it alike. */
export const campDue = (snapshot: Snapshot, profile: Profile, side: SideId): CampDue => {
  const [step] = stepsOf(snapshot, profile, side, ['place-camp']);
  return {
    main: mainWays(snapshot, profile, side),
    ...(step === undefined ? {} : { step }),
    allied: alliedCamps(snapshot, profile, side),
  };
};

export interface PitchedCamps {
  readonly main: readonly (readonly [id: string, camp: Camp])[];
  readonly allied: readonly (readonly [id: string, camp: Camp])[];
}

export const pitchedCamps = (snapshot: Snapshot, side: SideId): PitchedCamps => {
  const camps = [...snapshot.public.camp].filter(([, camp]) => camp.side === side);
  return { main: camps.filter(([, { ally }]) => !ally), allied: camps.filter(([, { ally }]) => ally) };
};
