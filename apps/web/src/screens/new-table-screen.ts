import { bringWords } from '@vexillum/frame/language';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import { msg, translated } from '@vexillum/ui/words';
import type { HouseRule, ProfileSummary } from '@vexillum/model';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { getGames, isApiProblem, type ApiProblem, type OfferedGame } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { screenOf, setupOf } from '../all-screens.ts';
import { invitesOf } from '@vexillum/frame/memory/my-invites';
import { choiceStyles } from '../new-table/choice-styles.ts';
import { houseRuleField } from '@vexillum/frame/new-table/house-rule-field';
import { NAME_LIMIT } from '@vexillum/frame/new-table/name-at-table';
import { openTable } from '@vexillum/frame/new-table/open-table';
import { shownRules } from '@vexillum/frame/new-table/shown-rules';
import type { TableSetup, TableWish } from '@vexillum/frame/new-table/table-wish';
import { invitesPath, type Router } from '@vexillum/frame/router';
import { settings } from '@vexillum/frame/settings';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import '@vexillum/frame/screens/invite-list';

const NOTHING: TableWish = { profile: '', houseRules: {} };

/** Sets up a table and hands out its links. */
export class NewTableScreen extends VxElement {
  static override properties = {
    go: { attribute: false },
    games: { state: true },
    gameId: { state: true },
    wish: { state: true },
    setup: { state: true },
    name: { state: true },
    myName: { state: true },
    isBusy: { state: true },
    problem: { state: true },
    opened: { attribute: false },
    game: { attribute: false },
    asked: { attribute: false },
    values: { state: true },
    isPublic: { state: true },
  };
  declare go: Router['go'];
  declare games: readonly OfferedGame[] | undefined;
  declare gameId: string;
  declare wish: TableWish;
  /** The game's own part of the page; unknown while it is being loaded. */
  declare setup: TableSetup | 'none' | undefined;
  declare name: string;
  /** The seat of whoever opens the table, where they have something to do there at once. */
  declare myName: string;
  declare isBusy: boolean;
  declare problem: ApiProblem | undefined;
  /** The table that has been opened, by its address. */
  declare opened: string | undefined;
  /** The game that is chosen first, by the address, and what is asked of it. */
  declare game: string | undefined;
  declare asked: string | undefined;
  /** Everybody can find it and take its free players' seats. */
  declare isPublic: boolean;
  /** Tells a profile's values; unknown until somebody asks. */
  declare values: ((profile: string) => TemplateResult) | undefined;

  static override styles = [
    baseStyles,
    pageStyles,
    choiceStyles,
    css`
      details {
        padding: 0 0.2em;
      }
      summary {
        min-height: var(--vx-target, 2em);
        cursor: pointer;
      }
    `,
  ];

  constructor() {
    super();
    this.gameId = '';
    this.wish = NOTHING;
    this.name = '';
    this.isPublic = false;
    this.myName = settings.$name.get();
  }

  override connectedCallback() {
    super.connectedCallback();
    void this.#loadGames();
  }

  async #loadGames() {
    const games = await getGames();
    this.problem = isApiProblem(games) ? games : undefined;
    if (isApiProblem(games)) return;
    this.games = games;
    const first = games.find(({ id }) => id === this.game) ?? games[0];
    if (first) this.#choose(first);
  }

  #choose(game: OfferedGame) {
    if (screenOf(game.id) !== screenOf(this.gameId)) this.values = undefined;
    this.gameId = game.id;
    this.wish = {
      profile: game.profiles[0]?.id ?? '',
      houseRules: Object.fromEntries(game.houseRules.map((rule) => [rule.key, rule.default])),
    };
    void this.#loadSetup(game.id);
  }

  async #loadSetup(game: string) {
    this.setup = undefined;
    const screen = screenOf(game);
    if (screen) void bringWords(screen.words);
    const setup = await setupOf(game);
    if (game === this.gameId) this.setup = setup ?? 'none';
  }

  get #isHostNeeded(): boolean {
    return (this.wish.hostDoes?.length ?? 0) > 0;
  }

  async #create(event: Event) {
    event.preventDefault();
    const myName = this.myName.trim();
    if (this.isBusy || this.gameId === '' || (this.#isHostNeeded && myName === '')) return;
    this.isBusy = true;
    const opened = await openTable(this.#opening(myName));
    this.isBusy = false;
    this.problem = isApiProblem(opened) ? opened : opened.problem;
    if (isApiProblem(opened)) return;
    this.go(invitesPath(opened.kept.table));
  }

  #opening(myName: string) {
    const { profile, houseRules, players, hostDoes = [] } = this.wish;
    const own = this.name.trim();
    if (this.#isHostNeeded) settings.$name.set(myName);
    return {
      table: {
        game: this.gameId,
        profile,
        houseRules,
        ...(own === '' ? {} : { name: own }),
        ...(this.isPublic ? { visibility: 'public' as const } : {}),
      },
      ...(players === undefined ? {} : { players }),
      ...(this.#isHostNeeded ? { sits: { as: myName, on: ['host'] } } : {}),
      deeds: hostDoes.map(({ name, args }) => ({ seat: 'host', name, args })),
    };
  }

  override render() {
    if (this.opened !== undefined) return html`<div class="page">${this.#renderOpened(this.opened)}</div>`;
    return html`<div class="page narrow">${this.games ? this.#renderForm(this.games) : this.#renderWaiting()}</div>`;
  }

  #renderOpened(table: string) {
    const kept = invitesOf(table);
    if (!kept)
      return html`<h1>${msg('This browser does not have the links of that table')}</h1>
        <p>${msg('They are kept where the table was opened. At the table itself, the host and the captains make new ones under “Seats”.')}</p>
        <p><a href="/">${msg('To the start')}</a></p>`;
    return html`<h1>${kept.name || msg('Your table is ready')}</h1>
      ${this.#renderProblem()}
      <vx-invite-list .kept=${kept} .go=${this.go}></vx-invite-list>`;
  }

  #renderWaiting() {
    return this.problem
      ? html`${this.#renderProblem()}<wa-button @click=${() => void this.#loadGames()}>${msg('Try again')}</wa-button>`
      : html`<p class="empty"><wa-spinner></wa-spinner> ${msg('Loading …')}</p>`;
  }

  #renderProblem() {
    return this.problem
      ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${problemText(this.problem)}</wa-callout>`
      : nothing;
  }

  #renderForm(games: readonly OfferedGame[]) {
    const game = games.find(({ id }) => id === this.gameId);
    return html`<form class="stack" @submit=${(event: Event) => void this.#create(event)}>
      <h1>${msg('New table')}</h1>
      <fieldset class="choices">
        <legend>${msg('Game')}</legend>
        ${games.map((offered) => this.#renderGame(offered))}
      </fieldset>
      <wa-input
        label=${msg('Name of the table')}
        hint=${msg('So that you and your guests recognise it. You can leave it empty.')}
        maxlength="80"
        autocomplete="off"
        .value=${this.name}
        @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
      ></wa-input>
      ${game ? this.#renderSetup(game) : nothing} ${this.#renderVisibility()} ${this.#isHostNeeded ? this.#renderMyName() : nothing} ${this.#renderProblem()}
      <div><wa-button type="submit" variant="brand" size="l" ?loading=${this.isBusy}>${msg('Open the table')}</wa-button></div>
    </form>`;
  }

  #renderSetup(game: OfferedGame) {
    if (this.setup === undefined) return html`<p class="empty"><wa-spinner></wa-spinner> ${msg('Loading …')}</p>`;
    if (this.setup === 'none')
      return html`${game.profiles.length > 1 ? this.#renderProfiles(game) : nothing}
        ${game.houseRules.length > 0 ? this.#renderHouseRules(game.houseRules) : nothing}`;
    const change = (change: Partial<TableWish>) => (this.wish = { ...this.wish, ...change });
    const asked = game.id === this.game ? this.asked : undefined;
    return this.setup({
      profiles: game.profiles,
      houseRules: game.houseRules,
      wish: this.wish,
      change,
      ...(asked === undefined ? {} : { asked }),
    });
  }

  #renderVisibility() {
    const choice = (isPublic: boolean, title: string, says: string) => html`<label class="choice">
      <input type="radio" name="visibility" .checked=${this.isPublic === isPublic} @change=${() => (this.isPublic = isPublic)} />
      <strong>${title}</strong>
      <span class="quiet small">${says}</span>
    </label>`;
    return html`<fieldset class="choices">
      <legend>${msg('Who can find it')}</legend>
      ${choice(false, msg('Only whoever has a link'), msg('You send the links yourself.'))}
      ${choice(true, msg('Everybody'), msg('It stands under “Join in”: anybody takes a free player’s seat, or watches. You can change that at the table, under “Seats”.'))}
    </fieldset>`;
  }

  #renderMyName() {
    return html`<wa-input
      label=${msg('Your name')}
      hint=${msg('You sit down as the host at once.')}
      required
      maxlength=${NAME_LIMIT}
      autocomplete="nickname"
      .value=${this.myName}
      @input=${(event: Event) => (this.myName = (event.target as HTMLInputElement).value)}
    ></wa-input>`;
  }

  #renderGame(game: OfferedGame) {
    return html`<label class="choice">
      <input type="radio" name="game" .checked=${game.id === this.gameId} @change=${() => this.#choose(game)} />
      <strong>${game.name}</strong>
      <span class="quiet small">${translated(game.description ?? game.profiles[0]?.description ?? '')}</span>
    </label>`;
  }

  #renderProfiles(game: OfferedGame) {
    return html`<fieldset class="choices wide">
      <legend>${msg('Edition of the rules')}</legend>
      ${game.profiles.map((profile) => this.#renderProfile(profile))}
      ${screenOf(this.gameId)?.loadProfileValues ? this.#renderValues() : nothing}
    </fieldset>`;
  }

  #renderValues() {
    return html`<details @toggle=${(event: Event) => void this.#tellValues((event.target as HTMLDetailsElement).open)}>
      <summary class="small">${msg('What is unverified in it')}</summary>
      ${this.values ? this.values(this.wish.profile) : html`<p class="quiet small">${msg('Loading …')}</p>`}
    </details>`;
  }

  #renderProfile({ id, name, description }: ProfileSummary) {
    return html`<label class="choice">
      <input type="radio" name="profile" .checked=${id === this.wish.profile} @change=${() => (this.wish = { ...this.wish, profile: id })} />
      <strong>${name}</strong>
      <span class="quiet small">${translated(description)}</span>
    </label>`;
  }

  /** The values are the game's, which is loaded for whoever asks. */
  async #tellValues(isAsked: boolean) {
    if (!isAsked || this.values) return;
    try {
      this.values = await screenOf(this.gameId)?.loadProfileValues?.();
    } catch (error) {
      console.error(error);
    }
  }

  #renderHouseRules(rules: readonly HouseRule[]) {
    return html`<section class="stack tight" aria-label=${msg('House rules')}>
      <h2>${msg('House rules')}</h2>
      ${shownRules(rules, this.wish.houseRules).map((rule) =>
        houseRuleField({
          rule,
          value: this.wish.houseRules[rule.key] ?? rule.default,
          set: (value) => (this.wish = { ...this.wish, houseRules: { ...this.wish.houseRules, [rule.key]: value } }),
        }),
      )}
    </section>`;
  }
}

customElements.define('vx-new-table-screen', NewTableScreen);
