import {
  type Chance,
  isRefusal,
  type Json,
  type Openings,
  platformActions,
  type Seat,
  type Snapshot,
} from '@vexillum/model';
import { games, masqueradeFacts } from '@vexillum/triumph';
import type { MatchEntry } from '../../../replay/match-entry.ts';

export type Facts = { readonly [key: string]: Json };
type Plain = { readonly [key: string]: unknown };

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plain = (value: unknown): Plain => (isPlain(value) ? value : {});
const listed = (value: unknown): readonly Plain[] => (Array.isArray(value) ? value : [value]).filter(isPlain);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const none = (): never => {
  throw new Error('a replay has no chance');
};
/** A name is made up for what was laid down: no sentence tells it. */
const noChance: Chance = { newId: (kind) => `${kind}:again`, shuffled: none, roll: none };

/** What the action would tell the log, by running it once more; one that needs chance or what only a side knew tells nothing. */
const factsByRunning = (before: Snapshot, { name, args, seat: seatId, id = '', at }: MatchEntry): Facts => {
  const seats: readonly Seat[] = games.flatMap((game) => game.seats);
  const seat = seats.find((one) => one.id === seatId);
  const actions = [...platformActions, ...games.flatMap((game) => game.actions)];
  const action = actions.find((one) => one.name === name);
  if (!seat || !action) return {};
  try {
    const context = { seat, name: '', id, at, chance: noChance, digestOf: none };
    const outcome = action.run(before, args as never, context);
    return isRefusal(outcome) ? {} : (outcome.facts ?? {});
  } catch {
    // The file's arguments may be anybody's, and a sentence without its details is a sentence still.
    return {};
  }
};

const armyFacts = ({ args }: MatchEntry): Facts => {
  const { side, army } = plain(args);
  const stands = listed(plain(army)['stands']);
  const troops: Record<string, number> = {};
  for (const { troopType } of stands) troops[text(troopType)] = (troops[text(troopType)] ?? 0) + 1;
  return { side: text(side), army: text(plain(army)['name']), n: stands.length, troops };
};

const diceFacts = ({ args, draw }: MatchEntry): Facts => {
  const { dice, why } = plain(args);
  const { values, manual } = plain(draw);
  return { dice: dice as Json, values: values as Json, why: text(why), ...(manual === true ? { isManual: true } : {}) };
};

const sealFacts = (before: Snapshot, { seals, args }: MatchEntry): Facts => {
  const { side, slots } = plain(seals);
  const isAgain = listed(slots).some(({ k }) => before.public.seal.has(`seal:${text(side)}:${text(k)}`));
  const what = 'markers' in plain(args) ? 'markers' : 'orders';
  return { side: text(side), what, n: listed(slots).length, ...(isAgain ? { again: true } : {}) };
};

/** A placing that seals cannot be run again without what was sealed; who was placed, everyone has seen. */
const placedFacts = (before: Snapshot, { seals, args }: MatchEntry): Facts => {
  const { stands, command } = plain(args);
  const troops: Record<string, number> = {};
  for (const { id } of listed(stands)) {
    const troopType = before.public.stand.get(text(id))?.troopType ?? '';
    troops[troopType] = (troops[troopType] ?? 0) + 1;
  }
  const { side } = plain(seals);
  const facts = { side: text(side), n: listed(stands).length, troops };
  return typeof command === 'number' ? { ...facts, command } : facts;
};

const SLOT = /^(?:cmd\.([123])\.(roster|flank|cp)|marker\.([A-Z]))$/;

/** As the game's own `reveal-secrets` tells the log: what opened, by kind. */
const openingFacts = (before: Snapshot, { openings, name }: MatchEntry): Facts => {
  const all = listed(openings);
  const opened = all.flatMap(({ slots }) => listed(slots));
  if (name === 'end-game') return { ended: true, n: opened.length };
  const rosters: number[] = [];
  const [markers, edges, modifiers]: Record<string, Json>[] = [{}, {}, {}];
  for (const { k, p } of opened) {
    const [, command = '', kind, letter] = SLOT.exec(text(k)) ?? [];
    if (kind === 'roster') rosters.push(Number(command));
    else if (kind === 'flank' && edges) edges[command] = text(plain(p)['edge']);
    else if (kind === 'cp' && modifiers) modifiers[command] = Number(plain(p)['mod']);
    else if (letter && markers) markers[letter] = Number(plain(p)['command']);
  }
  return {
    side: text(all[0]?.['side']),
    n: opened.length,
    ...masqueradeFacts(before, { slots: opened as unknown as Openings['slots'] }),
    ...(rosters.length > 0 ? { rosters } : {}),
    ...Object.fromEntries(
      Object.entries({ markers, edges, modifiers }).filter(([, of]) => of && Object.keys(of).length > 0),
    ),
  } as Facts;
};

/** A file has no facts for the log's sentences, so they are worked out of the entry and the table before it. */
export const factsOf = (before: Snapshot, entry: MatchEntry): Facts => {
  if (entry.name === 'bring-army') return armyFacts(entry);
  if (entry.name === 'seal-orders') return sealFacts(before, entry);
  if (entry.draw !== undefined) return diceFacts(entry);
  const facts = entry.seals === undefined ? factsByRunning(before, entry) : placedFacts(before, entry);
  return entry.openings === undefined ? facts : { ...openingFacts(before, entry), ...facts };
};
