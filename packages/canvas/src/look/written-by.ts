/** Paints, and answers with what was written on the canvas meanwhile, a line for each text. */
export const writtenBy = (context: CanvasRenderingContext2D, paint: () => void): string => {
  const texts: string[] = [];
  const write = context.fillText.bind(context);
  context.fillText = (text, ...place) => {
    texts.push(text);
    write(text, ...place);
  };
  paint();
  // The canvas writes by itself again.
  Reflect.deleteProperty(context, 'fillText');
  return texts.join('\n');
};
