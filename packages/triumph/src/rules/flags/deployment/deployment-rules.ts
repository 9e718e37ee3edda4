import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { battlelineInCenterZones } from './battleline-in-center-zones.ts';
import { battlelineIsTold } from './battleline-is-told.ts';
import { allyCampInCenterZones, mainCampInCenter } from './camps-in-their-zones.ts';
import { campsInTheirStep } from './camps-in-their-step.ts';
import { centerHoldsItsPoints } from './center-holds-its-points.ts';
import { commandsInTheirStep } from './commands-in-their-step.ts';
import { deploysWithinBand } from './deploys-within-band.ts';
import { firstTurnByAdvantaged } from './first-turn-by-advantaged.ts';
import { halfBattlelineInCenterZones } from './half-battleline-in-center-zones.ts';
import { marchBringsAllItsStands } from './march-brings-all-its-stands.ts';
import { marchEntersAtItsEdge } from './march-enters-at-its-edge.ts';
import { markersInTheirStep } from './markers-in-their-step.ts';
import { markersOnBaseEdge } from './markers-on-base-edge.ts';
import { markersToldApart } from './markers-told-apart.ts';
import { nearItsMarker } from './near-its-marker.ts';
import { undeployedTroopsSitOut } from './undeployed-troops-sit-out.ts';
import { withinCommandRange } from './within-command-range.ts';

/** The rules of deployment, and of what comes in later than that. */
export const deploymentRules: readonly Rule<BattleFacts>[] = [
  deploysWithinBand,
  battlelineInCenterZones,
  halfBattlelineInCenterZones,
  battlelineIsTold,
  centerHoldsItsPoints,
  nearItsMarker,
  withinCommandRange,
  mainCampInCenter,
  allyCampInCenterZones,
  campsInTheirStep,
  markersInTheirStep,
  markersOnBaseEdge,
  markersToldApart,
  commandsInTheirStep,
  firstTurnByAdvantaged,
  undeployedTroopsSitOut,
  marchEntersAtItsEdge,
  marchBringsAllItsStands,
];
