import { html } from 'lit';
import type { TableProps } from '../../table/table-props.ts';
import './battle-table.ts';

export { gamesAtTable as games } from '@vexillum/triumph';

export const table = ({ live, table: id, mySeats, go, verdictOn }: TableProps) =>
  html`<vx-battle-table .live=${live} .table=${id} .mySeats=${mySeats} .go=${go} .verdictOn=${verdictOn}></vx-battle-table>`;
