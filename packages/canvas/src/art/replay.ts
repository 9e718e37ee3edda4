import type { ConvertedFillStyle, ConvertedStrokeStyle, GraphicsContext, GraphicsPath } from 'pixi.js';
import { cssColor } from '../look/css-color.ts';

type Step = GraphicsPath['instructions'][number];

/** Draws what was drawn for Pixi on an ordinary canvas, in the same units: the picture can then be baked once and shown many times. */
export const replay = (context: CanvasRenderingContext2D, drawing: GraphicsContext): void => {
  for (const { action, data } of drawing.instructions) {
    if (action !== 'fill' && action !== 'stroke')
      throw new Error(`A drawing has a ${action}, which no picture can be made of.`);
    context.beginPath();
    for (const step of data.path.instructions) trace(context, step);
    if (action === 'fill') fill(context, data.style);
    else stroke(context, data.style as ConvertedStrokeStyle);
  }
  context.globalAlpha = 1;
};

const fill = (context: CanvasRenderingContext2D, style: ConvertedFillStyle): void => {
  context.fillStyle = cssColor(style.color);
  context.globalAlpha = style.alpha;
  context.fill();
};

const stroke = (context: CanvasRenderingContext2D, style: ConvertedStrokeStyle): void => {
  context.strokeStyle = cssColor(style.color);
  context.globalAlpha = style.alpha;
  context.lineWidth = style.width;
  context.lineCap = style.cap;
  context.lineJoin = style.join;
  context.miterLimit = style.miterLimit;
  context.stroke();
};

const trace = (context: CanvasRenderingContext2D, { action, data }: Step): void => {
  const numbers = data as readonly number[];
  const [a, b, c, d, e] = numbers as [number, number, number, number, number];
  switch (action) {
    case 'moveTo':
      return context.moveTo(a, b);
    case 'lineTo':
      return context.lineTo(a, b);
    case 'quadraticCurveTo':
      return context.quadraticCurveTo(a, b, c, d);
    case 'arc':
      return context.arc(a, b, c, d, e, data[5] === true);
    case 'rect':
      return context.rect(a, b, c, d);
    case 'roundRect':
      return context.roundRect(a, b, c, d, e);
    case 'circle':
      context.moveTo(a + c, b);
      return context.arc(a, b, c, 0, 2 * Math.PI);
    case 'ellipse':
      context.moveTo(a + c, b);
      return context.ellipse(a, b, c, d, 0, 0, 2 * Math.PI);
    case 'poly':
      return polygon(context, data[0] as readonly number[], data[1] !== false);
    case 'closePath':
      return context.closePath();
    default:
      throw new Error(`A drawing has a ${action}, which no picture can be made of.`);
  }
};

const polygon = (context: CanvasRenderingContext2D, points: readonly number[], isClosed: boolean): void => {
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] as number, points[index + 1] as number];
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (isClosed) context.closePath();
};
