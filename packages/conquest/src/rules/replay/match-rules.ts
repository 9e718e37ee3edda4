import {
  checkClock,
  type DigestOf,
  isWords,
  type MatchRules,
  replayEntries,
  type ReplayEntry,
  type ReplayFault,
  type SecretParts,
  type SideId,
  type Words,
  words,
} from '@vexillum/model';
import { startGame } from '../actions/start-game.ts';
import { conquestClock } from '../clock/conquest-clock.ts';
import { fogDigest } from '../fog/commit-fog.ts';
import { ACT_UNSEEN, FOG } from '../fog/fog.ts';
import { isFoggy } from '../fog/is-foggy.ts';
import { luckDigest } from '../flags/kind-of-flag.ts';
import { missionId } from '../missions/mission.ts';
import { missionDigest } from '../missions/tasks-for.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { conquestKinds, type Snapshot } from '../records.ts';
import { CONQUEST } from '../state/game-id.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { seats } from '../state/sides.ts';
import { FogStory, isDoneInFog, isUntold } from './fog-story.ts';
import { fogsIn } from './fogs-in.ts';
import { committedIn, Hindsight } from './hindsight.ts';
import { LostSecrets, type Table } from './lost-secrets.ts';
import { actionOf, isOwnAction, runAgain } from './run-again.ts';
import { wrongUntold } from './untold.ts';

/** What a server writes that goes on with a match from its file. */
const MOVED = 'continued';

interface TableSaid {
  readonly game?: string;
  readonly gameId?: string;
}

const tableIn = ([genesis]: readonly ReplayEntry[]): TableSaid | undefined => {
  const table = genesis?.changes?.['table'] as { this?: readonly [unknown, TableSaid | null] } | undefined;
  return table?.this?.[1] ?? undefined;
};

const falseLuck = ({ shown, digestOf }: Hindsight): Words | undefined => {
  for (const [digest, { id, secret }] of shown) {
    const [kind, of = ''] = id.split(':');
    if (kind === 'mission' && missionDigest(digestOf, of, secret) !== digest)
      return words('The secret of the mission of {0} is not the one that the server had committed itself to.', of);
    if (kind === FOG && fogDigest(digestOf, secret) !== digest)
      return words('The secret of the fog is not the one that the server had committed itself to.');
    if (kind === 'luck' && luckDigest(digestOf, Number(of), secret) !== digest)
      return words(
        'The secret of victory flag {0} is not the one that the server had committed itself to.',
        Number(of),
      );
  }
  return undefined;
};

/** Nothing but the game's own actions changes the game's own records. */
const strayChange = ({ seq, name, changes }: ReplayEntry): Words[] =>
  seq > 0 && Object.keys(changes ?? {}).some((kind) => Object.hasOwn(conquestKinds, kind)) && !isOwnAction(name)
    ? [words('Entry {0}: {1} cannot change the board.', seq, name ?? words('a secret action'))]
    : [];

/** Who is of one team with a side, themself among them, also where they have left since: partners' files tell its victory flags. */
const teamOf = (snapshot: Snapshot, side: SideId): ReadonlySet<SideId> => {
  const { team } = playerOf(snapshot, side) ?? {};
  const { order = [] } = gameOf(snapshot) ?? {};
  const isShared = rulesOf(snapshot).areFlagsTeams && team !== undefined;
  return new Set(order.filter((other) => other === side || (isShared && playerOf(snapshot, other)?.team === team)));
};

const tableAt = (snapshot: Snapshot): Table => ({
  sides: gameOf(snapshot)?.order ?? [],
  partnersOf: (side) => teamOf(snapshot, side),
  hasDrawnMission: (side) => snapshot.public.mission.get(missionId(side))?.drawnBy !== undefined,
});

const noteLosses = (lost: LostSecrets, before: Snapshot, { name }: ReplayEntry): void => {
  const game = gameOf(before);
  if (name === startGame.name) lost.newGame();
  else if (name === MOVED && game) lost.moved(game.nextFlag, tableAt(before));
};

const checkMatch = (entries: readonly ReplayEntry[], digestOf: DigestOf, secrets?: SecretParts): ReplayFault[] => {
  const hindsight = new Hindsight(entries, digestOf);
  const says = falseLuck(hindsight);
  const lost = new LostSecrets();
  const fog = new FogStory(entries);
  const faults = replayEntries(
    entries,
    (before, entry, recorded) => {
      noteLosses(lost, before, entry);
      const isUnseen = entry.name === ACT_UNSEEN;
      if (isUnseen && !isFoggy(before)) return [words('Entry {0}: there is no fog to act in.', entry.seq)];
      if (!isUnseen && !actionOf(entry)) return strayChange(entry);
      const told = fog.told(before, entry);
      if (told === undefined) return [];
      if (isWords(told)) return [told];
      if (isUntold(told)) return wrongUntold(before, entry, { recorded, hindsight, fog, deed: told.deed });
      const inFog = isDoneInFog(told) ? told : undefined;
      const done = isDoneInFog(told) ? told.entry : told;
      const action = actionOf(done);
      if (!action) return [words('Entry {0}: what was done out of sight was never told.', entry.seq)];
      const wrong = runAgain(before, done, action, { seats, recorded, hindsight, lost, fog, inFog, secrets });
      if (wrong === undefined) return [];
      if (inFog) fog.break();
      return [wrong];
    },
    conquestKinds,
  );
  if (faults.length === 0) faults.push(...checkClock(entries, conquestClock, conquestKinds));
  return says === undefined ? faults : [...faults, { seq: entries.length - 1, kind: 'rules', says }];
};

const NEVER_LIFTED = words(
  'The fog of this game never lifted: what was done in it, and with which dice, nobody can check.',
);

/** Plays a match again from its public entries, with the dice and secrets that they show. */
export const matchRules: MatchRules = {
  replay: (entries, digestFor, secrets) => {
    const table = tableIn(entries);
    if (table?.game !== CONQUEST)
      return [{ seq: 0, kind: 'rules', says: words('The first entry names no game of ours.') }];
    return checkMatch(entries, digestFor(table.gameId ?? ''), secrets);
  },
  committed: committedIn,
  ownRolls: (entries) => fogsIn(entries).reduce((sum, { throws }) => sum + throws, 0),
  remarks: (entries) => fogsIn(entries).flatMap(({ seq, isLifted }) => (isLifted ? [] : [{ seq, says: NEVER_LIFTED }])),
};
