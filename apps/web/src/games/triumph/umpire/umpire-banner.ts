import { msg, str } from '@lit/localize';
import { isUmpireAccepted, type Snapshot, UMPIRE_CONSENT, umpireOf } from '@vexillum/model';
import type { Trust } from '@vexillum/table';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '../../../seat-title.ts';
import { isTrusted, trustProblems } from '../../../table/trust/trust-marks.ts';
import type { Desk } from '../desk.ts';
import { battleSides } from '../view/ground-view.ts';
import { type ViewAs, viewsAs } from './seen-snapshot.ts';

/** What everybody at the table must see: who reads both sides, that the shade is drawn, that something is wrong. Tells `open-trust`. */
export class UmpireBanner extends VxElement {
  static override properties = { desk: { attribute: false }, isAsked: { state: true }, isLater: { state: true } };
  declare desk: Desk;
  declare isAsked: boolean;
  /** The captain does not want to be asked again just now. */
  declare isLater: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #isShaded = new StoreController<boolean>(this);
  readonly #isPeeking = new StoreController<boolean>(this);
  readonly #viewAs = new StoreController<ViewAs>(this);
  readonly #trust = new StoreController<Trust>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      .banner {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.2em 0.8em;
        padding: 0.25em var(--wa-space-s);
        border-bottom: 1px solid var(--vx-line);
        background: var(--wa-color-brand-fill-quiet);
        font-size: var(--vx-text-small);
      }
      /* Words that would be squeezed to one a line take a line of their own. */
      .grow {
        flex: 1 1 12em;
      }
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
    `,
  ];

  constructor() {
    super();
    this.isAsked = false;
    this.isLater = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('desk')) return;
    const { live, privacy } = this.desk;
    this.#snapshot.watch(live.$snapshot);
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
    const { privacy } = this.desk;
    return html`<div class="banner shade" role="status">
      ${icon('eye-slash')}<span class="grow">${this.#isPeeking.value ? msg('You are looking under the shade.') : msg('Private things are hidden.')}</span>
      <button type="button" class="plain" title=${msg('Key K, held')} @pointerdown=${() => privacy.press()} @pointerup=${() => privacy.letGo()} @pointerleave=${() => privacy.letGo()} @pointercancel=${() => privacy.letGo()} @contextmenu=${(event: Event) => event.preventDefault()}>${icon('eye')}${msg('Hold to peek')}</button>
      <button type="button" class="plain" title=${msg('Key K')} @click=${() => privacy.setShaded(false)}>${msg('Show them')}</button>
    </div>`;
  }

  #renderUmpire() {
    const { snapshot } = this.desk;
    const name = umpireOf(snapshot)?.name;
    if (name === undefined) return nothing;
    if (isUmpireAccepted(snapshot, battleSides)) return this.#renderAccepted(name);
    return this.#renderAsking(name);
  }

  #renderAccepted(name: string) {
    const isUmpire = this.desk.live.seat.kind === 'umpire';
    return html`<div class="banner" role="status">
      ${icon('eye')}<span class="grow">${isUmpire ? msg('You see both sides, and everybody knows it.') : msg(str`${name} sees both sides.`)}</span>
      ${isUmpire ? this.#renderViews() : nothing}
    </div>`;
  }

  #renderViews() {
    return html`<span class="views" role="group" aria-label=${msg('See the table as')}>
      ${viewsAs.map(
        (view) =>
          html`<button type="button" class="plain small" aria-pressed=${String(this.#viewAs.value === view)} @click=${() => this.desk.privacy.$viewAs.set(view)}>${viewText(view)}</button>`,
      )}
    </span>`;
  }

  /** To the umpire himself, who waits for it, and to captains who have not said yes. */
  #renderAsking(name: string) {
    const { seat } = this.desk.live;
    const consent = this.desk.snapshot.public.consent.get(UMPIRE_CONSENT) ?? {};
    if (seat.kind === 'umpire') {
      const missing = battleSides.filter((side) => !consent[side]).map(sideTitle);
      return html`<div class="banner">${icon('eye-slash')}<span>${msg(str`You see neither side’s secrets until both captains accept you. Not yet: ${missing.join(', ')}.`)}</span></div>`;
    }
    if (seat.kind !== 'captain' || this.isLater || consent[seat.side ?? '']) return nothing;
    return this.isAsked ? this.#renderQuestion(name) : this.#renderOffer(name, Object.keys(consent).length > 0);
  }

  #renderOffer(name: string, hasOther: boolean) {
    return html`<div class="banner">
      ${icon('user')}<span class="grow">${hasOther ? msg(str`The other captain accepts ${name} as umpire.`) : msg(str`${name} sits as umpire and sees neither side’s secrets.`)}</span>
      <button type="button" class="plain" @click=${() => (this.isAsked = true)}>${msg('Accept the umpire')}</button>
      <button type="button" class="plain" aria-label=${msg('Do not ask now')} @click=${() => (this.isLater = true)}>${icon('xmark')}</button>
    </div>`;
  }

  #renderQuestion(name: string) {
    const accept = () => {
      this.isAsked = false;
      void this.desk.act('accept-umpire', { umpire: name });
    };
    return html`<div class="banner" role="alertdialog" aria-label=${msg('Accept the umpire')}>
      <span class="grow">${msg(str`Once both captains accept, ${name} reads both sides’ orders, plans and team talk, to the end of the game. Everybody at the table is told so.`)}</span>
      <button type="button" class="plain strong" @click=${accept}>${msg(str`Accept ${name}`)}</button>
      <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Not yet')}</button>
    </div>`;
  }
}

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
