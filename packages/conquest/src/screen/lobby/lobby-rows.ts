import {
  fewestPlayers,
  isMachine,
  levelOf,
  type MachineLevel,
  mostPlayers,
  playerIds,
  rulesOf,
  seatedSides,
  setupOf,
  type Snapshot,
  teamsFor,
} from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import type { Invite } from '@vexillum/frame/api';
import { ownerName } from '../names.ts';

/** A player's seat before the game starts. */
export interface LobbyRow {
  readonly side: SideId;
  readonly kind: 'person' | 'machine' | 'empty';
  /** How well the machine there plays; of other seats, how well one would. */
  readonly level: MachineLevel;
  /** Of whoever or whatever plays there; otherwise of the seat. */
  readonly name: string;
  readonly isOnline: boolean;
  /** The reader speaks for it just now. */
  readonly isMine: boolean;
  readonly isAdministrator: boolean;
  /** The team that they would play for, where there are teams. */
  readonly team?: number;
  /** The link of a seat that nobody has taken, where this browser has it. */
  readonly invite?: Invite;
}

export interface LobbyView {
  readonly snapshot: Snapshot;
  readonly online: ReadonlySet<string>;
  /** The id of the reader's seat. */
  readonly mine: string;
  /** Links that this browser keeps. */
  readonly invites: readonly Invite[];
}

/** The players' seats in the order of play. */
export const lobbyRows = ({ snapshot, online, mine, invites }: LobbyView): readonly LobbyRow[] => {
  const { administrators } = setupOf(snapshot);
  const teams = teamsFor(snapshot, seatedSides(snapshot));
  return playerIds.map((side) => {
    const isTaken = snapshot.public.seat.get(side)?.name !== undefined;
    const invite = isTaken ? undefined : invites.find(({ seat }) => seat === side);
    return {
      side,
      kind: isTaken ? 'person' : isMachine(snapshot, side) ? 'machine' : 'empty',
      level: levelOf(snapshot, side),
      name: ownerName(snapshot, side),
      isOnline: online.has(side),
      isMine: side === mine,
      isAdministrator: administrators.includes(side),
      ...(teams.has(side) ? { team: teams.get(side) as number } : {}),
      ...(invite === undefined ? {} : { invite }),
    };
  });
};

const USUAL = 3;

/** How many seats are shown: as many as are expected, and whatever is taken. The others are folded away. */
export const seatsShown = (rows: readonly LobbyRow[], snapshot: Snapshot, expected = USUAL): number => {
  const { seats } = rulesOf(snapshot);
  const lastTaken = rows.findLastIndex(({ kind }) => kind !== 'empty') + 1;
  return Math.min(mostPlayers.value, Math.max(fewestPlayers.value, lastTaken, seats > 0 ? seats : expected));
};

/** The first seat that the reader could take with one touch: nobody's before a machine's. */
export const firstFree = (rows: readonly LobbyRow[]): LobbyRow | undefined =>
  rows.find(({ kind, invite }) => kind === 'empty' && invite) ?? rows.find(({ invite }) => invite);

/** What `seat-bots` takes. */
type Bots = { readonly seats: readonly SideId[]; readonly levels: { readonly [side: SideId]: MachineLevel } };

/** Where machines are to play, and how well, once one of this level plays in this seat; of none, once nobody does. */
export const botsWith = (rows: readonly LobbyRow[], side: SideId, level: MachineLevel | undefined): Bots => {
  const bots = rows.flatMap((row): [SideId, MachineLevel][] => {
    if (row.side === side) return level === undefined ? [] : [[side, level]];
    return row.kind === 'machine' ? [[row.side, row.level]] : [];
  });
  return { seats: bots.map(([seat]) => seat), levels: Object.fromEntries(bots) };
};

/** What `choose-teams` takes: what every seat would play for, once this one plays for that team. */
export const teamsWith = (rows: readonly LobbyRow[], side: SideId, team: number): { readonly [side: SideId]: number } =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const own = row.side === side ? team : row.team;
      return own === undefined ? [] : [[row.side, own]];
    }),
  );
