/** Where the pieces of a battlefield go, in parts of the board's width and depth, as red sees it; the largest piece first. */
export interface Layout {
  readonly code: string;
  readonly name: string;
  readonly spots: readonly (readonly [x: number, y: number])[];
}

/** Our own, in the place of the cards of the rulebook. */
export const layouts: readonly Layout[] = [
  {
    code: 'flanks',
    name: 'Broken flanks',
    spots: [
      [0.1, 0.5],
      [0.9, 0.5],
      [0.12, 0.82],
      [0.88, 0.18],
      [0.3, 0.24],
      [0.7, 0.76],
      [0.5, 0.5],
      [0.1, 0.15],
      [0.9, 0.85],
      [0.4, 0.9],
    ],
  },
  {
    code: 'center',
    name: 'A crowded center',
    spots: [
      [0.5, 0.5],
      [0.38, 0.42],
      [0.62, 0.58],
      [0.26, 0.7],
      [0.74, 0.3],
      [0.5, 0.85],
      [0.5, 0.15],
      [0.1, 0.4],
      [0.9, 0.6],
      [0.85, 0.9],
    ],
  },
  {
    code: 'diagonal',
    name: 'A valley aslant',
    spots: [
      [0.14, 0.72],
      [0.86, 0.28],
      [0.32, 0.86],
      [0.68, 0.14],
      [0.08, 0.42],
      [0.92, 0.58],
      [0.46, 0.7],
      [0.54, 0.3],
      [0.24, 0.5],
      [0.76, 0.5],
    ],
  },
  {
    code: 'own-ground',
    name: 'Ground before both lines',
    spots: [
      [0.3, 0.3],
      [0.7, 0.7],
      [0.68, 0.3],
      [0.32, 0.7],
      [0.12, 0.34],
      [0.88, 0.66],
      [0.5, 0.28],
      [0.5, 0.72],
      [0.9, 0.2],
      [0.1, 0.8],
    ],
  },
  {
    code: 'one-side',
    name: 'A close side and an open one',
    spots: [
      [0.16, 0.5],
      [0.3, 0.7],
      [0.28, 0.3],
      [0.08, 0.8],
      [0.08, 0.2],
      [0.42, 0.5],
      [0.4, 0.86],
      [0.42, 0.14],
      [0.58, 0.66],
      [0.9, 0.5],
    ],
  },
  {
    code: 'islands',
    name: 'Scattered',
    spots: [
      [0.22, 0.3],
      [0.78, 0.72],
      [0.52, 0.6],
      [0.88, 0.26],
      [0.1, 0.68],
      [0.38, 0.8],
      [0.64, 0.22],
      [0.36, 0.48],
      [0.94, 0.86],
      [0.06, 0.1],
    ],
  },
];
