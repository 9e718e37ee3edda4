import type { MapPack } from '../../rules/index.ts';
import { canonicalJson, sha256Hex } from '@vexillum/ledger';

/** SHA-256 of everything that a map says: who has the same fingerprint plays on the same map. */
export const fingerprint = (pack: MapPack): string => sha256Hex(canonicalJson(pack));
