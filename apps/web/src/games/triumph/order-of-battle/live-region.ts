import type { LogLine } from '@vexillum/model';
import type { Profile } from '@vexillum/triumph';
import { type HeardTable, SpokenRegion } from '../../../table/spoken-region.ts';
import { spokenLine } from './spoken-line.ts';

interface HeardBattle extends HeardTable {
  readonly profile: Profile;
}

/** Tells those who cannot look what the others do in a battle. */
export class LiveRegion extends SpokenRegion<HeardBattle> {
  protected override sentenceOf({ snapshot, profile }: HeardBattle, line: LogLine): string {
    return spokenLine(snapshot, line, profile);
  }
}
customElements.define('vx-live-region', LiveRegion);
