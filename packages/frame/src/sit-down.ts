import {
  claimByRecovery,
  claimConvened,
  claimRematch,
  claimSeat,
  isApiProblem,
  type ApiProblem,
  type ClaimedSeat,
} from './api.ts';
import { rememberSeat } from './memory/my-tables.ts';

/** Takes the seat of an invite for this browser and remembers that it holds it. */
export const sitDown = async (token: string, name: string): Promise<ClaimedSeat | ApiProblem> =>
  remembered(await claimSeat(token, name));

/** The same with the code that was told when somebody sat down there on a device that is lost. */
export const sitDownByCode = async (code: string): Promise<ClaimedSeat | ApiProblem> =>
  remembered(await claimByRecovery(code));

/** The same at a table's rematch, in the seat that is held here. */
export const sitDownAgain = async (table: string, seat: string): ReturnType<typeof claimRematch> =>
  remembered(await claimRematch(table, seat));

/** The same at a table that the table of this seat has opened. */
export const sitDownConvened = async (table: string, seat: string, key: string): Promise<ClaimedSeat | ApiProblem> =>
  remembered(await claimConvened(table, seat, key));

/** That the seat is held here; of the code that brings it back, nothing. */
export const remembered = <Claimed extends ClaimedSeat>(claimed: Claimed | ApiProblem): Claimed | ApiProblem => {
  if (isApiProblem(claimed)) return claimed;
  const { table, seat, kind, side, command, name } = claimed;
  const place = { ...(side === undefined ? {} : { side }), ...(command === undefined ? {} : { command }) };
  rememberSeat(table, { seat, kind, name, ...place }, Date.now());
  return claimed;
};
