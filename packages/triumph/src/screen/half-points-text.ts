/** Half-points as players write points: `48`, `47½`, `½`. */
export const halfPointsText = (halfPoints: number): string => {
  const whole = Math.trunc(halfPoints / 2);
  if (halfPoints % 2 === 0) return String(whole);
  return whole === 0 ? (halfPoints < 0 ? '-½' : '½') : `${whole}½`;
};
