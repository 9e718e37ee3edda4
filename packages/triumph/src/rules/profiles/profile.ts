import type { MoveRules, SingleMove } from '@vexillum/geometry';
import type { DeploymentStep } from '../deployment/deployment-step.ts';
import type { ArmyRules } from './army-rules.ts';
import type { BattleCard } from './battle-card.ts';
import type { CardLoss } from './card-losses.ts';
import type { CardTerms } from './card-terms.ts';
import type { CardRules } from './cards/card-rules.ts';
import type { CommandRules } from './command-rules.ts';
import type { DefeatTerms, Share } from './defeat-terms.ts';
import type { DifficultMove } from './difficult-moves.ts';
import type { Sourced } from './sourced.ts';
import type { SourcedTable } from './sourced-table.ts';
import type { TerrainExemption } from './terrain-exemptions.ts';
import type { TerrainRules } from './terrain-rules.ts';
import type { SizeMu, TerrainType } from './terrain-type.ts';
import type { TroopType } from './troop-type.ts';
import type { TurnRules } from './turn-rules.ts';

/** A strip of the board on a side's own half, named from that side's left to its right. */
export interface Zone {
  readonly code: string;
  readonly name: string;
  readonly fromMu: number;
  readonly toMu: number;
}

/** A command's die for command points, and what it gives at least and at most whatever is added. */
export interface CommandDie {
  readonly sides: number;
  readonly least: number;
  readonly most: number;
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Width and depth of one field. */
  readonly fieldMu: SizeMu;
}

/** What only a single stand does. */
export const singleMoves = ['oblique', 'back', 'sideways'] as const satisfies readonly SingleMove[];

/** Every number of one edition of the rules. Lengths in MU, points in halves. */
export interface Profile extends TerrainRules, ArmyRules, CommandRules, TurnRules {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly boardMu: Sourced<SizeMu>;
  readonly grid: Sourced<Grid>;
  readonly zones: Sourced<readonly Zone[]>;
  /** How far from its own base edge a side deploys. */
  readonly deploymentBandMu: Sourced<number>;
  /** Codes of the zones where battle line troops, the main camp and ally camps go. */
  readonly battlelineZones: Sourced<readonly string[]>;
  readonly mainCampZones: Sourced<readonly string[]>;
  readonly allyCampZones: Sourced<readonly string[]>;
  readonly commands: Sourced<number>;
  /** Whether a stand may be in no command when the orders are sealed. */
  readonly isStrayAllowed: Sourced<boolean>;
  readonly deploymentOrder: Sourced<readonly DeploymentStep[]>;
  /** The zones on whose base edge a march comes in that is marked so. */
  readonly baseEntryZones: Sourced<Readonly<Record<'LB' | 'RB', readonly string[]>>>;
  readonly commandDie: Sourced<CommandDie>;
  readonly armyHalfPoints: Sourced<number>;
  readonly commandMinimumHalfPoints: Sourced<number>;
  /** Types that lead no command unless it has nothing else; the overall commander goes by the army list. */
  readonly notAsGeneral: Sourced<readonly string[]>;
  readonly baseWidthMu: Sourced<number>;
  readonly campMu: Sourced<SizeMu>;
  readonly camps: Sourced<number>;
  readonly markerMu: Sourced<SizeMu>;
  /** How far sideways from its marker a command deploys; null where the game has no markers. */
  readonly markerReachMu: Sourced<number | null>;
  /** Up to which corner of a base that is measured: the farther one, so that all of the base is within reach, or the nearer one. */
  readonly markerReading: Sourced<'far-corner' | 'near-corner'>;
  /** How a move is measured: along the corners' arcs, straight from corner to corner for each leg, or from start to end alone. */
  readonly wheelMeasure: Sourced<MoveRules['measure']>;
  /** What a move may cost of which any part is in or through difficult terrain, by kind of troops. */
  readonly difficultMoves: SourcedTable<DifficultMove>;
  /** Troops with these battle cards are not slowed by these kinds of terrain. */
  readonly terrainExemptions: SourcedTable<TerrainExemption>;
  readonly groupMayNot: Sourced<readonly SingleMove[]>;
  /** How far aside a stand may go to square up after contact. */
  readonly conformSlideMu: Sourced<number>;
  /** How deep the zone of control before a stand's front is. Camps have none. */
  readonly zoneOfControlMu: Sourced<number>;
  /** Troop types whose zone of control is on all four sides. */
  readonly zoneOfControlAllRound: Sourced<readonly string[]>;
  /** The rings round a general in which orders cost more and more, from the inner to the outer. */
  readonly commandRangeMu: Sourced<readonly number[]>;
  /** How far past either flank a shooter's arc reaches. */
  readonly fireWideningMu: Sourced<number>;
  /** Troop types that shoot from all four sides. */
  readonly fireAllRound: Sourced<readonly string[]>;
  readonly troopTypes: SourcedTable<TroopType>;
  readonly terrainTypes: SourcedTable<TerrainType>;
  readonly battleCards: SourcedTable<BattleCard>;
  /** On what terms an army may have its cards. */
  readonly cardTerms: SourcedTable<CardTerms>;
  readonly cards: CardRules;
  /** What stands with these battle cards count when they are lost. */
  readonly cardLosses: SourcedTable<CardLoss>;
  /** What a sacked camp counts, without its garrison. */
  readonly campLossHalfPoints: Sourced<number>;
  /** Whether the points of an army, of which the losses are a part, are those of its stands and cards, or of its stands alone. */
  readonly areCardsInArmyPoints: Sourced<boolean>;
  /** The share of its points that a command loses to be demoralized; null where that does not happen. */
  readonly demoralizedAt: Sourced<Share | null>;
  /** What every stand of a demoralized command adds in close combat, and when it shoots or is shot at. */
  readonly demoralizedFactor: Sourced<number>;
  /** What an army loses to be defeated at the end of a turn, where it has lost more than the enemy. */
  readonly defeatedAt: Sourced<DefeatTerms>;
}
