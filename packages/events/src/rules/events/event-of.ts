import { type Changes, type SideId, type Words, withChanges } from '@vexillum/model';
import type { ArgsOf } from '../action-args.ts';
import { drawnRound, roundToDraw } from '../choices/pairing.ts';
import {
  armiesToOpen,
  callOf,
  callsOf,
  directivesOf,
  entrantOf,
  eventIn,
  outcomesOf,
  pairingOf,
  pairingsOf,
  playersOf,
} from '../read.ts';
import type { Pairing, PublicEntry, Snapshot } from '../records.ts';
import { standingsOf } from '../standings-of.ts';
import type { EventHappening } from './event-happenings.ts';

const nameOf = (snapshot: Snapshot, side: SideId): string => entrantOf(snapshot, side)?.name ?? side;

const namesOf = (snapshot: Snapshot, { sides }: Pick<Pairing, 'sides'>): readonly string[] =>
  sides.map((side) => nameOf(snapshot, side));

const nobody: Pairing = { round: 0, board: 0, sides: [], state: 'drawn', nth: 1, attestedBy: [] };

/** Where it is, who plays there, and what came of it. */
const about = (snapshot: Snapshot, id: string) => {
  const pairing = pairingOf(snapshot, id) ?? nobody;
  const { round, board, sides } = pairing;
  return {
    at: { round, board, names: namesOf(snapshot, pairing) },
    places: sides.map((_, nth) => outcomesOf(pairing)?.[nth]?.place ?? 0),
    pairing,
  };
};

const ofKey = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** What an entry did, out of the event before it as everybody sees it. */
export const eventHappeningOf = (before: Snapshot, entry: PublicEntry): EventHappening | undefined => {
  const now = withChanges(before, { public: entry.changes ?? {} } as Changes) as Snapshot;
  const args = (entry.args ?? {}) as Record<string, unknown>;
  const own = nameOf(now, entry.seat);
  switch (entry.name) {
    case 'set-event': {
      const { method, rounds } = args as ArgsOf<'set-event'>;
      return { kind: 'event-set', method, rounds, isFirst: eventIn(before) === undefined };
    }
    case 'prepare-tables':
      return { kind: 'tables-prepared', title: (args as ArgsOf<'prepare-tables'>).first?.title ?? '' };
    case 'enter-event':
      return { kind: 'entered', name: own, isReserve: entrantOf(now, entry.seat)?.state === 'reserve' };
    case 'withdraw-entrant': {
      const { entrant, isForNow = false } = args as ArgsOf<'withdraw-entrant'>;
      return { kind: 'withdrawn', name: nameOf(now, entrant), isForNow };
    }
    case 'return-entrant':
      return { kind: 'returned', name: nameOf(now, String(args['entrant'])) };
    case 'seal-army':
      return { kind: 'army-sealed', name: own };
    case 'open-armies':
      return { kind: 'armies-opened', count: armiesToOpen(before).length };
    case 'close-sign-up':
      return { kind: 'sign-up-closed', count: playersOf(now).length, isByDice: args['seeds'] === undefined };
    case 'draw-round': {
      const round = roundToDraw(before);
      const boards = pairingsOf(now, round).length;
      return { kind: 'round-drawn', round, boards, isByHand: args['pairs'] !== undefined };
    }
    case 'swap-pairing': {
      const { one, other } = args as ArgsOf<'swap-pairing'>;
      return { kind: 'places-changed', names: [nameOf(now, one), nameOf(now, other)] };
    }
    case 'publish-round':
      return { kind: 'round-published', round: drawnRound(before) ?? 0 };
    case 'penalize-entrant': {
      const { entrant, points, why } = args as ArgsOf<'penalize-entrant'>;
      return { kind: 'penalized', name: nameOf(now, entrant), points, why };
    }
    case 'replace-entrant': {
      const { entrant, by } = args as ArgsOf<'replace-entrant'>;
      return { kind: 'replaced', name: nameOf(now, entrant), by: nameOf(now, by) };
    }
    case 'end-event': {
      const first = standingsOf(now).filter(({ place }) => place === 1);
      return { kind: 'event-ended', winners: first.map(({ id }) => nameOf(now, id)) };
    }
    default:
      return (
        ofPairing(now, entry.name, args) ?? ofDirective(now, entry.name, args) ?? ofCall(before, now, entry.name, args)
      );
  }
};

const ofPairing = (
  now: Snapshot,
  action: string,
  args: Readonly<Record<string, unknown>>,
): EventHappening | undefined => {
  const why = typeof args['why'] === 'string' ? args['why'] : '';
  switch (action) {
    case 'table-opened':
      return { kind: 'table-opened', ...about(now, ofKey(String(args['key']))).at };
    case 'table-refused':
      return { kind: 'table-refused', ...about(now, ofKey(String(args['key']))).at, why: args['why'] as Words };
    case 'game-ended': {
      const { at, pairing } = about(now, ofKey(String(args['key'])));
      return { kind: 'game-ended', ...at, places: pairing.played?.outcomes.map(({ place = 0 }) => place) ?? [] };
    }
    case 'attest-result': {
      const { at, pairing } = about(now, String(args['pairing']));
      return { kind: 'result-attested', ...at, isFinal: pairing.state === 'attested' };
    }
    case 'dispute-result':
      return { kind: 'result-disputed', ...about(now, String(args['pairing'])).at, why };
    case 'correct-result': {
      const { at, places } = about(now, String(args['pairing']));
      return { kind: 'result-corrected', ...at, places, why };
    }
    case 'renew-table':
      return { kind: 'table-renewed', ...about(now, String(args['pairing'])).at, why };
    default:
      return undefined;
  }
};

const ofDirective = (
  now: Snapshot,
  action: string,
  args: Readonly<Record<string, unknown>>,
): EventHappening | undefined => {
  const all = directivesOf(now);
  const count = all.at(-1)?.keys.length ?? 0;
  switch (action) {
    case 'pause-tables':
      return { kind: 'tables-paused', count };
    case 'resume-tables':
      return { kind: 'tables-resumed', count };
    case 'tell-tables':
      return { kind: 'tables-told', text: String(args['text']).trim(), count };
    case 'credit-time': {
      const { entrant, seconds } = args as ArgsOf<'credit-time'>;
      return { kind: 'time-given', name: nameOf(now, entrant), seconds };
    }
    case 'directive-carried-out': {
      const { keys = [], refused = [] } = all.find(({ nth }) => String(nth) === args['errand']) ?? {};
      return { kind: 'carried-out', count: keys.length - refused.length, refused: refused.length };
    }
    default:
      return undefined;
  }
};

/** A call with this number, or the one that this entry brought. */
const ofCall = (
  before: Snapshot,
  now: Snapshot,
  action: string,
  args: Readonly<Record<string, unknown>>,
): EventHappening | undefined => {
  const call = callOf(now, typeof args['call'] === 'number' ? args['call'] : changedCall(before, now));
  if (!call) return undefined;
  const name = nameOf(now, call.by);
  switch (action) {
    case 'call-umpire':
    case 'umpire-called':
      return { kind: 'called', name, text: call.text, ...(call.flag ? { rule: call.flag.rule } : {}) };
    case 'withdraw-call':
      return { kind: 'call-withdrawn', name };
    case 'take-call':
      return { kind: 'call-taken', name };
    case 'answer-call':
    case 'call-ruled': {
      const { text = '', verdict } = call.answer ?? {};
      return { kind: 'call-answered', name, text, ...(verdict ? { verdict } : {}) };
    }
    case 'keep-precedent':
      return { kind: 'precedent-kept', text: call.answer?.text ?? '' };
    default:
      return undefined;
  }
};

const changedCall = (before: Snapshot, now: Snapshot): number =>
  callsOf(now).find(({ nth }) => callOf(now, nth) !== callOf(before, nth))?.nth ?? 0;
