import type { Snapshot } from '@vexillum/model';

export const pieceKinds = ['stand', 'terrain', 'camp', 'marker'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** What kind of piece the id names, where it is at the table. */
export const pieceKindOf = (snapshot: Snapshot, id: string): PieceKind | undefined =>
  pieceKinds.find((kind) => snapshot.public[kind].has(id));
