import { msg } from '@vexillum/ui/words';
import { html } from 'lit';
import { type BoardScreen, ZOOM } from './board-keys.ts';

/** Nearer, farther, all of it; goes with `conquestBoardStyles`. */
export const mapToolbar = (
  screen: BoardScreen,
  isTooSmall: boolean,
) => html`<div role="toolbar" aria-label=${msg('View')}>
  <vx-tool-button class="zoom" icon="zoom-in" label=${msg('Nearer')} keys="+" placement="right" @click=${() => screen.zoom(ZOOM)}></vx-tool-button>
  <vx-tool-button class="zoom" icon="zoom-out" label=${msg('Farther')} keys="−" placement="right" @click=${() => screen.zoom(1 / ZOOM)}></vx-tool-button>
  <vx-tool-button
    icon=${isTooSmall ? 'zoom-in' : 'fit'}
    label=${isTooSmall ? msg('Large enough to read') : msg('Whole map')}
    keys="0"
    placement="right"
    @click=${() => screen.fit()}
  ></vx-tool-button>
</div>`;
