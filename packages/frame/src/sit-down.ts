import { claimRematch, claimSeat, isApiProblem, type ApiProblem, type ClaimedSeat } from './api.ts';
import { rememberSeat } from './memory/my-tables.ts';

/** Takes the seat of an invite for this browser and remembers that it holds it. */
export const sitDown = async (token: string, name: string): Promise<ClaimedSeat | ApiProblem> => {
  const claimed = await claimSeat(token, name);
  if (isApiProblem(claimed)) return claimed;
  const { table, ...seat } = claimed;
  rememberSeat(table, seat, Date.now());
  return claimed;
};

/** The same at a table's rematch, in the seat that is held here. */
export const sitDownAgain = async (table: string, seat: string): ReturnType<typeof claimRematch> => {
  const claimed = await claimRematch(table, seat);
  if (isApiProblem(claimed)) return claimed;
  const { table: next, isMade: _isMade, ...again } = claimed;
  rememberSeat(next, again, Date.now());
  return claimed;
};
