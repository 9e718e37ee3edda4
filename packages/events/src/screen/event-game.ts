import '@awesome.me/webawesome/dist/components/switch/switch.js';
import type { OfferedGame } from '@vexillum/frame/api';
import { houseRuleField } from '@vexillum/frame/new-table/house-rule-field';
import { shownRules } from '@vexillum/frame/new-table/shown-rules';
import type { SetupOf, TableSetup, TableWish } from '@vexillum/frame/new-table/table-wish';
import { baseStyles, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing, type PropertyValues } from 'lit';
import { eventStyles } from './event-styles.ts';

/** What is played, and what the host of each table does first there. */
export interface GameWish extends Required<Omit<TableWish, 'players'>> {
  readonly game: string;
}

/** A game with nothing said of it yet. */
export const usualWish = ({ id, profiles, houseRules }: OfferedGame) => ({
  game: id,
  profile: profiles[0]?.id ?? '',
  houseRules: Object.fromEntries(houseRules.map((rule) => [rule.key, rule.default])),
});

/** Which game, in which edition or on which map, by which house rules: by the game's own part, where it has one. Tells `game-chosen` with a `GameWish`. */
class EventGame extends VxElement {
  static override properties = {
    games: { attribute: false },
    setupOf: { attribute: false },
    wish: { attribute: false },
    setup: { state: true },
  };
  declare games: readonly OfferedGame[];
  declare setupOf: SetupOf;
  declare wish: GameWish;
  /** The game's own part; unknown while it is being loaded. */
  declare setup: TableSetup | 'none' | undefined;
  #loaded: string | undefined;

  static override styles = [
    baseStyles,
    eventStyles,
    css`
      :host {
        display: grid;
        gap: var(--wa-space-m);
      }
      label {
        display: grid;
        gap: 0.2em;
        align-content: start;
      }
      .rules {
        display: grid;
        gap: 0.8em;
        padding-block: 0.5em;
      }
    `,
  ];

  protected override willUpdate(_changed: PropertyValues) {
    if (this.wish.game !== this.#loaded) void this.#load(this.wish.game);
  }

  async #load(game: string) {
    this.#loaded = game;
    this.setup = undefined;
    const setup = await this.setupOf(game);
    if (game === this.#loaded) this.setup = setup ?? 'none';
  }

  get #game(): OfferedGame | undefined {
    return this.games.find(({ id }) => id === this.wish.game);
  }

  #change(part: Partial<GameWish>) {
    const { game, profile, houseRules, hostDoes } = { ...this.wish, ...part };
    this.tell('game-chosen', { game, profile, houseRules, hostDoes });
  }

  #choose(id: string) {
    const chosen = this.games.find((one) => one.id === id);
    if (chosen) this.#change({ ...usualWish(chosen), hostDoes: [] });
  }

  override render() {
    const game = this.#game;
    return html`<div class="fields">
        <label>${msg('Game')}
          <select @change=${(event: Event) => this.#choose(valueOf(event))}>
            ${this.games.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.wish.game}>${name}</option>`)}
          </select>
        </label>
        ${game && this.setup === 'none' && game.profiles.length > 1 ? this.#renderProfiles(game) : nothing}
      </div>
      <p class="small quiet">${msg('At every table its players begin the game themselves. The event’s umpires sit there as umpire, or do the host’s part.')}</p>
      ${game ? this.#renderSetup(game) : nothing}`;
  }

  #renderSetup(game: OfferedGame) {
    if (this.setup === undefined) return html`<p class="empty" role="status">${msg('Loading …')}</p>`;
    if (this.setup === 'none') return game.houseRules.length > 0 ? this.#renderHouseRules(game) : nothing;
    return this.setup({
      profiles: game.profiles,
      houseRules: game.houseRules,
      wish: this.wish,
      hasPlayers: true,
      change: ({ profile, houseRules, hostDoes }) =>
        this.#change({
          ...(profile === undefined ? {} : { profile }),
          ...(houseRules ? { houseRules } : {}),
          ...(hostDoes ? { hostDoes } : {}),
        }),
    });
  }

  #renderProfiles({ profiles }: OfferedGame) {
    return html`<label>${msg('Map or edition')}
      <select @change=${(event: Event) => this.#change({ profile: valueOf(event) })}>
        ${profiles.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.wish.profile}>${name}</option>`)}
      </select>
    </label>`;
  }

  #renderHouseRules(game: OfferedGame) {
    const { houseRules } = this.wish;
    return html`<details>
      <summary>${msg('House rules')}</summary>
      <div class="rules">
        ${shownRules(game.houseRules, houseRules).map((rule) =>
          houseRuleField({
            rule,
            value: houseRules[rule.key] ?? rule.default,
            set: (value) => this.#change({ houseRules: { ...houseRules, [rule.key]: value } }),
          }),
        )}
      </div>
    </details>`;
  }
}
customElements.define('vx-event-game', EventGame);

const valueOf = (event: Event): string => (event.target as HTMLSelectElement).value;
