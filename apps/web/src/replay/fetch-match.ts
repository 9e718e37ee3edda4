import { LAST_STEP } from '@vexillum/model';
import { type ApiProblem, isApiProblem, noAnswer, problemOf, readTable } from '@vexillum/frame/api';
import { exportPath } from './export-path.ts';

/** A table's match as a file: as much of it as this seat may have now. */
export const fetchMatch = async (table: string, seat: string): Promise<File | ApiProblem> => {
  const facts = await readTable(table, seat);
  if (isApiProblem(facts)) return facts;
  const { step, seats = [], name } = facts as TableNow;
  const side = seats.find((one) => one.seat === seat)?.side;
  const view = step?.number === LAST_STEP ? 'full' : side === undefined ? 'public' : 'side';
  try {
    const response = await fetch(exportPath(table, view), { credentials: 'same-origin', headers: { 'X-Seat': seat } });
    if (!response.ok) return await problemOf(response);
    return new File([await response.blob()], name || table);
  } catch (error) {
    return noAnswer(error);
  }
};

/** What `GET /api/tables/:table` tells beside what other screens read of it. */
interface TableNow {
  readonly name?: string;
  readonly step?: { readonly number: number } | null;
  readonly seats?: readonly { readonly seat: string; readonly side?: string }[];
}
