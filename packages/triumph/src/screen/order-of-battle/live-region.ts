import type { LogLine } from '@vexillum/model';
import type { LiveTable } from '@vexillum/table';
import { profileAt } from '../../rules/index.ts';
import { SpokenRegion } from '@vexillum/frame/table/spoken-region';
import { spokenLine } from './spoken-line.ts';

/** Tells those who cannot look what the others do in a battle. */
export class LiveRegion extends SpokenRegion {
  protected override sentenceOf({ $snapshot }: LiveTable, line: LogLine): string {
    const snapshot = $snapshot.get();
    return spokenLine(snapshot, line, profileAt(snapshot));
  }
}
customElements.define('vx-live-region', LiveRegion);
