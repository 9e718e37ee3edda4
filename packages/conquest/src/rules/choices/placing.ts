import { refuse } from '@vexillum/model';
import type { Assign } from '../play/armies-moved.ts';
import { at, gameOn, known, type Land, landOf, owned, ownedBy, type Span, takesArmies } from './land.ts';
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

const placesIn = (land: Land): string[] => land.board.territories.filter((id) => takesArmies(land, id));

export const mayPlaceArmy: Question<Place> = {
  action: 'place-army',
  mayAct: onTurn('amassing'),
  whyNot(snapshot, _seat, { territory }) {
    if (territory === undefined) return undefined;
    const land = landOf(snapshot);
    return (
      known(land, territory, 'territory') ??
      (takesArmies(land, territory)
        ? undefined
        : refuse('not-your-territory', 'Your armies are placed on territories of your own.', 'territory'))
    );
  },
  targets(snapshot) {
    const land = landOf(snapshot);
    return placesIn(land).map((territory) => ({ territory }));
  },
};

export const mayPlaceRecruits: Question<Place & { readonly assign: Assign }, Place & { readonly armies: Span }> = {
  action: 'place-recruits',
  mayAct: onTurn('conquer'),
  whyNot(snapshot, _seat, { territory }) {
    const land = landOf(snapshot);
    const notYours =
      territory === undefined || (land.board.territory(territory) && takesArmies(land, territory))
        ? undefined
        : owned(land, territory, 'territory');
    if (notYours) return notYours;
    return gameOn(snapshot).recruits > 0 ? undefined : refuse('no-recruits', 'You have no recruits left to place.');
  },
  targets(snapshot) {
    const land = landOf(snapshot);
    const armies = { least: 1, most: land.game.recruits };
    return placesIn(land).map((territory) => ({ territory, armies }));
  },
};
