import { msg, str, wordsText } from '@vexillum/ui/words';
import { fewestPlayers, rulesOf, seatedSides, type Snapshot, startRefusal } from '../../rules/index.ts';
import type { LobbyRow } from './lobby-rows.ts';

export interface Standing {
  readonly snapshot: Snapshot;
  readonly rows: readonly LobbyRow[];
  /** Whether the reader may let machines sit down. */
  readonly mayManage: boolean;
}

/** Why START cannot be pressed, in words; none when it can. */
export const whyNotStart = (snapshot: Snapshot): string | undefined => {
  const refusal = startRefusal(snapshot);
  if (!refusal) return undefined;
  const seated = seatedSides(snapshot).length;
  const { seats } = rulesOf(snapshot);
  switch (refusal.code) {
    case 'not-all-seated':
      return msg(str`${seated} of ${Math.max(fewestPlayers.value, seats)} players have sat down.`);
    case 'too-many-seated':
      return msg(str`This game is for ${seats} players, and ${seated} have sat down. The menu has the number.`);
    case 'map-too-small':
      return msg('This map is too small for so many players. Choose another one.');
    default:
      return wordsText(refusal.words);
  }
};

/** What the reader does next, in one sentence. */
export const nextStep = ({ snapshot, rows, mayManage }: Standing): string => {
  const people = rows.filter(({ kind }) => kind === 'person');
  const isPlayer = rows.some(({ isMine }) => isMine);
  const hasLinks = rows.some(({ invite }) => invite);
  const refusal = startRefusal(snapshot);
  if (!refusal)
    return isPlayer || mayManage
      ? msg('All are seated: press START.')
      : msg('All are seated: any of the players may press START.');
  if (people.length === 0 && hasLinks) return msg('Nobody has sat down yet. Take a seat yourself, or send the links.');
  if (people.length === 0) return msg('Nobody has sat down yet. The host has the links of the seats.');
  if (refusal.code !== 'not-all-seated') return whyNotStart(snapshot) ?? '';
  if (people.length === 1 && isPlayer) return aloneStep(hasLinks, mayManage);
  if (!isPlayer && hasLinks) return msg('There is a seat for you: press PLAY. Or send the links.');
  return hasLinks ? msg('Send the links of the empty seats.') : msg('Wait until the others have sat down.');
};

const aloneStep = (hasLinks: boolean, mayManage: boolean): string => {
  if (mayManage && hasLinks) return msg('You are alone here. Send a friend a link, or let a machine play.');
  if (mayManage) return msg('You are alone here. Let a machine play, or wait for the others.');
  return hasLinks
    ? msg('You are alone here. Send a friend a link.')
    : msg('You are alone here. The host has the links of the other seats.');
};
