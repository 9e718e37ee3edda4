import { type Ruling, rulingFor, type SideId } from '@vexillum/model';
import { combatRule } from '../combat/combat-matter.ts';
import type { Snapshot } from '../../rules/index.ts';

/** The tab in which it is answered. */
export type UmpireTab = 'flags' | 'combat';

/** What somebody has asked the umpire, or the umpire has ruled, as far as this reader may read it. */
export interface Question {
  readonly id: string;
  readonly record: Ruling;
  readonly tab: UmpireTab;
}

const tabOf = ({ rule }: Ruling): UmpireTab => (rule === combatRule ? 'combat' : 'flags');

/** Of each layer that is read: for everybody, and for a side alone. */
const questionsIn = (snapshot: Snapshot): readonly Question[] => {
  const layers: (readonly [SideId | undefined, ReadonlyMap<string, Ruling>])[] = [
    [undefined, snapshot.public.ruling],
    ...Object.entries(snapshot.sides).map(([side, layer]) => [side, layer?.ruling ?? new Map()] as const),
  ];
  return layers.flatMap(([secretOf, records]) =>
    [...records].flatMap(([id, { about, says }]) => {
      // What was asked of pieces that have gone elsewhere is asked no more.
      const record = rulingFor(snapshot, { id, about, says, ...(secretOf === undefined ? {} : { secretOf }) });
      return record ? [{ id: `${secretOf ?? ''} ${id}`, record, tab: tabOf(record) }] : [];
    }),
  );
};

/** What waits for the umpire's answer. */
export const questionsOpen = (snapshot: Snapshot): readonly Question[] =>
  questionsIn(snapshot).filter(({ record: { askedBy, ruling } }) => askedBy !== undefined && !ruling);

export interface UmpireNewsSeen {
  readonly asked: readonly Question[];
  readonly ruled: readonly Question[];
}

/** Tells what was asked of the umpire and ruled by them since it looked last. Its first look is the past and no news. */
export class UmpireNews {
  #before: ReadonlyMap<string, Ruling> | undefined;

  since(snapshot: Snapshot, mySeat: string): UmpireNewsSeen {
    const now = questionsIn(snapshot);
    const before = this.#before;
    this.#before = new Map(now.map(({ id, record }) => [id, record]));
    if (!before) return { asked: [], ruled: [] };
    return {
      asked: now.filter(
        ({ id, record: { askedBy, ruling } }) =>
          askedBy !== undefined && askedBy !== mySeat && !ruling && before.get(id)?.askedBy === undefined,
      ),
      ruled: now.filter(
        ({ id, record: { ruling } }) => ruling && ruling.by !== mySeat && before.get(id)?.ruling === undefined,
      ),
    };
  }
}
