import type { Result } from '@vexillum/model';
import { eventIn } from './read.ts';
import type { Snapshot } from './records.ts';
import { standingsOf } from './standings-of.ts';

/** Everybody's place once the organiser has ended the event. Points in hundredths, so that shared boards stay whole numbers. */
export const eventResult = (snapshot: Snapshot): Result | undefined => {
  if (eventIn(snapshot)?.state !== 'over') return undefined;
  return {
    sides: standingsOf(snapshot)
      .toSorted((one, other) => seatNumber(one.id) - seatNumber(other.id))
      .map(({ id, place, points }) => ({ side: id, place, counts: { hundredths: Math.round(points * 100) } })),
    rule: { id: 'the-event-has-ended', source: 'The table of the event when its organiser ended it' },
  };
};

const seatNumber = (side: string): number => Number(side.slice(side.lastIndexOf('-') + 1));
