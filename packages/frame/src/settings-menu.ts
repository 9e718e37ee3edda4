import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import '@awesome.me/webawesome/dist/components/dropdown-item/dropdown-item.js';
import '@awesome.me/webawesome/dist/components/divider/divider.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { languageName, languages } from './language.ts';
import { settings, themeWishes, type YesOrNo } from './settings.ts';
import { noticeLeave, toggleTurnNotices } from './alive/turn-notice.ts';
import { themeText } from './theme-text.ts';
import type { WritableAtom } from 'nanostores';

/** What makes reading easier, by the name that its item bears. */
const comforts: Readonly<Record<string, WritableAtom<YesOrNo>>> = {
  still: settings.$isStill,
  contrast: settings.$isHighContrast,
  large: settings.$isLarge,
};

const comfortTexts = (): readonly (readonly [string, string])[] => [
  ['large', msg('Larger text')],
  ['contrast', msg('More contrast')],
  ['still', msg('Less motion')],
];

/** Theme, language and what makes reading easier, from every screen. */
export class SettingsMenu extends VxElement {
  static override properties = { named: { type: Boolean } };
  /** Its name is written beside it, as in a menu. */
  declare named: boolean;
  readonly #theme = new StoreController(this, settings.$theme);
  readonly #language = new StoreController(this, settings.$language);
  readonly #turnNotices = new StoreController<YesOrNo>(this, settings.$areTurnsNotified);
  readonly #comforts = Object.fromEntries(
    Object.entries(comforts).map(([name, store]) => [name, new StoreController<YesOrNo>(this, store)]),
  );

  static override styles = [
    baseStyles,
    css`
      h3 {
        padding: 0.4em 1em 0.2em;
        color: var(--wa-color-text-quiet);
        font: 600 var(--vx-text-small) var(--wa-font-family-body);
      }
    `,
  ];

  #select(event: CustomEvent<{ item: { value: string } }>) {
    const [kind, value = ''] = event.detail.item.value.split(':');
    if (kind === 'theme') settings.$theme.set(themeWishes.find((wish) => wish === value) ?? 'system');
    else if (kind === 'comfort') this.#toggle(comforts[value]);
    else if (kind === 'turn-notices') void toggleTurnNotices();
    // In a tab of its own, so that nobody leaves their table for it.
    else if (kind === 'page') window.open(value, '_blank', 'noopener');
    else settings.$language.set(value);
  }

  #toggle(store: WritableAtom<YesOrNo> | undefined) {
    store?.set(store.get() === 'yes' ? 'no' : 'yes');
  }

  override render() {
    return html`<wa-dropdown placement="bottom-end" @wa-select=${(event: CustomEvent) => this.#select(event)}>
      <vx-tool-button slot="trigger" ?named=${this.named} icon="settings" label=${msg('Settings')}></vx-tool-button>
      <h3>${msg('Theme')}</h3>
      ${themeWishes.map(
        (wish) =>
          html`<wa-dropdown-item type="checkbox" value="theme:${wish}" ?checked=${this.#theme.value === wish}>${themeText(wish)}</wa-dropdown-item>`,
      )}
      <wa-divider></wa-divider>
      <h3>${msg('Reading')}</h3>
      ${comfortTexts().map(
        ([name, text]) =>
          html`<wa-dropdown-item type="checkbox" value="comfort:${name}" ?checked=${this.#comforts[name]?.value === 'yes'}>${text}</wa-dropdown-item>`,
      )}
      ${this.#renderTurnNotices()}
      ${
        languages.length > 1
          ? html`<wa-divider></wa-divider>
              <h3>${msg('Language')}</h3>
              ${languages.map(
                (
                  code,
                ) => html`<wa-dropdown-item type="checkbox" lang=${code} value="language:${code}" ?checked=${this.#isShown(code)}
                  >${languageName(code)}</wa-dropdown-item
                >`,
              )}`
          : nothing
      }
      <wa-divider></wa-divider>
      <wa-dropdown-item value="page:/privacy">${msg('What is kept of you')}</wa-dropdown-item>
    </wa-dropdown>`;
  }

  /** Browsers that cannot do it are not asked. */
  #renderTurnNotices() {
    const leave = noticeLeave();
    if (leave === 'unknown') return nothing;
    const isOn = leave === 'granted' && this.#turnNotices.value === 'yes';
    const text =
      leave === 'denied' ? msg('Notifications are blocked in this browser') : msg('Notification when I look elsewhere');
    return html`<wa-divider></wa-divider>
      <h3>${msg('Your turn')}</h3>
      <wa-dropdown-item type="checkbox" value="turn-notices" ?checked=${isOn} ?disabled=${leave === 'denied'}>${text}</wa-dropdown-item>`;
  }

  #isShown(code: string): boolean {
    return (this.#language.value || document.documentElement.lang) === code;
  }
}
customElements.define('vx-settings-menu', SettingsMenu);
