import {
  Edits,
  type Game,
  type Json,
  type Outcome,
  type SeatRecord,
  type Snapshot,
  THIS_TABLE,
  type RuleValues,
} from '@vexillum/model';

/** What a table is from the first entry on. */
export interface Genesis {
  readonly game: string;
  readonly profile: string;
  readonly name: string;
  readonly visibility: 'private' | 'public';
  readonly houseRules: RuleValues;
  /** Numbers of the profile that this table plays otherwise, by their path. */
  readonly overrides?: Readonly<Record<string, Json>>;
  /** Of the server and the rules, for whoever checks the match later. */
  readonly versions: Readonly<Record<string, string>>;
  /** Goes into every commitment and every roll of this game. */
  readonly gameId: string;
  /** Ed25519 public key as hex: the server signs heads with the other half. */
  readonly key: string;
  /** The anchor of each seat's dice chain, as hex, made before anything was rolled. */
  readonly dice: Readonly<Record<string, string>>;
}

export const runGenesis = (snapshot: Snapshot, game: Game, genesis: Genesis): Outcome => {
  const { versions: _versions, key: _key, dice: _dice, overrides = {}, ...table } = genesis;
  const edits = new Edits(snapshot).put('table', THIS_TABLE, table);
  for (const [path, value] of Object.entries(overrides))
    edits.put('house', path, { values: { [path]: value }, agreed: {} });
  for (const seat of game.seats) {
    const record: SeatRecord = {
      kind: seat.kind,
      ...(seat.side === undefined ? {} : { side: seat.side }),
      ...(seat.command === undefined ? {} : { command: seat.command }),
    };
    edits.put('seat', seat.id, record);
  }
  return { changes: edits.changes() };
};
