import { afterEach, expect, it, vi } from 'vitest';
import { createRouter, LEAVING, type leavingEvent } from './router.ts';

/** A link on a page; the browser's own class is not here. */
class Anchor {
  readonly target = '';
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
  hasAttribute = () => false;
}

/** As much of a window as a router has to do with. */
const openPage = () => {
  vi.stubGlobal('HTMLAnchorElement', Anchor);
  const events = new EventTarget();
  const location = { href: 'http://localhost/maps/edit', origin: 'http://localhost' };
  const history = { pushState: (_: unknown, __: string, path: string) => (location.href = location.origin + path) };
  const page = Object.assign(events, { location, history, scrollTo: () => {} }) as unknown as Window;
  const { $route } = createRouter(page, [{ path: '/maps/edit' }]);
  const click = (path: string) => {
    const link = new Anchor(location.origin + path);
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, composedPath: () => [link] });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  /** As the browser does it: it is there before anybody hears of it. */
  const goBackTo = (path: string) => {
    location.href = location.origin + path;
    page.dispatchEvent(new Event('popstate'));
  };
  return { page, click, goBackTo, screen: () => $route.get().screen };
};

afterEach(() => vi.unstubAllGlobals());

it('a link leads to its screen', () => {
  const { click, screen } = openPage();
  expect(click('/help')).toBe(true);
  expect(screen()).toBe('help');
});

it('a screen that would lose something is asked before a link leads on, and may stay', () => {
  const { page, click, screen } = openPage();
  const stay = (event: Event) => event.preventDefault();
  page.addEventListener(LEAVING, stay);
  // Nor does the browser load the address.
  expect(click('/help')).toBe(true);
  expect(screen()).toBe('desk');
  page.removeEventListener(LEAVING, stay);
  click('/help');
  expect(screen()).toBe('help');
});

it('a screen that would lose something is asked before going back shows another, whoever listens first', () => {
  const { page, goBackTo, screen } = openPage();
  const asked: boolean[] = [];
  const stay = (event: Event) => {
    asked.push((event as ReturnType<typeof leavingEvent>).detail.isBack);
    event.preventDefault();
  };
  page.addEventListener(LEAVING, stay);
  goBackTo('/help');
  expect([screen(), asked]).toEqual(['desk', [true]]);
  page.removeEventListener(LEAVING, stay);
  goBackTo('/help');
  expect(screen()).toBe('help');
});
