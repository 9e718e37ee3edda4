import { wordsText } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { sealId } from '@vexillum/model';
import { isTrustFault, type Trust } from '@vexillum/table';

/** What this browser found when it checked something itself. */
export type Mark = 'verified' | 'waiting' | 'fault';

export const rollMark = ({ dice }: Trust, seq: number): Mark | 'unchosen' => {
  const found = dice.get(seq);
  if (found === undefined) return 'waiting';
  if (found === 'with-link') return 'unchosen';
  return found === 'ok' ? 'verified' : 'fault';
};

/** How an opened seal fared; a closed one has no mark. */
export const openingMark = ({ seals }: Trust, side: SideId, slot: string): Mark => {
  const found = seals.get(sealId(side, slot));
  if (isTrustFault(found)) return 'fault';
  return found === 'opened-ok' ? 'verified' : 'waiting';
};

export interface TrustProblem {
  readonly seq?: number;
  readonly message: string;
}

/** Everything that is wrong, the worst first. */
export const trustProblems = ({ alarm, signature, faults }: Trust): readonly TrustProblem[] => [
  ...(alarm ? [{ message: wordsText(alarm.says) }] : []),
  ...(isTrustFault(signature) ? [{ message: wordsText(signature.fault) }] : []),
  ...faults.map(({ seq, says }) => ({ seq, message: wordsText(says) })),
];

export const isTrusted = (trust: Trust): boolean => trust.chain && trustProblems(trust).length === 0;
