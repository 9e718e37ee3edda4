import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import '@awesome.me/webawesome/dist/components/dropdown-item/dropdown-item.js';
import '@awesome.me/webawesome/dist/components/divider/divider.js';
import { msg } from '@lit/localize';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { languageName, languages } from './language.ts';
import { settings, themeWishes, type ThemeWish } from './settings.ts';

const themeText = (wish: ThemeWish): string => {
  switch (wish) {
    case 'system':
      return msg('As the system');
    case 'light':
      return msg('Light');
    case 'dark':
      return msg('Dark');
    default:
      return wish satisfies never;
  }
};

/** Theme and language, from every screen. */
export class SettingsMenu extends VxElement {
  readonly #theme = new StoreController(this, settings.$theme);
  readonly #language = new StoreController(this, settings.$language);

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
    else settings.$language.set(value);
  }

  override render() {
    return html`<wa-dropdown placement="bottom-end" @wa-select=${(event: CustomEvent) => this.#select(event)}>
      <vx-tool-button slot="trigger" icon="settings" label=${msg('Settings')}></vx-tool-button>
      <h3>${msg('Theme')}</h3>
      ${themeWishes.map(
        (wish) =>
          html`<wa-dropdown-item type="checkbox" value="theme:${wish}" ?checked=${this.#theme.value === wish}>${themeText(wish)}</wa-dropdown-item>`,
      )}
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
    </wa-dropdown>`;
  }

  #isShown(code: string): boolean {
    return (this.#language.value || document.documentElement.lang) === code;
  }
}
customElements.define('vx-settings-menu', SettingsMenu);
