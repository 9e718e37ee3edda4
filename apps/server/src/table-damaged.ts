import { type Words, words } from '@vexillum/model';

/** To a player at a table whose record the disk has not kept whole. */
export const tableDamaged = (): Words =>
  words(
    'The record of this table is damaged on the server’s disk, so nobody can play on for now. Ask the person who runs the server: they have been told which table it is, and can repair it or restore a backup.',
  );
