import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg, str } from '@vexillum/ui/words';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { isApiProblem, type ApiProblem, type ClaimedSeat, type Invitation, readInvitation } from '@vexillum/frame/api';
import '@vexillum/frame/cards/card-picture';
import { type CardFace, myCard } from '@vexillum/frame/cards/my-card';
import { seatTitle } from '@vexillum/frame/seat-title';
import { problemText } from '@vexillum/frame/api-problem-text';
import { tablePath, type Router } from '@vexillum/frame/router';
import { settings } from '@vexillum/frame/settings';
import { sitDown, sitDownByCode } from '@vexillum/frame/sit-down';
import { pageStyles } from '@vexillum/frame/styles/page-styles';

/** Where an invite link leads: one field, one button, and one sits at the table. */
export class JoinScreen extends VxElement {
  static override properties = {
    token: { attribute: false },
    go: { attribute: false },
    name: { state: true },
    isBusy: { state: true },
    problem: { state: true },
    invitation: { state: true },
    isAnswered: { state: true },
    seated: { state: true },
    code: { state: true },
    isCardWanted: { state: true },
  };
  declare token: string;
  declare go: Router['go'];
  declare name: string;
  declare isBusy: boolean;
  declare problem: ApiProblem | undefined;
  /** Where the link leads, once the server has said so. */
  declare invitation: Invitation | undefined;
  /** The server has said where the link leads, or cannot be asked: from then on nothing on the page moves from under a finger. */
  declare isAnswered: boolean;
  /** Where the reader has just sat down: they are told how to come back without this device. */
  declare seated: ClaimedSeat | undefined;
  /** The code that somebody writes who has lost a device. */
  declare code: string;
  /** The card of this browser is to be shown at the table, or one is to be made. */
  declare isCardWanted: boolean;
  readonly #card: CardFace | undefined = myCard();

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .invitation {
        display: grid;
        gap: 0.3em;
      }
      .invitation div {
        display: grid;
        grid-template-columns: 8rem minmax(0, 1fr);
      }
      .remember {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.7em;
        align-items: start;
        min-height: var(--vx-target);
        cursor: pointer;
      }
      .remember input {
        width: 1.15em;
        height: 1.15em;
        margin: 0.2em 0 0;
        accent-color: var(--wa-color-brand-fill-loud);
      }
      dd {
        margin: 0;
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    this.name = settings.$name.get();
    this.isAnswered = false;
    this.code = '';
    this.isCardWanted = this.#card !== undefined && settings.$isCardShown.get() === 'yes';
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('token') && this.token !== '') void this.#look();
  }

  /** Where the line is gone nothing is said before one sits down. */
  async #look() {
    const said = await readInvitation(this.token);
    if (!isApiProblem(said)) this.invitation = said;
    else if (said.status !== 0) this.problem = said;
    this.isAnswered = true;
  }

  async #join(event: Event) {
    event.preventDefault();
    const name = this.name.trim();
    if (name === '' || this.isBusy) return;
    this.isBusy = true;
    settings.$name.set(name);
    const claimed = await sitDown(this.token, name);
    if (!isApiProblem(claimed) && claimed.kind !== 'spectator') await this.#showCard(claimed);
    this.#sat(claimed);
  }

  /** Whoever has sat down sits there, whatever becomes of the card. */
  async #showCard({ table, seat, name }: ClaimedSeat) {
    if (this.#card) settings.$isCardShown.set(this.isCardWanted ? 'yes' : 'no');
    if (!this.isCardWanted) return;
    try {
      const { makeCard, signInAt } = await import('@vexillum/frame/cards/player-card');
      const card = this.#card ?? (await makeCard(name));
      const done = isApiProblem(card) ? card : await signInAt(table, seat);
      if (isApiProblem(done)) console.warn(`the player card was not shown: ${done.code}`);
    } catch (error) {
      console.error(error);
    }
  }

  async #comeBack(event: Event) {
    event.preventDefault();
    if (this.code.trim() === '' || this.isBusy) return;
    this.isBusy = true;
    this.#sat(await sitDownByCode(this.code));
  }

  /** The address leads to the table from now on: the used link is of no use in the history, and a reload loses no seat. */
  #sat(claimed: ClaimedSeat | ApiProblem) {
    this.isBusy = false;
    this.problem = isApiProblem(claimed) ? claimed : undefined;
    if (isApiProblem(claimed)) return;
    const path = tablePath(claimed.table, claimed.seat);
    if (claimed.recovery === undefined) return this.go(path, 'replace');
    history.replaceState(history.state, '', path);
    this.seated = claimed;
  }

  override render() {
    if (this.seated?.recovery) return this.#renderSeated(this.seated, this.seated.recovery);
    if (this.token === '') return this.#renderWithoutToken();
    return html`<div class="page narrow">
      <form class="card stack" @submit=${(event: Event) => void this.#join(event)}>
        <h1>${msg('Join a table')}</h1>
        ${this.#renderInvitation()} ${this.isAnswered ? this.#renderForm() : nothing}
      </form>
    </div>`;
  }

  #renderForm() {
    return html`<p class="quiet">${msg('Under which name should the others see you?')}</p>
      <wa-input
        label=${msg('Your name')}
        autocomplete="nickname"
        maxlength="32"
        required
        autofocus
        .value=${this.name}
        @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
      ></wa-input>
      ${this.#renderCard()}
      ${
        this.problem
          ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${problemText(this.problem)}</wa-callout>`
          : nothing
      }
      <wa-button type="submit" variant="brand" size="l" ?loading=${this.isBusy} ?disabled=${this.name.trim() === ''}>${msg('Sit down')}</wa-button>
      <p class="small quiet row">${icon('info')}<span>${msg('The link works once. This browser then remembers your seat, so come back with it.')}</span></p>`;
  }

  #renderCard() {
    const card = this.#card;
    if (this.invitation?.kind === 'spectator') return nothing;
    return html`<label class="remember">
      <input type="checkbox" .checked=${this.isCardWanted} @change=${(event: Event) => (this.isCardWanted = (event.target as HTMLInputElement).checked)} />
      ${
        card
          ? html`<span>${msg('Play with my player card:')} <vx-card-picture card=${card.key} .colours=${card.colours}></vx-card-picture> <strong>${card.name}</strong></span>`
          : html`<span><strong>${msg('Remember me')}</strong><br /><span class="small quiet">${msg('This browser makes you a player card: no mail address, no password. Others know you again, and you can delete it whenever you like.')}</span></span>`
      }
    </label>`;
  }

  #renderInvitation() {
    const { invitation } = this;
    if (!invitation) return html`<p>${msg('You were invited to a table.')}</p>`;
    const { table, game, seated } = invitation;
    const there = seated.map(({ name, ...seat }) => `${name} (${seatTitle(seat)})`).join(', ');
    return html`<dl class="invitation">
      <div><dt>${msg('Game')}</dt><dd>${game}</dd></div>
      <div><dt>${msg('Table')}</dt><dd>${table === '' ? msg('Unnamed table') : table}</dd></div>
      <div><dt>${msg('Your seat')}</dt><dd>${seatTitle(invitation)}</dd></div>
      <div><dt>${msg('Already there')}</dt><dd>${there === '' ? msg('nobody yet') : there}</dd></div>
    </dl>`;
  }

  #renderSeated({ table, seat, ...place }: ClaimedSeat, recovery: string) {
    const go = () => this.go(tablePath(table, seat), 'replace');
    return html`<div class="page narrow">
      <section class="card stack">
        <h1>${msg(str`You sit down: ${seatTitle(place)}`)}</h1>
        <p>${msg('If you ever lose this browser, this code brings you back to your seat from any other device. It is shown once: write it down, and give it to nobody.')}</p>
        <vx-copy-field label=${msg('Recovery code')} value=${recovery}></vx-copy-field>
        <wa-button variant="brand" size="l" autofocus @click=${go}>${msg('I wrote it down')}</wa-button>
        <p class="small quiet">${msg('At the table you can make a new one under “Seats”.')}</p>
      </section>
    </div>`;
  }

  #renderWithoutToken() {
    return html`<div class="page narrow">
      <form class="card stack" @submit=${(event: Event) => void this.#comeBack(event)}>
        <h1>${msg('Come back to a seat')}</h1>
        <p class="quiet">${msg('With the recovery code that you were told when you sat down. Other devices of that seat then stand up.')}</p>
        <wa-input label=${msg('Recovery code')} autocomplete="off" maxlength="40" .value=${this.code} @input=${(event: Event) => (this.code = (event.target as HTMLInputElement).value)}></wa-input>
        ${this.problem ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${codeProblem(this.problem)}</wa-callout>` : nothing}
        <wa-button type="submit" variant="brand" ?loading=${this.isBusy} ?disabled=${this.code.trim() === ''}>${msg('Come back')}</wa-button>
        <p class="small quiet">${msg('You were sent a link?')} ${msg('This address lacks its last part, after the #. Copy the link whole, or ask for it again.')}</p>
      </form>
    </div>`;
  }
}

const codeProblem = (problem: ApiProblem): string =>
  problem.status === 404
    ? msg('Nobody here knows this code. Check each letter; a code that was replaced by a newer one no longer works.')
    : problemText(problem);

customElements.define('vx-join-screen', JoinScreen);
