import { msg, str } from '@vexillum/ui/words';
import { listText } from '@vexillum/ui';
import { attackIn, type ConquestEvent, conquestEventIn, eventIn, gameOf, type Snapshot } from '../../rules/index.ts';
import type { LogLine, SideId } from '@vexillum/model';
import { territoryName } from '../names.ts';
import { armiesText, recruitsText } from '../count-texts.ts';
import { isByAllInTurn } from './log-runs.ts';
import { runSentence } from './run-sentence.ts';
import { subjectOf } from './subject-of.ts';

/** What happens many times in a turn: told when the turn is over, in one breath. */
const inTurn: ReadonlySet<string> = new Set<ConquestEvent['kind']>([
  'recruits-placed',
  'attacked',
  'moved-in',
  'armies-moved',
  'set-turned-in',
  'act-unseen',
]);
const endings: ReadonlySet<string> = new Set<ConquestEvent['kind']>(['turn-ended', 'player-skipped', 'player-evicted']);

const linesBefore = (snapshot: Snapshot, { seq }: LogLine): readonly LogLine[] =>
  [...snapshot.public.log.values()].filter((line) => line.seq <= seq).toSorted((a, b) => a.seq - b.seq);

/** The lines of one kind that lead up to this one without another between. */
const leadingTo = (snapshot: Snapshot, line: LogLine, isMeant: (before: LogLine) => boolean): readonly LogLine[] => {
  const lines = linesBefore(snapshot, line).slice(0, -1);
  const from = lines.findLastIndex((before) => !isMeant(before));
  return lines.slice(from + 1);
};

/** How many armies events of this kind have put somewhere. */
const sum = (lines: readonly LogLine[], kind: 'recruits-placed' | 'armies-moved'): number =>
  lines.reduce((all, line) => {
    const event = conquestEventIn(line);
    return event?.kind === kind ? all + event.armies : all;
  }, 0);

const turnParts = (snapshot: Snapshot, lines: readonly LogLine[]): string[] => {
  const [recruits, moved] = [sum(lines, 'recruits-placed'), sum(lines, 'armies-moved')];
  const attacks = lines.flatMap((line) => attackIn(line) ?? []);
  const lands = attacks.flatMap(({ taken, to }) => (taken === undefined ? [] : [territoryName(snapshot, to)]));
  return [
    ...(recruits > 0 ? [msg(str`put ${recruitsText(recruits)} on the map`)] : []),
    ...(attacks.length > 0 ? [msg('{0, plural, =1 {attacked once} other {attacked # times}}', attacks.length)] : []),
    ...(lands.length > 0 ? [msg(str`took ${listText(lands)}`)] : []),
    ...(moved > 0 ? [msg(str`moved ${armiesText(moved)}`)] : []),
  ];
};

const told = (snapshot: Snapshot, line: LogLine): string => {
  const { who, text } = runSentence(snapshot, [{ ...line, event: eventIn(line) }]);
  return `${who} ${text}`.trim();
};

/** A whole turn of somebody else, in one sentence. */
const endOfTurn = (snapshot: Snapshot, line: LogLine): string => {
  const lines = leadingTo(snapshot, line, ({ event, seat }) => inTurn.has(event.kind) && seat === line.seat);
  const parts = turnParts(snapshot, lines);
  const end = conquestEventIn(line);
  if (parts.length === 0 || end?.kind !== 'turn-ended' || end.winner !== undefined) return told(snapshot, line);
  const flag = end.hasFlag ? [msg('was given a victory flag')] : [];
  return `${subjectOf(snapshot, line).who} ${listText([...parts, ...flag])}`;
};

/** What a reader has to know at once: what was taken from them, who is out, who has won, victory flags turned in. */
const isNews = (line: LogLine, side: SideId | undefined): boolean => {
  const event = conquestEventIn(line);
  if (event?.kind === 'act-unseen') return event.eliminated !== undefined || event.winner !== undefined;
  if (event?.kind !== 'attacked') return event?.kind === 'set-turned-in';
  if (event.eliminated !== undefined || event.winner !== undefined) return true;
  return event.taken !== undefined && side !== undefined && event.defender === side;
};

/** Claims and single armies of the others are told once, when the reader's turn has come; to a spectator once a round. */
const roundSentence = (snapshot: Snapshot, line: LogLine, side: SideId | undefined): string => {
  const game = gameOf(snapshot);
  const listener = side !== undefined && game?.order.includes(side) ? side : game?.order[0];
  const newest = Math.max(...[...snapshot.public.log.values()].map(({ seq }) => seq));
  if (line.seq !== newest || game?.mover !== listener) return '';
  const since = [
    ...leadingTo(snapshot, line, ({ event, seat }) => event.kind === line.event.kind && seat !== listener),
    ...(line.seat === listener ? [] : [line]),
  ];
  const lands = since.flatMap((one) => {
    const event = conquestEventIn(one);
    return event && 'territory' in event
      ? [`${subjectOf(snapshot, one).who} ${territoryName(snapshot, event.territory)}`]
      : [];
  });
  if (lands.length === 0) return '';
  return line.event.kind === 'territory-claimed'
    ? msg(str`Claimed: ${listText(lands)}`)
    : msg(str`An army more: ${listText(lands)}`);
};

/** A line as it is said aloud to whoever sits on that side; '' where something that comes later tells it. A machine's turn is one sentence. */
export const spokenLine = (snapshot: Snapshot, line: LogLine, side: SideId | undefined): string => {
  if (isByAllInTurn(eventIn(line))) return roundSentence(snapshot, line, side);
  if (endings.has(line.event.kind)) return endOfTurn(snapshot, line);
  if (inTurn.has(line.event.kind)) return isNews(line, side) ? told(snapshot, line) : '';
  return told(snapshot, line);
};
