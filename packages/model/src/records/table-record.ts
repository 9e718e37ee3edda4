/** What a house rule can be set to. */
export type RuleValue = boolean | number | string;
/** By the rules' keys. */
export type RuleValues = Readonly<Record<string, RuleValue>>;

/** What this table plays; the one record of its kind, under the id `this`. */
export interface TableRecord {
  readonly game: string;
  /** Goes into every commitment and every roll; the first table's id, also where a match goes on at another table. */
  readonly gameId?: string;
  readonly profile: string;
  readonly name: string;
  readonly visibility: 'private' | 'public';
  readonly houseRules: RuleValues;
}

export const THIS_TABLE = 'this';
