/** What colours a side can wear; each is tested against all others and against every ground (`canvas`, `board/look`). */
export const sideColors = ['red', 'blue', 'green', 'purple', 'gold', 'charcoal', 'rose', 'turquoise'] as const;
export type SideColor = (typeof sideColors)[number];

/** Which colour a side wears since its captain has said so, kept under the side’s id. Without one it is that of its name. */
export interface Color {
  readonly color: string;
}
