import type { Json, SideId } from '@vexillum/model';
import type { Answer } from '@vexillum/table';
import { sealsStands } from '../rules/index.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Placing } from './deployment/sealing.ts';
import type { LiveTable } from './live-table.ts';

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
  const { withStandSeals } = await import('./deployment/sealing.ts');
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

const takesBack: ReadonlySet<string> = new Set(['undo-action', 'redo-action']);

/** What this seat does in the battle. */
export class BattleActions implements Actions {
  readonly #act: Act;
  #takingBack: Promise<unknown> | undefined;

  constructor(table: LiveTable) {
    this.#act = actSealing(table);
  }

  async act(name: string, args: Json): Promise<Answer> {
    const answer = this.#act(name, args);
    if (takesBack.has(name)) this.#takingBack = answer.then(() => (this.#takingBack = undefined));
    return await answer;
  }

  /** No browser foresees what undo restores: whoever plans a move waits until it is there. Answers at once where nothing is under way. */
  get takenBack(): Promise<unknown> | undefined {
    return this.#takingBack;
  }
}
