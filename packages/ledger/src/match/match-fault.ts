import type { Words } from '@vexillum/model';

/** In the order in which they are looked for. */
export const faultKinds = [
  'size',
  'spelling',
  'schema',
  'chain',
  'fork',
  'rewound',
  'time',
  'header',
  'signature',
  'certificate',
  'server',
  'private',
  'name',
  'seal',
  'dice',
  'checkpoint',
  'rules',
] as const;

/** Why a match file, or one entry of it, is not to be believed. */
export interface MatchFault {
  /** The entry; absent where the file as a whole is meant. */
  readonly seq?: number;
  readonly kind: (typeof faultKinds)[number];
  /** One plain sentence. */
  readonly says: Words;
}

/** Something that a reader should know and that proves nothing. */
export interface MatchRemark {
  readonly seq?: number;
  readonly says: Words;
}

export const isMatchFault = (value: object): value is MatchFault => 'kind' in value && 'says' in value;
