import { msg, str } from '@vexillum/ui/words';
import type { Trust } from '@vexillum/table';
import { baseStyles, buttonStyles, icon, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { isTrusted, trustProblems } from '@vexillum/frame/table/trust/trust-marks';
import { bannerStyles } from '@vexillum/frame/table/umpire/banner-styles';
import '@vexillum/frame/table/umpire/umpire-consent';
import type { UmpireWords } from '@vexillum/frame/table/umpire/umpire-consent';
import { battleSides } from '../view/ground-view.ts';
import { type ViewAs, viewsAs } from './seen-snapshot.ts';
import type { Privacy } from './privacy.ts';
import type { LiveTable } from '../live-table.ts';

/** What everybody at the table must see: who reads both sides, that the shade is drawn, that something is wrong. Tells `open-trust`. */
export class UmpireBanner extends VxElement {
  static override properties = { privacy: given, live: given, table: { attribute: false } };
  declare privacy: Privacy;
  declare live: LiveTable;
  declare table: string;
  readonly #isShaded = new StoreController<boolean>(this);
  readonly #isPeeking = new StoreController<boolean>(this);
  readonly #viewAs = new StoreController<ViewAs>(this);
  readonly #trust = new StoreController<Trust>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    bannerStyles,
    css`
      .wrong {
        background: var(--wa-color-danger-fill-normal);
        color: var(--wa-color-danger-on-normal);
        font-weight: 600;
      }
      .shade {
        background: repeating-linear-gradient(
          135deg,
          var(--wa-color-neutral-fill-quiet) 0 10px,
          var(--wa-color-neutral-fill-normal) 10px 20px
        );
        font-weight: 600;
      }
      [aria-pressed='true'] {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-normal);
        font-weight: 700;
      }
      .views {
        display: inline-flex;
      }
      .views button {
        border-radius: 0;
      }
      .views button + button {
        margin-left: -1px;
      }
      @media (max-width: 34rem) {
        .views button {
          padding-inline: 0.4em;
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('privacy')) return;
    const { live } = this;
    const { privacy } = this;
    this.#trust.watch(live.$trust);
    this.#isShaded.watch(privacy.$isShaded);
    this.#isPeeking.watch(privacy.$isPeeking);
    this.#viewAs.watch(privacy.$viewAs);
  }

  override render() {
    return html`${this.#renderProblem()} ${this.#renderShade()} ${this.#renderUmpire()}`;
  }

  #renderProblem() {
    const trust = this.#trust.value;
    if (!trust || isTrusted(trust)) return nothing;
    const [first] = trustProblems(trust);
    return html`<div class="banner wrong" role="alert">
      ${icon('warning')}<span class="grow">${msg('This browser found something wrong with the record of the game.')} ${first?.message ?? ''}</span>
      <button type="button" class="plain" @click=${() => this.tell('open-trust')}>${msg('Look at it')}</button>
    </div>`;
  }

  #renderShade() {
    if (!this.#isShaded.value) return nothing;
    const { privacy } = this;
    return html`<div class="banner shade" role="status">
      ${icon('eye-slash')}<span class="grow">${this.#isPeeking.value ? msg('You are looking under the shade.') : msg('Private things are hidden.')}</span>
      <button type="button" class="plain" title=${msg('Key K, held')} @pointerdown=${() => privacy.press()} @pointerup=${() => privacy.letGo()} @pointerleave=${() => privacy.letGo()} @pointercancel=${() => privacy.letGo()} @contextmenu=${(event: Event) => event.preventDefault()}>${icon('eye')}${msg('Hold to peek')}</button>
      <button type="button" class="plain" title=${msg('Key K')} @click=${() => privacy.setShaded(false)}>${msg('Show them')}</button>
    </div>`;
  }

  #renderUmpire() {
    return html`<vx-umpire-consent .table=${this.table} .sides=${battleSides} .words=${battleWords}>${this.#renderViews()}</vx-umpire-consent>`;
  }

  #renderViews() {
    return html`<span class="views" role="group" aria-label=${msg('See the table as')}>
      ${viewsAs.map(
        (view) =>
          html`<button type="button" class="plain small" aria-pressed=${String(this.#viewAs.value === view)} @click=${() => this.privacy.$viewAs.set(view)}>${viewText(view)}</button>`,
      )}
    </span>`;
  }
}

const battleWords: UmpireWords = {
  reads: (name) => msg(str`${name} sees both sides.`),
  youRead: () => msg('You see both sides, and everybody knows it.'),
  youWait: (missing) =>
    msg(
      str`Until both captains accept you, you see no secrets, lead no steps or turns on, and end nothing. Not yet: ${missing.map(sideTitle).join(', ')}.`,
    ),
  sits: (name) => msg(str`${name} sits as umpire and sees neither side’s secrets.`),
  othersAccept: (name) => msg(str`The other captain accepts ${name} as umpire.`),
  question: (name) =>
    msg(
      str`Once both captains accept, ${name} reads both sides’ orders, plans and team talk, to the end of the game. Everybody at the table is told so.`,
    ),
};

const viewText = (view: ViewAs): string => {
  switch (view) {
    case 'all':
      return msg('Both sides');
    case 'red':
    case 'blue':
      return sideTitle(view);
    case 'spectator':
      return msg('Spectator');
    default:
      return view satisfies never;
  }
};

customElements.define('vx-umpire-banner', UmpireBanner);
