import type { Json, SideId } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { sealsStands } from '@vexillum/triumph';
import type { Placing } from './sealing.ts';

type Act = LiveTable['act'];

const places: ReadonlySet<string> = new Set(['place-stands', 'enter-flank']);

/** Before that a browser knows nothing of what the team has in mind, and a seal is for good. */
const planRead = ({ plan }: LiveTable): Promise<void> =>
  new Promise((resolve) => {
    if (!plan || plan.$isSynced.get()) return resolve();
    const stop = plan.$isSynced.listen((isSynced) => {
      if (!isSynced) return;
      stop();
      resolve();
    });
  });

const placeSealed = async (table: LiveTable, side: SideId, name: string, args: Json): ReturnType<Act> => {
  await planRead(table);
  const { withStandSeals } = await import('./sealing.ts');
  return await table.act(name, withStandSeals(table, side, args as unknown as Placing) as unknown as Json);
};

/**
 * Acts at the table as this browser asks; where the own army has masquerades, whatever places its stands takes their seals along, whichever
 * part of the screen it comes from. It reads the table itself and no shaded view of it: what is out of sight is sealed all the same.
 */
export const actSealing =
  (table: LiveTable): Act =>
  (name, args) => {
    const { side } = table.seat;
    return side !== undefined && places.has(name) && sealsStands(table.$snapshot.get(), side)
      ? placeSealed(table, side, name, args)
      : table.act(name, args);
  };
