import { html } from 'lit';
import type { TableProps } from '@vexillum/frame/table/table-props';
import './battle-table.ts';

export { gamesAtTable as games } from '../rules/index.ts';

export const table = ({ live, table: id, mySeats, go, verdictOn }: TableProps) =>
  html`<vx-battle-table .live=${live} .table=${id} .mySeats=${mySeats} .go=${go} .verdictOn=${verdictOn}></vx-battle-table>`;
