import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { standsOf } from '../stands-of.ts';

type Lines = ReadonlyMap<string, readonly KnownStand[]>;

const known = new WeakMap<BattleFacts['stands'], Map<string, Lines>>();

const sorted = (facts: BattleFacts, card: string): Lines => {
  const lines = new Map<string, KnownStand[]>();
  for (const side of sides)
    for (const stand of standsOf(facts, side)) {
      if (!stand.secret?.cards?.includes(card)) continue;
      // The side and the line of the list in one id; a side has no space in its name.
      const line = `${side} ${stand.secret.entry ?? ''}`;
      lines.set(line, [...(lines.get(line) ?? []), stand]);
    }
  return lines;
};

/** The stands to which a card was given, by their side and line of the army list, as far as the reader knows; worked out once per moment. */
export const linesWith = (facts: BattleFacts, card: string): Lines => {
  const byCard = known.get(facts.stands) ?? new Map<string, Lines>();
  const lines = byCard.get(card) ?? sorted(facts, card);
  known.set(facts.stands, byCard.set(card, lines));
  return lines;
};
