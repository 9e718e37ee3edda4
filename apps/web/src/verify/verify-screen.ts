import { screenOf } from '../all-screens.ts';
import { bringWords } from '@vexillum/frame/language';
import { msg, str } from '@vexillum/ui/words';
import { type KnownServer, knownServer } from '@vexillum/ledger';
import type { MatchFile } from '@vexillum/ledger';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import type { Verdict } from '@vexillum/frame/verify/check-match';
import './match-drop.ts';
import './verdict-card.ts';
import { Verifier, type VerifierMessage } from './verifier.ts';
import { verifyStyles } from './verify-styles.ts';

/** A match that was checked, for whoever wants to look at it. */
export interface CheckedMatch {
  readonly name: string;
  readonly match: MatchFile;
  readonly verdict?: Verdict;
}

/** Checks a match file in this browser; nothing leaves it. Tells `watch-match` with a `CheckedMatch`. */
export class VerifyScreen extends VxElement {
  static override properties = {
    name: { state: true },
    share: { state: true },
    verdict: { state: true },
    problem: { state: true },
    isNoServer: { state: true },
  };
  declare name: string | undefined;
  declare share: number;
  declare verdict: Verdict | undefined;
  declare problem: string | undefined;
  /** What was typed names no server. */
  declare isNoServer: boolean;
  #known: readonly KnownServer[] = [];
  #file: File | undefined;
  #match: MatchFile | undefined;
  #verifier: Verifier | undefined;

  static override styles = [baseStyles, pageStyles, verifyStyles];

  override connectedCallback() {
    super.connectedCallback();
    this.#verifier = new Verifier();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#verifier?.close();
  }

  #check(file: File) {
    this.#file = file;
    this.name = file.name;
    this.share = 0;
    this.verdict = undefined;
    this.problem = undefined;
    this.#match = undefined;
    this.#verifier?.check(file, (message) => this.#hear(message), this.#known);
  }

  /** From now on files must be by this server; by any, where nothing is typed. */
  #name(text: string) {
    const server = knownServer(text);
    this.isNoServer = server === undefined && text.trim() !== '';
    this.#known = server ? [server] : [];
    if (this.#file && !this.isNoServer) this.#check(this.#file);
  }

  #hear(message: VerifierMessage) {
    if (message.kind === 'read') this.#take(message.match);
    else if (message.kind === 'progress') this.share = message.part;
    else if (message.kind === 'verdict') this.verdict = message.verdict;
    else {
      console.error(message.why);
      this.problem = msg('This browser could not read the file. Choose it again.');
    }
  }

  /** What its game finds wrong with it is said in the game's words. */
  #take(match: MatchFile) {
    this.#match = match;
    const screen = screenOf(match.game);
    if (screen) void bringWords(screen.words);
  }

  #watch() {
    const { name = '', verdict } = this;
    if (this.#match && verdict) this.tell<CheckedMatch>('watch-match', { name, match: this.#match, verdict });
  }

  override render() {
    return html`<div
      class="page stack"
      @dragover=${(event: Event) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#dropped(event)}
      @file=${(event: CustomEvent<File>) => this.#check(event.detail)}
    >
      <div>
        <h1>${msg('Check a match')}</h1>
        <p class="quiet">${msg('A match file holds a whole game with its secrets and its dice. It is checked here, in this browser: nothing is sent anywhere, and no server is asked.')}</p>
      </div>
      <vx-match-drop></vx-match-drop>
      <details>
        <summary>${msg('I know the server that it comes from')}</summary>
        <label class="stack">
          <span class="small">${msg('The key of the server, or all that it says at /.well-known/vexillum-server.json. Files of any other server are then refused.')}</span>
          <input type="text" autocomplete="off" spellcheck="false" aria-invalid=${this.isNoServer ? 'true' : 'false'} @change=${(event: Event) => this.#name((event.target as HTMLInputElement).value)} />
        </label>
        ${this.isNoServer ? html`<p class="small" role="alert">${msg('That is neither a server’s key nor what a server says of itself.')}</p>` : nothing}
      </details>
      <div role="status" aria-live="polite">${this.#renderState()}</div>
    </div>`;
  }

  #dropped(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) this.#check(file);
  }

  #renderState() {
    if (this.name === undefined) return nothing;
    if (this.problem) return html`<p>${this.problem}</p>`;
    if (!this.verdict)
      return html`<p>${msg(str`Checking ${this.name} …`)}</p><progress max="1" .value=${this.share} aria-label=${msg('How much of it is checked')}></progress>`;
    return html`<vx-verdict-card .name=${this.name} .verdict=${this.verdict} .match=${this.#match} @watch=${() => this.#watch()}></vx-verdict-card>`;
  }
}
customElements.define('vx-verify-screen', VerifyScreen);
