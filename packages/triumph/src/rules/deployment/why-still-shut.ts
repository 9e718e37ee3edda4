import { type Refusal, refuse, type Seat, type SideId, words } from '@vexillum/model';
import { whyStillMasked } from '../masquerade/why-still-masked.ts';
import type { Profile } from '../profiles/profile.ts';
import { commandsShownBy, deploymentStep, opensFrom, roleOf, stepAt } from './order-of-play.ts';
import { isMarching, isOpened, isShut, sealIn } from './sealed.ts';
import { allCommands, markerSlots, orderSlot, type Slot, slotNamed } from './slots.ts';
import type { Snapshot } from '../records/table.ts';

/** Refuses what cannot be opened by anybody: a slot that holds nothing, or is open already. */
export const whyNothingToOpen = (snapshot: Snapshot, side: SideId, names: readonly string[]): Refusal | undefined => {
  for (const [index, name] of names.entries()) {
    const field = `keys.${index}`;
    const seal = sealIn(snapshot, side, name);
    if (!seal) return refuse('not-sealed', 'Nothing is sealed there.', field);
    if (seal.opening) return refuse('already-open', 'Everyone can see that already.', field);
    if (seal.isVoid) return refuse('void-seal', 'That seal came from another table without what it hides.', field);
  }
  return undefined;
};

const tooEarly = (snapshot: Snapshot, profile: Profile, side: SideId, { kind }: Slot): Refusal | undefined => {
  const step = stepAt(snapshot);
  const from = opensFrom(profile, roleOf(step, side), kind);
  return step.number < from
    ? refuse('wrong-step', words('That opens in step {0} of the deployment, and this is step {1}.', from, step.number))
    : undefined;
};

const onEntry = (snapshot: Snapshot, side: SideId, slot: Slot): Refusal | undefined => {
  const isAway = slot.kind === 'roster' && isMarching(snapshot, side, slot.command);
  return isAway || slot.kind === 'flank'
    ? refuse('opens-on-entry', 'That opens when the flank march comes in, or when the game ends.')
    : undefined;
};

/** Where a step reveals markers, it reveals all of them (GT-ORDER-009). */
const notAllMarkers = (snapshot: Snapshot, profile: Profile, side: SideId, names: readonly string[]) => {
  const step = stepAt(snapshot);
  const role = roleOf(step, side);
  const planned = deploymentStep(profile, opensFrom(profile, role, 'marker'));
  if (!planned?.asks.some((asked) => asked.kind === 'reveal-markers')) return undefined;
  const shut = markerSlots().filter((slot) => isShut(snapshot, side, slot));
  return shut.every((slot) => names.includes(slot))
    ? undefined
    : refuse('all-markers-at-once', 'Your markers are revealed all together.', 'keys');
};

/** While a step speaks of two commands, no third one is shown (GT-ORDER-010). */
const tooManyCommands = (snapshot: Snapshot, profile: Profile, side: SideId, names: readonly string[]) => {
  const most = commandsShownBy(profile, stepAt(snapshot));
  const rosters = allCommands.map((command) => orderSlot(command, 'roster'));
  const shown = rosters.filter((slot) => isOpened(snapshot, side, slot) || names.includes(slot)).length;
  return shown > most
    ? refuse('too-many-commands', words('In this step you show {0} of your commands; the others later.', most), 'keys')
    : undefined;
};

/** Why these secrets stay shut for now, though their owner would open them. An umpire is not asked. */
export const whyStillShut = (
  snapshot: Snapshot,
  profile: Profile,
  seat: Seat,
  side: SideId,
  names: readonly string[],
): Refusal | undefined => {
  for (const [index, name] of names.entries()) {
    const slot = slotNamed(name) as Slot;
    const refusal =
      slot.kind === 'stand'
        ? whyStillMasked(snapshot, profile, seat, side, slot.stand)
        : (tooEarly(snapshot, profile, side, slot) ?? onEntry(snapshot, side, slot));
    if (refusal) return { ...refusal, field: `keys.${index}` };
  }
  const opensKind = (kind: Slot['kind']) => names.some((name) => slotNamed(name)?.kind === kind);
  return (
    (opensKind('marker') ? notAllMarkers(snapshot, profile, side, names) : undefined) ??
    (opensKind('roster') ? tooManyCommands(snapshot, profile, side, names) : undefined)
  );
};
