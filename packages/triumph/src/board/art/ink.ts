/** Every picture of the art is drawn with an ordinary canvas, in MU, y down. */
export type Ink = CanvasRenderingContext2D;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const parts = (color: number): readonly [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

/** Few colours are asked for thousands of times a picture: they are spelled once. The key is the colour and, above it, the alpha in thousandths. */
const spelled = new Map<number, string>();

/** A colour as a style sheet writes it. */
export const css = (color: number, alpha = 1): string => {
  const key = Math.round(alpha * 1000) * 0x1000000 + color;
  const known = spelled.get(key);
  if (known !== undefined) return known;
  const spelling = `rgba(${parts(color).join()},${alpha})`;
  spelled.set(key, spelling);
  return spelling;
};

/** From the first colour so far toward the second. */
export const mix = (from: number, to: number, share: number): number => {
  const [a, b] = [parts(from), parts(to)];
  const [red, green, blue] = a.map((part, index) => Math.round(part + ((b[index] as number) - part) * share));
  return ((red as number) << 16) | ((green as number) << 8) | (blue as number);
};

export const lighter = (color: number, share: number): number => mix(color, 0xfff4d6, share);
export const darker = (color: number, share: number): number => mix(color, 0x14180c, share);

export const disc = (ink: Ink, x: number, y: number, radius: number): void => {
  ink.moveTo(x + radius, y);
  ink.arc(x, y, radius, 0, 2 * Math.PI);
};

export const oval = (ink: Ink, x: number, y: number, wide: number, deep: number, turn = 0): void => {
  ink.moveTo(x + wide * Math.cos(turn), y + wide * Math.sin(turn));
  ink.ellipse(x, y, wide, deep, turn, 0, 2 * Math.PI);
};

/** All shapes that `trace` goes round, filled at once. */
export const filled = (ink: Ink, color: number, alpha: number, trace: () => void): void => {
  ink.beginPath();
  trace();
  ink.fillStyle = css(color, alpha);
  ink.fill();
};

export const stroked = (ink: Ink, color: number, alpha: number, width: number, trace: () => void): void => {
  ink.beginPath();
  trace();
  ink.strokeStyle = css(color, alpha);
  ink.lineWidth = width;
  ink.stroke();
};

export const polygon = (ink: Ink, points: readonly Spot[]): void => {
  points.forEach(({ x, y }, index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
  ink.closePath();
};

export const line = (ink: Ink, points: readonly Spot[]): void =>
  points.forEach(({ x, y }, index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));

/** A closed curve through the middles of the polygon's edges. */
export const smooth = (ink: Ink, points: readonly Spot[]): void => {
  const middle = (index: number): Spot => {
    const a = points[index % points.length] as Spot;
    const b = points[(index + 1) % points.length] as Spot;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(points.length - 1);
  ink.moveTo(start.x, start.y);
  points.forEach((point, index) => {
    const end = middle(index);
    ink.quadraticCurveTo(point.x, point.y, end.x, end.y);
  });
  ink.closePath();
};
