import { defineAction, Edits, onlySeats, type Opening, refuse, sealId, type SealSecret, Type } from '@vexillum/model';
import { LAST_STEP, type TestSnapshot, THIS_STEP } from './test-records.ts';

/** Sealing and revealing as any game may do it, for the test game: which slots there are and when they are opened is nobody's rule. */

const hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const slot = Type.String({ pattern: '^[a-zA-Z0-9.]{1,32}$' });

export const sealOrders = defineAction({
  name: 'seal-orders',
  says: 'Seals something, so that nobody can read it and its owner cannot change it.',
  args: Type.Object(
    {
      batch: Type.Array(
        Type.Object(
          { k: slot, c: hex32, salt: hex32, p: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 12 },
      ),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot, { batch }, { seat: { side }, digestOf }) {
    if (side === undefined) return refuse('no-side', 'You sit on neither side.');
    const edits = new Edits(snapshot);
    for (const { k, c, salt, p } of batch) {
      const id = sealId(side, k);
      if (snapshot.public.seal.has(id)) return refuse('already-sealed', 'That is sealed already.', 'batch');
      if (digestOf(side, k, p, salt) !== c)
        return refuse('wrong-seal', 'That seal does not fit what it seals.', 'batch');
      edits.put('seal', id, { side, slot: k, digest: c });
      edits.putSecret(side, 'seal', id, { slot: k, salt, payload: p, digest: c });
    }
    const slots = batch.map(({ k, c }) => ({ k, c })).sort((a, b) => (a.k < b.k ? -1 : 1));
    return {
      changes: edits.changes(),
      seals: { side, slots },
      publicArgs: { slots: batch.length },
      secretOf: side,
    };
  },
});

export const revealSecrets = defineAction({
  name: 'reveal-secrets',
  says: 'Opens what was sealed, for everyone.',
  args: Type.Object(
    { keys: Type.Array(slot, { minItems: 1, maxItems: 12, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot, { keys }, { seat: { side } }) {
    if (side === undefined) return refuse('no-side', 'You sit on neither side.');
    const edits = new Edits(snapshot);
    const opened: ({ readonly k: string } & Opening)[] = [];
    for (const k of [...keys].sort()) {
      const id = sealId(side, k);
      const seal = snapshot.public.seal.get(id);
      const kept: SealSecret | undefined = snapshot.sides[side]?.seal.get(id);
      if (!seal || !kept || seal.isVoid) return refuse('not-sealed', 'Nothing is sealed there.', 'keys');
      if (seal.opening) return refuse('already-open', 'That is open already.', 'keys');
      const { payload, salt } = kept;
      edits.put('seal', id, { ...seal, opening: { payload, salt } });
      opened.push({ k, payload, salt });
    }
    return {
      changes: edits.changes(),
      openings: { side, slots: opened.map(({ k, payload, salt }) => ({ k, p: payload, salt })) },
    };
  },
});

export const advanceStep = defineAction({
  name: 'advance-step',
  says: 'Goes on to a step.',
  args: Type.Object({ to: Type.Integer({ minimum: 1, maximum: LAST_STEP }) }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('umpire', 'captain'),
  run(snapshot: TestSnapshot, { to }) {
    return { changes: new Edits(snapshot).put('step', THIS_STEP, { number: to, done: {} }).changes() };
  },
});
