import { conquest } from '../../rules/index.ts';
import { html } from 'lit';
import type { ReplayProps } from '@vexillum/frame/replay/replay-props';
import type { RecordsOfGame } from '@vexillum/frame/replay/timeline';
import './conquest-replay.ts';

export const replay = ({ timeline, name, start, verdict }: ReplayProps) =>
  html`<vx-conquest-replay .timeline=${timeline} .name=${name} .start=${start}><span slot="verdict">${verdict}</span></vx-conquest-replay>`;

export const records: RecordsOfGame = conquest;
