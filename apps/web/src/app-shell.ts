import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { desks, screens, setupOf } from './all-screens.ts';
import { $lostParts } from '@vexillum/frame/about/lost-parts';
import { createRouter, type Route } from '@vexillum/frame/router';
import type { DeskProps } from '@vexillum/frame/game-screen';
import { settings } from '@vexillum/frame/settings';
import type { CheckedMatch } from './verify/verify-screen.ts';

/** The screens that load when somebody goes there. */
const loaders: Partial<Record<Route['screen'], () => Promise<unknown>>> = {
  home: () => import('./screens/home-screen.ts'),
  new: () => import('./screens/new-table-screen.ts'),
  play: () => import('@vexillum/frame/play/play-screen'),
  door: () => import('@vexillum/frame/play/door-screen'),
  join: () => import('./screens/join-screen.ts'),
  verify: () => import('./verify/verify-screen.ts'),
  privacy: () => import('./screens/privacy-screen.ts'),
  changes: () => import('./screens/changes-screen.ts'),
  help: () => import('./screens/help-screen.ts'),
  me: () => import('./screens/me-screen.ts'),
  boards: () => import('./screens/boards-screen.ts'),
  honours: () => import('./honours/honours-screen.ts'),
  replay: () => import('./replay/replay-screen.ts'),
  table: () => import('./screens/table-screen.ts'),
};

/** The app: the page's head and the screen that the address means. */
export class AppShell extends VxElement {
  static override properties = { isMissing: { state: true }, desk: { state: true } };
  /** The screen did not come. */
  declare isMissing: boolean;
  /** The page of a game's own that was loaded last. */
  declare desk: { readonly path: string; readonly view: (props: DeskProps) => TemplateResult } | undefined;
  /** A match that was checked and is to be watched; gone with the page. */
  #handed: CheckedMatch | undefined;
  readonly router = createRouter(window, desks);
  readonly #route = new StoreController<Route>(this, this.router.$route);
  readonly #lost = new StoreController(this, $lostParts);
  /** What was loaded last, or was to be. */
  #asked: Route | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--wa-space-m);
        padding: var(--wa-space-xs) clamp(1rem, 4vw, 2.5rem);
        border-bottom: 1px solid var(--vx-line);
        background: var(--wa-color-surface-raised);
      }
      .brand {
        display: inline-flex;
        align-items: center;
        min-height: var(--vx-target);
        gap: 0.5em;
        color: inherit;
        font: 600 1.2rem var(--vx-font-heading);
        font-variant-numeric: lining-nums;
        text-decoration: none;
      }
      .brand img {
        width: 1.6em;
        height: 1.6em;
      }
      header nav {
        display: flex;
        flex: 1;
        gap: var(--wa-space-m);
        justify-content: flex-end;
      }
      nav a {
        display: inline-flex;
        gap: 0.35em;
        align-items: center;
        min-height: max(2.5rem, var(--vx-target));
        color: inherit;
        text-decoration: none;
      }
      nav a:hover,
      nav a[aria-current] {
        text-decoration: underline;
        text-decoration-color: var(--vx-brass);
        text-decoration-thickness: 2px;
      }
      .me {
        display: inline-grid;
        place-items: center;
        min-width: max(2.25rem, var(--vx-target));
        min-height: max(2.5rem, var(--vx-target));
        color: inherit;
      }
      main {
        flex: 1 0 auto;
      }
      footer {
        padding: var(--wa-space-xs) clamp(1rem, 4vw, 2.5rem);
        border-top: 1px solid var(--vx-line-faint);
        font-size: var(--vx-text-small);
      }
      footer a {
        min-width: var(--vx-target);
        justify-content: center;
      }
      footer nav {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.5em;
        justify-content: center;
      }
      /* The replay fills the window under the page's head. */
      main.replay {
        display: grid;
        height: calc(100dvh - 3.9rem);
      }
      .skip {
        position: absolute;
        min-height: 2.75rem;
        left: -100vw;
        padding: 0.5rem 1rem;
        border: 1px solid var(--vx-line);
        background: var(--wa-color-surface-raised);
        color: var(--wa-color-text-normal);
      }
      .skip:focus {
        left: 1rem;
        top: 0.5rem;
        z-index: 10;
      }
      @media print {
        header,
        footer,
        .skip {
          display: none;
        }
      }
      @media (max-width: 30rem) {
        header {
          gap: var(--wa-space-2xs);
        }
        header nav {
          gap: var(--wa-space-3xs);
          justify-content: space-evenly;
        }
        /* A sign over its word: four of them have room beside each other. */
        header nav a {
          flex-direction: column;
          justify-content: center;
          gap: 0.1em;
          min-width: var(--vx-target);
          font-size: 0.75rem;
        }
        .brand {
          min-width: var(--vx-target);
        }
        /* Its name stays for those who hear the page. */
        .brand span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
      .missing {
        display: grid;
        gap: var(--wa-space-s);
        justify-items: center;
        padding-block: 12vh;
      }
      /* Over no link of the head or the foot. */
      vx-new-version {
        position: sticky;
        bottom: calc(0.6rem + env(safe-area-inset-bottom));
      }
      .lost .empty {
        display: grid;
        gap: var(--wa-space-s);
        padding-block: 12vh;
      }
      .lost h1 {
        color: var(--wa-color-text-normal);
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    // Whoever looks for players is called on any page; nobody else waits for that part.
    settings.$isSeeking.subscribe((isSeeking) => {
      if (isSeeking === 'yes') import('@vexillum/frame/play/seek-call').catch(console.error);
    });
  }

  protected override willUpdate() {
    const route = this.#route.value;
    if (route && route !== this.#asked) this.#ask(route);
    document.title = titleOf(route);
  }

  #ask(route: Route) {
    this.#asked = route;
    this.isMissing = false;
    this.#load(route)?.catch((error: unknown) => {
      // A screen that does not load is most often an old page after an update of the server.
      console.error(error);
      if (this.#asked === route) this.isMissing = true;
    });
    if (route.screen === 'table') return;
    void import('@vexillum/frame/settings-menu').catch(console.error);
    // When it has something to say, its file is gone from the server.
    void import('@vexillum/frame/about/new-version').catch(console.error);
  }

  #load(route: Route): Promise<unknown> | undefined {
    return route.screen === 'desk' ? this.#loadDesk(route.path) : loaders[route.screen]?.();
  }

  async #loadDesk(path: string) {
    if (this.desk?.path === path) return;
    const view = await desks.find((desk) => desk.path === path)?.load();
    if (view) this.desk = { path, view };
  }

  override render() {
    const route = this.#route.value ?? { screen: 'home' as const };
    return html`<nav aria-label=${msg('Shortcut')}><button type="button" class="skip" @click=${() => this.#skip()}>${msg('Skip to content')}</button></nav>
      <vx-seek-call .go=${this.router.go}></vx-seek-call>
      ${route.screen === 'table' ? nothing : this.#renderHeader(route)}
      <main tabindex="-1" class=${route.screen}>${this.isMissing ? this.#renderMissing() : this.#renderScreen(route)}</main>
      ${route.screen === 'table' || this.isMissing ? nothing : html`<vx-new-version></vx-new-version>`}
      ${route.screen === 'table' || route.screen === 'replay' ? nothing : this.#renderFooter()}`;
  }

  #renderMissing() {
    const says = this.#lost.value
      ? msg('A new version is here. Reload the page to go on.')
      : msg('This part of the page could not be loaded. Reload the page.');
    return html`<div class="empty missing" role="alert">
      <p>${says}</p>
      <button type="button" class="plain strong" @click=${() => location.reload()}>${msg('Reload')}</button>
    </div>`;
  }

  /** A link to an anchor would not find its way into the shadow root. */
  #skip() {
    this.renderRoot.querySelector<HTMLElement>('main')?.focus();
  }

  #watch(match: CheckedMatch) {
    this.#handed = match;
    this.router.go('/replay');
  }

  #renderHeader(route: Route) {
    const here = (path: string) => (route.screen === 'desk' && route.path === path ? 'page' : nothing);
    return html`<header>
      <a class="brand" href="/"><img src="/favicon.svg" alt="" /><span>Vexillum</span></a>
      <nav aria-label=${msg('Main')}>
        <a href="/play" aria-current=${route.screen === 'play' ? 'page' : nothing}>${icon('users')}${msg('Join in')}</a>
        ${desks.filter(({ isWithin }) => !isWithin).map((desk) => html`<a href=${desk.path} aria-current=${here(desk.path)}>${icon(desk.icon)}${desk.name()}</a>`)}
      </nav>
      <a class="me" href="/me" title=${msg('My player card')} aria-label=${msg('My player card')} aria-current=${route.screen === 'me' ? 'page' : nothing}>${icon('user')}</a>
      <vx-settings-menu></vx-settings-menu>
    </header>`;
  }

  #renderFooter() {
    return html`<footer>
      <nav aria-label=${msg('About this site')}>
        <a href="/boards">${msg('Boards')}</a>
        <a href="/help">${msg('Help')}</a>
        <a href="/privacy">${msg('Privacy')}</a>
        <a href="/changes">${msg('What has changed')}</a>
      </nav>
    </footer>`;
  }

  #renderScreen(route: Route): TemplateResult {
    const { go } = this.router;
    switch (route.screen) {
      case 'home':
        return html`<vx-home-screen .go=${go}></vx-home-screen>`;
      case 'new':
        return html`<vx-new-table-screen .go=${go} .opened=${route.table} .game=${route.game} .asked=${route.asked}></vx-new-table-screen>`;
      case 'play':
        return html`<vx-play-screen .go=${go} .screens=${screens}></vx-play-screen>`;
      case 'door':
        return html`<vx-door-screen .table=${route.table} .go=${go} .screens=${screens}></vx-door-screen>`;
      case 'join':
        return html`<vx-join-screen .token=${route.token} .go=${go}></vx-join-screen>`;
      case 'desk':
        return this.desk?.path === route.path ? this.desk.view({ go, screens, setupOf }) : html``;
      case 'verify':
        return html`<vx-verify-screen @watch-match=${(event: CustomEvent<CheckedMatch>) => this.#watch(event.detail)}></vx-verify-screen>`;
      case 'privacy':
        return html`<vx-privacy-screen></vx-privacy-screen>`;
      case 'me':
        return html`<vx-me-screen></vx-me-screen>`;
      case 'changes':
        return html`<vx-changes-screen></vx-changes-screen>`;
      case 'help':
        return html`<vx-help-screen .go=${go}></vx-help-screen>`;
      case 'boards':
        return html`<vx-boards-screen></vx-boards-screen>`;
      case 'honours':
        return html`<vx-honours-screen card=${route.card}></vx-honours-screen>`;
      case 'replay':
        return html`<vx-replay-screen .handed=${route.table === undefined ? this.#handed : undefined} .table=${route.table} .seat=${route.seat}></vx-replay-screen>`;
      case 'table':
        return html`<vx-table-screen .table=${route.table} .seat=${route.seat} .go=${go}></vx-table-screen>`;
      case 'lost':
        return html`<div class="empty">
          <h1>${msg('There is nothing here')}</h1>
          <p>${msg('The address is not one of ours.')}</p>
          <p><a href="/">${msg('Go to the start')}</a> · <a href="/play">${msg('Join in')}</a> · <a href="/help">${msg('Help')}</a></p>
        </div>`;
      default:
        return route satisfies never;
    }
  }
}

const titleOf = (route: Route | undefined): string => {
  switch (route?.screen) {
    case 'new':
      return `${msg('New table')} · Vexillum`;
    case 'join':
      return `${msg('Join a table')} · Vexillum`;
    case 'play':
      return `${msg('Find a game')} · Vexillum`;
    case 'door':
      return `${msg('A table')} · Vexillum`;
    case 'desk':
      return `${desks.find(({ path }) => path === route.path)?.name()} · Vexillum`;
    case 'verify':
      return `${msg('Check a match')} · Vexillum`;
    case 'privacy':
      return `${msg('What is kept of you')} · Vexillum`;
    case 'me':
      return `${msg('My player card')} · Vexillum`;
    case 'changes':
      return `${msg('What has changed')} · Vexillum`;
    case 'help':
      return `${msg('Help')} · Vexillum`;
    case 'boards':
      return `${msg('Boards')} · Vexillum`;
    case 'honours':
      return `${msg('Achievements')} · Vexillum`;
    case 'replay':
      return `${msg('Watch a match')} · Vexillum`;
    case 'table':
      return document.title;
    default:
      return 'Vexillum';
  }
};

customElements.define('vx-app', AppShell);
