import { msg } from '@vexillum/ui/words';
import { html } from 'lit';
import { armiesText, territoriesText } from '../count-texts.ts';
import { ownerBadge } from '../owner-badge.ts';
import type { NeutralLine } from './player-lines.ts';

/** What nobody plays for, at the end of the players; goes with `playersStripStyles`. */
export const neutralItem = ({ territories, armies }: NeutralLine) => html`<li>
  ${ownerBadge('neutral')}
  <span class="head"><span class="name">${msg('Neutral')}</span></span>
  <span class="facts numbers"><span>${territoriesText(territories)}</span><span>${armiesText(armies)}</span></span>
</li>`;

/** On a narrow screen whoever is on turn is brought into view. */
export const showMover = (root: ParentNode): void => {
  const card = root.querySelector<HTMLElement>('li.on-turn');
  const list = card?.parentElement;
  if (card && list && list.scrollWidth > list.clientWidth)
    list.scrollTo({ left: card.offsetLeft - list.offsetLeft - 8 });
};
