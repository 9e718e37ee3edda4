import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@vexillum/frame/cards/card-picture';
import { type ApiProblem, isApiProblem } from '@vexillum/frame/api';
import { blazonOf, tinctureNames } from '@vexillum/frame/cards/card-picture';
import {
  type CardDevice,
  deleteCard,
  makeCard,
  type PlayerCard,
  readCard,
  repaintCard,
  strikeDevice,
} from '@vexillum/frame/cards/player-card';
import { knownTables } from '@vexillum/frame/mine/my-tables-list';
import { settings } from '@vexillum/frame/settings';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, dayText, icon, VxElement } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import '../honours/friend-list.ts';
import '../honours/honour-list.ts';
import '../honours/rank-list.ts';
import './carry-card.ts';
import { cardProblem } from './card-problem.ts';

const tinctureText = (name: string): string => {
  switch (name) {
    case 'gules':
      return msg('gules, red');
    case 'azure':
      return msg('azure, blue');
    case 'vert':
      return msg('vert, green');
    case 'purpure':
      return msg('purpure, purple');
    case 'sable':
      return msg('sable, black');
    case 'or':
      return msg('or, gold');
    default:
      return msg('argent, white');
  }
};

/** Who somebody is, if they want to be remembered: their card, its devices, their tables, and how to take all of it away again. */
export class MeScreen extends VxElement {
  static override properties = {
    card: { state: true },
    isRead: { state: true },
    isBusy: { state: true },
    isAsked: { state: true },
    isGone: { state: true },
    problem: { state: true },
    name: { state: true },
  };
  declare card: PlayerCard | undefined;
  /** The server has said whether there is one, or cannot be asked. */
  declare isRead: boolean;
  declare isBusy: boolean;
  /** The reader is asked whether they mean it. */
  declare isAsked: boolean;
  declare isGone: boolean;
  declare problem: string | undefined;
  declare name: string;

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .page {
        max-width: 46rem;
      }
      section + section {
        margin-top: 2.2rem;
      }
      .face {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--wa-space-l);
        align-items: start;
      }
      .face vx-card-picture {
        width: clamp(5rem, 20vw, 8rem);
      }
      .face h1 {
        overflow-wrap: anywhere;
      }
      .key {
        overflow-wrap: anywhere;
        font: 0.8em var(--wa-font-family-code);
      }
      fieldset {
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        margin-bottom: 0.3em;
      }
      .swatches {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
      }
      .swatches button {
        padding: 0.3em;
        border: 2px solid transparent;
        border-radius: var(--wa-border-radius-m);
        background: none;
        cursor: pointer;
      }
      .swatches button:hover {
        background: var(--vx-hover);
      }
      .swatches button[aria-pressed='true'] {
        border-color: var(--vx-brass);
      }
      .swatches vx-card-picture {
        width: 2rem;
      }
      section > vx-carry-card:not(:first-child) {
        margin-top: 0.8em;
      }
      .elsewhere {
        margin-top: var(--wa-space-l);
      }
      .list {
        display: grid;
        gap: var(--wa-space-s);
        margin-bottom: 0.6em;
      }
      .list li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em 1em;
        align-items: center;
        justify-content: space-between;
      }
    `,
  ];

  constructor() {
    super();
    this.name = settings.$name.get();
  }

  override connectedCallback() {
    super.connectedCallback();
    void this.#read();
  }

  async #read() {
    const card = await readCard();
    this.isRead = true;
    if (card) this.#take(card);
  }

  #take(card: PlayerCard | ApiProblem) {
    this.isBusy = false;
    this.problem = isApiProblem(card) ? cardProblem(card) : undefined;
    if (isApiProblem(card)) {
      if (card.code === 'no-such-card') this.card = undefined;
      return;
    }
    this.card = card;
    this.name = card.name;
  }

  async #do(deed: () => Promise<PlayerCard | ApiProblem>) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.#take(await deed());
    } catch (error) {
      console.error(error);
      this.isBusy = false;
      this.problem = msg('This browser keeps no keys (a private window?), so it cannot be remembered.');
    }
  }

  async #delete() {
    this.isBusy = true;
    const done = await deleteCard();
    this.isBusy = false;
    this.isAsked = false;
    if (isApiProblem(done) && done.code !== 'no-such-card') {
      this.problem = cardProblem(done);
      return;
    }
    this.card = undefined;
    this.problem = undefined;
    this.isGone = true;
  }

  #save() {
    if (!this.card) return;
    const file = new Blob([`${JSON.stringify({ vexillumCard: 1, ...this.card }, null, 2)}\n`], {
      type: 'application/json',
    });
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: 'player-card.json',
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  override render() {
    if (!this.isRead)
      return html`<div class="page"><p class="quiet" role="status">${msg('Looking for your card …')}</p></div>`;
    return html`<div class="page">
      ${this.problem ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${this.problem}</wa-callout>` : nothing}
      ${this.card ? this.#renderCard(this.card) : this.#renderNone()}
    </div>`;
  }

  #renderNone() {
    return html`<form class="card stack" @submit=${(event: Event) => {
      event.preventDefault();
      const name = this.name.trim();
      if (name === '') return;
      settings.$name.set(name);
      this.isGone = false;
      void this.#do(() => makeCard(name));
    }}>
      <h1>${msg('My player card')}</h1>
      ${this.isGone ? html`<p role="status">${msg('Your card was deleted. Nothing of it is left on this server or in this browser, and nobody reads your name at the tables where you had signed in; what you did stays in their ledgers.')}</p>` : nothing}
      <p>${msg('You play here as a guest, and may do so for ever. With a player card you are remembered: others know you again, and your results can count. It takes no mail address and no password: this browser makes a key and keeps it.')}</p>
      ${this.#renderName()}
      <wa-button type="submit" variant="brand" ?loading=${this.isBusy} ?disabled=${this.name.trim() === ''}>${msg('Remember me')}</wa-button>
      <p class="small quiet">${msg('What is kept of it, and how to take it away again:')} <a href="/privacy">${msg('Privacy')}</a></p>
    </form>
    <section class="card stack elsewhere" aria-labelledby="elsewhere">
      <h2 id="elsewhere">${msg('I have a card already')}</h2>
      <vx-carry-card @card=${(event: CustomEvent<PlayerCard>) => this.#take(event.detail)}></vx-carry-card>
    </section>
    ${knownTables().length > 0 ? this.#renderTables() : nothing}`;
  }

  #renderName() {
    return html`<wa-input label=${msg('Your name')} autocomplete="nickname" maxlength="32" required .value=${this.name} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}></wa-input>`;
  }

  #renderCard(card: PlayerCard) {
    return html`<section class="face" aria-labelledby="who">
        <vx-card-picture card=${card.key} .colours=${card.colours}></vx-card-picture>
        <div>
          <h1 id="who">${card.name}</h1>
          <p class="quiet">${msg(str`Player card since ${dayText(card.since)}`)}</p>
          <p class="small quiet">${msg('Number of the card:')} <span class="key">${card.key}</span></p>
        </div>
      </section>
      <section aria-labelledby="look">
        <h2 id="look">${msg('Name and colours')}</h2>
        <div class="stack">
          <form class="stack tight" @submit=${(event: Event) => {
            event.preventDefault();
            void this.#do(() => repaintCard({ name: this.name.trim() }));
          }}>
            ${this.#renderName()}
            <div><button type="submit" class="plain" ?disabled=${this.isBusy || this.name.trim() === '' || this.name.trim() === card.name}>${msg('Change the name')}</button></div>
          </form>
          ${this.#renderColours(card)}
        </div>
      </section>
      <section><vx-rank-list card=${card.key} isOwn></vx-rank-list></section>
      <section aria-labelledby="honours">
        <h2 id="honours">${msg('Achievements')}</h2>
        <vx-honour-list card=${card.key} isOwn></vx-honour-list>
      </section>
      <section aria-labelledby="friends">
        <h2 id="friends">${msg('Friends')}</h2>
        <vx-friend-list></vx-friend-list>
      </section>
      ${this.#renderTables()} ${this.#renderDevices(card)}
      <section aria-labelledby="mine">
        <h2 id="mine">${msg('What is kept of you')}</h2>
        <div class="stack">
          <p>${msg('Everything that the server keeps of your card, as one file:')}</p>
          <div><button type="button" class="plain" @click=${() => this.#save()}>${icon('download')}${msg('Save as a file')}</button></div>
          ${this.isAsked ? this.#renderQuestion() : html`<div><button type="button" class="plain" @click=${() => (this.isAsked = true)}>${icon('trash')}${msg('Delete my card …')}</button></div>`}
        </div>
      </section>`;
  }

  #renderColours({ key, colours }: PlayerCard) {
    const { field, charge } = blazonOf(key, colours);
    const row = (title: string, isOn: (name: string) => boolean, paint: (name: string) => readonly [string, string]) =>
      html`<fieldset><legend>${title}</legend><div class="swatches">${tinctureNames.map(
        (name) =>
          html`<button type="button" aria-pressed=${String(isOn(name))} aria-label=${tinctureText(name)} title=${tinctureText(name)} ?disabled=${this.isBusy} @click=${() => void this.#do(() => repaintCard({ colours: paint(name) }))}>
            <vx-card-picture card=${key} .colours=${paint(name)}></vx-card-picture>
          </button>`,
      )}</div></fieldset>`;
    return html`${row(
      msg('The cloth'),
      (name) => name === field,
      (name) => [name, charge],
    )}
    ${row(
      msg('The figure on it'),
      (name) => name === charge,
      (name) => [field, name],
    )}
    ${colours ? html`<div><button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#do(() => repaintCard({ colours: null }))}>${msg('As the key has drawn it')}</button></div>` : nothing}`;
  }

  #renderTables() {
    return html`<section aria-labelledby="tables">
      <h2 id="tables">${msg('My tables')}</h2>
      ${
        knownTables().length === 0
          ? html`<p class="quiet">${msg('Tables where you sit will be listed here. Open a new one, or follow the link that somebody sent you.')}</p>`
          : html`<vx-my-tables @forgot=${() => this.requestUpdate()}></vx-my-tables>`
      }
    </section>`;
  }

  #renderDevices({ devices }: PlayerCard) {
    return html`<section aria-labelledby="devices">
      <h2 id="devices">${msg('Devices of this card')}</h2>
      <ul class="list">${devices.map((device) => this.#renderDevice(device, devices.length > 1))}</ul>
      <p class="small quiet">${msg('A device that is signed out speaks for your card no more. The seats that it holds at tables it keeps: they are not the card’s.')}</p>
      <vx-carry-card hasCard @card=${(event: CustomEvent<PlayerCard>) => this.#take(event.detail)}></vx-carry-card>
    </section>`;
  }

  #renderDevice({ key, label, since, seen, isThis }: CardDevice, isOneOfMany: boolean) {
    const name = label || msg('A browser');
    return html`<li class="card">
      <span><strong>${isThis ? msg('This browser') : name}</strong><br /><span class="small quiet">${msg(str`since ${dayText(since)}, last here ${dayText(seen)}`)}</span></span>
      ${isThis || !isOneOfMany ? nothing : html`<button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#do(() => strikeDevice(key))}>${msg('Sign this one out')}</button>`}
    </li>`;
  }

  #renderQuestion() {
    return html`<div class="card stack" role="group" aria-labelledby="sure">
      <h3 id="sure">${msg('Delete this card for good?')}</h3>
      <p>${msg('The server forgets its name, its colours, its devices, its friends and its list of tables, what you were called at the tables where you had signed in with it, and this browser its key. Nobody can bring it back. What you signed at tables stays in their ledgers, with the card’s key and no name, and you keep your seats.')}</p>
      <div class="row wrap">
        <button type="button" class="plain strong" ?disabled=${this.isBusy} @click=${() => void this.#delete()}>${msg('Delete it for good')}</button>
        <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Keep it')}</button>
      </div>
    </div>`;
  }
}
customElements.define('vx-me-screen', MeScreen);
