import { actAt } from '@vexillum/frame/api';
import { matchPath } from '@vexillum/frame/table/trust/save-match';
import type { Json, SideId } from '@vexillum/model';
import { bringArmy } from '../../rules/actions/bring-army.ts';

/** As much of a match file as says which army a side brought: that it did the ledger tells, with what the side's own part. */
interface SideFile {
  readonly ledger: readonly { readonly seq: number; readonly name?: string }[];
  readonly secrets: { readonly [side: SideId]: readonly { readonly seq: number; readonly part: string }[] };
}

/** What the side's army was brought with, the last time; none where nobody brought one. */
export const lastArmy = ({ ledger, secrets }: SideFile, side: SideId): Json | undefined => {
  const brought = new Set(ledger.flatMap(({ seq, name }) => (name === bringArmy.name ? [seq] : [])));
  const last = secrets[side]?.findLast(({ seq }) => brought.has(seq));
  return last && (JSON.parse(last.part) as { readonly args?: Json }).args;
};

interface Place {
  readonly table: string;
  readonly seat: string;
}

/** Brings a captain's army to the next table too, on whichever side. Where that does not go, they bring one as at any table. */
export const bringAgain = async (from: Place, to: Place, side: SideId): Promise<void> => {
  const answer = await fetch(matchPath(from.table, 'side'), {
    headers: { 'X-Seat': from.seat },
    credentials: 'same-origin',
  }).catch(() => undefined);
  const args = answer?.ok ? lastArmy((await answer.json()) as SideFile, side) : undefined;
  if (args !== undefined) await actAt(to.table, to.seat, bringArmy.name, args);
};
