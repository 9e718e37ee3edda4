import { announceMarch } from './announce-march.ts';
import { askForTurn } from './ask-for-turn.ts';
import { beginPhase } from './begin-phase.ts';
import { beginTurn } from './begin-turn.ts';
import { chooseColor } from './choose-color.ts';
import { correctSlips } from './correct-slips.ts';
import { handOverCommand } from './hand-over-command.ts';
import { loseStands } from './lose-stands.ts';
import { markRout } from './mark-rout.ts';
import { moveStands } from './move-stands.ts';
import { moveTerrain } from './move-terrain.ts';
import { placeCamp } from './place-camp.ts';
import { placeMarker } from './place-marker.ts';
import { placeStands } from './place-stands.ts';
import { removeCamp } from './remove-camp.ts';
import { removeMarker } from './remove-marker.ts';
import { removeTerrain } from './remove-terrain.ts';
import { playCard } from './play-card.ts';
import { returnStands } from './return-stands.ts';
import { routStands } from './rout-stands.ts';
import { sackCamp } from './sack-camp.ts';
import { setAsideStands } from './set-aside-stands.ts';
import { useCard } from './use-card.ts';
import type { Action } from '../records/table.ts';

/** What a browser does at once on its own copy, before the server has answered. It needs no other action at a table. */
export const guessedActions: readonly Action[] = [
  placeStands,
  moveStands,
  loseStands,
  setAsideStands,
  returnStands,
  useCard,
  playCard,
  markRout,
  routStands,
  beginTurn,
  beginPhase,
  askForTurn,
  handOverCommand,
  chooseColor,
  correctSlips,
  moveTerrain,
  removeTerrain,
  placeMarker,
  removeMarker,
  announceMarch,
  placeCamp,
  removeCamp,
  sackCamp,
];
