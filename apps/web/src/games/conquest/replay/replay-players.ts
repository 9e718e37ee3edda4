import { msg, str } from '@lit/localize';
import { rulesOf } from '@vexillum/conquest';
import type { SideId, Snapshot } from '@vexillum/model';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import { armiesText } from '../log/count-texts.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { flagIcon, flagIconStyles } from '../play/flag-icon.ts';
import { flagCountText } from '../play/flag-words.ts';
import { indicatorColor } from '../play/indicator-color.ts';
import { neutralLine, type PlayerLine, playerLines } from '../play/player-lines.ts';
import { landsText, outText } from '../play/player-words.ts';
import { playersStripStyles } from '../play/players-strip-styles.ts';

/** Who plays, with what lay before everybody at that moment: flags as these eyes knew them. */
export class ReplayPlayers extends VxElement {
  static override properties = { snapshot: { attribute: false }, side: { attribute: false } };
  declare snapshot: Snapshot;
  /** Whose eyes look; nobody's own for a spectator. */
  declare side: SideId | undefined;

  static override styles = [
    baseStyles,
    ownerBadgeStyles,
    flagIconStyles,
    playersStripStyles,
    css`
      li {
        grid-template-columns: auto minmax(0, auto) auto;
      }
      .flags {
        min-height: 0;
      }
    `,
  ];

  /** On a narrow screen whoever is on turn is brought into view. */
  protected override updated() {
    const card = this.renderRoot.querySelector<HTMLElement>('li.on-turn');
    const list = card?.parentElement;
    if (card && list && list.scrollWidth > list.clientWidth)
      list.scrollTo({ left: card.offsetLeft - list.offsetLeft - 8 });
  }

  override render() {
    const { snapshot, side } = this;
    const lines = playerLines(snapshot, { side, online: new Set() });
    if (lines.length === 0) return nothing;
    const neutral = neutralLine(snapshot);
    return html`<ol aria-label=${msg('Players')} style=${styleMap({ '--light': indicatorColor(rulesOf(snapshot).indicator) })}>
      ${lines.map((line) => this.#renderPlayer(line))}
      ${
        neutral
          ? html`<li>${ownerBadge('neutral')}<span class="head"><span class="name">${msg('Neutral')}</span></span>
              <span class="facts numbers"><span>${landsText(neutral.territories)}</span><span>${armiesText(neutral.armies)}</span></span></li>`
          : nothing
      }
    </ol>`;
  }

  #renderPlayer(line: PlayerLine) {
    const { side, name, isOnTurn, out, territories, armies, armiesLeft } = line;
    return html`<li class=${classMap({ 'on-turn': isOnTurn, out: out !== undefined })} aria-current=${isOnTurn ? 'true' : nothing}>
      ${ownerBadge(side)}
      <span class="head">
        <span class="name one-line" title=${name}>${name}</span>
        ${isOnTurn ? html`<span class="light" role="img" aria-label=${msg('on turn')} title=${msg('on turn')}></span>` : nothing}
        ${out === undefined ? nothing : html`<span class="sign">${outText(out)}</span>`}
      </span>
      <span class="facts numbers">
        <span>${landsText(territories)}</span><span>${armiesText(armies)}</span>
        ${armiesLeft > 0 ? html`<span>${msg(str`${armiesLeft} to place`)}</span>` : nothing}
      </span>
      ${this.#renderFlags(line)}
    </li>`;
  }

  #renderFlags({ flags, name }: PlayerLine) {
    if (flags.length === 0) return nothing;
    const text = flagCountText(flags);
    return html`<span class="flags" role="img" aria-label=${msg(str`${name}: ${text}`)} title=${text}>${flags.map(({ kind }) => flagIcon(kind))}</span>`;
  }
}
customElements.define('vx-replay-players', ReplayPlayers);
