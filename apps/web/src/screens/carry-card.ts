import '@awesome.me/webawesome/dist/components/input/input.js';
import { type ApiProblem, isApiProblem } from '@vexillum/frame/api';
import {
  bringBy,
  bringCode,
  bringPhrase,
  comeIn,
  isPhrase,
  keepPhrase,
  letIn,
  newPhrase,
  showCode,
  whoAsks,
} from '@vexillum/frame/cards/carry-card';
import { myCard } from '@vexillum/frame/cards/my-card';
import { canUsePasskeys, makePasskey, type NoPasskey, readPasskey } from '@vexillum/frame/cards/passkey';
import type { PlayerCard } from '@vexillum/frame/cards/player-card';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import { html, nothing } from 'lit';
import { cardProblem } from './card-problem.ts';

const EVERY_MS = 3000;
/** As long as a code lives. */
const LONGEST_MS = 10 * 60 * 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How a card comes to another device: by a code from one to the other, or by a phrase on paper. Tells `card` with the card as it is then. */
export class CarryCard extends VxElement {
  static override properties = {
    hasCard: { type: Boolean },
    isBusy: { state: true },
    code: { state: true },
    phrase: { state: true },
    said: { state: true },
    told: { state: true },
    problem: { state: true },
  };
  declare hasCard: boolean;
  declare isBusy: boolean;
  /** Shown until another device has brought it. */
  declare code: string | undefined;
  /** Shown until it is written down. */
  declare phrase: string | undefined;
  declare said: string;
  declare told: string | undefined;
  declare problem: string | undefined;

  static override styles = [baseStyles, pageStyles];

  constructor() {
    super();
    this.said = '';
  }

  #begin() {
    this.isBusy = true;
    this.problem = undefined;
    this.told = undefined;
  }

  #fail(problem: ApiProblem) {
    this.problem = cardProblem(problem);
    this.code = undefined;
  }

  /** Asks until there is an answer, the code has run out, or nobody looks any more. */
  async #until<Answer>(look: () => Promise<Answer | undefined>, isStill = () => true): Promise<Answer | undefined> {
    for (let waited = 0; waited < LONGEST_MS && this.isConnected && isStill(); waited += EVERY_MS) {
      const answer = await look();
      if (answer !== undefined) return answer;
      await pause(EVERY_MS);
    }
    return undefined;
  }

  async #show() {
    this.#begin();
    const shown = await showCode();
    this.isBusy = false;
    if (isApiProblem(shown)) return this.#fail(shown);
    this.code = shown.code;
    const asking = await this.#until(whoAsks, () => this.code === shown.code);
    if (this.code !== shown.code) return;
    this.code = undefined;
    if (!asking) this.told = msg('The code has run out. Show a new one.');
    else if (isApiProblem(asking)) this.#fail(asking);
    else this.#take(await letIn(asking), msg(str`Your card is now on that device too: ${asking.label}`));
  }

  async #write() {
    this.#begin();
    const phrase = newPhrase();
    const card = await keepPhrase(phrase, msg('Recovery phrase on paper'));
    this.#take(card);
    if (!isApiProblem(card)) this.phrase = phrase;
  }

  async #makePasskey() {
    const card = myCard();
    if (!card) return;
    this.#begin();
    const passkey = await makePasskey(card);
    if (typeof passkey === 'string') return this.#failPasskey(passkey);
    this.#take(
      await letIn({ key: passkey.key, label: msg('Passkey') }),
      msg('The passkey is made. With it your card comes to any device that has it.'),
    );
  }

  async #bringPasskey() {
    this.#begin();
    const passkey = await readPasskey();
    if (typeof passkey === 'string') return this.#failPasskey(passkey);
    this.#take(await bringBy(passkey));
  }

  #failPasskey(why: NoPasskey) {
    this.isBusy = false;
    this.problem =
      why === 'not-confirmed'
        ? msg('No passkey was used: it was not confirmed, or there is none here.')
        : msg('This kind of passkey keeps no keys for pages. A recovery phrase does the same.');
  }

  #take(card: PlayerCard | ApiProblem, told?: string) {
    this.isBusy = false;
    if (isApiProblem(card)) return this.#fail(card);
    this.told = told;
    this.tell('card', card);
  }

  async #bring(event: Event) {
    event.preventDefault();
    if (this.isBusy || this.said.trim() === '') return;
    this.#begin();
    if (isPhrase(this.said)) return this.#take(await bringPhrase(this.said));
    const welcome = await bringCode(this.said);
    if (isApiProblem(welcome)) {
      this.isBusy = false;
      this.problem =
        welcome.status === 404
          ? msg('Nobody here knows this code. Check each letter; it works once, for ten minutes.')
          : cardProblem(welcome);
      return;
    }
    this.told = msg(str`Found: ${welcome.name}. The other device signs for this one; leave its page open …`);
    const card = await this.#until(async () => {
      const came = await comeIn();
      return isApiProblem(came) && came.code === 'no-such-card' ? undefined : came;
    });
    if (card) return this.#take(card);
    this.isBusy = false;
    this.told = msg('The other device did not answer. Show a new code there and write it here.');
  }

  override render() {
    return html`<div class="stack">
      ${this.problem ? html`<p class="row" role="alert">${icon('warning')}<span>${this.problem}</span></p>` : nothing}
      ${this.told ? html`<p role="status">${this.told}</p>` : nothing}
      ${this.hasCard ? this.#renderGive() : this.#renderTake()}
    </div>`;
  }

  #renderGive() {
    if (this.phrase)
      return html`<p>${msg('Write this down on paper. With it you bring your card back when every device is lost; it is shown once. Whoever has it has your card.')}</p>
        <vx-copy-field label=${msg('Recovery phrase')} value=${this.phrase}></vx-copy-field>
        <div><button type="button" class="plain strong" @click=${() => (this.phrase = undefined)}>${msg('I wrote it down')}</button></div>`;
    if (this.code)
      return html`<p>${msg('On the other device open the page of the player card, and write this under “I have a card already”. It works once, for ten minutes. Leave this page open.')}</p>
        <vx-copy-field label=${msg('One-time code')} value=${this.code}></vx-copy-field>
        <div><button type="button" class="plain" @click=${() => (this.code = undefined)}>${msg('Never mind')}</button></div>`;
    return html`<div class="row wrap">
      <button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#show()}>${msg('Show a code for another device')}</button>
      <button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#write()}>${msg('Make a recovery phrase for paper')}</button>
      ${canUsePasskeys() ? html`<button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#makePasskey()}>${msg('Make a passkey')}</button>` : nothing}
    </div>`;
  }

  #renderTake() {
    return html`<form class="stack tight" @submit=${(event: Event) => void this.#bring(event)}>
      <wa-input label=${msg('Code of the other device, or recovery phrase')} autocomplete="off" maxlength="60" .value=${this.said} @input=${(event: Event) => (this.said = (event.target as HTMLInputElement).value)}></wa-input>
      <div class="row wrap">
        <button type="submit" class="plain" ?disabled=${this.isBusy || this.said.trim() === ''}>${msg('Bring it here')}</button>
        ${canUsePasskeys() ? html`<button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => void this.#bringPasskey()}>${msg('With a passkey')}</button>` : nothing}
      </div>
    </form>`;
  }
}
customElements.define('vx-carry-card', CarryCard);
