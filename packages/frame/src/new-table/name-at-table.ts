import { myTable } from '../memory/my-tables.ts';

/** Letters that a name at a table may have. */
export const NAME_LIMIT = 32;
const SHORT = 12;

/** Names at a table differ: whoever sits on several chairs is called by the chair too. */
export const nameAtTable = (table: string, name: string, title: string): string => {
  const isTaken = myTable(table)?.seats.some((mine) => mine.name === name) === true;
  return isTaken ? `${name.slice(0, SHORT).trim()} (${title})`.slice(0, NAME_LIMIT) : name;
};
