import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';

/** A text that carries the whole thing. */
export interface Carrier {
  readonly says: string;
  /** What its field is called. */
  readonly label: string;
  /** Undefined where the thing is too large for it. */
  readonly make: () => Promise<string | undefined>;
  /** Said then. */
  readonly tooLarge?: string;
}

/** Something of the reader's own that they pass on. */
export interface Shared {
  readonly name: string;
  readonly says?: string;
  readonly link: Carrier;
  readonly code?: Carrier;
  readonly file: { readonly says?: string; readonly save: () => void };
}

/** Messengers and forums cut longer links off. */
const SAFE = 2000;

/** Passes something on: as a link, as a code to paste, as a file. None of them goes through a server. */
export class ShareDialog extends VxElement {
  static override properties = { shared: { state: true }, made: { state: true } };
  declare shared: Shared | undefined;
  /** What has been made by now, `undefined` what was too large. */
  declare made: ReadonlyMap<Carrier, string | undefined>;

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

  constructor() {
    super();
    this.made = new Map();
  }

  async open(shared: Shared): Promise<void> {
    this.made = new Map();
    this.shared = shared;
    for (const carrier of [shared.link, shared.code]) if (carrier) await this.#make(carrier);
  }

  async #make(carrier: Carrier) {
    const text = await carrier.make();
    this.made = new Map([...this.made, [carrier, text]]);
  }

  override render() {
    const { shared } = this;
    if (!shared) return nothing;
    const { name, says, link, code, file } = shared;
    return html`<wa-dialog label=${msg(str`Share ${name}`)} open @wa-after-hide=${(event: Event) => this.#hidden(event)}>
      ${says === undefined ? nothing : html`<p class="quiet small">${says}</p>`}
      <h3>${msg('As a link')}</h3>
      ${this.#renderCarrier(link)} ${this.#renderWarning(this.made.get(link))}
      ${code ? html`<h3>${msg('As a code')}</h3>${this.#renderCarrier(code)}` : nothing}
      <h3>${msg('As a file')}</h3>
      ${file.says === undefined ? nothing : html`<p class="small quiet">${file.says}</p>`}
      <button type="button" class="plain" @click=${() => file.save()}>${icon('download')}${msg('Save as a file')}</button>
    </wa-dialog>`;
  }

  #renderCarrier(carrier: Carrier) {
    const { says, label, tooLarge } = carrier;
    if (!this.made.has(carrier)) return html`<p class="small quiet" role="status">${msg('Loading …')}</p>`;
    const text = this.made.get(carrier);
    return text === undefined
      ? html`<p class="small">${tooLarge}</p>`
      : html`<p class="small quiet">${says}</p>
          <vx-copy-field label=${label} .value=${text}></vx-copy-field>`;
  }

  #renderWarning(link = '') {
    if (link.length <= SAFE) return nothing;
    return html`<p class="small quiet">${msg(str`It is ${link.length} characters long: some messengers cut such a link off. The file is the surer way.`)}</p>`;
  }

  #hidden(event: Event) {
    if (event.target === event.currentTarget) this.shared = undefined;
  }
}
customElements.define('vx-share-dialog', ShareDialog);
