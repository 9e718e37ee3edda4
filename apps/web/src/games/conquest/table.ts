import { html } from 'lit';
import type { TableProps } from '../../table/table-props.ts';
import './conquest-table.ts';

export { games } from '@vexillum/conquest';

export const table = ({ live, table: id, mySeats, go }: TableProps) =>
  html`<vx-conquest-table .live=${live} .table=${id} .mySeats=${mySeats} .go=${go}></vx-conquest-table>`;
