import { msg, str } from '@vexillum/ui/words';
import { html } from 'lit';
import { armiesText, territoriesText } from '../count-texts.ts';
import { ownerBadge } from '../owner-badge.ts';
import type { NeutralLine } from './player-lines.ts';

/** Of land in the fog, what the reader sees. */
export const knownLandText = ({ territories, armies }: Pick<NeutralLine, 'territories' | 'armies'>): string =>
  territories === 0 ? msg('in the fog') : msg(str`seen: ${territoriesText(territories)}, ${armiesText(armies)}`);

/** What nobody plays for, at the end of the players; goes with `playersStripStyles`. */
export const neutralItem = ({ territories, armies, isInFog }: NeutralLine) => html`<li>
  ${ownerBadge('neutral')}
  <span class="head"><span class="name">${msg('Neutral')}</span></span>
  <span class="facts numbers">${isInFog ? html`<span>${knownLandText({ territories, armies })}</span>` : html`<span>${territoriesText(territories)}</span><span>${armiesText(armies)}</span>`}</span>
</li>`;

/** On a narrow screen whoever is on turn is brought into view. */
export const showMover = (root: ParentNode): void => {
  const card = root.querySelector<HTMLElement>('li.on-turn');
  const list = card?.parentElement;
  if (card && list && list.scrollWidth > list.clientWidth)
    list.scrollTo({ left: card.offsetLeft - list.offsetLeft - 8 });
};
