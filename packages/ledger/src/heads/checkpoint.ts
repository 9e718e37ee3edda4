import { canonicalJson } from '../canonical-json.ts';
import { type HashText, sha256Hex } from '../sha256.ts';

/** A stand as a checkpoint has it. */
export interface StandAsShown {
  readonly id: string;
  /** `null` in reserve and everywhere else off the board. */
  readonly pose: unknown;
  /** The public record. */
  readonly stand: unknown;
}

/** All stands of the public document, in the order of their ids. */
export const standsAsShown = (
  stands: ReadonlyMap<string, unknown>,
  poses: ReadonlyMap<string, unknown>,
): StandAsShown[] =>
  [...stands.keys()].sort().map((id) => ({ id, pose: poses.get(id) ?? null, stand: stands.get(id) }));

/** Binds the public document to the ledger: SHA-256 of the canonical JSON of the stands, as hex. They are in the order of their ids. */
export const checkpointOf = (stands: readonly StandAsShown[], hashText: HashText = sha256Hex): string =>
  hashText(canonicalJson(stands));
