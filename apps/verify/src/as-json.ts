import { plainText } from '@vexillum/model';
import { isGood, type Verified } from './verify-file.ts';

/** The whole report without the match itself, for programs. */
export const asJson = (verified: Verified): object => {
  const { file, outcome } = verified;
  if (typeof outcome === 'string') return { file, ok: false, faults: [{ kind: 'file', says: outcome }] };
  const { match, ...report } = outcome;
  const about = match ? { game: match.game, table: match.table, view: match.view, key: match.key } : {};
  const faults = report.faults.map((fault) => ({ ...fault, says: plainText(fault.says) }));
  const remarks = report.remarks.map((remark) => ({ ...remark, says: plainText(remark.says) }));
  return { file, ...report, faults, remarks, ok: isGood(verified), ...about };
};
