import { conquest } from '@vexillum/conquest';
import { html } from 'lit';
import type { ReplayProps } from '../../../replay/replay-props.ts';
import type { RecordsOfGame } from '../../../replay/timeline.ts';
import './conquest-replay.ts';

export const replay = ({ timeline, name, start, verdict }: ReplayProps) =>
  html`<vx-conquest-replay .timeline=${timeline} .name=${name} .start=${start}><span slot="verdict">${verdict}</span></vx-conquest-replay>`;

export const records: RecordsOfGame = conquest;
