import {
  boardOf,
  type Flag,
  flagsOf,
  gameOf,
  type GameState,
  incomeOf,
  isFoggy,
  isMachine,
  isPartner,
  NEUTRAL,
  type Player,
  playerOf,
  rulesOf,
  type Snapshot,
  type Territory,
  territoryOf,
} from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { ownerName } from '../names.ts';

/** What lies before one player, for everyone to see. */
export interface PlayerLine {
  readonly side: SideId;
  readonly name: string;
  readonly territories: number;
  readonly armies: number;
  /** There is fog, and the reader does not see all of their land: `territories` and `armies` are what they see. */
  readonly isInFog?: true;
  /** With their kinds as far as the reader may know them. */
  readonly flags: readonly Flag[];
  /** The team that they play for, at a table with teams. */
  readonly team?: number;
  readonly isOnTurn: boolean;
  readonly isSelf: boolean;
  readonly isBot: boolean;
  readonly wantsDraw: boolean;
  readonly isOnline: boolean;
  readonly out?: Player['out'];
  /** Regions that the player holds as a whole. */
  readonly regions: readonly { readonly name: string; readonly bonus: number }[];
  /** Recruits that their next turn would bring; none before the Conquer phase. */
  readonly income?: number;
  /** Initial armies still to be placed. */
  readonly armiesLeft: number;
}

/** What nobody plays for. */
export interface NeutralLine {
  readonly territories: number;
  readonly armies: number;
  /** There is fog: this is what the reader sees. */
  readonly isInFog?: true;
}

/** What is only remembered may be somebody else's by now. */
const isSeenWith = (territory: Territory, owner: SideId): boolean =>
  territory.owner === owner && territory.seen === undefined;

const heldBy = (snapshot: Snapshot, owner: SideId): NeutralLine => {
  const held = boardOf(snapshot)
    .territories.map((id) => territoryOf(snapshot, id))
    .filter((territory) => isSeenWith(territory, owner));
  return { territories: held.length, armies: held.reduce((sum, { armies }) => sum + armies, 0) };
};

const regionsOf = (snapshot: Snapshot, side: SideId): PlayerLine['regions'] =>
  boardOf(snapshot)
    .regions.filter(({ territories }) => territories.every((id) => isSeenWith(territoryOf(snapshot, id), side)))
    .map(({ name, bonus }) => ({ name, bonus }));

/** Whether the reader sees some of a player's land at most: everybody sees their own and their partners'. */
const isHiddenFrom = (snapshot: Snapshot, side: SideId, reader: SideId | undefined): boolean =>
  isFoggy(snapshot) && side !== reader && !isPartner(snapshot, reader ?? '', side);

const lineOf = (snapshot: Snapshot, game: GameState, side: SideId, reader: Reader): PlayerLine => {
  const player = playerOf(snapshot, side);
  const isInFog = isHiddenFrom(snapshot, side, reader.side);
  const isIncomeTold = game.phase === 'conquer' && player?.out === undefined && !isInFog;
  return {
    side,
    name: ownerName(snapshot, side),
    ...heldBy(snapshot, side),
    ...(isInFog ? { isInFog: true as const } : {}),
    flags: flagsOf(snapshot, side),
    isOnTurn: game.phase !== 'over' && game.mover === side,
    isSelf: side === reader.side,
    isBot: isMachine(snapshot, side),
    wantsDraw: player?.wantsDraw === true && player.out === undefined && game.phase !== 'over',
    // A player's seat has the name of their side.
    isOnline: reader.online.has(side) || side === reader.side,
    ...(player?.team === undefined ? {} : { team: player.team }),
    ...(player?.out === undefined ? {} : { out: player.out }),
    regions: regionsOf(snapshot, side),
    ...(isIncomeTold ? { income: incomeOf(snapshot, side) } : {}),
    armiesLeft: player?.armiesLeft ?? 0,
  };
};

/** Who reads it, and who is there. */
export interface Reader {
  readonly side: SideId | undefined;
  /** Seats. */
  readonly online: ReadonlySet<string>;
}

/** Everybody who began the game, in the order of play; none before START. */
export const playerLines = (snapshot: Snapshot, reader: Reader): readonly PlayerLine[] => {
  const game = gameOf(snapshot);
  return game ? game.order.map((side) => lineOf(snapshot, game, side, reader)) : [];
};

/** The land that belongs to no player; none where there is none and never was to be. */
export const neutralLine = (snapshot: Snapshot): NeutralLine | undefined => {
  const line = { ...heldBy(snapshot, NEUTRAL), ...(isFoggy(snapshot) ? { isInFog: true as const } : {}) };
  return line.territories > 0 || rulesOf(snapshot).hasNeutrals ? line : undefined;
};

/** More of them stand in two rows where there is room, so that all have a name. */
const IN_ONE_ROW = 4;

/** How many stand in each row of the strip: of the players, and the neutral countries where there are any. */
export const stripRows = (snapshot: Snapshot): { readonly columns: number; readonly isCrowded: boolean } => {
  const count = (gameOf(snapshot)?.order.length ?? 0) + (neutralLine(snapshot) ? 1 : 0);
  return { columns: Math.ceil(count / 2), isCrowded: count > IN_ONE_ROW };
};
