import { type Seal, THIS_TABLE } from '@vexillum/model';
import type { StandTruth } from '../deployment/payloads.ts';
import { slotNamed } from '../deployment/slots.ts';
import { type Position, positionId, POSITIONS_KEPT } from '../records/position.ts';
import type { Edits, Snapshot } from '../records/table.ts';

const isShownMasquerade = ({ slot, opening }: Seal): boolean =>
  opening !== undefined && slotNamed(slot)?.kind === 'stand' && (opening.payload as unknown as StandTruth).m === 1;

/** How many stands everybody has seen to be masquerades. */
export const shownMasquerades = ({ public: { seal } }: Snapshot): number =>
  [...seal.values()].filter(isShownMasquerade).length;

/** All of them, the latest first. */
export const positionsOf = ({ public: { position } }: Snapshot): readonly Position[] =>
  [...position.values()].toSorted((one, other) => other.seq - one.seq);

/** The position that the table is in, as an entry of that number leaves it. */
export const positionIn = (
  snapshot: Snapshot,
  { kind, seq, at }: Pick<Position, 'kind' | 'seq' | 'at'>,
  said: Pick<Position, 'name' | 'by'> = {},
): Position => {
  const { number, side, phase } = snapshot.public.turn.get(THIS_TABLE) ?? {};
  const shown = shownMasquerades(snapshot);
  return {
    kind,
    seq,
    at,
    ...(number === undefined || side === undefined ? {} : { turn: { number, side, ...(phase ? { phase } : {}) } }),
    ...said,
    ...(shown > 0 ? { shown } : {}),
  };
};

/** Adds it to the list; where there are too many of its kind, the oldest goes. `gone`: those that go anyway. */
export const keepPosition = (
  edits: Edits,
  snapshot: Snapshot,
  position: Position,
  gone: (other: Position) => boolean = () => false,
): void => {
  const others = positionsOf(snapshot).filter((other) => other.seq !== position.seq);
  const ofItsKind = others.filter((other) => other.kind === position.kind && !gone(other));
  const tooMany = new Set(ofItsKind.slice(POSITIONS_KEPT[position.kind] - 1));
  for (const other of others) if (gone(other) || tooMany.has(other)) edits.put('position', positionId(other.seq), null);
  edits.put('position', positionId(position.seq), position);
};
