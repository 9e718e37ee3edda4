import { words } from '@vexillum/model';
import { difficultUnder } from '../difficult-under.ts';
import { groundOf } from '../ground.ts';
import { terrainName } from '../terrain-name.ts';
import { weigh } from '../weigh.ts';
import { campRule } from './camp-rule.ts';

/** Camps of every form: pack trains and wagons are no exceptions. */
export const campsInOpenTerrain = campRule({
  id: 'camps-in-open-terrain',
  rows: ['BC-18-PACK-DEPLOY-3', 'BC-19-STANDARD-DEPLOY-3'],
  title: words('Camps stand in open terrain'),
  source: 'Battle Cards 1.0, cards 18 and 19',
  from: (facts) => [groundOf(facts)],
  look(facts, { id, corners }) {
    const { isCampInOpenTerrain: isOpen } = facts.profile;
    if (!isOpen.value) return [];
    return difficultUnder(facts, corners).map((piece) => ({
      ...weigh(isOpen),
      part: piece.id,
      says: words('The camp stands on difficult terrain: {0}.', terrainName(facts.profile, piece.terrain.type)),
      remedy: words('Pitch it in open terrain.'),
      about: [id, piece.id],
      overlays: [{ kind: 'area', points: piece.polygon }],
    }));
  },
});
