import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@vexillum/ui/words';
import type { ArmyFile } from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { armyCodeText, armyLink } from './army-link.ts';
import { saveFile } from './save-file.ts';

interface Shared {
  readonly army: ArmyFile;
  readonly profile: string;
}

/** Passes an army on: as a link, as a code to paste, as a file. None of them goes through a server. */
export class ShareDialog extends VxElement {
  static override properties = { shared: { state: true }, link: { state: true }, code: { state: true } };
  declare shared: Shared | undefined;
  declare link: string;
  declare code: string;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 38rem;
      }
      h3 {
        margin: 1em 0 0.3em;
        font-size: 1.05rem;
      }
    `,
  ];

  async open(army: ArmyFile, profile: string) {
    this.link = '';
    this.code = '';
    this.shared = { army, profile };
    this.link = await armyLink(army, profile, window.location);
    this.code = await armyCodeText(army, profile, 'short');
  }

  override render() {
    const { shared } = this;
    if (!shared) return nothing;
    return html`<wa-dialog label=${msg(str`Share ${shared.army.name}`)} open @wa-after-hide=${(event: Event) => this.#hidden(event)}>
      <p class="quiet small">${msg('Anybody who has the link, the code or the file has the army: troops, commands and generals. Keep them from your opponent if the split is to be a secret.')}</p>
      <h3>${msg('As a link')}</h3>
      <p class="small quiet">${msg('The army is in the link itself. No server keeps it.')}</p>
      <vx-copy-field label=${msg('Link to the army')} .value=${this.link}></vx-copy-field>
      <h3>${msg('As a code')}</h3>
      <p class="small quiet">${msg('Paste it on the armies page. It leaves out who the troops are, to be short.')}</p>
      <vx-copy-field label=${msg('Code of the army')} .value=${this.code}></vx-copy-field>
      <h3>${msg('As a file')}</h3>
      <button type="button" class="plain" @click=${() => saveFile(shared.army)}>${icon('download')}${msg('Save as a file')}</button>
    </wa-dialog>`;
  }

  #hidden(event: Event) {
    if (event.target === event.currentTarget) this.shared = undefined;
  }
}
customElements.define('vx-share-dialog', ShareDialog);
