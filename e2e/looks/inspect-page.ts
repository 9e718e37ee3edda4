import type { Page } from '@playwright/test';

/** What can be measured of a page's looks: empty lists are good. */
export interface Inspection {
  /** CSS pixels by which the page is wider than its window. */
  readonly tooWideBy: number;
  /** Things that stick out of the window to the left or right. */
  readonly outside: readonly string[];
  /** Texts with less contrast to what is behind them than WCAG AA asks (4.5; large texts and signs 3). */
  readonly faint: readonly string[];
}

/** Runs in the page, so everything that it needs is inside. */
const inspect = (): Inspection => {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas here');
  pen.canvas.width = 1;
  pen.canvas.height = 1;

  const known = new Map<string, Colour>();
  const read = (css: string): Colour => {
    const found = known.get(css);
    if (found) return found;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const over = (top: Colour, bottom: Colour, opacity = 1): Colour => {
    const alpha = top[3] * opacity;
    const mix = (index: 0 | 1 | 2) => top[index] * alpha + bottom[index] * (1 - alpha);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const linear = (value: number) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (a: Colour, b: Colour): number => {
    const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };

  const parentOf = (element: Element): Element | undefined => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : undefined;
  };
  const lineOf = (element: Element): Element[] => {
    const line: Element[] = [];
    for (let at: Element | undefined = element; at; at = parentOf(at)) line.push(at);
    return line;
  };
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);

  const nameOf = (element: Element): string => {
    const host = element.getRootNode();
    const inside = host instanceof ShadowRoot ? `${host.host.localName} > ` : '';
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50);
    return `${inside}${element.localName}${element.className && typeof element.className === 'string' ? `.${element.className.trim()}` : ''} “${text}”`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;

  const backgroundOf = (line: readonly Element[]): Colour | undefined => {
    let colour: Colour = [255, 255, 255, 1];
    for (const element of line.toReversed()) {
      const style = getComputedStyle(element);
      // Behind a picture there is no one colour to compare with.
      if (style.backgroundImage !== 'none') return undefined;
      colour = over(read(style.backgroundColor), colour);
    }
    return colour;
  };
  const isDrawn = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getClientRects().length > 0;
  };
  /** What a text of this element takes its colours from: the slot that it is shown in, where there is one. */
  const holderOfText = (element: Element): Element | undefined => {
    const text = [...element.childNodes].find(
      (node): node is Text => node instanceof Text && node.data.trim() !== '' && isDrawn(node),
    );
    return text && (text.assignedSlot ?? element);
  };
  const isDisabled = (line: readonly Element[]): boolean =>
    line.some((element) => element.matches('[disabled], :disabled, [aria-disabled="true"]'));

  const faintness = (element: Element): string | undefined => {
    const holder = isShown(element) ? holderOfText(element) : undefined;
    if (!holder) return undefined;
    const line = lineOf(holder);
    const background = backgroundOf(line);
    if (!background || isDisabled(line)) return undefined;
    const style = getComputedStyle(holder);
    const opacity = line.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
    const found = contrast(over(read(style.color), background, opacity), background);
    const pixels = Number.parseFloat(style.fontSize);
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(style.fontWeight) >= 700);
    // A star or a cross is a picture, whatever it is made of.
    const isPicture = !/[\p{L}\p{N}]/u.test(element.textContent ?? '');
    return found < (isLarge || isPicture ? 3 : 4.5) ? `${found.toFixed(2)}: ${nameOf(element)}` : undefined;
  };

  const isCut = (line: readonly Element[]): boolean =>
    line
      .slice(1)
      .some(
        (element) =>
          getComputedStyle(element).overflowX !== 'visible' &&
          element !== document.documentElement &&
          element !== document.body,
      );
  const sticksOut = (element: Element): boolean => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (left >= -1 && right <= innerWidth + 1)) return false;
    // A skip link waits outside until it has the focus.
    return isShown(element) && !element.matches('.skip') && !isCut(lineOf(element));
  };

  const elements = everything(document);
  return {
    tooWideBy: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    outside: elements.filter(sticksOut).map(nameOf),
    faint: elements.flatMap((element) => faintness(element) ?? []),
  };
};

export const inspectPage = async (page: Page): Promise<Inspection> => page.evaluate(inspect);
