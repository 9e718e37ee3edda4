import { html } from 'lit';
import type { TableSetup } from '../../../new-table/table-wish.ts';
import './conquest-setup.ts';

export const setup: TableSetup = (props) => html`<vx-conquest-setup .props=${props}></vx-conquest-setup>`;
