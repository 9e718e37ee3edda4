import { isApiProblem } from '@vexillum/frame/api';
import '@vexillum/frame/cards/card-picture';
import { type Friend, markFriend, readFriends } from '@vexillum/frame/cards/friends';
import { honoursPath } from '@vexillum/frame/router';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, VxElement } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { cardProblem } from '../screens/card-problem.ts';

/** Whom the owner of this browser's card has marked as friends. */
export class FriendList extends VxElement {
  static override properties = { friends: { state: true }, problem: { state: true }, isBusy: { state: true } };
  declare friends: readonly Friend[] | undefined;
  declare problem: string | undefined;
  declare isBusy: boolean;

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      ul {
        display: grid;
        gap: 0.4em;
        margin: 0 0 0.6em;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr) auto;
        gap: 0.8em;
        align-items: center;
      }
      a {
        overflow-wrap: anywhere;
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.#read();
  }

  async #read() {
    const friends = await readFriends();
    this.problem = isApiProblem(friends) ? cardProblem(friends) : undefined;
    if (!isApiProblem(friends)) this.friends = friends;
  }

  async #takeOff(card: string) {
    this.isBusy = true;
    const done = await markFriend(card, false);
    if (isApiProblem(done)) this.problem = cardProblem(done);
    else await this.#read();
    this.isBusy = false;
  }

  override render() {
    const { friends, problem } = this;
    return html`${problem ? html`<p role="alert">${problem}</p>` : nothing}
      ${friends && friends.length > 0 ? html`<ul>${friends.map((friend) => this.#renderFriend(friend))}</ul>` : nothing}
      ${
        friends?.length === 0
          ? html`<p class="quiet">${msg('Nobody yet. On a player’s page, behind each name on the boards, you mark them.')}</p>`
          : nothing
      }
      <p class="small quiet">${msg('The boards can show you and your friends alone. Nobody is told whom you have marked.')}</p>`;
  }

  #renderFriend({ card, name }: Friend) {
    return html`<li>
      <vx-card-picture card=${card}></vx-card-picture>
      <a href=${honoursPath(card)}>${name}</a>
      <button type="button" class="plain" aria-label=${msg(str`Take ${name} off`)} ?disabled=${this.isBusy} @click=${() => void this.#takeOff(card)}>${msg('Take off')}</button>
    </li>`;
  }
}

customElements.define('vx-friend-list', FriendList);
