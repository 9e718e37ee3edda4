import { type SideId, THIS_TABLE } from '@vexillum/model';
import { playsOpenly } from '../actions/plays-openly.ts';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { Profile } from '../profiles/profile.ts';
import { type CampDue, campDue, pitchedCamps } from './camp-due.ts';
import type { Asked, DeploymentStep } from './deployment-step.ts';
import type { CommandLeft, Duty } from './duty.ts';
import { effectiveEdge } from './effective-edge.ts';
import { actingSides, deploymentStep, opensFrom, roleOf, stepAt } from './order-of-play.ts';
import {
  enteredIn,
  hasSealedMarkers,
  hasSealedOrders,
  isMarching,
  isShut,
  knowsSide,
  lettersFor,
  markerCommandOf,
  placeOf,
} from './sealed.ts';
import { allCommands, type MarkerLetter, markerSlot, orderSlot } from './slots.ts';
import { BATTLE_STEP } from '../records/step.ts';
import { commandOf, type Snapshot } from '../records/table.ts';
import { markerLetters } from '../records/marker.ts';

const standsOf = (snapshot: Snapshot, side: SideId): string[] =>
  [...snapshot.public.stand].filter(([, stand]) => stand.side === side).map(([id]) => id);

const decide = (snapshot: Snapshot, side: SideId): Duty[] => {
  const isOpen = playsOpenly(snapshot);
  if (!snapshot.public.army.has(side)) return [{ kind: 'bring-army', blocks: !isOpen }];
  return isOpen || hasSealedOrders(snapshot, side) ? [] : [{ kind: 'seal-orders', blocks: true }];
};

/** The main camp, in whatever shape the army's cards allow by now. */
const pitchMain = (snapshot: Snapshot, { main }: CampDue, side: SideId, step: number): Duty[] => {
  if (pitchedCamps(snapshot, side).main.length > 0) return [];
  const forms = main.filter(({ steps }) => steps && steps.first <= step && step <= steps.last).map(({ form }) => form);
  const later = main.find(({ steps }) => steps && steps.first > step)?.form;
  if (forms.length === 0) return [];
  return [{ kind: 'place-camp', ally: false, count: 1, forms, ...(later ? { orLater: later } : {}), blocks: false }];
};

const pitchAllied = (snapshot: Snapshot, { allied }: CampDue, side: SideId): Duty[] => {
  const count = allied.count - pitchedCamps(snapshot, side).allied.length;
  return count > 0 ? [{ kind: 'place-camp', ally: true, count, blocks: false }] : [];
};

/** Trains and wagons come in other steps than camps do. */
const pitchCamps = (snapshot: Snapshot, profile: Profile, side: SideId, step: DeploymentStep): Duty[] => {
  const due = campDue(snapshot, profile, side);
  return [
    ...pitchMain(snapshot, due, side, step.number),
    ...(step.asks.some(({ kind }) => kind === 'place-camp') ? pitchAllied(snapshot, due, side) : []),
  ];
};

const placeMarkers = (snapshot: Snapshot, side: SideId): Duty[] => {
  if (!playsOpenly(snapshot))
    return hasSealedMarkers(snapshot, side)
      ? []
      : [{ kind: 'place-markers', letters: lettersFor(snapshot, side), blocks: true }];
  const letters = markerLetters.filter((letter) => !snapshot.public.marker.has(`marker:${side}-${letter}`));
  return letters.length > 0 ? [{ kind: 'place-markers', letters, blocks: false }] : [];
};

const shutMarkers = (snapshot: Snapshot, side: SideId): MarkerLetter[] =>
  markerLetters.filter((letter) => isShut(snapshot, side, markerSlot(letter)));

const revealMarkers = (letters: readonly MarkerLetter[]): Duty[] =>
  letters.length > 0 ? [{ kind: 'reveal-markers', letters, blocks: true }] : [];

const leftOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): CommandLeft => ({
  command,
  stands: standsOf(snapshot, side).filter(
    (id) => commandOf(snapshot, id) === command && placeOf(snapshot, id) === 'reserve',
  ).length,
});

const hasStands = (snapshot: Snapshot, side: SideId, command: CommandNumber): boolean =>
  standsOf(snapshot, side).some((id) => commandOf(snapshot, id) === command);

const deploy = (snapshot: Snapshot, side: SideId, commands: number | 'all'): Duty[] => {
  if (!knowsSide(snapshot, side)) return [{ kind: 'deploy', commands: [], count: null, blocks: false }];
  const present = allCommands.filter(
    (command) => hasStands(snapshot, side, command) && !isMarching(snapshot, side, command),
  );
  const left = present.map((command) => leftOf(snapshot, side, command)).filter(({ stands }) => stands > 0);
  const placed = present.length - left.length;
  const count = commands === 'all' ? left.length : Math.min(commands, present.length) - placed;
  return count > 0 ? [{ kind: 'deploy', commands: left, count, blocks: false }] : [];
};

const asked = (snapshot: Snapshot, side: SideId, ask: Asked): Duty[] => {
  switch (ask.kind) {
    case 'decide-commands':
      return decide(snapshot, side);
    case 'place-markers':
      return placeMarkers(snapshot, side);
    case 'reveal-markers':
      return revealMarkers(shutMarkers(snapshot, side));
    case 'deploy':
      return deploy(snapshot, side, ask.commands);
    case 'deploy-rest':
      return deploy(snapshot, side, 'all');
    case 'take-first-turn':
      return snapshot.public.turn.has(THIS_TABLE) ? [] : [{ kind: 'take-first-turn', blocks: false }];
    // Camps are asked of every step; whether terrain, or the center, is as the players want it nobody can count.
    case 'place-camp':
    case 'place-terrain':
    case 'deploy-center':
    case 'reserve-march':
      return [];
  }
};

const isOut = (snapshot: Snapshot, id: string): boolean => {
  const place = snapshot.public.stand.get(id)?.place;
  return place === 'board' || place === 'lost';
};

/** Commands with stands on the board whose rosters are closed, with the markers where they entered. */
const showPlaced = (snapshot: Snapshot, side: SideId, opensMarkers: boolean): Duty[] => {
  const out = standsOf(snapshot, side).filter((id) => isOut(snapshot, id));
  const known = new Set(out.map((id) => commandOf(snapshot, id)));
  const commands = allCommands.filter(
    (command) => known.has(command) && isShut(snapshot, side, orderSlot(command, 'roster')),
  );
  const isDim = !knowsSide(snapshot, side) && known.has(undefined);
  const letters = shutMarkers(snapshot, side).filter((letter) => known.has(markerCommandOf(snapshot, side, letter)));
  return [
    ...(opensMarkers && !isDim ? revealMarkers(letters) : []),
    ...(commands.length > 0 || isDim ? [{ kind: 'reveal-rosters', commands, blocks: true } as const] : []),
  ];
};

/** Marches of a table with open orders that have yet to come in. */
const announcedMarches = (snapshot: Snapshot, side: SideId): Duty[] =>
  allCommands.flatMap((command): Duty[] => {
    const edge = enteredIn(snapshot, side, command) ? undefined : effectiveEdge(snapshot, side, command);
    return edge ? [{ kind: 'enter-march', command, edge, blocks: false }] : [];
  });

/** What is still away or closed once the battle is on, as far as the reader knows. */
const inBattle = (snapshot: Snapshot, side: SideId): Duty[] => {
  if (playsOpenly(snapshot)) return announcedMarches(snapshot, side);
  const shut = allCommands.filter((command) => isShut(snapshot, side, orderSlot(command, 'cp')));
  const marches = allCommands.flatMap((command): Duty[] => {
    const edge = isShut(snapshot, side, orderSlot(command, 'flank')) && effectiveEdge(snapshot, side, command);
    return edge ? [{ kind: 'enter-march', command, edge, blocks: false }] : [];
  });
  return [...(shut.length > 0 ? [{ kind: 'open-modifiers', commands: shut, blocks: false } as const] : []), ...marches];
};

/** Everything that a side has still to do in the step where the table is, as far as the reader may know. */
export const dutiesOf = (snapshot: Snapshot, profile: Profile, side: SideId): Duty[] => {
  const now = stepAt(snapshot);
  const role = roleOf(now, side);
  const army: Duty[] = snapshot.public.army.has(side) ? [] : [{ kind: 'bring-army', blocks: false }];
  if (now.number === 0) return [...(now.done[side] ? [] : [{ kind: 'agree-roles', blocks: true } as const]), ...army];
  const isBattle = now.number === BATTLE_STEP;
  const step = deploymentStep(profile, now.number);
  const isActing = actingSides(now, profile).includes(side);
  const planned =
    step && isActing
      ? [...pitchCamps(snapshot, profile, side, step), ...step.asks.flatMap((ask) => asked(snapshot, side, ask))]
      : [];
  const shown =
    !playsOpenly(snapshot) && (isActing || isBattle) && now.number >= opensFrom(profile, role, 'roster')
      ? showPlaced(snapshot, side, step?.opens?.includes('marker') ?? isBattle)
      : [];
  const battle = (isActing || isBattle) && now.number >= opensFrom(profile, role, 'cp') ? inBattle(snapshot, side) : [];
  const isAsked = planned.some((duty) => duty.kind === 'bring-army');
  return [...(now.number < BATTLE_STEP && !isAsked ? army : []), ...withoutTwins([...planned, ...shown]), ...battle];
};

/** Markers that a step asks for anyway are not asked for twice. */
const withoutTwins = (duties: readonly Duty[]): Duty[] =>
  duties.filter(
    (duty, index) => duties.findIndex((other) => other.kind === duty.kind && isTwin(other, duty)) === index,
  );

const isTwin = (a: Duty, b: Duty): boolean => a.kind === 'reveal-markers' || JSON.stringify(a) === JSON.stringify(b);
