import { msg, str } from '@vexillum/ui/words';
import { rulesOf, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import { armiesText, territoriesText } from '../count-texts.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { flagIcon, flagIconStyles } from '../play/flag-icon.ts';
import { flagCountText } from '../play/flag-words.ts';
import { indicatorColor } from '../play/indicator-color.ts';
import { neutralLine, type PlayerLine, playerLines } from '../play/player-lines.ts';
import { outText } from '../play/player-words.ts';
import { neutralItem, showMover } from '../play/players-list.ts';
import { playersStripStyles } from '../play/players-strip-styles.ts';

/** Who plays, with what lay before everybody at that moment: victory flags as this viewer knew them. */
export class ReplayPlayers extends VxElement {
  static override properties = { snapshot: { attribute: false }, side: { attribute: false } };
  declare snapshot: Snapshot;
  /** Whose view it is; nobody's own for a spectator. */
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

  protected override updated() {
    showMover(this.renderRoot);
  }

  override render() {
    const { snapshot, side } = this;
    const lines = playerLines(snapshot, { side, online: new Set() });
    if (lines.length === 0) return nothing;
    const neutral = neutralLine(snapshot);
    return html`<ol aria-label=${msg('Players')} style=${styleMap({ '--light': indicatorColor(rulesOf(snapshot).indicator) })}>
      ${lines.map((line) => this.#renderPlayer(line))}
      ${neutral ? neutralItem(neutral) : nothing}
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
        <span>${territoriesText(territories)}</span><span>${armiesText(armies)}</span>
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
