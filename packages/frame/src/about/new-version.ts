import { msg } from '@vexillum/ui/words';
import type { ServerBuild } from '@vexillum/table';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { passingStyles } from '../alive/passing-styles.ts';
import { buildText } from './build.ts';
import { $lostParts } from './lost-parts.ts';

/**
 * Says that the server is of another build than this page, which goes on as it is. It lies at an edge of the board, catches no pointer beside its
 * own buttons, and once it was put away it stays away until there is yet another build, or somebody asks for a part of the page that went with the old one.
 */
export class NewVersion extends VxElement {
  static override properties = { heard: { attribute: false }, putAway: { state: true } };
  /** Another build than this page's, which a table has heard of. */
  declare heard: ServerBuild | undefined;
  declare putAway: string | undefined;
  readonly #lost = new StoreController(this, $lostParts);

  static override styles = [
    baseStyles,
    buttonStyles,
    passingStyles,
    css`
      /* Whose turn it is, what is asked and the tools stand at the board's upper edge. */
      :host {
        top: auto;
        bottom: calc(var(--room-bottom, 0px) + 0.6rem);
      }
      .strip {
        display: flex;
        align-items: center;
        gap: 0.25rem 0.5rem;
        max-width: min(100% - 1rem, 30rem);
        padding: 0.15rem 0.25rem 0.15rem 0.9rem;
        border: 1px solid var(--vx-line);
        border-radius: 0.5rem;
        background: var(--wa-color-surface-raised);
        color: var(--wa-color-text-normal);
        font-size: var(--vx-text-small);
        pointer-events: auto;
      }
      button {
        flex: none;
        min-width: var(--vx-target);
        min-height: var(--vx-target);
      }
    `,
  ];

  override render() {
    const lost = this.#lost.value;
    const server = lost?.server ?? this.heard;
    if (!server) return nothing;
    const occasion = `${buildText(server)} ${lost?.missed ?? 0}`;
    if (this.putAway === occasion) return nothing;
    const says = lost
      ? msg('A new version is here. Parts of this page will not open until you reload it.')
      : msg('A new version is here. Reload when you like.');
    return html`<div class="strip" role="status">
      <span>${says}</span>
      <button type="button" class="plain ${lost ? 'strong' : ''}" @click=${() => location.reload()}>${msg('Reload')}</button>
      <button type="button" class="plain" aria-label=${msg('Not now')} title=${msg('Not now')} @click=${() => (this.putAway = occasion)}>${icon('xmark')}</button>
    </div>`;
  }
}

// Last: a page that waits for its element makes one here, at once.
customElements.define('vx-new-version', NewVersion);
