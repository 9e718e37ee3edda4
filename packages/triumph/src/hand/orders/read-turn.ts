import type { LineReader } from './line-reader.ts';
import { applyings, type CombatName, type Order, type OrderWords } from './order.ts';
import { readNamed, readSubject, readWhole } from './read-subject.ts';

/** `roll` alone: command points for all commands of the side. */
export const readPointsRoll = (reader: LineReader): Order | undefined => {
  if (!reader.word('roll')) return undefined;
  if (reader.aside('for') && !reader.word('command-points')) return undefined;
  return { kind: 'roll-points' };
};

const readStand = (reader: LineReader): string | undefined => readNamed(reader, 'anybody-on-board', true)?.entry.ids[0];

/** `c12`, as programs and the log name it. */
const readCombatId = (reader: LineReader): CombatName | undefined =>
  reader.attempt(() => {
    if (reader.token?.text !== 'c') return undefined;
    reader.position += 1;
    const number = readWhole(reader);
    return number === undefined ? undefined : { id: `c${number}` };
  });

const readCombat = (reader: LineReader): CombatName | undefined =>
  reader.attempt(() => {
    const stand = readStand(reader);
    if (stand === undefined) return readCombatId(reader);
    const against = reader.attempt(() =>
      reader.word('against') || reader.aside('at') ? readStand(reader) : undefined,
    );
    return { stand, ...(against === undefined ? {} : { against }) };
  });

const readDice = (reader: LineReader): readonly [number, number] | undefined =>
  reader.attempt(() => {
    const one = readWhole(reader);
    reader.mark(',');
    const other = readWhole(reader);
    return one === undefined || other === undefined ? undefined : [one, other];
  });

export const readFight = (reader: LineReader): Order | undefined => {
  if (!reader.word('fight')) return undefined;
  const combat = readCombat(reader);
  const dice = readDice(reader);
  return { kind: 'fight', ...(combat ? { combat } : {}), ...(dice ? { dice } : {}) };
};

export const readChallenge = (reader: LineReader): Order | undefined => {
  if (!reader.word('challenge')) return undefined;
  const combat = readCombat(reader);
  return { kind: 'challenge', ...(combat ? { combat } : {}) };
};

export const readApplying = (reader: LineReader): Order | undefined => {
  if (!reader.word('apply')) return undefined;
  const combat = readCombat(reader);
  reader.mark(',');
  const how = reader.oneOf(applyings);
  return { kind: 'apply', ...(combat ? { combat } : {}), ...(how ? { how } : {}) };
};

export const readRout =
  (kind: 'hold' | 'flee') =>
  (reader: LineReader): Order | undefined => {
    if (!reader.word(kind)) return undefined;
    const ids = readSubject(reader, 'own-on-board');
    return { kind, ...(ids ? { ids } : {}) };
  };

const readCard = (reader: LineReader, { cards }: OrderWords): string | undefined => {
  const samples = cards.flatMap(({ isHeld, names: [first] }) => (isHeld && first !== undefined ? [first] : []));
  reader.expect({ kind: 'sample', samples, hint: 'card' });
  const at = reader.position;
  const name = reader.oneOfNames(cards.flatMap(({ names }) => names));
  const card = cards.find(({ names }) => name !== undefined && names.includes(name));
  return card?.code ?? reader.fail({ code: 'unknown-name', expected: samples }, at);
};

export const readPlaying = (reader: LineReader, words: OrderWords): Order | undefined => {
  const card = reader.word('play') ? readCard(reader, words) : undefined;
  if (card === undefined) return undefined;
  const ids = reader.word('on') ? readSubject(reader, 'anybody-on-board') : [];
  return ids && { kind: 'play', card, ...(ids.length > 0 ? { ids } : {}) };
};
