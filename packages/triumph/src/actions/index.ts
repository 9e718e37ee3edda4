import type { Action } from '@vexillum/model';
import { advanceStep } from './advance-step.ts';
import { beginTurn } from './begin-turn.ts';
import { bringArmy } from './bring-army.ts';
import { endGame } from './end-game.ts';
import { enterFlank } from './enter-flank.ts';
import { loseStands } from './lose-stands.ts';
import { moveStands } from './move-stands.ts';
import { moveTerrain } from './move-terrain.ts';
import { placeCamp } from './place-camp.ts';
import { placeMarker } from './place-marker.ts';
import { placeStands } from './place-stands.ts';
import { placeTerrain } from './place-terrain.ts';
import { removeCamp } from './remove-camp.ts';
import { removeMarker } from './remove-marker.ts';
import { removeTerrain } from './remove-terrain.ts';
import { revealSecrets } from './reveal-secrets.ts';
import { returnStands } from './return-stands.ts';
import { sealOrders } from './seal-orders.ts';
import { setRoles } from './set-roles.ts';

export const battleActions: readonly Action[] = [
  bringArmy,
  placeStands,
  moveStands,
  loseStands,
  returnStands,
  beginTurn,
  placeTerrain,
  moveTerrain,
  removeTerrain,
  placeMarker,
  removeMarker,
  placeCamp,
  removeCamp,
  setRoles,
  sealOrders,
  revealSecrets,
  advanceStep,
  enterFlank,
  endGame,
];
