/** `#rrggbb` as 0xrrggbb, with so much of its light. */
export const colorNumber = (color: string, light = 1): number => {
  const channel = (at: number): number => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * light);
  return (channel(1) << 16) | (channel(3) << 8) | channel(5);
};
