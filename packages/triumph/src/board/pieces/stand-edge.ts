/** The dark edge of a base in MU, and the bright one round it: on whatever ground it lies, one of the two is seen. */
export const EDGE = 0.05;
export const CASING = 0.11;

/** Round a stand that is selected, or pointed at: how far from its edge, the bright line and the dark one under it, in MU. */
export const halos = {
  selected: { grow: 0.09, width: 0.13, alpha: 1, under: 0.2, underAlpha: 0.55 },
  hovered: { grow: 0.09, width: 0.09, alpha: 0.9, under: 0.16, underAlpha: 0.55 },
} as const;
