import { expect, type Page } from '@playwright/test';
import { eventually } from './eventually.ts';

/** Runs in the page, so everything that it needs is inside: all that a reader could notice, as one text. */
const noticeable = (): string => {
  const kept = ['class', 'open', 'checked', 'disabled', 'value', 'href', 'hidden', 'selected'];
  /** What is drawn is no element: where the map lies is asked of it. */
  const drawn = (element: Element): string => {
    if (element.localName !== 'vx-conquest-board') return '';
    const { screenPointOf, sitting } = element as unknown as DrawnMap;
    return sitting.board.territories.map((id) => JSON.stringify(screenPointOf.call(element, id))).join('');
  };
  const isWriting = (): boolean => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active instanceof HTMLInputElement && active.type === 'text';
  };
  const tell = (node: Node): string => {
    if (node instanceof Text) return node.data.trim();
    if (!(node instanceof Element || node instanceof ShadowRoot)) return '';
    // They come and go with the pointer.
    if (node instanceof Element && node.localName === 'wa-tooltip') return '';
    const inner = [...node.childNodes].map(tell).join('');
    if (node instanceof ShadowRoot) return inner;
    const attributes = [...node.attributes]
      .filter(({ name }) => kept.includes(name) || name.startsWith('aria-'))
      .map(({ name, value }) => `${name}=${value}`);
    const { scrollTop } = node;
    const field = node instanceof HTMLInputElement ? `${node.value}${node.checked}` : '';
    return `<${node.localName} ${attributes.join(' ')} ${scrollTop} ${field}${drawn(node)}>${node.shadowRoot ? tell(node.shadowRoot) : ''}${inner}`;
  };
  return `${location.href} ${isWriting()} ${tell(document.documentElement)}`;
};

/** Runs in the page: marks what can be pressed where it is seen, and answers what each is called. */
const markControls = (): string[] => {
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const atPoint = (x: number, y: number): Element | undefined => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found ?? undefined;
  };
  const isAbove = (element: Element, found: Node | null | undefined): boolean => {
    for (let node = found; node; node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null))
      if (node === element) return true;
    return false;
  };
  const controls = 'button:not(:disabled), summary, [role="tab"], wa-tab, wa-dropdown-item';
  /** Where the reader is already: pressing that again may do nothing. */
  const here = '[aria-selected="true"], [aria-current], [aria-pressed="true"], [active]';
  const names: string[] = [];
  for (const element of everything(document)) {
    element.removeAttribute('data-pressable');
    if (!element.matches(controls) || element.matches(here) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = isAbove(element, atPoint(left + width / 2, top + height / 2));
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    if (!isSeen || name === '') continue;
    element.setAttribute('data-pressable', name);
    names.push(name);
  }
  return names;
};

interface DrawnMap {
  screenPointOf(land: string): unknown;
  readonly sitting: { readonly board: { readonly territories: readonly string[] } };
}

interface Pressing {
  /** These are not pressed: they would end what is looked at. */
  readonly but: RegExp;
  /** Brings the page back to where it was. */
  readonly back: () => Promise<void>;
}

/** Presses every control that is seen, one after the other; answers those that did nothing and said nothing. */
export const deadControlsOn = async (page: Page, { but, back }: Pressing): Promise<readonly string[]> => {
  const pressed = new Set<string>();
  const dead: string[] = [];
  for (;;) {
    const names = await page.evaluate(markControls);
    const name = names.find((one) => !pressed.has(one) && !but.test(one));
    if (name === undefined) break;
    pressed.add(name);
    if (!(await doesSomething(page, name))) dead.push(name);
    await back();
  }
  expect(pressed.size, 'there was something to press').toBeGreaterThan(0);
  return dead;
};

const doesSomething = async (page: Page, name: string): Promise<boolean> => {
  const control = page.locator(`[data-pressable="${name.replaceAll('"', '\\"')}"]`).first();
  await control.hover({ force: true });
  let [before, now] = ['', await page.evaluate(noticeable)];
  // What is still arriving is not what the press has done.
  await eventually(async () => {
    [before, now] = [now, await page.evaluate(noticeable)];
    return before === now;
  }, 'the page is at rest').toBe(true);
  let isElsewhere = false;
  const goes = () => (isElsewhere = true);
  page.once('download', goes).once('popup', goes).once('filechooser', goes);
  // What looks disabled is pressed as well: it has to say why.
  await control.click({ force: true });
  const has = await expect
    .poll(async () => isElsewhere || (await page.evaluate(noticeable)) !== now, { timeout: 10_000 })
    .toBe(true)
    .then(() => true)
    .catch(() => false);
  page.off('download', goes).off('popup', goes).off('filechooser', goes);
  return has;
};
