/** A colour number as a style sheet writes it. */
export const cssColor = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;
