import type { Page } from '@playwright/test';

/** Runs in the page, so everything that it needs is inside. */
const findCovered = (): string[] => {
  type Rect = { left: number; top: number; right: number; bottom: number };
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  /** What it lies in as it is drawn: slots and hosts of shadow roots, too. */
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    const parent = element.parentNode;
    return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
  };
  const contains = (outer: Element, inner: Element): boolean => {
    for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const deepestAt = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  const meet = (a: Rect, b: Rect): Rect => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** What is left of it where everything round it has cut off what sticks out; what is scrolled away is nowhere. */
  const shownOf = (element: Element, rect: Rect): Rect => {
    let shown = meet(rect, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at: Element | null = element; at; at = parentOf(at)) {
      // What is for readers alone is drawn nowhere.
      if (getComputedStyle(at).clipPath === 'inset(50%)') return { left: 0, top: 0, right: 0, bottom: 0 };
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (overflowX !== 'visible' || overflowY !== 'visible') shown = meet(shown, at.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    return shown;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isDialog = (element: Element): boolean =>
    element.localName === 'dialog' || ['dialog', 'menu'].includes(element.getAttribute('role') ?? '');
  /** A tooltip comes and goes with the pointer, a dialog or a menu is to lie over the rest until it goes, nothing in what is inert can be reached, and a list that is scrolled under its own sticky foot comes out again. */
  const isAway = (element: Element, hit: Element | null): boolean => {
    for (let at: Element | null = element; at; at = parentOf(at)) if (at.hasAttribute('inert')) return true;
    for (let at = hit; at; at = parentOf(at)) {
      if (at.localName === 'wa-tooltip' || (isDialog(at) && !contains(at, element))) return true;
      const around = parentOf(at);
      if (around && getComputedStyle(at).position === 'sticky' && contains(around, element)) return true;
    }
    return false;
  };
  const controls =
    'button, input:not([type="hidden"]), select, textarea, a[href], [role="button"], [role="tab"], summary';
  const firstLineOf = (element: Element): Rect | undefined => {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!text) return undefined;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  };
  const nameOf = (element: Element): string =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

  return everything(document).flatMap((element) => {
    if (element.localName === 'style' || element.localName === 'script' || !isSeen(element)) return [];
    const rect = element.matches(controls) ? element.getBoundingClientRect() : firstLineOf(element);
    if (!rect) return [];
    const shown = shownOf(element, rect);
    const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
    if (width < 4 || height < 4) return [];
    const [x, y] = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2];
    const hit = deepestAt(x, y);
    // What lets a click through is hit as what it lies in.
    if (!hit || contains(element, hit) || contains(hit, element)) return [];
    // A label lets its field be hit, and the other way round.
    const label = element.closest('label') ?? hit.closest('label');
    if (label && contains(label, hit) && contains(label, element)) return [];
    if (getComputedStyle(element).pointerEvents === 'none' || isAway(element, hit)) return [];
    return [`${nameOf(element)} under ${nameOf(hit)} at ${Math.round(x)}, ${Math.round(y)}`];
  });
};

/** Whatever is written or can be pressed on this page, and has something else lying over its middle. */
export const coveredOn = async (page: Page): Promise<string[]> => page.evaluate(findCovered);
