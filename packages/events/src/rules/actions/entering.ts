import { type Openings, refuse, sealId, type SideId, words } from '@vexillum/model';
import { actionArgs } from '../action-args.ts';
import {
  mayEnter,
  mayOpenArmies,
  mayReplace,
  mayReturn,
  maySealArmy,
  mayWithdraw,
  stateOnEntering,
  whyTooLate,
} from '../choices/entering.ts';
import { theEvent } from '../choices/may-act.ts';
import { anew } from '../pairing-anew.ts';
import { armiesToOpen, entrantOf, entrantsOf, isSettled, lastRound, pairingsOf } from '../read.ts';
import { ARMY, type Army, defineAction, Edits, type Entrant, pairingId, type Snapshot } from '../records.ts';

export const enterEvent = defineAction({
  name: mayEnter.action,
  says: 'Takes part in the event from this seat; once sign-up is closed, as a reserve.',
  args: actionArgs['enter-event'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayEnter.mayAct,
  run(snapshot, _nothing, { seat, name }) {
    const refusal = mayEnter.whyNot(snapshot, seat, {});
    if (refusal) return refusal;
    const side = seat.side ?? '';
    const before = entrantOf(snapshot, side);
    const state = stateOnEntering(theEvent(snapshot), before);
    const entrant: Entrant = { ...before, name, state, seed: before?.seed ?? 0 };
    return { changes: new Edits(snapshot).put('entrant', side, entrant).changes() };
  },
});

export const withdrawEntrant = defineAction({
  name: mayWithdraw.action,
  says: 'Takes somebody out of the pairings that are still to come, for good or until they are back.',
  args: actionArgs['withdraw-entrant'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayWithdraw.mayAct,
  run(snapshot, args, { seat }) {
    const refusal = mayWithdraw.whyNot(snapshot, seat, args);
    if (refusal) return refusal;
    return {
      changes: withEntrant(snapshot, args.entrant, { state: args.isForNow ? 'absent' : 'withdrawn' }).changes(),
    };
  },
});

const withEntrant = (snapshot: Snapshot, side: SideId, now: Partial<Entrant>): Edits => {
  const entrant = entrantOf(snapshot, side);
  const edits = new Edits(snapshot);
  return entrant ? edits.put('entrant', side, { ...entrant, ...now }) : edits;
};

const lastSeed = (snapshot: Snapshot): number => Math.max(0, ...entrantsOf(snapshot).map(({ seed }) => seed));

export const returnEntrant = defineAction({
  name: mayReturn.action,
  says: 'Lets somebody play from the next round on: who was absent, who had withdrawn, or a reserve.',
  args: actionArgs['return-entrant'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayReturn.mayAct,
  run(snapshot, { entrant }, { seat }) {
    const refusal = mayReturn.whyNot(snapshot, seat, { entrant });
    if (refusal) return refusal;
    const isLate = theEvent(snapshot).state === 'running' && entrantOf(snapshot, entrant)?.seed === 0;
    const seed = isLate ? { seed: lastSeed(snapshot) + 1 } : {};
    return { changes: withEntrant(snapshot, entrant, { state: 'in', ...seed }).changes() };
  },
});

export const replaceEntrant = defineAction({
  name: mayReplace.action,
  says: 'Gives somebody’s place to a reserve, who also plays what the other has not finished, from its beginning.',
  args: actionArgs['replace-entrant'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayReplace.mayAct,
  run(snapshot, { entrant: id, by }, { seat }) {
    const refusal = mayReplace.whyNot(snapshot, seat, { entrant: id, by });
    if (refusal) return refusal;
    const [gone, reserve] = [entrantOf(snapshot, id), entrantOf(snapshot, by)];
    if (!gone || !reserve) return refuse('no-such-entrant', 'Nobody takes part from that seat.', 'entrant');
    const edits = new Edits(snapshot)
      .put('entrant', id, { ...gone, state: 'withdrawn', replacedBy: by })
      .put('entrant', by, { ...reserve, state: 'in', seed: gone.seed, replaces: id });
    for (const { id: _id, ...pairing } of pairingsOf(snapshot, lastRound(snapshot))) {
      // A bye goes to whoever takes the place as long as nobody was told of it.
      if (!pairing.sides.includes(id) || (pairing.state !== 'drawn' && isSettled(pairing))) continue;
      const sides = pairing.sides.map((side) => (side === id ? by : side));
      edits.put('pairing', pairingId(pairing.round, pairing.board), anew({ ...pairing, sides }));
    }
    return { changes: edits.changes() };
  },
});

export const sealArmy = defineAction({
  name: maySealArmy.action,
  says: 'Seals the army that somebody brings. Nobody else sees it before all are opened with the first round.',
  args: actionArgs['seal-army'],
  isUndoable: false,
  isGuessable: true,
  mayAct: maySealArmy.mayAct,
  run(snapshot, { name, list, salt }, { seat, digestOf, at }) {
    const side = seat.side ?? '';
    const refusal =
      maySealArmy.whyNot(snapshot, seat, {}) ?? whyTooLate(theEvent(snapshot), entrantOf(snapshot, side), at);
    if (refusal) return refusal;
    const payload: Army = { name, list };
    const digest = digestOf(side, ARMY, payload, salt);
    if (digest === '') return refuse('bad-text', 'There are signs in this text that cannot be sealed.', 'list');
    const id = sealId(side, ARMY);
    return {
      // Everybody sees that there is a seal; what is in it only the side's own layer holds. Nothing else changes: a seal that is sealed anew and
      // never opened can still be checked.
      changes: new Edits(snapshot)
        .put('seal', id, { side, slot: ARMY, digest })
        .putSecret(side, 'seal', id, { slot: ARMY, digest, payload, salt })
        .changes(),
      seals: { side, slots: [{ k: ARMY, c: digest }] },
      publicArgs: {},
      secretOf: side,
    };
  },
});

/** Due by itself as soon as a round is published. The server has every side's seals, so nobody can keep an army back. */
export const openArmies = defineAction({
  name: mayOpenArmies.action,
  says: 'Opens the armies of everybody at once.',
  args: actionArgs['open-armies'],
  isUndoable: false,
  isGuessable: false,
  mayAct: mayOpenArmies.mayAct,
  run(snapshot, _nothing, { seat }) {
    const refusal = mayOpenArmies.whyNot(snapshot, seat, {});
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    const openings: Openings[] = [];
    for (const side of armiesToOpen(snapshot)) {
      const id = sealId(side, ARMY);
      const [seal, secret] = [snapshot.public.seal.get(id), snapshot.sides[side]?.seal.get(id)];
      if (!seal || !secret) return refuse('not-kept', words('The sealed army of {0} is not kept here.', side));
      const { payload, salt } = secret;
      edits.put('seal', id, { ...seal, opening: { payload, salt } });
      openings.push({ side, slots: [{ k: ARMY, p: payload, salt }] });
    }
    return { changes: edits.changes(), openings };
  },
});
