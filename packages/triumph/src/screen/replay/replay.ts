import { html } from 'lit';
import type { ReplayProps } from '@vexillum/frame/replay/replay-props';
import type { RecordsOfGame } from '@vexillum/frame/replay/timeline';
import { battleKinds, type BattleKinds, isOver, withHindsight } from '../../rules/index.ts';
import './replay-table.ts';

export const replay = ({ timeline, name, start, verdict }: ReplayProps) =>
  html`<vx-replay-table .timeline=${timeline} .name=${name} .start=${start}><span slot="verdict">${verdict}</span></vx-replay-table>`;

export const records: RecordsOfGame<BattleKinds> = { kinds: battleKinds, mayTellAll: isOver, withHindsight };
