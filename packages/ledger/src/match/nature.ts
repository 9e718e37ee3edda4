import type { MatchFault } from './match-fault.ts';

/** What a file is, in one word. */
export const natures = [
  'ok',
  'unreadable',
  'forged',
  're-signed',
  'unknown-server',
  'forked',
  'rewound',
  'time-shifted',
] as const;
export type Nature = (typeof natures)[number];

/** What a file with this fault is. */
const natureOfKind = (kind: MatchFault['kind']): Nature => {
  switch (kind) {
    case 'size':
    case 'spelling':
    case 'schema':
      return 'unreadable';
    case 'certificate':
      return 're-signed';
    case 'server':
      return 'unknown-server';
    case 'fork':
      return 'forked';
    case 'rewound':
      return 'rewound';
    case 'time':
      return 'time-shifted';
    case 'chain':
    case 'header':
    case 'signature':
    case 'private':
    case 'name':
    case 'seal':
    case 'dice':
    case 'checkpoint':
    case 'rules':
      return 'forged';
    default:
      return kind satisfies never;
  }
};

/** Where somebody else has signed all of it, nothing that its entries say matters more. */
export const natureOf = (faults: readonly MatchFault[]): Nature => {
  const first = faults.find(({ kind }) => kind === 'certificate') ?? faults[0];
  return first ? natureOfKind(first.kind) : 'ok';
};
