import { Edits, type Json, type Outcome, sealId, type SideId, type Snapshot } from '@vexillum/model';
import type { TableKeys } from './table-keys.ts';
import type { TableTrust } from './table-trust.ts';

/** The entries are linked and signed, and yet no table of this game could have written them. */
export class NotOurLedger extends Error {
  override readonly name = 'NotOurLedger';
}

/** A slot that nobody can open any more. */
export interface VoidSlot {
  readonly side: SideId;
  readonly slot: string;
}

export interface GoingOn {
  /** The table at which the match goes on. */
  readonly table: string;
  readonly keys: TableKeys;
  /** The anchors of each seat's next chain. */
  readonly dice: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, string>>;
  /**
   * The former server's signature of the last head, as hex. None where a table goes on at its own server with new keys: it was made
   * before there were any, or they were lost.
   */
  readonly signature?: string;
  /** All of the match so far was played at tables of this server. */
  readonly isOwn: boolean;
}

const NO_SIGNATURE = '0'.repeat(128);

/** The arguments of `continued`: from here on another key signs, and the dice come from other chains. */
export const continuedArgs = (snapshot: Snapshot, trust: TableTrust, going: GoingOn): Json => ({
  table: going.table,
  key: going.keys.public,
  dice: going.dice,
  versions: going.versions,
  signature: going.signature ?? NO_SIGNATURE,
  voided: asJson(voidedBy(snapshot, going)),
  ...(going.isOwn ? { isOwn: true } : {}),
  ...(trust.gameId === undefined ? { gameId: going.table } : {}),
});

/** Elsewhere what was sealed and not opened is void, and the seats are free: other people may sit down in them. */
export const runContinued = (snapshot: Snapshot, going: GoingOn): Outcome => {
  const edits = new Edits(snapshot);
  const voided = voidedBy(snapshot, going);
  for (const { side, slot } of voided) {
    const seal = snapshot.public.seal.get(sealId(side, slot));
    if (seal) edits.put('seal', sealId(side, slot), { ...seal, isVoid: true });
  }
  if (going.signature !== undefined) freeSeats(edits, snapshot);
  return { changes: edits.changes(), result: { voided: asJson(voided) } };
};

const freeSeats = (edits: Edits, snapshot: Snapshot): void => {
  for (const [id, { name, card: _card, ...seat }] of snapshot.public.seat)
    if (name !== undefined) edits.put('seat', id, seat);
  // Whoever sits down there has agreed to nothing: neither to an umpire, nor to how the game ended.
  for (const id of snapshot.public.consent.keys()) edits.put('consent', id, null);
};

const voidedBy = (snapshot: Snapshot, { signature }: GoingOn): VoidSlot[] =>
  signature === undefined
    ? []
    : [...snapshot.public.seal.values()]
        .filter(({ opening, isVoid }) => !opening && !isVoid)
        .map(({ side, slot }) => ({ side, slot }))
        .sort((a, b) => (sealId(a.side, a.slot) < sealId(b.side, b.slot) ? -1 : 1));

const asJson = (slots: readonly VoidSlot[]): Json => slots.map((slot) => ({ ...slot }));
