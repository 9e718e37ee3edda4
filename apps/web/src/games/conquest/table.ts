import { html } from 'lit';
import type { TableProps } from '../../table/table-props.ts';
import './conquest-table.ts';

export { games } from '@vexillum/conquest';

export const table = ({ live, table: id, mySeats, go, verdictOn }: TableProps) =>
  html`<vx-conquest-table .live=${live} .table=${id} .mySeats=${mySeats} .go=${go} .verdictOn=${verdictOn}></vx-conquest-table>`;
