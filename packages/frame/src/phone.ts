/** A window so narrow that the panels are a sheet over the board. */
export const PHONE = matchMedia('(max-width: 56rem)');
