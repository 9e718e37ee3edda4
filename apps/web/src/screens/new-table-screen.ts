import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import { msg } from '@lit/localize';
import type { HouseRule, ProfileSummary } from '@vexillum/model';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { createTable, getGames, isApiProblem, type ApiProblem, type OfferedGame } from '../api.ts';
import { problemText } from '../api-problem-text.ts';
import { loadProfileValues } from '../games.ts';
import { keepInvites, type KeptInvites } from '../memory/my-invites.ts';
import type { Router } from '../router.ts';
import { pageStyles } from '../styles/page-styles.ts';
import './invite-list.ts';

type RuleValue = boolean | number | string;

/** Sets up a table and hands out its links. */
export class NewTableScreen extends VxElement {
  static override properties = {
    go: { attribute: false },
    games: { state: true },
    gameId: { state: true },
    profileId: { state: true },
    name: { state: true },
    houseRules: { state: true },
    isBusy: { state: true },
    problem: { state: true },
    created: { state: true },
    hasValues: { state: true },
  };
  declare go: Router['go'];
  declare games: readonly OfferedGame[] | undefined;
  declare gameId: string;
  declare profileId: string;
  declare name: string;
  declare houseRules: Readonly<Record<string, RuleValue>>;
  declare isBusy: boolean;
  declare problem: ApiProblem | undefined;
  declare created: KeptInvites | undefined;
  declare hasValues: boolean;

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
        gap: var(--wa-space-s);
        margin: 0;
        padding: 0;
        border: 0;
      }
      .choices.wide {
        grid-template-columns: 1fr;
      }
      details {
        padding: 0 0.2em;
      }
      summary {
        min-height: var(--vx-target, 2em);
        cursor: pointer;
      }
      legend {
        padding: 0;
        margin-bottom: 0.5em;
        font-weight: 600;
      }
      .choice {
        display: grid;
        grid-template-columns: auto 1fr;
        align-content: start;
        align-items: center;
        gap: 0.1em 0.7em;
        padding: 0.9em 1em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-l);
        background: var(--wa-color-surface-default);
        cursor: pointer;
      }
      .choice:has(:checked) {
        border-color: var(--wa-color-brand-border-loud);
        box-shadow: inset 0 0 0 1px var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-quiet);
      }
      .choice input {
        accent-color: var(--wa-color-brand-fill-loud);
      }
      .choice span {
        grid-column: 2;
      }
      .choice strong {
        font: 600 1.1rem var(--vx-font-heading);
      }
    `,
  ];

  constructor() {
    super();
    this.gameId = '';
    this.profileId = '';
    this.name = '';
    this.houseRules = {};
    this.hasValues = false;
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
    const first = games[0];
    if (first) this.#choose(first);
  }

  #choose(game: OfferedGame) {
    this.gameId = game.id;
    this.profileId = game.profiles[0]?.id ?? '';
    this.houseRules = Object.fromEntries(game.houseRules.map((rule) => [rule.key, rule.default]));
  }

  async #create(event: Event) {
    event.preventDefault();
    if (this.isBusy || this.gameId === '') return;
    this.isBusy = true;
    const name = this.name.trim();
    const { gameId: game, profileId: profile, houseRules } = this;
    const created = await createTable({ game, profile, houseRules, ...(name === '' ? {} : { name }) });
    this.isBusy = false;
    this.problem = isApiProblem(created) ? created : undefined;
    if (isApiProblem(created)) return;
    this.created = { table: created.table, name, invites: created.invites };
    keepInvites(this.created);
    window.scrollTo(0, 0);
  }

  override render() {
    if (this.created) return html`<div class="page">${this.#renderCreated(this.created)}</div>`;
    return html`<div class="page narrow">${this.games ? this.#renderForm(this.games) : this.#renderWaiting()}</div>`;
  }

  #renderCreated(created: KeptInvites) {
    return html`<h1>${msg('Your table is ready')}</h1>
      <vx-invite-list .kept=${created} .go=${this.go}></vx-invite-list>`;
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
      ${game && game.profiles.length > 1 ? this.#renderProfiles(game) : nothing}
      <wa-input
        label=${msg('Name of the table')}
        hint=${msg('So that you and your guests recognise it. You can leave it empty.')}
        maxlength="80"
        autocomplete="off"
        .value=${this.name}
        @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
      ></wa-input>
      ${game && game.houseRules.length > 0 ? this.#renderHouseRules(game.houseRules) : nothing} ${this.#renderProblem()}
      <div><wa-button type="submit" variant="brand" size="l" ?loading=${this.isBusy}>${msg('Open the table')}</wa-button></div>
    </form>`;
  }

  #renderGame(game: OfferedGame) {
    return html`<label class="choice">
      <input type="radio" name="game" .checked=${game.id === this.gameId} @change=${() => this.#choose(game)} />
      <strong>${game.name}</strong>
      <span class="quiet small">${msg(game.profiles[0]?.description ?? '')}</span>
    </label>`;
  }

  #renderProfiles(game: OfferedGame) {
    return html`<fieldset class="choices wide">
      <legend>${msg('Edition of the rules')}</legend>
      ${game.profiles.map((profile) => this.#renderProfile(profile))}
      <details @toggle=${(event: Event) => void this.#tellValues((event.target as HTMLDetailsElement).open)}>
        <summary class="small">${msg('What is unverified in it')}</summary>
        ${this.hasValues ? html`<vx-profile-values profile=${this.profileId}></vx-profile-values>` : html`<p class="quiet small">${msg('Loading …')}</p>`}
      </details>
    </fieldset>`;
  }

  #renderProfile({ id, name, description }: ProfileSummary) {
    return html`<label class="choice">
      <input type="radio" name="profile" .checked=${id === this.profileId} @change=${() => (this.profileId = id)} />
      <strong>${name}</strong>
      <span class="quiet small">${msg(description)}</span>
    </label>`;
  }

  /** The values are the game's, which is loaded for whoever asks. */
  async #tellValues(isAsked: boolean) {
    if (!isAsked || this.hasValues) return;
    try {
      await loadProfileValues();
      this.hasValues = true;
    } catch (error) {
      console.error(error);
    }
  }

  #renderHouseRules(rules: readonly HouseRule[]) {
    return html`<section class="stack tight" aria-label=${msg('House rules')}>
      <h2>${msg('House rules')}</h2>
      ${rules.map((rule) => this.#renderHouseRule(rule))}
    </section>`;
  }

  #renderHouseRule(rule: HouseRule) {
    const value = this.houseRules[rule.key] ?? rule.default;
    const set = (next: RuleValue) => (this.houseRules = { ...this.houseRules, [rule.key]: next });
    if (typeof rule.default === 'boolean')
      return html`<wa-switch hint=${msg(rule.description)} ?checked=${value === true} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
        >${msg(rule.title)}</wa-switch
      >`;
    if (rule.choices)
      return html`<wa-select
        label=${msg(rule.title)}
        hint=${msg(rule.description)}
        .value=${String(value)}
        @change=${(event: Event) => set(rule.choices?.find((choice) => String(choice) === (event.target as HTMLSelectElement).value) ?? rule.default)}
      >
        ${rule.choices.map((choice) => html`<wa-option value=${String(choice)}>${String(choice)}</wa-option>`)}
      </wa-select>`;
    return html`<wa-input
      label=${msg(rule.title)}
      hint=${msg(rule.description)}
      type=${typeof rule.default === 'number' ? 'number' : 'text'}
      .value=${String(value)}
      @change=${(event: Event) => set(valueLike(rule.default, (event.target as HTMLInputElement).value))}
    ></wa-input>`;
  }
}

const valueLike = (like: RuleValue, text: string): RuleValue => (typeof like === 'number' ? Number(text) : text);

customElements.define('vx-new-table-screen', NewTableScreen);
