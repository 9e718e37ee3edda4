import type { Page } from '@playwright/test';

/** Runs in the page, so everything that it needs is inside. */
const findCutFields = (mostWrittenDown: number): string[] => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no canvas here');
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  return everything(document).flatMap((element) => {
    if (!(element instanceof HTMLInputElement) || ['checkbox', 'radio', 'range', 'file'].includes(element.type))
      return [];
    if (element.clientWidth < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return [];
    const isCode = element.readOnly && element.value.length <= mostWrittenDown;
    const text = element.value === '' ? element.placeholder : isCode ? element.value : '';
    if (text === '') return [];
    const style = getComputedStyle(element);
    pen.font = style.font;
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const needed = pen.measureText(text).width;
    return needed > room + 1 ? [`input “${text}”, ${Math.round(needed)} in ${Math.round(room)}`] : [];
  });
};

/** Fields that say what they are for, or hold a code to be written down, and do not show all of it. A link is longer, and copied. */
export const cutFieldsOn = async (page: Page): Promise<string[]> => page.evaluate(findCutFields, 32);
