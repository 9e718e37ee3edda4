import type { LogLine } from '@vexillum/model';
import { battleEventIn, type Profile, profileAt, type Snapshot } from '../../rules/index.ts';
import { SpokenRegion } from '@vexillum/frame/table/spoken-region';
import { msg, str } from '@vexillum/ui/words';
import { sideTitle } from '@vexillum/frame/seat-title';
import { subjectOf } from '../log-entries.ts';
import { logSentence } from '../log-sentence.ts';
import type { LiveTable } from '../live-table.ts';

/** Tells those who cannot look what the others do in a battle. */
export class LiveRegion extends SpokenRegion {
  protected override sentenceOf({ $snapshot }: LiveTable, line: LogLine): string {
    const snapshot = $snapshot.get();
    return spokenLine(snapshot, line, profileAt(snapshot));
  }
}
customElements.define('vx-live-region', LiveRegion);

/** Signs that are read out badly: "4 × Spear" is "4 Spear" when it is said. */
const spoken = (text: string): string => text.replaceAll('\u00a0×\u00a0', ' ').replaceAll('°', msg(' degrees'));

/** A log line as it is said aloud, with who did it, and whose pieces they were where they are not theirs. */
const spokenLine = (snapshot: Snapshot, line: LogLine, profile: Profile): string => {
  const { who } = subjectOf(snapshot, line);
  const text = spoken(logSentence(line, profile));
  const own = snapshot.public.seat.get(line.seat)?.side;
  const event = battleEventIn(line);
  const moved = event?.kind === 'stands-moved' ? event.side : undefined;
  if (own !== undefined && moved !== undefined && moved !== own)
    return msg(str`${sideTitle(own)} moves ${sideTitle(moved)}’s stands: ${text}`);
  return who === '' ? text : `${who} ${text}`;
};
