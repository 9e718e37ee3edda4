export const drawingShapes = ['line', 'arrow', 'area'] as const;

/** Ink on the table, seen by everyone. */
export interface Drawing {
  readonly seat: string;
  readonly shape: (typeof drawingShapes)[number];
  /** Thousandths of an MU. */
  readonly points: readonly (readonly [x: number, y: number])[];
}
