import { msg } from '@vexillum/ui/words';
import { conquestRules, setupOf, type Snapshot } from '../../rules/index.ts';
import { tableOf } from '@vexillum/model';
import type { ServerBuild } from '@vexillum/table';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { appVersion } from '@vexillum/frame/about/app-version';
import { askServerBuild, isOtherBuild, ownBuild } from '@vexillum/frame/about/build';
import { settings, type ThemeWish, themeWishes, type YesOrNo } from '@vexillum/frame/settings';
import { themeText } from '@vexillum/frame/theme-text';
import type { ConquestSitting } from '../conquest-sitting.ts';
import './administrators-list.ts';
import type { HostHand } from '../host-hand.ts';
import { menuStyles } from './menu-styles.ts';
import './report-entry.ts';
import './rule-entry.ts';

const MOTTO_LENGTH = 40;

/** What holds whatever is played at the table: its administrators, its looks, this browser's ways, version and help. */
export class TableMenu extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    hand: { attribute: false },
    table: { attribute: false },
    motto: { state: true },
    server: { state: true },
  };
  declare sitting: ConquestSitting;
  declare hand: HostHand;
  declare table: string;
  /** What is being written, until it is set. */
  declare motto: string | undefined;
  /** None until the server has answered. */
  declare server: ServerBuild | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #theme = new StoreController(this, settings.$theme);
  readonly #volume = new StoreController(this, settings.$volume);
  readonly #isMuted = new StoreController<YesOrNo>(this, settings.$isMuted);
  readonly #isCameraKept = new StoreController<YesOrNo>(this, settings.$isCameraKept);
  readonly #isStill = new StoreController<YesOrNo>(this, settings.$isStill);

  static override styles = [
    baseStyles,
    buttonStyles,
    menuStyles,
    css`
      :host {
        min-height: 0;
        padding-inline-end: 0.6em;
        overflow-y: auto;
        overscroll-behavior: contain;
      }
      input[type='range'] {
        width: 9rem;
        min-height: var(--vx-target);
        accent-color: var(--wa-color-brand-fill-loud);
      }
      .links a {
        display: inline-flex;
        gap: 0.4em;
        align-items: center;
        min-height: max(2rem, var(--vx-target));
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void askServerBuild().then((build) => (this.server = build));
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    return html`
      ${this.#renderSection(msg('For everyone'), html`${this.#renderAdministrators()} ${this.#renderMotto()} ${this.#renderColor()}`)}
      ${this.#renderSection(msg('For you, in this browser'), html`${this.#renderSound()} ${this.#renderTheme()} ${this.#renderCamera()} ${this.#renderStill()}`)}
      ${this.#renderSection(msg('Help'), html`${this.#renderHelp()}<vx-report-entry .sitting=${this.sitting} .table=${this.table} .server=${this.server}></vx-report-entry>`)}
      ${this.#renderSection(msg('Version'), html`${this.#renderVersion()} ${this.#renderUpdating()} ${this.#renderPrivacy()}`)}
      <div class="entry">
        <div><strong>${msg('Game')}</strong><p class="quiet small">${msg('The options of the game that is played here.')}</p></div>
        <div class="control"><button type="button" class="plain" @click=${() => this.tell('show-menu', 'game')}>${icon('return')}${msg('To the game’s menu')}</button></div>
      </div>`;
  }

  #renderSection(title: string, content: unknown) {
    return html`<section aria-label=${title}><h3>${title}</h3>${content}</section>`;
  }

  #renderEntry(title: string, says: string, control: unknown, wide: unknown = nothing) {
    return html`<div class="entry" role="group" aria-label=${title}>
      <div><strong>${title}</strong><p class="quiet small">${says}</p></div>
      <div class="control">${control}</div>
      ${wide === nothing ? nothing : html`<div class="wide">${wide}</div>`}
    </div>`;
  }

  // --- for everyone ---

  #renderAdministrators() {
    return this.#renderEntry(
      msg('Administrators'),
      msg('Players who may do what the host may, but for what is the host’s alone. The host names them.'),
      nothing,
      html`<vx-administrators-list .sitting=${this.sitting} .hand=${this.hand}></vx-administrators-list>`,
    );
  }

  #renderMotto() {
    const motto = setupOf(this.sitting.snapshot).branding ?? '';
    const says = msg('A line over the table: the name of your club, or whatever you like.');
    if (!this.hand.may('administrators'))
      return this.#renderEntry(msg('Motto'), says, html`<span class="value">${motto || msg('None')}</span>`);
    const draft = this.motto ?? motto;
    return this.#renderEntry(
      msg('Motto'),
      says,
      html`<input type="text" maxlength=${MOTTO_LENGTH} aria-label=${msg('Motto')} .value=${draft} @input=${(event: Event) => (this.motto = (event.target as HTMLInputElement).value)} @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && void this.#setMotto(draft)} />
        <button type="button" class="plain" ?disabled=${draft.trim() === motto} @click=${() => void this.#setMotto(draft)}>${msg('Set the motto')}</button>`,
    );
  }

  async #setMotto(text: string) {
    if (await this.hand.act('administrators', 'set-branding', { text })) this.motto = undefined;
  }

  /** The same rule as in the game's menu: it belongs to both. */
  #renderColor() {
    const rule = conquestRules.find(({ key }) => key === 'color');
    const value = tableOf(this.sitting.snapshot)?.houseRules['color'] ?? rule?.default;
    return html`<vx-rule-entry .rule=${rule} .value=${value} ?mayChange=${this.hand.may('host')} @set-rule=${(event: CustomEvent<{ value: string }>) => void this.hand.act('host', 'set-house-rules', { rules: { color: event.detail.value } })}></vx-rule-entry>`;
  }

  // --- for the reader ---

  #renderSound() {
    const isMuted = this.#isMuted.value === 'yes';
    return this.#renderEntry(
      msg('Sound'),
      msg('Dice, captures and your turn. Whatever is heard is also seen.'),
      html`<input type="range" min="0" max="100" step="5" aria-label=${msg('Volume')} .value=${this.#volume.value ?? '60'} ?disabled=${isMuted} @change=${(event: Event) => settings.$volume.set((event.target as HTMLInputElement).value)} />
        <button type="button" class="plain" aria-pressed=${isMuted} @click=${() => settings.$isMuted.set(isMuted ? 'no' : 'yes')}>${msg('Mute')}</button>`,
    );
  }

  #renderTheme() {
    return this.#renderEntry(
      msg('Theme'),
      msg('How this screen looks to you.'),
      html`<span class="pair">${themeWishes.map((wish: ThemeWish) => html`<button type="button" class="plain" aria-pressed=${this.#theme.value === wish} @click=${() => settings.$theme.set(wish)}>${themeText(wish)}</button>`)}</span>`,
    );
  }

  #renderCamera() {
    return this.#renderEntry(
      msg('Remembered camera'),
      msg('When you come back you see the part of the map that you left.'),
      this.#renderYesNo(settings.$isCameraKept, this.#isCameraKept.value === 'yes', msg('Remembered camera')),
    );
  }

  #renderStill() {
    return this.#renderEntry(
      msg('Less motion'),
      msg('No glides and no tumbling dice.'),
      this.#renderYesNo(settings.$isStill, this.#isStill.value === 'yes', msg('Less motion')),
    );
  }

  #renderYesNo(store: typeof settings.$isStill, isYes: boolean, name: string) {
    return html`<button type="button" class="plain" role="switch" aria-label=${`${name}: ${isYes ? msg('On') : msg('Off')}`} aria-checked=${isYes} @click=${() => store.set(isYes ? 'no' : 'yes')}>${isYes ? icon('check') : nothing}${isYes ? msg('On') : msg('Off')}</button>`;
  }

  // --- help and version ---

  #renderHelp() {
    return this.#renderEntry(
      msg('How to play'),
      msg('The rules in short, what every button does, the keys, and questions of new hosts. It can be searched.'),
      html`<button type="button" class="plain" @click=${() => this.tell('help')}>${icon('help')}${msg('Open the help')}</button>`,
    );
  }

  #renderVersion() {
    const says =
      this.server && isOtherBuild(this.server, ownBuild())
        ? msg('This page is older or newer than the server: reload it.')
        : '';
    return this.#renderEntry(
      msg('Version'),
      says,
      html`<span class="value numbers">Vexillum ${appVersion}</span>`,
      html`<div class="links"><a href="/changes" target="_blank">${icon('list')}${msg('What has changed')}</a></div>`,
    );
  }

  #renderUpdating() {
    return this.#renderEntry(
      msg('Updating'),
      msg(
        'A server is never updated by itself. The people who run it read what has changed, fetch the newest version, which costs nothing, and start it again: games that are on go on. With the new version everything that has changed in it is taken as it is.',
      ),
      nothing,
    );
  }

  #renderPrivacy() {
    return this.#renderEntry(
      msg('Privacy'),
      msg('What this server keeps of you, and for how long.'),
      html`<span class="links"><a href="/privacy" target="_blank">${icon('eye')}${msg('What is kept')}</a></span>`,
    );
  }
}
customElements.define('vx-table-menu', TableMenu);
