import { VxElement } from '@vexillum/ui';
import { html } from 'lit';
import './screens/boards-screen.ts';

/**
 * The app on somebody else's page: a board, and no way to any other screen of ours within the frame. Its links open pages of their own, since nothing
 * else of ours is shown in a frame.
 */
export class EmbedShell extends VxElement {
  override connectedCallback() {
    super.connectedCallback();
    document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
  }

  override render() {
    return html`<main><vx-boards-screen isEmbedded></vx-boards-screen></main>`;
  }
}

customElements.define('vx-app', EmbedShell);
