/** What this table plays; the one record of its kind, under the id `this`. */
export interface TableRecord {
  readonly game: string;
  readonly profile: string;
  readonly name: string;
  readonly visibility: 'private' | 'public';
  readonly houseRules: Readonly<Record<string, boolean | number | string>>;
}

export const THIS_TABLE = 'this';
