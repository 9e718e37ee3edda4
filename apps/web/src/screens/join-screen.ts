import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { isApiProblem, type ApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import { tablePath, type Router } from '@vexillum/frame/router';
import { settings } from '@vexillum/frame/settings';
import { sitDown } from '@vexillum/frame/sit-down';
import { pageStyles } from '@vexillum/frame/styles/page-styles';

/** Where an invite link leads: one field, one button, and one sits at the table. */
export class JoinScreen extends VxElement {
  static override properties = {
    token: { attribute: false },
    go: { attribute: false },
    name: { state: true },
    isBusy: { state: true },
    problem: { state: true },
  };
  declare token: string;
  declare go: Router['go'];
  declare name: string;
  declare isBusy: boolean;
  declare problem: ApiProblem | undefined;

  static override styles = [baseStyles, pageStyles];

  constructor() {
    super();
    this.name = settings.$name.get();
  }

  async #join(event: Event) {
    event.preventDefault();
    const name = this.name.trim();
    if (name === '' || this.isBusy) return;
    this.isBusy = true;
    settings.$name.set(name);
    const claimed = await sitDown(this.token, name);
    this.isBusy = false;
    this.problem = isApiProblem(claimed) ? claimed : undefined;
    // Replaces the address: the used link is of no use in the history.
    if (!isApiProblem(claimed)) this.go(tablePath(claimed.table, claimed.seat), 'replace');
  }

  override render() {
    if (this.token === '') return this.#renderWithoutToken();
    return html`<div class="page narrow">
      <form class="card stack" @submit=${(event: Event) => void this.#join(event)}>
        <h1>${msg('Join a table')}</h1>
        <p class="quiet">${msg('You were invited to a table. Under which name should the others see you?')}</p>
        <wa-input
          label=${msg('Your name')}
          autocomplete="nickname"
          maxlength="32"
          required
          autofocus
          .value=${this.name}
          @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
        ></wa-input>
        ${
          this.problem
            ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${problemText(this.problem)}</wa-callout>`
            : nothing
        }
        <wa-button type="submit" variant="brand" size="l" ?loading=${this.isBusy} ?disabled=${this.name.trim() === ''}>${msg('Sit down')}</wa-button>
        <p class="small quiet row">${icon('info')}<span>${msg('The link works once. This browser then remembers your seat, so come back with it.')}</span></p>
      </form>
    </div>`;
  }

  #renderWithoutToken() {
    return html`<div class="page narrow">
      <div class="card stack">
        <h1>${msg('Join a table')}</h1>
        <p>${msg('This address lacks its last part, after the #. Copy the link whole, or ask for it again.')}</p>
      </div>
    </div>`;
  }
}
customElements.define('vx-join-screen', JoinScreen);
