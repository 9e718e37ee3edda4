import type { Action } from '../records.ts';
import { answerCall, callUmpire, keepPrecedent, takeCall, withdrawCall } from './calling.ts';
import { callRuled, gameEnded, tableOpened, tableRefused, umpireCalled } from './convening.ts';
import { creditTime, directiveCarriedOut, pauseTables, resumeTables, tellTables } from './directing.ts';
import { enterEvent, openArmies, replaceEntrant, returnEntrant, sealArmy, withdrawEntrant } from './entering.ts';
import { closeSignUp, endEvent, penalizeEntrant, prepareTables, setEvent } from './hosting.ts';
import { drawRound, publishRound, renewTable, swapPairing } from './pairing.ts';
import { attestResult, correctResult, disputeResult } from './results.ts';

export const eventActions: readonly Action[] = [
  setEvent,
  prepareTables,
  enterEvent,
  withdrawEntrant,
  returnEntrant,
  sealArmy,
  closeSignUp,
  openArmies,
  drawRound,
  swapPairing,
  publishRound,
  attestResult,
  disputeResult,
  correctResult,
  renewTable,
  replaceEntrant,
  penalizeEntrant,
  endEvent,
  tableOpened,
  tableRefused,
  gameEnded,
  umpireCalled,
  callRuled,
  callUmpire,
  withdrawCall,
  takeCall,
  answerCall,
  keepPrecedent,
  pauseTables,
  resumeTables,
  tellTables,
  creditTime,
  directiveCarriedOut,
];
