import type { SideId } from '@vexillum/model';

/** Left and right flank, left and right base, each as its owner sees it. */
export const flankEdges = ['LF', 'RF', 'LB', 'RB'] as const;
export type FlankEdge = (typeof flankEdges)[number];

/** The short edges of the board, by red's left and right; base edges are nobody else's. */
export type ShortEdge = 'red-left' | 'red-right';

/** Which short edge that is on the board: red's left is blue's right. `undefined` for the base edges. */
export const shortEdgeOf = (side: SideId, edge: FlankEdge): ShortEdge | undefined => {
  if (edge === 'LB' || edge === 'RB') return undefined;
  return (edge === 'LF') === (side === 'red') ? 'red-left' : 'red-right';
};

/** Where a march goes whose edge is taken: to the base zones next to it (GT-FLANK-009; the right side by analogy). */
export const displacedTo = (edge: FlankEdge): FlankEdge => {
  switch (edge) {
    case 'LF':
    case 'LB':
      return 'LB';
    case 'RF':
    case 'RB':
      return 'RB';
  }
};
