import { type Chat, type Game, type Seat, sidesReadBy, type Snapshot } from '@vexillum/model';

/** A line of talk, and who heard it. */
export interface SaidLine extends Chat {
  readonly id: string;
  readonly to: 'table' | 'side';
}

/** What was said that a seat may read, in the order of time. */
export const talkFor = (seat: Seat, snapshot: Snapshot, game: Pick<Game, 'umpiredSides'>): readonly SaidLine[] => {
  const within = sidesReadBy(seat, snapshot, game).flatMap((side) => [...(snapshot.sides[side]?.chat ?? [])]);
  return [
    ...[...snapshot.public.chat].map(([id, chat]): SaidLine => ({ id, to: 'table', ...chat })),
    ...within.map(([id, chat]): SaidLine => ({ id, to: 'side', ...chat })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
};
