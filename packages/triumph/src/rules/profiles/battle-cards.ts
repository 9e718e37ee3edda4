import type { BattleCard, CardCost } from './battle-card.ts';
import type { SourcedTable } from './sourced-table.ts';

const free: CardCost = { per: 'army', halfPoints: 0 };
const once = (points: number): CardCost => ({ per: 'army', halfPoints: points * 2 });
const each = (points: number): CardCost => ({ per: 'card', halfPoints: points * 2 });
const perStand = (points: number): CardCost => ({ per: 'stand', halfPoints: points * 2 });

const row = (number: number, code: string, name: string, level: BattleCard['level'], cost: CardCost): BattleCard => ({
  code,
  name,
  number,
  level,
  cost,
});

const open = (code: string, what: string) => ({
  code,
  column: 'cost' as const,
  source: `Battle Cards 1.0; ${what}`,
  isVerified: false,
});

export const battleCards: SourcedTable<BattleCard> = {
  source: 'Battle Cards 1.0 (March 2021)',
  isVerified: true,
  columns: { level: { source: 'where public army lists carry the card', isVerified: false } },
  cells: [
    open('CF', 'whether the point is for the stand, the line or the army is not said'),
    open('MI', 'whether stands are counted for each line or for the army is not said'),
  ],
  rows: [
    row(1, 'DD', 'Deployment Dismounting', 'entry', once(1)),
    row(2, 'MD', 'Mid-Battle Dismounting', 'entry', once(2)),
    row(3, 'SV', 'Separated Valets', 'entry', free),
    row(4, 'LC', 'Light Camelry', 'entry', free),
    row(5, 'AC', 'Armored Camelry', 'entry', perStand(-1)),
    row(5, 'CC', 'Charging Camelry', 'entry', perStand(-1)),
    row(6, 'CF', 'Camel Protected Infantry', 'entry', { per: 'entry', halfPoints: 2 }),
    row(7, 'SB', 'Supporting Bowmen', 'entry', free),
    row(7, 'SP', 'Supportable', 'entry', free),
    row(8, 'MI', 'Mobile Infantry', 'entry', { per: 'entry', halfPoints: 2, free: 1 }),
    row(9, 'PL', 'Plaustrella', 'entry', perStand(1)),
    row(10, 'HL', 'Hold the Line', 'entry', { per: 'card', halfPoints: 2, free: 1 }),
    row(11, 'HD', 'Hoplite Deep Formation', 'entry', free),
    row(12, 'CT', 'Charge Through', 'entry', each(1)),
    row(13, 'AM', 'Ambush', 'army', once(1)),
    row(14, 'PD', 'Prepared Defenses', 'army', each(0.5)),
    row(15, 'SC', 'Scythed Chariots and Stampedes', 'army', each(2)),
    row(16, 'NC', 'No Camp', 'army', once(3)),
    row(17, 'FC', 'Fortified Camp', 'army', once(1)),
    row(18, 'PT', 'Pack Train and Herds', 'army', once(1)),
    row(19, 'SW', 'Standard Wagon', 'army', free),
    row(20, 'ES', 'Elephant Screen', 'entry', once(2)),
    row(20, 'ET', 'Screenable', 'entry', free),
    row(21, 'SS', 'Shower Shooting', 'entry', perStand(1)),
    row(22, 'CH', 'Chained Together', 'entry', free),
    row(23, 'SF', 'Sword-Fighting Cavalry', 'entry', { per: 'stand-total', halfPoints: 7 }),
    row(24, 'DC', 'Deceptive Deployment', 'army', each(1)),
  ],
};
