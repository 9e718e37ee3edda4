import { type Words, words } from '@vexillum/model';
import type { TracedLand } from '../tracing/trace-land.ts';
import type { ForeignCountry } from './foreign-board.ts';
import { listed } from './foreign-notes.ts';

/** Lands that touch in the picture, and between which the file knows no border: mountains, perhaps, which are not drawn here. */
export const touchingNotes = ({ touching }: TracedLand, countries: readonly ForeignCountry[]): readonly Words[] => {
  const pairs = [...touching].flatMap((pair) => {
    const [one, other] = pair.split(' ').map((label) => countries[Number(label)]);
    if (!one || !other || one.adjoining.includes(other.id) || other.adjoining.includes(one.id)) return [];
    return [`${one.name} – ${other.name}`];
  });
  if (pairs.length === 0) return [];
  return [
    words('Lands that touch and have no border between them, as in the file: {0} ({1}).', pairs.length, listed(pairs)),
  ];
};
