let ruler: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in a font written as in a style sheet, in the font's pixels. */
export const textWidth = (text: string, font: string): number => {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * (Number.parseFloat(/\d+(?=px)/.exec(font)?.[0] ?? '16') / 2);
  ruler.font = font;
  return ruler.measureText(text).width;
};
