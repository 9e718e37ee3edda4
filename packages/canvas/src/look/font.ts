/** What everything on the board is written in. */
export const FONT = 'Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif';
