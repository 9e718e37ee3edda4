import { type Words, words } from '@vexillum/model';

/** To a player at a table whose record the disk has not kept whole; whoever runs the server is told more. Short enough for a socket's last word. */
export const tableDamaged = (): Words =>
  words('The record of this table is damaged on the server’s disk. Ask whoever runs the server: they can repair it.');
