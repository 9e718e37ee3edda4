/** Between two colours 0xrrggbb; `part` 0 is the first, 1 the second. */
export const mixedColor = (one: number, other: number, part: number): number => {
  const channel = (shift: number): number => {
    const [from, to] = [(one >> shift) & 255, (other >> shift) & 255];
    return Math.round(from + (to - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
};
