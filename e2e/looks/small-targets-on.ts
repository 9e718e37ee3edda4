import type { Page } from '@playwright/test';

/** Runs in the page, so everything that it needs is inside. */
const findSmall = (least: number): string[] => {
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const controls =
    'button, input:not([type="hidden"]), select, textarea, a[href], [role="button"], [role="tab"], wa-tab, [role="option"], summary';
  const isShown = (element: Element): boolean => {
    const { width, height, right } = element.getBoundingClientRect();
    // A skip link waits beside the window until it has the focus.
    return (
      width > 1 &&
      height > 1 &&
      right > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /** A tick box is as large as the label round it, a field as the frame that is pressed with it; a link within a sentence is as large as its line. */
  const targetOf = (element: Element): Element =>
    (element instanceof HTMLInputElement ? element.closest('label, [part~="combobox"], [part~="base"]') : undefined) ??
    element;
  const isInText = (element: Element): boolean =>
    element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline';
  const nameOf = (element: Element): string =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

  return everything(document)
    .filter((element) => element.matches(controls) && isShown(element) && !isInText(element))
    .flatMap((element) => {
      const { width, height } = targetOf(element).getBoundingClientRect();
      // Half a pixel is a matter of rounding.
      return width < least - 0.5 || height < least - 0.5
        ? [`${Math.round(width)} × ${Math.round(height)}: ${nameOf(element)}`]
        : [];
    });
};

/** What can be pressed and is smaller than a finger needs, in CSS pixels. */
export const smallTargetsOn = async (page: Page): Promise<string[]> => page.evaluate(findSmall, 44);
