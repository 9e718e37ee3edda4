import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { fightsAsAt } from '../../fights-as/fights-as-at.ts';
import { publicLosses } from '../../losses/losses-for.ts';
import { fireTargets } from '../../moves/fire-targets.ts';
import { worldOfTable } from '../../moves/world-of-table.ts';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import { boardWith, emptyTable, type LaidStand, type LaidTerrain, play } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { saidOf } from '../../testing/flags-of.ts';
import { withCards } from '../../testing/with-cards.ts';
import { deploysWithinBand } from '../deployment/deploys-within-band.ts';
import { campsAndObstaclesStay } from '../turn/pieces-stay.ts';
import { ambushIsSmall } from './ambush-is-small.ts';
import { ambushLiesHidden } from './ambush-lies-hidden.ts';
import type { Snapshot } from '../../records/table.ts';

const inBattle = (from: Snapshot): Snapshot =>
  changed(from, (edits) => {
    edits.put('turn', THIS_TABLE, { number: 1, side: 'red', phase: 'movement' });
    edits.put('step', 'this', { number: 11, done: {}, advantaged: 'red' });
  });

const carrying = (cards: readonly string[], laid: LaidStand): Snapshot =>
  changed(boardWith({ s: laid }), (edits) =>
    edits.put('stand', 's', { side: 'red', troopType: laid.troopType ?? 'SPR', place: 'board', cards }),
  );

describe('the cards as a whole', () => {
  it('BC-00-BASE-1: they are those of version 1.0, March 2021, 24 of them', () => {
    expect(grand.battleCards.source).toBe('Battle Cards 1.0 (March 2021)');
    expect(new Set(grand.battleCards.rows.map(({ number }) => number)).size).toBe(24);
  });

  it('BC-00-FORMAT-7: in play a card goes over the type', () => {
    const table = boardWith({ s: { troopType: 'LFT', at: [40, 8, 0] } });
    const used = play(table, 'red-captain', 'use-card', { card: 'PL', stands: [{ id: 's' }] }).snapshot;
    expect(fightsAsAt(used, grand, 's')?.moveMu.value).toBeLessThan(fightsAsAt(table, grand, 's')?.moveMu.value ?? 0);
  });

  it.each([
    ['BC-04-LCAMEL-DEPLOY-1', 'LC', 'BAD'],
    ['BC-05-CCAMEL-DEPLOY-1', 'CC', 'KNT'],
    ['BC-06-CAMELINF-DEPLOY-1', 'CF', 'HFT'],
    ['BC-10-HOLD-DEPLOY-1', 'HL', 'KNT'],
    ['BC-11-HOPLITE-DEPLOY-1', 'HD', 'HFT'],
    ['BC-12-CHARGE-DEPLOY-1', 'CT', 'KNT'],
    ['BC-15-SCYTHED-DEPLOY-1', 'SC', 'KNT'],
    ['BC-21-SHOWER-DEPLOY-1', 'SS', 'ECV'],
    ['BC-23-SWORD-DEPLOY-1', 'SF', 'JCV'],
  ])('%s: who has %s is deployed as anybody else, within the same strip', (_, card, troopType) => {
    for (const y of [8, 8.5]) {
      const laid: LaidStand = { troopType, at: [45, y, 0] };
      expect(saidOf(deploysWithinBand, carrying([card], laid))).toEqual(saidOf(deploysWithinBand, carrying([], laid)));
    }
  });
});

describe('an ambush (card 13)', () => {
  const field: LaidTerrain = { type: 'prepared-defenses', at: [45, 18, 0], size: [30, 20] };
  const waiting = (stands: Record<string, LaidStand>) =>
    boardWith(stands, { field }, withCards({ AM: 1 }, emptyTable()));
  const archer: LaidStand = { troopType: 'ARC', at: [45, 14, 0] };

  it('BC-13-AMBUSH-DEPLOY-7, BC-00-FORMAT-6: the card goes over the strip, and everybody else stays in it', () => {
    const table = waiting({ a: archer, spears: { at: [60, 8.5, 0] } });
    expect(saidOf(deploysWithinBand, table)).toEqual(['Sp1 is 8.5 MU from its base edge; 8 MU are allowed.']);
  });

  it('BC-13-AMBUSH-PLAY-1: in the battle it is foot like any other: an enemy who comes near is no fault', () => {
    const table = inBattle(waiting({ a: archer, enemy: { side: 'blue', at: [45, 15, 180] } }));
    expect([...saidOf(ambushLiesHidden, table), ...saidOf(ambushIsSmall, table)]).toEqual([]);
  });
});

describe('bowmen who support others (card 7)', () => {
  it('BC-07-BOWMEN-DEPLOY-5: stay out of the game, and are not lost', () => {
    const table = changed(withCards({}), (edits) =>
      edits.put('stand', 's', { side: 'red', troopType: 'SKM', place: 'reserve', cards: ['SB'] }),
    );
    const aside = play(table, 'red-captain', 'use-card', { card: 'SB', stands: [{ id: 's' }] }).snapshot;
    expect(aside.public.stand.get('s')?.place).toBe('undeployed');
    expect(publicLosses(aside, grand)[0]).toMatchObject({ lost: 0, lostStands: 0 });
  });
});

describe('prepared defenses (card 14)', () => {
  it('BC-14-DEFENSES-PLAY-2: arrows pass over an obstacle', () => {
    const stands: Record<string, LaidStand> = {
      archers: { troopType: 'ARC', at: [40, 20, 0] },
      enemy: { side: 'blue', at: [40, 22.5, 180] },
    };
    const obstacle: LaidTerrain = { type: 'prepared-defenses', at: [40, 21.2, 0], size: [2, 1] };
    const targets = (terrain: Record<string, LaidTerrain>) => {
      const table = boardWith(stands, terrain);
      return fireTargets(table, grand, worldOfTable(table, grand), 'archers').map(({ target }) => target);
    };
    expect(targets({})).toEqual(['enemy']);
    expect(targets({ obstacle })).toEqual(['enemy']);
  });
});

describe('what does not move in the battle', () => {
  it.each([
    ['BC-18-PACK-DEPLOY-4', 'pack-train'],
    ['BC-19-STANDARD-PLAY-8', 'wagon'],
  ] as const)('%s: a camp that is a %s stays where it was pitched', (_, as) => {
    const table = inBattle(
      changed(withCards({}), (edits) =>
        edits.put('camp', 'c', { side: 'red', size: [4000, 2000], as }).put('pose', 'c', [45_000, 1000, 0]),
      ),
    );
    expect(saidOf(campsAndObstaclesStay, table)).toEqual([]);
    const moved = play(table, 'red-captain', 'place-camp', { side: 'red', id: 'c', pose: [47_000, 1000, 0] }).snapshot;
    expect(saidOf(campsAndObstaclesStay, moved, 'blue')).toHaveLength(1);
  });

  it('BC-14-DEFENSES-DEPLOY-9: an obstacle stays for the whole battle', () => {
    const obstacle: LaidTerrain = { type: 'prepared-defenses', at: [40, 10, 0], size: [2, 1] };
    const table = inBattle(boardWith({}, { obstacle }, withCards({ PD: 1 })));
    const owned = changed(table, (edits) =>
      edits.put('terrain', 'obstacle', { type: 'prepared-defenses', size: [2000, 1000], variant: 0, side: 'red' }),
    );
    expect(saidOf(campsAndObstaclesStay, owned)).toEqual([]);
    const moved = play(owned, 'red-captain', 'move-terrain', { id: 'obstacle', to: [42_000, 10_000, 0] }).snapshot;
    expect(saidOf(campsAndObstaclesStay, moved, 'blue')).toHaveLength(1);
  });
});
