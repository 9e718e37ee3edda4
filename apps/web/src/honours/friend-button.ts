import { isApiProblem } from '@vexillum/frame/api';
import { markFriend } from '@vexillum/frame/cards/friends';
import { readCard } from '@vexillum/frame/cards/player-card';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, icon, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { cardProblem } from '../screens/card-problem.ts';

/** Marks a player as a friend, or no longer, for whoever has a card of their own. */
export class FriendButton extends VxElement {
  static override properties = {
    card: {},
    isFriend: { state: true },
    isBusy: { state: true },
    problem: { state: true },
  };
  /** The key of the player's card, hex. */
  declare card: string;
  /** Not known before the own card was read; nobody is one's own friend. */
  declare isFriend: boolean | undefined;
  declare isBusy: boolean;
  declare problem: string | undefined;

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      [role='alert'] {
        margin: 0.4em 0 0;
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.#read();
  }

  async #read() {
    const own = await readCard();
    if (!own || isApiProblem(own) || own.key === this.card) return;
    this.isFriend = own.friends?.includes(this.card) === true;
  }

  async #mark(isFriend: boolean) {
    this.isBusy = true;
    const done = await markFriend(this.card, isFriend);
    this.isBusy = false;
    this.problem = isApiProblem(done) ? cardProblem(done) : undefined;
    if (!isApiProblem(done)) this.isFriend = isFriend;
  }

  override render() {
    const { isFriend } = this;
    if (isFriend === undefined) return nothing;
    return html`<button type="button" class="plain" aria-pressed=${isFriend} ?disabled=${this.isBusy} @click=${() => void this.#mark(!isFriend)}>${icon(isFriend ? 'check' : 'plus')}${msg('Friend')}</button>
      ${this.problem ? html`<p class="small" role="alert">${this.problem}</p>` : nothing}`;
  }
}

customElements.define('vx-friend-button', FriendButton);
