import '@vexillum/frame/cards/card-picture';
import type { HonoursPage } from '@vexillum/frame/honours-api';
import { myCard } from '@vexillum/frame/cards/my-card';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import { baseStyles, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html } from 'lit';
import './friend-button.ts';
import './honour-list.ts';
import './rank-list.ts';

/** A player as everybody may see them: how their ranks came to be, and what they were given for how they played. */
export class HonoursScreen extends VxElement {
  static override properties = { card: {}, name: { state: true } };
  declare card: string;
  declare name: string | undefined;

  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .face {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--wa-space-m);
        align-items: center;
        margin-bottom: var(--wa-space-l);
      }
      .face vx-card-picture {
        width: 4rem;
      }
      h1 {
        margin: 0;
        overflow-wrap: anywhere;
      }
    `,
  ];

  override render() {
    return html`<div class="page">
      <div class="face">
        <vx-card-picture card=${this.card}></vx-card-picture>
        <div>
          <h1>${this.name ?? msg('A player')}</h1>
          <vx-friend-button card=${this.card}></vx-friend-button>
          <p class="quiet">${msg('Player')} · <a href="/boards">${msg('Boards')}</a></p>
        </div>
      </div>
      <vx-rank-list card=${this.card}></vx-rank-list>
      <h2>${msg('Achievements')}</h2>
      <vx-honour-list card=${this.card} ?isOwn=${myCard()?.key === this.card} @honours=${(event: CustomEvent<HonoursPage>) => (this.name = event.detail.name)}></vx-honour-list>
    </div>`;
  }
}
customElements.define('vx-honours-screen', HonoursScreen);
