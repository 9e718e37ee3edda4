import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, type PropertyValues, svg, type TemplateResult } from 'lit';
import { keepFocus } from './keep-focus.ts';
import { type Playback, type Speed, speeds, type UnderWay } from './playback.ts';

/** What stands on the reader's keyboard. */
const keyNames = (): Readonly<Record<string, string>> => ({
  Home: msg('Home'),
  End: msg('End'),
  Space: msg('Space bar'),
  ArrowLeft: '←',
  ArrowRight: '→',
});

/** Play, pause, step and scrub. */
export class ReplayControls extends VxElement {
  static override properties = { playback: { attribute: false }, caption: { attribute: false } };
  declare playback: Playback;
  /** What the entry tells that is shown: read with the slider's value. */
  declare caption: string;
  readonly #at = new StoreController<number>(this);
  readonly #underWay = new StoreController<UnderWay | undefined>(this);
  readonly #isPlaying = new StoreController<boolean>(this);
  readonly #speed = new StoreController<Speed>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--wa-space-2xs) var(--wa-space-xs);
        align-items: center;
      }
      .plain {
        min-width: max(2.5rem, var(--vx-button-height));
        min-height: max(2.25rem, var(--vx-button-height));
        padding: 0.2em 0.5em;
      }
      .plain:disabled {
        opacity: 0.4;
      }
      .scrub {
        flex: 1 1 10rem;
        min-width: 8rem;
      }
      input {
        width: 100%;
        height: max(1.75rem, var(--vx-button-height));
        margin: 0;
        accent-color: var(--wa-color-brand-fill-loud);
        cursor: pointer;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('playback')) return;
    this.#at.watch(this.playback.$at);
    this.#underWay.watch(this.playback.$underWay);
    this.#isPlaying.watch(this.playback.$isPlaying);
    this.#speed.watch(this.playback.$speed);
  }

  override render() {
    const { playback } = this;
    const { end } = playback;
    const shown = this.#underWay.value?.seq ?? this.#at.value ?? 0;
    const isPlaying = this.#isPlaying.value === true;
    const button = (
      name: Parameters<typeof playIcon>[0],
      label: string,
      keys: string,
      act: () => void,
      isOff = false,
    ) =>
      html`<button type="button" class="plain" aria-label=${label} title="${label} (${keyNames()[keys] ?? keys})" aria-keyshortcuts=${keys} ?disabled=${isOff} @mousedown=${keepFocus} @click=${act}>${playIcon(name)}</button>`;
    return html`<div role="toolbar" aria-label=${msg('Playing the match')}>
      ${button('first', msg('To the beginning'), 'Home', () => playback.goTo(0), shown === 0)}
      ${button('previous', msg('One entry back'), 'ArrowLeft', () => playback.previous(), shown === 0)}
      ${button(isPlaying ? 'pause' : 'play', isPlaying ? msg('Pause') : msg('Play'), 'Space', () => playback.toggle())}
      ${button('next', msg('One entry on'), 'ArrowRight', () => playback.next(), shown === end)}
      ${button('last', msg('To the end'), 'End', () => playback.goTo(end), shown === end)}
      <span class="scrub"><input
        type="range"
        min="0"
        max=${end}
        step="1"
        aria-label=${msg('Place in the match')}
        aria-valuetext=${msg(str`Entry ${shown} of ${end}: ${this.caption}`)}
        .value=${String(shown)}
        @input=${(event: Event) => this.#scrub(event)}
      /></span>
      <span class="numbers small quiet" aria-hidden="true">${shown} / ${end}</span>
      <select aria-label=${msg('Speed')} @change=${(event: Event) => this.#setSpeed(event)}>
        ${speeds.map((speed) => html`<option value=${speed} .selected=${speed === this.#speed.value}>${speed}×</option>`)}
      </select>
    </div>`;
  }

  #scrub(event: Event) {
    this.playback.$isPlaying.set(false);
    this.playback.goTo(Number((event.target as HTMLInputElement).value));
  }

  #setSpeed(event: Event) {
    const wish = Number((event.target as HTMLSelectElement).value);
    const speed = speeds.find((one) => one === wish);
    if (speed) this.playback.$speed.set(speed);
  }
}
customElements.define('vx-replay-controls', ReplayControls);

const shapes = {
  play: svg`<path d="M7 4.5v15l12-7.5z" fill="currentColor" stroke-linejoin="round"/>`,
  pause: svg`<path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z" fill="currentColor"/>`,
  next: svg`<path d="M5 5.5v13l9-6.500z" fill="currentColor"/><path d="M17.5 5.500v13" />`,
  previous: svg`<path d="M19 5.500v13l-9-6.500z" fill="currentColor"/><path d="M6.5 5.500v13" />`,
  first: svg`<path d="M12.5 5.500v13L5 12zM20 5.500v13L12.5 12z" fill="currentColor"/><path d="M4 5.500v13" />`,
  last: svg`<path d="M11.5 5.500v13L19 12zM4 5.500v13L11.5 12z" fill="currentColor"/><path d="M20 5.500v13" />`,
} as const;

/** The signs that every player of anything wears. */
const playIcon = (name: keyof typeof shapes): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" width="1.35em" height="1.35em" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true" focusable="false">${shapes[name]}</svg>`;
