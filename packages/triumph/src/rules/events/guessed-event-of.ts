import { leftBy, MILLI_MU, type SideId, THIS_TABLE, withChanges } from '@vexillum/model';
import { announceMarch } from '../actions/announce-march.ts';
import { askForTurn } from '../actions/ask-for-turn.ts';
import { beginPhase } from '../actions/begin-phase.ts';
import { beginTurn } from '../actions/begin-turn.ts';
import { chooseColor } from '../actions/choose-color.ts';
import { correctSlips } from '../actions/correct-slips.ts';
import { handOverCommand } from '../actions/hand-over-command.ts';
import { loseStands } from '../actions/lose-stands.ts';
import { type Marking, markRout } from '../actions/mark-rout.ts';
import { moveStands } from '../actions/move-stands.ts';
import { moveTerrain } from '../actions/move-terrain.ts';
import { placeCamp } from '../actions/place-camp.ts';
import { placeMarker } from '../actions/place-marker.ts';
import { placeStands } from '../actions/place-stands.ts';
import { removeCamp } from '../actions/remove-camp.ts';
import { removeMarker } from '../actions/remove-marker.ts';
import { removeTerrain } from '../actions/remove-terrain.ts';
import { playCard } from '../actions/play-card.ts';
import { returnStands } from '../actions/return-stands.ts';
import { routStands } from '../actions/rout-stands.ts';
import { sackCamp } from '../actions/sack-camp.ts';
import { setAsideStands } from '../actions/set-aside-stands.ts';
import { useCard } from '../actions/use-card.ts';
import type { CommandNumber } from '../armies/army-draft.ts';
import { publicLosses } from '../losses/losses-for.ts';
import { newlyDemoralized } from '../losses/newly-demoralized.ts';
import { outcomeOf } from '../losses/outcome-of.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { phaseCodes } from '../profiles/turn-rules.ts';
import { phasesOf } from '../turn/phase-at.ts';
import type { BattleEvent, BattleEventOf } from './battle-events.ts';
import { leftOpenIn } from './left-open-event.ts';
import { longestMove } from './longest-move.ts';
import { type MovedStands, movedEvent } from './move-event.ts';
import { spentBy, spentIn } from './spent-event.ts';
import { groupOf, type StandGroup } from './stand-group.ts';
import type { Camp, CampForm } from '../records/camp.ts';
import type { SideColor } from '../records/color.ts';
import type { Changes, PublicEntry, Snapshot } from '../records/table.ts';

export type Teller = (before: Snapshot, entry: PublicEntry) => BattleEvent;

interface OfStands {
  readonly stands: readonly (string | { readonly id: string })[];
}

/** The stands that an entry names. */
export const groupIn = (before: Snapshot, { args }: PublicEntry): StandGroup =>
  groupOf(
    before,
    (args as OfStands).stands.map((stand) => (typeof stand === 'string' ? stand : stand.id)),
  );

const idIn = ({ args }: PublicEntry): string => (args as { readonly id: string }).id;

const lost: Teller = (before, entry) => {
  const after = withChanges(before, { public: entry.changes } as Changes);
  const demoralized = newlyDemoralized(before, after, profileAt(before));
  return { kind: 'stands-lost', ...groupIn(before, entry), demoralized };
};

/** How the turn before ended, as everybody can work it out. */
const turnEnd = (before: Snapshot): Pick<BattleEventOf<'turn-begun'>, 'lost' | 'defeated' | 'isEqual'> => {
  const losses = publicLosses(before, profileAt(before));
  if (losses.every((each) => each.lost === 0)) return { isEqual: false };
  const outcome = outcomeOf(losses);
  const lostBy = (side: SideId) => losses.find((each) => each.side === side)?.lost ?? 0;
  return {
    lost: { red: lostBy('red'), blue: lostBy('blue') },
    ...(outcome.kind === 'defeat' ? { defeated: outcome.side } : {}),
    isEqual: outcome.kind === 'equal',
  };
};

const turnBegun: Teller = (before, entry) => {
  const { number = 0, side = '' } = leftBy(before, entry, 'turn', THIS_TABLE) ?? {};
  return { kind: 'turn-begun', number, side, ...turnEnd(before), ...longestMove(before), ...leftOpenIn(entry) };
};

const phaseBegun: Teller = (before, entry) => {
  const turn = leftBy(before, entry, 'turn', THIS_TABLE);
  const was = before.public.turn.get(THIS_TABLE);
  const phase = phaseCodes.find((code) => code === turn?.phase);
  if (!turn || phase === undefined || turn.number !== was?.number) return turnBegun(before, entry);
  const placeOf = (code: string | undefined) => phasesOf(profileAt(before)).findIndex((each) => each.phase === code);
  return {
    kind: 'phase-begun',
    number: turn.number,
    side: turn.side,
    phase,
    isBack: placeOf(phase) < placeOf(was.phase),
    ...leftOpenIn(entry),
  };
};

const standsRouted: Teller = (before, entry) => {
  const trails = Object.entries(entry.changes?.trail ?? {}).map(
    ([id, [, trail]]) => (trail?.cost ?? 0) - (before.public.trail.get(id)?.cost ?? 0),
  );
  return { kind: 'stands-routed', ...groupIn(before, entry), farMu: Math.max(0, ...trails) / MILLI_MU };
};

const slipsCorrected: Teller = (before, entry) => ({
  kind: 'slips-corrected',
  side: before.public.turn.get(THIS_TABLE)?.side ?? '',
  isOneMove: (entry.args as { readonly slips: readonly string[] }).slips.length > 1,
  spent: spentBy(before, entry),
});

const turnAskedFor: Teller = (before, entry) => ({
  kind: 'turn-asked-for',
  side: before.public.turn.get(THIS_TABLE)?.side ?? '',
  isWithdrawn: (entry.args as { readonly withdraw?: true }).withdraw === true,
});

const commandHandedOver: Teller = (before, entry) => {
  const { command, to } = entry.args as { readonly command: CommandNumber; readonly to: string };
  const { name, command: commander } = before.public.seat.get(to) ?? {};
  return {
    kind: 'command-handed-over',
    side: before.public.seat.get(entry.seat)?.side ?? '',
    command,
    isBack: to === entry.seat,
    ...(name === undefined ? {} : { name }),
    ...(commander === undefined ? {} : { commander }),
  };
};

const terrainType = (before: Snapshot, entry: PublicEntry): { readonly type: string } => ({
  type: before.public.terrain.get(idIn(entry))?.type ?? '',
});

const campOf = (camp: Camp | undefined): { readonly side: SideId; readonly isAlly: boolean } => ({
  side: camp?.side ?? '',
  isAlly: camp?.ally === true,
});

const campPlaced: Teller = (before, entry) => {
  const { id, as } = entry.args as { readonly id?: string; readonly as?: CampForm };
  const placed = id ?? Object.keys(entry.changes?.camp ?? {})[0] ?? '';
  return { kind: 'camp-placed', ...campOf(leftBy(before, entry, 'camp', placed)), ...(as ? { as } : {}) };
};

const markerRemoved: Teller = (before, entry) => {
  const { side = '', letter = '' } = before.public.marker.get(idIn(entry)) ?? {};
  return { kind: 'marker-removed', side, letter };
};

const cardUsed: Teller = (before, entry) => {
  const { card, back } = entry.args as { readonly card: string; readonly back?: true };
  return { kind: 'card-used', ...groupIn(before, entry), card, isBack: back === true, ...spentIn(before, entry) };
};

const cardPlayed: Teller = (before, entry) => {
  const {
    card,
    on = [],
    over,
  } = entry.args as {
    readonly card: string;
    readonly on?: readonly string[];
    readonly over?: string;
  };
  const [id = ''] = Object.keys(entry.changes?.played ?? {});
  const played = leftBy(before, entry, 'played', id);
  const stands = over === undefined ? on : (before.public.played.get(over)?.on ?? []);
  return { kind: 'card-played', ...groupOf(before, stands), card, by: played?.side ?? '', isOver: over !== undefined };
};

/** What each action did that a browser foresees, by its name. */
export const guessedTellers: readonly (readonly [name: string, teller: Teller])[] = [
  [
    placeStands.name,
    (before, entry) => ({ kind: 'stands-placed', ...groupIn(before, entry), isSealed: entry.seals !== undefined }),
  ],
  [moveStands.name, (before, entry) => movedEvent(before, entry.args as MovedStands, entry)],
  [loseStands.name, lost],
  [setAsideStands.name, (before, entry) => ({ kind: 'stands-set-aside', ...groupIn(before, entry) })],
  [returnStands.name, (before, entry) => ({ kind: 'stands-returned', ...groupIn(before, entry) })],
  [useCard.name, cardUsed],
  [playCard.name, cardPlayed],
  [
    markRout.name,
    (before, entry) => ({
      kind: 'rout-marked',
      ...groupIn(before, entry),
      as: (entry.args as { readonly as: Marking }).as,
      ...spentIn(before, entry),
    }),
  ],
  [beginTurn.name, turnBegun],
  [beginPhase.name, phaseBegun],
  [askForTurn.name, turnAskedFor],
  [handOverCommand.name, commandHandedOver],
  [
    chooseColor.name,
    (before, { seat, args }) => ({
      kind: 'color-chosen',
      side: before.public.seat.get(seat)?.side ?? '',
      color: (args as { readonly color: SideColor }).color,
    }),
  ],
  [correctSlips.name, slipsCorrected],
  [routStands.name, standsRouted],
  [moveTerrain.name, (before, entry) => ({ kind: 'terrain-moved', ...terrainType(before, entry) })],
  [removeTerrain.name, (before, entry) => ({ kind: 'terrain-removed', ...terrainType(before, entry) })],
  [
    announceMarch.name,
    (_before, { args }) => {
      const { side, command, edge } = args as Pick<BattleEventOf<'march-announced'>, 'side' | 'command' | 'edge'>;
      return { kind: 'march-announced', side, command, edge };
    },
  ],
  [
    placeMarker.name,
    (_before, { args }) => {
      const { side, letter } = args as { readonly side: SideId; readonly letter: string };
      return { kind: 'marker-placed', side, letter };
    },
  ],
  [removeMarker.name, markerRemoved],
  [placeCamp.name, campPlaced],
  [removeCamp.name, (before, entry) => ({ kind: 'camp-removed', ...campOf(before.public.camp.get(idIn(entry))) })],
  [
    sackCamp.name,
    (before, entry) => ({
      kind: 'camp-sacked',
      ...campOf(before.public.camp.get(idIn(entry))),
      isRestored: (entry.args as { readonly restore?: true }).restore === true,
    }),
  ],
];

/** What an entry did, as a game of these tellers says it. */
export const eventOfWith = (tellers: readonly (readonly [name: string, teller: Teller])[]) => {
  const byName = new Map(tellers);
  return (before: Snapshot, entry: PublicEntry): BattleEvent | undefined => byName.get(entry.name)?.(before, entry);
};
