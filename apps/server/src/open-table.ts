import type { Game } from '@vexillum/model';
import type { Room } from '@vexillum/table/room';
import type { NameBook } from './names/name-book.ts';
import type { SeatBook } from './seats/seat-book.ts';

/** A table that somebody uses: what happens on it, and who may do what. */
export interface OpenTable {
  readonly table: string;
  readonly game: Game;
  readonly room: Room;
  readonly seats: SeatBook;
  readonly names: NameBook;
}
