import { html } from 'lit';
import type { TableProps } from '@vexillum/frame/table/table-props';
import './conquest-table.ts';

export { games } from '../rules/index.ts';

export const table = ({ live, table: id, mySeats, go, verdictOn }: TableProps) =>
  html`<vx-conquest-table .live=${live} .table=${id} .mySeats=${mySeats} .go=${go} .verdictOn=${verdictOn}></vx-conquest-table>`;
