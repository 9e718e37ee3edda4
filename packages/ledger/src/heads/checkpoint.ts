import { canonicalJson } from '../canonical-json.ts';
import { type HashText, sha256Hex } from '../sha256.ts';

/** A piece as a checkpoint has it. */
export interface PieceAsShown {
  readonly id: string;
  /** `null` in reserve and everywhere else off the board. */
  readonly pose: unknown;
  /** The public record, under the name of its kind. */
  readonly [kind: string]: unknown;
}

/** All pieces of a kind in the public document, in the order of their ids. */
export const piecesAsShown = (
  kind: string,
  pieces: ReadonlyMap<string, unknown>,
  poses: ReadonlyMap<string, unknown>,
): PieceAsShown[] =>
  [...pieces.keys()].sort().map((id) => ({ id, pose: poses.get(id) ?? null, [kind]: pieces.get(id) }));

/** Binds the public document to the ledger: SHA-256 of the canonical JSON of the pieces, as hex. They are in the order of their ids. */
export const checkpointOf = (pieces: readonly PieceAsShown[], hashText: HashText = sha256Hex): string =>
  hashText(canonicalJson(pieces));
