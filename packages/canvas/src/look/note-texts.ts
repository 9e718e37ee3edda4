/** Notes what is written on the canvas from now on. What comes back ends that, and answers with the texts, one a line. */
export const noteTexts = (context: CanvasRenderingContext2D): (() => string) => {
  const texts: string[] = [];
  const write = context.fillText.bind(context);
  context.fillText = (text, ...place) => {
    texts.push(text);
    write(text, ...place);
  };
  return () => {
    // The canvas writes by itself again.
    Reflect.deleteProperty(context, 'fillText');
    return texts.join('\n');
  };
};
