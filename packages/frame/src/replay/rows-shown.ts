/** Rows beyond both edges that are kept ready. */
const SPARE = 4;

/** Which rows of a long list are worth making: those in sight and a few more. */
export const rowsShown = (list: {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}): { readonly first: number; readonly last: number } => {
  const { scrolled, height, rowHeight, count } = list;
  const first = Math.max(0, Math.min(count, Math.floor(scrolled / rowHeight)) - SPARE);
  const last = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + SPARE);
  return { first, last: Math.max(first, last) };
};
