import { html } from 'lit';
import type { TableSetup } from '@vexillum/frame/new-table/table-wish';
import './conquest-setup.ts';

export const setup: TableSetup = (props) => html`<vx-conquest-setup .props=${props}></vx-conquest-setup>`;
