import { refuse } from '@vexillum/model';
import type { Assign } from '../play/armies-moved.ts';
import { at, isOwn, known, landOf, owned, ownedBy, type Span, gameOn } from './land.ts';
import { onTurn } from './may-act.ts';
import type { Question } from '../records.ts';

type Place = { readonly territory: string };

export const mayClaim: Question<Place> = {
  action: 'claim-territory',
  mayAct: onTurn('assignment'),
  whyNot(snapshot, _seat, { territory }) {
    if (territory === undefined) return undefined;
    const land = landOf(snapshot);
    return (
      known(land, territory, 'territory') ??
      (at(land, territory).owner === null
        ? undefined
        : refuse('already-claimed', 'That territory has an owner already.', 'territory'))
    );
  },
  targets: (snapshot) => ownedBy(landOf(snapshot), null).map((territory) => ({ territory })),
};

export const mayPlaceArmy: Question<Place> = {
  action: 'place-army',
  mayAct: onTurn('amassing'),
  whyNot(snapshot, _seat, { territory }) {
    if (territory === undefined) return undefined;
    const land = landOf(snapshot);
    return (
      known(land, territory, 'territory') ??
      (isOwn(land, territory)
        ? undefined
        : refuse('not-your-territory', 'Your armies are placed on territories of your own.', 'territory'))
    );
  },
  targets(snapshot) {
    const land = landOf(snapshot);
    return ownedBy(land, land.game.mover).map((territory) => ({ territory }));
  },
};

export const mayPlaceRecruits: Question<Place & { readonly assign: Assign }, Place & { readonly armies: Span }> = {
  action: 'place-recruits',
  mayAct: onTurn('conquer'),
  whyNot(snapshot, _seat, { territory }) {
    const notYours = territory === undefined ? undefined : owned(landOf(snapshot), territory, 'territory');
    if (notYours) return notYours;
    return gameOn(snapshot).recruits > 0 ? undefined : refuse('no-recruits', 'You have no recruits left to place.');
  },
  targets(snapshot) {
    const land = landOf(snapshot);
    const armies = { least: 1, most: land.game.recruits };
    return ownedBy(land, land.game.mover).map((territory) => ({ territory, armies }));
  },
};
