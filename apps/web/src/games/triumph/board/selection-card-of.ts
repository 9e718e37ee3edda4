import { html } from 'lit';
import type { Desk } from '../desk.ts';
import '../panels/selection-card.ts';
import { removeSelected, returnSelected } from './remove-selected.ts';

/** Five degrees to the left or to the right. */
const turn = (desk: Desk, key: 'q' | 'e') =>
  desk.input?.key({ kind: 'key', key, shift: true, ctrl: false, alt: false });

/** The card of what is selected, with what its buttons do. */
export const selectionCard = (desk: Desk) => html`<vx-selection-card
  .desk=${desk}
  @turn-left=${() => turn(desk, 'q')}
  @turn-right=${() => turn(desk, 'e')}
  @remove=${() => removeSelected(desk)}
  @return=${() => returnSelected(desk)}
></vx-selection-card>`;
