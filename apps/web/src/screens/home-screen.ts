import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { GameDesk, GameScreen } from '@vexillum/frame/game-screen';
import { desks, screens } from '../all-screens.ts';
import { knownTables } from '@vexillum/frame/mine/my-tables-list';
import type { Router } from '@vexillum/frame/router';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { TryingOut } from './trying-out.ts';

/** The start: the tables that this browser knows, what this is, a new table. */
export class HomeScreen extends VxElement {
  static override properties = { go: { attribute: false } };
  declare go: Router['go'];
  readonly #trying = new TryingOut(this);

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .hero {
        display: grid;
        grid-template-columns: 1.05fr 1fr;
        gap: clamp(1.5rem, 5vw, 4rem);
        align-items: center;
        padding-block: clamp(1rem, 5vw, 3.5rem);
      }
      .hero h1 {
        font-size: clamp(2rem, 5vw, 3.2rem);
      }
      .hero p {
        margin-bottom: 1.5em;
        font-size: 1.1rem;
        color: var(--wa-color-text-quiet);
        text-wrap: pretty;
      }
      .hero .matches {
        margin: 1.2em 0 0;
        font-size: var(--vx-text);
      }
      .hero img {
        width: 100%;
        height: auto;
        border-radius: var(--wa-border-radius-l);
        box-shadow: var(--vx-shadow);
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
        gap: var(--wa-space-m);
      }
      .problem {
        margin-bottom: var(--wa-space-s);
        padding: 0.7em 1em;
        border: 1px solid var(--vx-red);
        border-radius: var(--wa-border-radius-m);
      }
      .games .card {
        display: grid;
        gap: 0.6em;
        align-content: space-between;
      }
      .steps {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
        gap: var(--wa-space-l);
        counter-reset: step;
      }
      .steps li::before {
        content: counter(step);
        counter-increment: step;
        display: grid;
        place-items: center;
        width: 2em;
        height: 2em;
        margin-bottom: 0.5em;
        border: 2px solid var(--vx-brass);
        border-radius: 50%;
        font: 600 1rem var(--vx-font-heading);
        font-variant-numeric: lining-nums;
      }
      section + section {
        margin-top: 3rem;
      }
      @media (max-width: 46rem) {
        .hero {
          grid-template-columns: 1fr;
        }
        .hero img {
          order: -1;
        }
      }
    `,
  ];

  override render() {
    const hasTables = knownTables().length > 0;
    return html`<div class="page">
      ${hasTables ? this.#renderMine(html`<vx-my-tables @forgot=${() => this.requestUpdate()}></vx-my-tables>`) : nothing}
      <section class="hero">
        <div>
          <h1>${msg('A table for your games, wherever you are')}</h1>
          <p>
            ${msg('Vexillum is a shared table in the browser: TRIUMPH! and GRAND TRIUMPH! for armies of stands, Conquest for a map and up to eight players. Everybody sees every move while it is made.')}
          </p>
          <div class="row wrap">
            <wa-button variant="brand" size="l" href="/new">${msg('New table')}</wa-button>
            ${desks.slice(0, 1).map((desk) => html`<wa-button appearance="outlined" size="l" href=${desk.path}>${desk.name()}</wa-button>`)}
          </div>
          <p class="matches">
            ${msg('A game that was played, saved as a file:')}
            <a href="/replay">${msg('Watch a match')}</a> · <a href="/verify">${msg('Check a match')}</a>
            <br />${msg('A device with your seat is lost:')} <a href="/join">${msg('Come back with your recovery code')}</a>
          </p>
        </div>
        <img src="/battlefield.webp" alt="" width="960" height="660" decoding="async" />
      </section>
      <section aria-labelledby="games">
        <h2 id="games">${msg('What is played here')}</h2>
        ${this.#trying.problem ? html`<p class="problem row" role="alert">${icon('warning')}<span>${this.#trying.problem}</span></p>` : nothing}
        <div class="games">
          ${screens.map((screen) => this.#renderGame(screen))}
        </div>
      </section>
      ${hasTables ? nothing : this.#renderMine(html`<p class="quiet">${msg('Tables where you sit will be listed here. Open a new one, or follow the link that somebody sent you.')}</p>`)}
      <section aria-labelledby="how">
        <h2 id="how">${msg('How it goes')}</h2>
        <ol class="steps">
          <li><strong>${msg('Open a table')}</strong><p class="quiet">${msg('Choose the game. You get links for the others.')}</p></li>
          <li><strong>${msg('Send the links')}</strong><p class="quiet">${msg('Nobody needs an account: open a link, and you sit down.')}</p></li>
          <li><strong>${msg('Sit down and play')}</strong><p class="quiet">${msg('Bring an army or choose a map. The table is still there tomorrow.')}</p></li>
        </ol>
      </section>
    </div>`;
  }

  #renderMine(content: TemplateResult) {
    return html`<section aria-labelledby="mine">
      <h2 id="mine">${msg('My tables')}</h2>
      ${content}
    </section>`;
  }

  #renderGame({ card, tries = [], desks: own = [] }: GameScreen) {
    if (!card) return nothing;
    const { title, says } = card;
    return html`<article class="card">
      <div class="stack tight">
        <h3>${title}</h3>
        <p>${says()}</p>
      </div>
      <div class="row wrap">
        ${tries.map(
          (each, index) =>
            html`<wa-button variant=${index === 0 ? 'brand' : 'neutral'} appearance=${index === 0 ? 'accent' : 'outlined'} ?loading=${this.#trying.opening === each} @click=${() => void this.#trying.open(each, this.go)}>${each.name()}</wa-button>`,
        )}
        ${own.map(renderDesk)}
      </div>
    </article>`;
  }
}

const renderDesk = ({ path, name }: GameDesk) => html`<wa-button appearance="plain" href=${path}>${name()}</wa-button>`;

customElements.define('vx-home-screen', HomeScreen);
