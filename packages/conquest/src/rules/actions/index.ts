import { offerRematch, signResult } from '@vexillum/model';
import { mayRematch } from '../choices/hosting.ts';
import { campaignResult } from '../play/campaign-result.ts';
import { attackTerritory } from './attack-territory.ts';
import { chooseMap } from './choose-map.ts';
import { chooseTeams } from './choose-teams.ts';
import { claimTerritory } from './claim-territory.ts';
import { endTurn } from './end-turn.ts';
import { evictPlayer } from './evict-player.ts';
import { moveArmies } from './move-armies.ts';
import { moveIn } from './move-in.ts';
import { nameAdministrators } from './name-administrators.ts';
import { offerDraw } from './offer-draw.ts';
import { placeArmy } from './place-army.ts';
import { placeRecruits } from './place-recruits.ts';
import { resetGame } from './reset-game.ts';
import { resignGame } from './resign-game.ts';
import { seatBots } from './seat-bots.ts';
import { setBranding } from './set-branding.ts';
import { setHouseRules } from './set-house-rules.ts';
import { skipTurn } from './skip-turn.ts';
import { standIn } from './stand-in.ts';
import { takeBack } from './take-back.ts';
import { startGame } from './start-game.ts';
import { turnInSet } from './turn-in-set.ts';
import { fogged } from '../fog/fogged.ts';
import type { Action } from '../records.ts';

/** What changes land, or who is to know of it, knows of fog. */
const onLand: readonly Action[] = [
  startGame,
  claimTerritory,
  placeArmy,
  placeRecruits,
  turnInSet,
  attackTerritory,
  moveIn,
  moveArmies,
  endTurn,
  skipTurn,
  evictPlayer,
  resignGame,
  offerDraw,
  standIn,
  takeBack,
];

/** Whether what it does to land, or follows from land, is only told in full when the fog has lifted. */
export const isOnLand = (name: string | undefined): boolean => onLand.some((action) => action.name === name);

export const conquestActions: readonly Action[] = [
  ...onLand.map(fogged),
  resetGame,
  offerRematch(mayRematch),
  signResult({ result: campaignResult }),
  setHouseRules,
  chooseMap,
  nameAdministrators,
  setBranding,
  seatBots,
  chooseTeams,
];
