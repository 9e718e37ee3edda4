import type { DigestOf } from '@vexillum/model';
import { BANK } from '../state/sides.ts';
import { type FlagKind, flagKinds } from './flag-kinds.ts';

/** The commitment to a victory flag's secret. */
export const luckDigest = (digestOf: DigestOf, number: number, secret: string): string =>
  digestOf(BANK, `luck.${number}`, {}, secret);

const ROUND = 256 - (256 % flagKinds.length);

/** The first byte that is as likely to be of each kind; another hash in the rare case that none of 32 is. */
export const kindOfFlag = (digestOf: DigestOf, number: number, secret: string, drawnBy: string): FlagKind => {
  for (let round = 0; ; round++) {
    const digest = digestOf(BANK, `flag.${number}`, { action: drawnBy, round }, secret);
    for (let at = 0; at < digest.length; at += 2) {
      const byte = Number.parseInt(digest.slice(at, at + 2), 16);
      if (byte < ROUND) return flagKinds[byte % flagKinds.length] as FlagKind;
    }
    if (digest === '') throw new Error('a flag needs a secret of 32 bytes');
  }
};
