import { atom } from 'nanostores';

/** Where the reader is. */
export type Route =
  | { readonly screen: 'home' }
  /** With a table: it has been opened, and its links are shown. With a game: that is chosen, and told what is asked of it (a map). */
  | { readonly screen: 'new'; readonly table?: string; readonly game?: string; readonly asked?: string }
  /** A page of a game's own, by its path. */
  | { readonly screen: 'desk'; readonly path: string }
  | { readonly screen: 'play' }
  /** What a table is, for whoever comes by its address. */
  | { readonly screen: 'door'; readonly table: string }
  | { readonly screen: 'verify' }
  | { readonly screen: 'privacy' }
  | { readonly screen: 'changes' }
  | { readonly screen: 'help' }
  | { readonly screen: 'me' }
  | { readonly screen: 'boards' }
  /** What a player was given, by the key of their card. */
  | { readonly screen: 'honours'; readonly card: string }
  | { readonly screen: 'replay'; readonly table?: string; readonly seat?: string }
  | { readonly screen: 'join'; readonly token: string }
  | { readonly screen: 'table'; readonly table: string; readonly seat?: string }
  | { readonly screen: 'lost'; readonly path: string };

interface GamePage {
  readonly path: string;
}

/** The screen that an address means; games' own pages are where they say. */
export const routeOf = (address: Pick<URL, 'pathname' | 'search' | 'hash'>, pages: readonly GamePage[]): Route => {
  const path = address.pathname.replace(/\/+$/, '') || '/';
  if (path === '/') return { screen: 'home' };
  if (path === '/new') return newOf(new URLSearchParams(address.search));
  if (path === '/play') return { screen: 'play' };
  if (path === '/verify') return { screen: 'verify' };
  if (path === '/privacy') return { screen: 'privacy' };
  if (path === '/me') return { screen: 'me' };
  if (path === '/changes') return { screen: 'changes' };
  if (path === '/help') return { screen: 'help' };
  if (path === '/boards') return { screen: 'boards' };
  if (path === '/replay') return replayOf(new URLSearchParams(address.search));
  if (pages.some((page) => page.path === path)) return { screen: 'desk', path };
  if (path === '/join') return { screen: 'join', token: address.hash.replace(/^#/, '') };
  const door = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (door !== undefined) return { screen: 'door', table: decodeURIComponent(door) };
  const card = /^\/honours\/([0-9a-f]{64})$/.exec(path)?.[1];
  if (card !== undefined) return { screen: 'honours', card };
  const table = /^\/table\/([^/]+)$/.exec(path)?.[1];
  if (table === undefined) return { screen: 'lost', path };
  const seat = new URLSearchParams(address.search).get('seat');
  return { screen: 'table', table: decodeURIComponent(table), ...(seat ? { seat } : {}) };
};

const newOf = (search: URLSearchParams): Route => {
  const [table, game, asked] = ['table', 'game', 'with'].map((key) => search.get(key));
  return { screen: 'new', ...(table ? { table } : {}), ...(game ? { game } : {}), ...(asked ? { asked } : {}) };
};

/** Without a table it waits for a file. */
const replayOf = (search: URLSearchParams): Route => {
  const [table, seat] = [search.get('table'), search.get('seat')];
  return { screen: 'replay', ...(table ? { table } : {}), ...(seat ? { seat } : {}) };
};

/** Where a table's match so far can be watched again, as this seat knew it. */
export const replayPath = (table: string, seat: string): string =>
  `/replay?table=${encodeURIComponent(table)}&seat=${encodeURIComponent(seat)}`;

/** Where whoever opened a table finds its links again. */
export const invitesPath = (table: string): string => `/new?table=${encodeURIComponent(table)}`;

/** Where a table of this game is set up, with what the game is asked for: by its own names, such as a map's id. */
export const newTablePath = (game: string, asked: string): string =>
  `/new?game=${encodeURIComponent(game)}&with=${encodeURIComponent(asked)}`;

/** What a table is before one sits: the one address that can be given to anybody. */
export const doorPath = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** What a player was given, for everybody. */
export const honoursPath = (card: string): string => `/honours/${card}`;

export const tablePath = (table: string, seat: string): string =>
  `/table/${encodeURIComponent(table)}?seat=${encodeURIComponent(seat)}`;

/**
 * The window is told so before a link leads to another screen, or going back does; a screen that would lose something calls it off, as it does with
 * `beforeunload`.
 */
export const LEAVING = 'vx-leaving';

/** `isBack`: the browser has gone there already, and whoever calls it off puts its own address on top again. */
export const leavingEvent = (isBack: boolean): CustomEvent<{ readonly isBack: boolean }> =>
  new CustomEvent(LEAVING, { cancelable: true, detail: { isBack } });

/** Where the reader is, for the app's shell. */
export const createRouter = (page: Window, pages: readonly GamePage[]) => {
  const here = () => routeOf(new URL(page.location.href), pages);
  const $route = atom<Route>(here());
  const update = () => $route.set(here());
  const go = (path: string, how: 'push' | 'replace' = 'push') => {
    if (how === 'push') page.history.pushState(null, '', path);
    else page.history.replaceState(null, '', path);
    update();
    page.scrollTo(0, 0);
  };
  const followLink = (event: MouseEvent) => {
    const path = ownPathOf(event, page);
    if (path === undefined) return;
    event.preventDefault();
    if (page.dispatchEvent(leavingEvent(false))) go(path);
  };
  page.addEventListener('popstate', () => {
    if (page.dispatchEvent(leavingEvent(true))) update();
  });
  page.addEventListener('hashchange', update);
  page.addEventListener('click', followLink);
  return { $route, go };
};

export type Router = ReturnType<typeof createRouter>;

/** The path of a plainly clicked link to this app; a modified click is the browser's affair. */
const ownPathOf = (event: MouseEvent, page: Window): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '');
  if (!link || link.target !== '' || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  if (address.origin !== page.location.origin || address.pathname.startsWith('/api/')) return;
  return address.pathname + address.search + address.hash;
};
