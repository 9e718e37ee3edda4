import { msg, str } from '@vexillum/ui/words';
import { baseStyles, icon, lampStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { armiesText, flagsText, territoriesText } from '../count-texts.ts';
import { machineCharacter } from '../machine-words.ts';
import { teamName } from '../names.ts';
import { pointedAtStyles } from '../lesson/pointed-at-styles.ts';
import type { Shown } from '../lesson/shown.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { flagIcon, flagIconStyles } from './flag-icon.ts';
import { countFlags, flagCountText, flagName } from './flag-words.ts';
import { indicatorColor } from './indicator-color.ts';
import { neutralLine, type PlayerLine, playerLines, stripRows } from './player-lines.ts';
import { knownLandText, neutralItem, showMover } from './players-list.ts';
import { playersStripStyles } from './players-strip-styles.ts';
import { outText, regionsText } from './player-words.ts';
import type { Snapshot } from '../../rules/index.ts';

/** Everybody who plays, with whose turn it is and what lies before them. */
export class PlayersStrip extends VxElement {
  static override properties = {
    sitting: { attribute: false },
  };
  declare sitting: ConquestSitting;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);
  readonly #isOpen = new StoreController<boolean>(this);
  readonly #shown = new StoreController<Shown>(this);
  #onTurn = '';

  static override styles = [
    baseStyles,
    ownerBadgeStyles,
    lampStyles,
    flagIconStyles,
    playersStripStyles,
    pointedAtStyles,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('sitting')) return;
    this.#snapshot.watch(this.sitting.live.$snapshot);
    this.#online.watch(this.sitting.live.$online);
    this.#isOpen.watch(this.sitting.$seesFlags);
    this.#shown.watch(this.sitting.$shown);
  }

  /** Once a turn: the reader may have moved the strip. */
  protected override updated() {
    const onTurn = this.sitting.game?.mover ?? '';
    if (onTurn === this.#onTurn) return;
    this.#onTurn = onTurn;
    showMover(this.renderRoot);
  }

  override render() {
    const { snapshot, side, live } = this.sitting;
    const lines = playerLines(snapshot, { side, online: live.$online.get() });
    if (lines.length === 0) return nothing;
    const neutral = neutralLine(snapshot);
    const light = indicatorColor(this.sitting.rules.indicator);
    const { columns, isCrowded } = stripRows(snapshot);
    const styles = styleMap({ '--light': light, '--columns': String(columns) });
    return html`<ol class=${isCrowded ? 'many' : ''} aria-label=${msg('Players')} style=${styles}>
      ${repeat(
        lines,
        (line) => line.side,
        (line) => this.#renderPlayer(line),
      )}
      ${neutral ? neutralItem(neutral) : nothing}
    </ol>`;
  }

  #renderPlayer(line: PlayerLine) {
    const { side, name, isOnTurn, isSelf, out } = line;
    const classes = classMap({ 'on-turn': isOnTurn, out: out !== undefined });
    return html`<li class=${classes} aria-current=${isOnTurn ? 'true' : nothing}>
      ${ownerBadge(side)}
      <span class="head">
        <span class="name one-line" title=${name}>${name}</span>
        ${isSelf ? html`<span class="sign you">${msg('you')}</span>` : nothing}
        ${isOnTurn ? html`<span class="light" role="img" aria-label=${msg('on turn')} title=${msg('on turn')}></span>` : nothing}
        ${line.wantsDraw ? html`<span class="sign">${msg('wants a draw')}</span>` : nothing}
        ${this.#renderPresence(line)}
      </span>
      <span class="facts numbers">${this.#renderFacts(line)}</span>
      ${out === 'eliminated' ? nothing : this.#renderFlags(line)}
    </li>`;
  }

  #renderPresence({ side, isBot, isOnline, out }: PlayerLine) {
    if (out !== undefined) return html`<span class="sign">${outText(out)}</span>`;
    if (isBot)
      return html`<span class="machine" role="img" aria-label=${msg('machine')} title=${machineCharacter(this.sitting.snapshot, side)}>${icon('robot')}</span>`;
    const text = isOnline ? msg('connected') : msg('away');
    return html`<span class="lamp ${isOnline ? 'online' : ''}" title=${text}>${isOnline ? html`<span class="for-readers">${text}</span>` : text}</span>`;
  }

  #renderFacts(line: PlayerLine) {
    const { territories, armies, armiesLeft, income, regions } = line;
    const team = line.team === undefined ? nothing : html`<span class="sign">${teamName(line.team)}</span>`;
    if (line.out === 'eliminated') return team;
    const land = line.isInFog
      ? html`<span title=${msg('What is out of sight is not counted')}>${knownLandText(line)}</span>`
      : html`<span>${territoriesText(territories)}</span><span>${armiesText(armies)}</span>`;
    return html`${team}${land}
      ${armiesLeft > 0 ? html`<span>${msg(str`${armiesLeft} to place`)}</span>` : nothing}
      ${income === undefined ? nothing : html`<span class="income" title=${msg('Recruits at the beginning of the next turn')}>${msg(str`+${income} next`)}</span>`}
      ${regions.length > 0 ? html`<span class="sign" title=${regionsText(regions)}>${icon('star')}${regions.length === 1 ? regions[0]?.name : regions.length}<span class="for-readers">${regionsText(regions)}</span></span>` : nothing}`;
  }

  #renderFlags({ flags, isSelf, name }: PlayerLine) {
    const areOpen = flags.length > 0 && flags.every(({ kind }) => kind !== undefined);
    if (isSelf) return this.#renderOwnFlags(flags);
    const text = areOpen ? flagCountText(flags) : flagsText(flags.length);
    return html`<span class="flags" role="img" aria-label=${msg(str`${name}: ${text}`)} title=${text}>
      ${areOpen ? renderKinds(flags) : html`${flagIcon(undefined)}${flags.length}`}
    </span>`;
  }

  #renderOwnFlags(flags: PlayerLine['flags']) {
    const { $seesFlags, $shown } = this.sitting;
    const isOpen = $seesFlags.get();
    const label = msg(str`Your flags: ${isOpen ? flagCountText(flags) : flags.length}`);
    return html`<button
        type="button"
        class="flags ${$shown.get().button === 'flags' ? 'pointed-at' : ''}"
        aria-label=${label}
        aria-expanded=${String(isOpen)}
        title=${isOpen ? label : msg('Shows which flags you have')}
        @click=${() => $seesFlags.set(!isOpen)}
      >
        ${isOpen ? renderKinds(flags, true) : html`${flagIcon(undefined)}${flags.length}`}
      </button>
      <span class="for-readers" role="status">${isOpen ? flagCountText(flags) : nothing}</span>`;
  }
}
customElements.define('vx-players-strip', PlayersStrip);

const renderKinds = (flags: PlayerLine['flags'], isWhole = false) =>
  countFlags(flags)
    .kinds.filter(({ count }) => isWhole || count > 0)
    .map(
      ({ kind, count }) =>
        html`<span class="kind ${count === 0 ? 'none' : ''}" title=${flagName(kind)}>${flagIcon(kind)}${count}</span>`,
    );
