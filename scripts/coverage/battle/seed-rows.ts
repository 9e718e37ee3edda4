/** When a row matters, and what a program can do about it. */
export type Automatable = 'check' | 'track' | 'assist' | 'display';

interface RowSection {
  /** The seed's number. */
  readonly seed: string;
  readonly section: string;
  /** Ids by `phase automatable`. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** Every row of the big battle and of its cards: where it stands, when it matters and what can be automated of it. Ids alone, no words. */
const sections: readonly RowSection[] = [
  {
    seed: '001',
    section: 'Introduction',
    rows: {
      'any assist': ['GT-BASE-001'],
      'any display': ['GT-BASE-002'],
      'prep track': ['GT-BASE-003'],
    },
  },
  {
    seed: '001',
    section: 'Scale',
    rows: {
      'prep check': ['GT-SCALE-001', 'GT-SCALE-002', 'GT-SCALE-003'],
      'terrain check': ['GT-SCALE-004', 'GT-SCALE-005'],
      'deployment display': ['GT-SCALE-006'],
    },
  },
  {
    seed: '001',
    section: 'Building an Army',
    rows: {
      'prep check': ['GT-BUILD-001', 'GT-BUILD-002', 'GT-BUILD-003', 'GT-BUILD-004', 'GT-BUILD-006', 'GT-BUILD-005'],
    },
  },
  {
    seed: '001',
    section: 'Commands',
    rows: {
      'prep check': ['GT-CMD-003', 'GT-CMD-004', 'GT-CMD-006'],
      'movement assist': ['GT-CMD-005'],
      'any check': ['GT-CMD-007', 'GT-CMD-008'],
    },
  },
  {
    seed: '001',
    section: 'Terrain in Grand Triumph',
    rows: {
      'terrain assist': [
        'GT-TERRAIN-001',
        'GT-TERRAIN-002',
        'GT-TERRAIN-003',
        'GT-TERRAIN-004',
        'GT-TERRAIN-005',
        'GT-TERRAIN-006',
        'GT-TERRAIN-007',
        'GT-TERRAIN-008',
        'GT-TERRAIN-009',
        'GT-TERRAIN-010',
        'GT-TERRAIN-011',
        'GT-TERRAIN-012',
        'GT-TERRAIN-013',
        'GT-TERRAIN-014',
      ],
    },
  },
  {
    seed: '001',
    section: 'Deployment Order',
    rows: {
      'deployment track': [
        'GT-ORDER-001',
        'GT-ORDER-002',
        'GT-ORDER-014',
        'GT-ORDER-007',
        'GT-ORDER-008',
        'GT-ORDER-017',
        'GT-ORDER-009',
      ],
      'deployment check': [
        'GT-ORDER-003',
        'GT-ORDER-004',
        'GT-ORDER-005',
        'GT-ORDER-015',
        'GT-ORDER-006',
        'GT-ORDER-016',
        'GT-ORDER-010',
        'GT-ORDER-011',
        'GT-ORDER-012',
        'GT-ORDER-013',
      ],
    },
  },
  {
    seed: '001',
    section: 'Deployment Restrictions',
    rows: {
      'deployment check': ['GT-DEPLOY-001', 'GT-DEPLOY-002', 'GT-DEPLOY-003', 'GT-DEPLOY-005'],
      'deployment assist': ['GT-DEPLOY-004'],
      'deployment track': ['GT-DEPLOY-006'],
      'victory track': ['GT-DEPLOY-007'],
    },
  },
  {
    seed: '001',
    section: 'Deployment Markers',
    rows: {
      'deployment track': ['GT-MARKER-001', 'GT-MARKER-005'],
      'deployment check': ['GT-MARKER-002', 'GT-MARKER-004', 'GT-MARKER-006'],
      'deployment display': ['GT-MARKER-003', 'GT-MARKER-007'],
    },
  },
  {
    seed: '001',
    section: 'Flank Marching and Ally Commands',
    rows: {
      'prep check': ['GT-FLANK-001', 'GT-FLANK-002', 'GT-FLANK-011'],
      'movement check': [
        'GT-FLANK-003',
        'GT-FLANK-004',
        'GT-FLANK-005',
        'GT-FLANK-006',
        'GT-FLANK-007',
        'GT-FLANK-008',
        'GT-FLANK-009',
        'GT-FLANK-010',
        'GT-FLANK-013',
      ],
      'movement assist': ['GT-FLANK-012'],
    },
  },
  {
    seed: '001',
    section: 'Generals',
    rows: {
      'prep check': ['GT-GEN-002', 'GT-GEN-003', 'GT-GEN-004', 'GT-GEN-005', 'GT-GEN-006'],
    },
  },
  {
    seed: '001',
    section: 'Command Points',
    rows: {
      'turn-command assist': ['GT-CP-001'],
      'prep track': ['GT-CP-002'],
      'prep check': ['GT-CP-008', 'GT-CP-003', 'GT-CP-004', 'GT-CP-005'],
      'turn-command check': ['GT-CP-006', 'GT-CP-009', 'GT-CP-007'],
    },
  },
  {
    seed: '001',
    section: 'Demoralized Commands',
    rows: {
      'close assist': ['GT-DEMOR-001'],
      'ranged assist': ['GT-DEMOR-002'],
      'outcome assist': ['GT-DEMOR-003', 'GT-DEMOR-004'],
      'rout check': ['GT-DEMOR-005', 'GT-DEMOR-010', 'GT-DEMOR-011'],
      'movement track': ['GT-DEMOR-006'],
      'rout assist': ['GT-DEMOR-007', 'GT-DEMOR-008'],
      'victory track': ['GT-DEMOR-012'],
      'ranged check': ['GT-DEMOR-009', 'GT-DEMOR-013'],
    },
  },
  {
    seed: '001',
    section: 'Victory Conditions',
    rows: {
      'victory check': ['GT-WIN-001', 'GT-WIN-002'],
    },
  },
  {
    seed: '003',
    section: 'Overview',
    rows: {
      'any display': ['BC-00-BASE-1'],
      'prep display': ['BC-00-BASE-2', 'BC-00-BASE-4'],
      'prep check': ['BC-00-BASE-3'],
    },
  },
  {
    seed: '003',
    section: 'Battle Card Descriptions',
    rows: {
      'prep display': ['BC-00-FORMAT-1', 'BC-00-FORMAT-9'],
      'prep check': ['BC-00-FORMAT-2', 'BC-00-FORMAT-3', 'BC-00-FORMAT-4', 'BC-00-FORMAT-5'],
      'deployment assist': ['BC-00-FORMAT-6'],
      'any assist': ['BC-00-FORMAT-7'],
      'victory track': ['BC-00-FORMAT-8'],
    },
  },
  {
    seed: '003',
    section: 'Playing Battle Cards',
    rows: {
      'prep track': ['BC-00-PLAY-1', 'BC-00-PLAY-6'],
      'any display': ['BC-00-PLAY-2', 'BC-00-PLAY-3'],
      'any check': ['BC-00-PLAY-4'],
      'any track': ['BC-00-PLAY-5'],
    },
  },
  {
    seed: '003',
    section: '1 Deployment Dismounting',
    rows: {
      'prep display': ['BC-01-DEPDIS-OVERVIEW-1'],
      'prep check': [
        'BC-01-DEPDIS-SELECT-1',
        'BC-01-DEPDIS-SELECT-2',
        'BC-01-DEPDIS-SELECT-3',
        'BC-01-DEPDIS-COST-1',
        'BC-01-DEPDIS-COST-2',
      ],
      'deployment track': ['BC-01-DEPDIS-DEPLOY-1', 'BC-01-DEPDIS-DEPLOY-2'],
      'deployment assist': ['BC-01-DEPDIS-DEPLOY-3'],
      'any track': ['BC-01-DEPDIS-PLAY-1', 'BC-01-DEPDIS-PLAY-2'],
      'movement check': ['BC-01-DEPDIS-PLAY-3'],
    },
  },
  {
    seed: '003',
    section: '2 Mid-Battle Dismounting',
    rows: {
      'prep display': ['BC-02-MIDDIS-OVERVIEW-1'],
      'prep check': [
        'BC-02-MIDDIS-SELECT-1',
        'BC-02-MIDDIS-SELECT-2',
        'BC-02-MIDDIS-SELECT-3',
        'BC-02-MIDDIS-COST-1',
        'BC-02-MIDDIS-COST-2',
        'BC-02-MIDDIS-COST-3',
      ],
      'deployment track': ['BC-02-MIDDIS-DEPLOY-1', 'BC-02-MIDDIS-DEPLOY-2'],
      'deployment assist': ['BC-02-MIDDIS-DEPLOY-3'],
      'any track': ['BC-02-MIDDIS-PLAY-1'],
      'movement track': ['BC-02-MIDDIS-PLAY-2', 'BC-02-MIDDIS-PLAY-5'],
      'movement assist': ['BC-02-MIDDIS-PLAY-3'],
      'movement check': ['BC-02-MIDDIS-PLAY-4', 'BC-02-MIDDIS-PLAY-6', 'BC-02-MIDDIS-PLAY-7'],
      'ranged check': ['BC-02-MIDDIS-PLAY-8'],
    },
  },
  {
    seed: '003',
    section: '3 Separated Valets',
    rows: {
      'prep display': ['BC-03-VALETS-OVERVIEW-1'],
      'prep check': ['BC-03-VALETS-SELECT-1', 'BC-03-VALETS-SELECT-2', 'BC-03-VALETS-COST-1'],
      'deployment track': ['BC-03-VALETS-DEPLOY-1', 'BC-03-VALETS-DEPLOY-2'],
      'any check': ['BC-03-VALETS-DEPLOY-3'],
      'any track': ['BC-03-VALETS-PLAY-1', 'BC-03-VALETS-PLAY-2'],
    },
  },
  {
    seed: '003',
    section: '4 Light Camelry',
    rows: {
      'prep display': ['BC-04-LCAMEL-OVERVIEW-1'],
      'prep check': ['BC-04-LCAMEL-SELECT-1', 'BC-04-LCAMEL-COST-1'],
      'deployment assist': ['BC-04-LCAMEL-DEPLOY-1'],
      'deployment track': ['BC-04-LCAMEL-MODEL-1'],
      'deployment display': ['BC-04-LCAMEL-MODEL-2'],
      'any track': ['BC-04-LCAMEL-PLAY-1'],
      'movement check': ['BC-04-LCAMEL-PLAY-2', 'BC-04-LCAMEL-PLAY-3'],
      'close assist': ['BC-04-LCAMEL-PLAY-4', 'BC-04-LCAMEL-PLAY-5'],
    },
  },
  {
    seed: '003',
    section: '5 Charging Camelry or Armored Camelry',
    rows: {
      'prep display': ['BC-05-CCAMEL-OVERVIEW-1'],
      'prep check': ['BC-05-CCAMEL-SELECT-1', 'BC-05-CCAMEL-SELECT-2', 'BC-05-CCAMEL-COST-1'],
      'deployment assist': ['BC-05-CCAMEL-DEPLOY-1'],
      'deployment track': ['BC-05-CCAMEL-MODEL-1', 'BC-05-CCAMEL-MODEL-3'],
      'any track': ['BC-05-CCAMEL-MODEL-2'],
      'movement check': ['BC-05-CCAMEL-PLAY-1', 'BC-05-CCAMEL-PLAY-2'],
      'close assist': ['BC-05-CCAMEL-PLAY-3'],
      'outcome assist': ['BC-05-CCAMEL-PLAY-4'],
      'victory track': ['BC-05-CCAMEL-VICTORY-1'],
    },
  },
  {
    seed: '003',
    section: '6 Camel Protected Infantry',
    rows: {
      'prep display': ['BC-06-CAMELINF-OVERVIEW-1'],
      'prep check': ['BC-06-CAMELINF-SELECT-1', 'BC-06-CAMELINF-COST-1'],
      'deployment assist': ['BC-06-CAMELINF-DEPLOY-1'],
      'deployment track': ['BC-06-CAMELINF-MODEL-1'],
      'deployment display': ['BC-06-CAMELINF-MODEL-3'],
      'any track': ['BC-06-CAMELINF-MODEL-2'],
      'close assist': ['BC-06-CAMELINF-PLAY-1', 'BC-06-CAMELINF-PLAY-2'],
    },
  },
  {
    seed: '003',
    section: '7 Supporting Bowmen',
    rows: {
      'prep display': ['BC-07-BOWMEN-OVERVIEW-1'],
      'prep check': ['BC-07-BOWMEN-SELECT-1', 'BC-07-BOWMEN-SELECT-8', 'BC-07-BOWMEN-COST-1', 'BC-07-BOWMEN-COST-2'],
      'deployment check': [
        'BC-07-BOWMEN-SELECT-2',
        'BC-07-BOWMEN-SELECT-3',
        'BC-07-BOWMEN-SELECT-4',
        'BC-07-BOWMEN-SELECT-5',
        'BC-07-BOWMEN-SELECT-7',
        'BC-07-BOWMEN-DEPLOY-2',
        'BC-07-BOWMEN-DEPLOY-4',
      ],
      'deployment track': ['BC-07-BOWMEN-SELECT-6', 'BC-07-BOWMEN-DEPLOY-1', 'BC-07-BOWMEN-DEPLOY-3'],
      'any track': ['BC-07-BOWMEN-DEPLOY-5'],
      'victory track': ['BC-07-BOWMEN-DEPLOY-6', 'BC-07-BOWMEN-VICTORY-1'],
      'deployment display': ['BC-07-BOWMEN-MODEL-1', 'BC-07-BOWMEN-MODEL-2'],
      'close assist': ['BC-07-BOWMEN-PLAY-1', 'BC-07-BOWMEN-PLAY-2'],
    },
  },
  {
    seed: '003',
    section: '8 Mobile Infantry',
    rows: {
      'prep display': ['BC-08-MOBINF-OVERVIEW-1'],
      'prep check': [
        'BC-08-MOBINF-SELECT-1',
        'BC-08-MOBINF-SELECT-2',
        'BC-08-MOBINF-SELECT-3',
        'BC-08-MOBINF-COST-1',
        'BC-08-MOBINF-COST-2',
      ],
      'deployment track': ['BC-08-MOBINF-DEPLOY-1', 'BC-08-MOBINF-DEPLOY-2', 'BC-08-MOBINF-MODEL-1'],
      'any track': ['BC-08-MOBINF-PLAY-1', 'BC-08-MOBINF-PLAY-10'],
      'movement check': [
        'BC-08-MOBINF-PLAY-2',
        'BC-08-MOBINF-PLAY-3',
        'BC-08-MOBINF-PLAY-4',
        'BC-08-MOBINF-PLAY-5',
        'BC-08-MOBINF-PLAY-8',
        'BC-08-MOBINF-PLAY-17',
      ],
      'movement track': ['BC-08-MOBINF-PLAY-6', 'BC-08-MOBINF-PLAY-9'],
      'movement assist': ['BC-08-MOBINF-PLAY-7'],
      'any check': ['BC-08-MOBINF-PLAY-11'],
      'ranged check': ['BC-08-MOBINF-PLAY-12', 'BC-08-MOBINF-PLAY-20', 'BC-08-MOBINF-PLAY-15', 'BC-08-MOBINF-PLAY-16'],
      'ranged assist': ['BC-08-MOBINF-PLAY-13', 'BC-08-MOBINF-PLAY-21'],
      'ranged track': ['BC-08-MOBINF-PLAY-14'],
      'close track': ['BC-08-MOBINF-PLAY-18'],
      'close assist': ['BC-08-MOBINF-PLAY-19'],
    },
  },
  {
    seed: '003',
    section: '9 Plaustrella',
    rows: {
      'prep display': ['BC-09-PLAUST-OVERVIEW-1'],
      'prep check': ['BC-09-PLAUST-SELECT-1', 'BC-09-PLAUST-COST-1'],
      'deployment track': ['BC-09-PLAUST-DEPLOY-1', 'BC-09-PLAUST-DEPLOY-2', 'BC-09-PLAUST-MODEL-1'],
      'any check': ['BC-09-PLAUST-DEPLOY-3'],
      'deployment display': ['BC-09-PLAUST-MODEL-2'],
      'movement check': ['BC-09-PLAUST-PLAY-1'],
      'any track': ['BC-09-PLAUST-PLAY-2'],
      'ranged assist': ['BC-09-PLAUST-PLAY-3', 'BC-09-PLAUST-PLAY-4'],
      'close assist': ['BC-09-PLAUST-PLAY-5', 'BC-09-PLAUST-PLAY-6'],
      'outcome assist': ['BC-09-PLAUST-PLAY-7'],
      'victory track': ['BC-09-PLAUST-VICTORY-1', 'BC-09-PLAUST-VICTORY-2'],
    },
  },
  {
    seed: '003',
    section: '10 Hold the Line',
    rows: {
      'prep display': ['BC-10-HOLD-OVERVIEW-1'],
      'prep check': ['BC-10-HOLD-SELECT-1', 'BC-10-HOLD-SELECT-2', 'BC-10-HOLD-COST-1', 'BC-10-HOLD-COST-2'],
      'deployment assist': ['BC-10-HOLD-DEPLOY-1'],
      'outcome track': ['BC-10-HOLD-PLAY-1'],
      'outcome assist': ['BC-10-HOLD-PLAY-2'],
      'outcome check': ['BC-10-HOLD-PLAY-3', 'BC-10-HOLD-PLAY-4'],
    },
  },
  {
    seed: '003',
    section: '11 Hoplite Deep Formation',
    rows: {
      'prep display': ['BC-11-HOPLITE-OVERVIEW-1'],
      'prep check': ['BC-11-HOPLITE-SELECT-1', 'BC-11-HOPLITE-COST-1'],
      'deployment assist': ['BC-11-HOPLITE-DEPLOY-1'],
      'close assist': ['BC-11-HOPLITE-PLAY-1', 'BC-11-HOPLITE-PLAY-2', 'BC-11-HOPLITE-PLAY-3'],
      'close check': ['BC-11-HOPLITE-PLAY-4'],
    },
  },
  {
    seed: '003',
    section: '12 Charge Through',
    rows: {
      'prep display': ['BC-12-CHARGE-OVERVIEW-1'],
      'prep check': [
        'BC-12-CHARGE-SELECT-1',
        'BC-12-CHARGE-SELECT-2',
        'BC-12-CHARGE-SELECT-3',
        'BC-12-CHARGE-COST-1',
        'BC-12-CHARGE-COST-2',
      ],
      'deployment assist': ['BC-12-CHARGE-DEPLOY-1'],
      'movement track': ['BC-12-CHARGE-PLAY-1', 'BC-12-CHARGE-PLAY-4'],
      'movement check': ['BC-12-CHARGE-PLAY-2', 'BC-12-CHARGE-PLAY-5'],
      'movement assist': ['BC-12-CHARGE-PLAY-3'],
    },
  },
  {
    seed: '003',
    section: '13 Ambush',
    rows: {
      'prep display': ['BC-13-AMBUSH-OVERVIEW-1'],
      'prep check': ['BC-13-AMBUSH-SELECT-1', 'BC-13-AMBUSH-COST-1'],
      'deployment check': [
        'BC-13-AMBUSH-DEPLOY-1',
        'BC-13-AMBUSH-DEPLOY-2',
        'BC-13-AMBUSH-DEPLOY-3',
        'BC-13-AMBUSH-DEPLOY-4',
        'BC-13-AMBUSH-DEPLOY-5',
        'BC-13-AMBUSH-DEPLOY-6',
      ],
      'deployment assist': ['BC-13-AMBUSH-DEPLOY-7'],
      'any display': ['BC-13-AMBUSH-PLAY-1'],
    },
  },
  {
    seed: '003',
    section: '14 Prepared Defenses',
    rows: {
      'prep display': ['BC-14-DEFENSES-OVERVIEW-1'],
      'prep check': ['BC-14-DEFENSES-SELECT-1', 'BC-14-DEFENSES-COST-1'],
      'deployment check': [
        'BC-14-DEFENSES-DEPLOY-1',
        'BC-14-DEFENSES-DEPLOY-2',
        'BC-14-DEFENSES-DEPLOY-4',
        'BC-14-DEFENSES-DEPLOY-5',
        'BC-14-DEFENSES-DEPLOY-6',
        'BC-14-DEFENSES-DEPLOY-7',
        'BC-14-DEFENSES-DEPLOY-8',
      ],
      'deployment assist': ['BC-14-DEFENSES-DEPLOY-3'],
      'any check': ['BC-14-DEFENSES-DEPLOY-9'],
      'deployment display': ['BC-14-DEFENSES-MODEL-1'],
      'any track': ['BC-14-DEFENSES-PLAY-1'],
      'ranged check': ['BC-14-DEFENSES-PLAY-2'],
      'any display': ['BC-14-DEFENSES-NOTE-1'],
    },
  },
  {
    seed: '003',
    section: '15 Scythed Chariots and Stampedes',
    rows: {
      'prep display': ['BC-15-SCYTHED-OVERVIEW-1'],
      'prep check': ['BC-15-SCYTHED-SELECT-1', 'BC-15-SCYTHED-COST-1'],
      'deployment assist': ['BC-15-SCYTHED-DEPLOY-1'],
      'turn-command check': ['BC-15-SCYTHED-PLAY-1', 'BC-15-SCYTHED-PLAY-3'],
      'turn-command track': ['BC-15-SCYTHED-PLAY-2'],
      'any check': ['BC-15-SCYTHED-PLAY-4', 'BC-15-SCYTHED-PLAY-10', 'BC-15-SCYTHED-PLAY-9'],
      'close assist': ['BC-15-SCYTHED-PLAY-5', 'BC-15-SCYTHED-PLAY-11', 'BC-15-SCYTHED-PLAY-6'],
      'outcome assist': ['BC-15-SCYTHED-PLAY-7'],
      'close track': ['BC-15-SCYTHED-PLAY-8'],
      'any display': ['BC-15-SCYTHED-MODEL-1'],
    },
  },
  {
    seed: '003',
    section: '16 No Camp',
    rows: {
      'prep display': ['BC-16-NOCAMP-OVERVIEW-1'],
      'prep check': ['BC-16-NOCAMP-SELECT-1', 'BC-16-NOCAMP-COST-1'],
      'deployment check': ['BC-16-NOCAMP-DEPLOY-1'],
      'any track': ['BC-16-NOCAMP-PLAY-1'],
    },
  },
  {
    seed: '003',
    section: '17 Fortified Camp',
    rows: {
      'prep display': ['BC-17-FORTCAMP-OVERVIEW-1'],
      'prep check': ['BC-17-FORTCAMP-SELECT-1', 'BC-17-FORTCAMP-SELECT-3', 'BC-17-FORTCAMP-COST-1'],
      'deployment check': ['BC-17-FORTCAMP-SELECT-2'],
      'deployment assist': ['BC-17-FORTCAMP-DEPLOY-1'],
      'close assist': ['BC-17-FORTCAMP-PLAY-1'],
      'any track': ['BC-17-FORTCAMP-PLAY-2', 'BC-17-FORTCAMP-PLAY-3'],
      'victory track': ['BC-17-FORTCAMP-PLAY-4', 'BC-17-FORTCAMP-PLAY-5', 'BC-17-FORTCAMP-PLAY-6'],
    },
  },
  {
    seed: '003',
    section: '18 Pack Trains and Herds',
    rows: {
      'prep display': ['BC-18-PACK-OVERVIEW-1'],
      'prep check': ['BC-18-PACK-SELECT-1', 'BC-18-PACK-COST-1'],
      'deployment check': [
        'BC-18-PACK-SELECT-2',
        'BC-18-PACK-DEPLOY-1',
        'BC-18-PACK-DEPLOY-2',
        'BC-18-PACK-DEPLOY-3',
        'BC-18-PACK-DEPLOY-6',
      ],
      'any check': ['BC-18-PACK-DEPLOY-4'],
      'any track': ['BC-18-PACK-DEPLOY-5'],
      'any assist': ['BC-18-PACK-PLAY-1'],
      'deployment display': ['BC-18-PACK-NOTE-1'],
    },
  },
  {
    seed: '003',
    section: '19 Standard Wagon',
    rows: {
      'prep display': ['BC-19-STANDARD-OVERVIEW-1'],
      'prep check': ['BC-19-STANDARD-SELECT-1', 'BC-19-STANDARD-COST-1'],
      'deployment track': ['BC-19-STANDARD-DEPLOY-1'],
      'deployment assist': ['BC-19-STANDARD-DEPLOY-2'],
      'deployment check': [
        'BC-19-STANDARD-DEPLOY-3',
        'BC-19-STANDARD-DEPLOY-4',
        'BC-19-STANDARD-DEPLOY-5',
        'BC-19-STANDARD-DEPLOY-6',
        'BC-19-STANDARD-DEPLOY-7',
        'BC-19-STANDARD-MODEL-1',
      ],
      'any track': ['BC-19-STANDARD-DEPLOY-8', 'BC-19-STANDARD-PLAY-5'],
      'any check': ['BC-19-STANDARD-PLAY-1', 'BC-19-STANDARD-PLAY-4', 'BC-19-STANDARD-PLAY-6', 'BC-19-STANDARD-PLAY-8'],
      'ranged assist': ['BC-19-STANDARD-PLAY-2', 'BC-19-STANDARD-PLAY-12'],
      'close assist': ['BC-19-STANDARD-PLAY-3', 'BC-19-STANDARD-PLAY-9'],
      'any assist': ['BC-19-STANDARD-PLAY-11', 'BC-19-STANDARD-PLAY-7'],
      'victory track': ['BC-19-STANDARD-PLAY-10', 'BC-19-STANDARD-PLAY-13'],
    },
  },
  {
    seed: '003',
    section: '20 Elephant Screen',
    rows: {
      'prep display': ['BC-20-ESCREEN-OVERVIEW-1'],
      'prep check': [
        'BC-20-ESCREEN-SELECT-1',
        'BC-20-ESCREEN-SELECT-2',
        'BC-20-ESCREEN-SELECT-5',
        'BC-20-ESCREEN-SELECT-3',
        'BC-20-ESCREEN-COST-1',
      ],
      'deployment check': ['BC-20-ESCREEN-SELECT-4', 'BC-20-ESCREEN-DEPLOY-3'],
      'deployment track': ['BC-20-ESCREEN-DEPLOY-1'],
      'deployment assist': ['BC-20-ESCREEN-DEPLOY-2'],
      'deployment display': ['BC-20-ESCREEN-MODEL-1'],
      'any track': ['BC-20-ESCREEN-MODEL-2', 'BC-20-ESCREEN-PLAY-6'],
      'any display': ['BC-20-ESCREEN-MODEL-3'],
      'any check': ['BC-20-ESCREEN-MODEL-4'],
      'close assist': ['BC-20-ESCREEN-PLAY-1', 'BC-20-ESCREEN-PLAY-2', 'BC-20-ESCREEN-PLAY-7'],
      'outcome track': ['BC-20-ESCREEN-PLAY-3', 'BC-20-ESCREEN-PLAY-8'],
      'close track': ['BC-20-ESCREEN-PLAY-4'],
      'movement track': ['BC-20-ESCREEN-PLAY-5'],
      'victory track': ['BC-20-ESCREEN-VICTORY-1', 'BC-20-ESCREEN-VICTORY-2'],
    },
  },
  {
    seed: '003',
    section: '21 Shower Shooting',
    rows: {
      'prep display': ['BC-21-SHOWER-OVERVIEW-1'],
      'prep check': ['BC-21-SHOWER-SELECT-1', 'BC-21-SHOWER-SELECT-2', 'BC-21-SHOWER-COST-1', 'BC-21-SHOWER-NOTE-1'],
      'deployment assist': ['BC-21-SHOWER-DEPLOY-1'],
      'ranged check': ['BC-21-SHOWER-PLAY-1', 'BC-21-SHOWER-PLAY-3', 'BC-21-SHOWER-PLAY-4'],
      'ranged assist': ['BC-21-SHOWER-PLAY-2', 'BC-21-SHOWER-PLAY-5', 'BC-21-SHOWER-PLAY-6'],
      'any assist': ['BC-21-SHOWER-PLAY-7'],
      'victory track': ['BC-21-SHOWER-VICTORY-1'],
    },
  },
  {
    seed: '003',
    section: '22 Chained Together',
    rows: {
      'prep display': ['BC-22-CHAINED-OVERVIEW-1'],
      'prep check': ['BC-22-CHAINED-SELECT-1', 'BC-22-CHAINED-SELECT-2', 'BC-22-CHAINED-COST-1'],
      'deployment track': ['BC-22-CHAINED-DEPLOY-1', 'BC-22-CHAINED-MODEL-1'],
      'deployment check': ['BC-22-CHAINED-DEPLOY-2'],
      'deployment display': ['BC-22-CHAINED-MODEL-2'],
      'movement check': ['BC-22-CHAINED-PLAY-1', 'BC-22-CHAINED-PLAY-3'],
      'any track': ['BC-22-CHAINED-PLAY-2'],
      'ranged check': ['BC-22-CHAINED-PLAY-4', 'BC-22-CHAINED-PLAY-6', 'BC-22-CHAINED-PLAY-7'],
      'ranged assist': [
        'BC-22-CHAINED-PLAY-5',
        'BC-22-CHAINED-PLAY-8',
        'BC-22-CHAINED-PLAY-9',
        'BC-22-CHAINED-PLAY-10',
      ],
      'close assist': ['BC-22-CHAINED-PLAY-11', 'BC-22-CHAINED-PLAY-12', 'BC-22-CHAINED-PLAY-13'],
      'outcome assist': ['BC-22-CHAINED-PLAY-14'],
    },
  },
  {
    seed: '003',
    section: '23 Sword-fighting Cavalry',
    rows: {
      'prep display': ['BC-23-SWORD-OVERVIEW-1'],
      'prep check': ['BC-23-SWORD-SELECT-1', 'BC-23-SWORD-SELECT-2', 'BC-23-SWORD-COST-1', 'BC-23-SWORD-COST-2'],
      'deployment assist': ['BC-23-SWORD-DEPLOY-1'],
      'any track': ['BC-23-SWORD-PLAY-1'],
      'close assist': ['BC-23-SWORD-PLAY-2'],
      'movement check': ['BC-23-SWORD-PLAY-3'],
      'ranged assist': ['BC-23-SWORD-PLAY-4'],
      'outcome assist': ['BC-23-SWORD-PLAY-5'],
      'victory track': ['BC-23-SWORD-VICTORY-1'],
    },
  },
  {
    seed: '003',
    section: '24 Deceptive Deployment',
    rows: {
      'prep display': ['BC-24-DECEPT-OVERVIEW-1', 'BC-24-DECEPT-OVERVIEW-2'],
      'prep check': [
        'BC-24-DECEPT-SELECT-1',
        'BC-24-DECEPT-SELECT-2',
        'BC-24-DECEPT-SELECT-4',
        'BC-24-DECEPT-SELECT-3',
        'BC-24-DECEPT-SELECT-5',
        'BC-24-DECEPT-COST-1',
        'BC-24-DECEPT-COST-2',
        'BC-24-DECEPT-COST-3',
        'BC-24-DECEPT-COST-4',
        'BC-24-DECEPT-COST-5',
        'BC-24-DECEPT-COST-6',
      ],
      'deployment track': ['BC-24-DECEPT-DEPLOY-1', 'BC-24-DECEPT-MODEL-1', 'BC-24-DECEPT-MODEL-2'],
      'any track': ['BC-24-DECEPT-PLAY-1', 'BC-24-DECEPT-PLAY-7', 'BC-24-DECEPT-PLAY-9'],
      'movement check': [
        'BC-24-DECEPT-PLAY-2',
        'BC-24-DECEPT-PLAY-13',
        'BC-24-DECEPT-PLAY-4',
        'BC-24-DECEPT-PLAY-14',
        'BC-24-DECEPT-PLAY-5',
        'BC-24-DECEPT-PLAY-15',
      ],
      'movement track': ['BC-24-DECEPT-PLAY-3', 'BC-24-DECEPT-PLAY-8', 'BC-24-DECEPT-PLAY-11'],
      'deployment check': ['BC-24-DECEPT-PLAY-6'],
      'movement assist': ['BC-24-DECEPT-PLAY-10', 'BC-24-DECEPT-PLAY-12'],
    },
  },
];

/** One row of the list that the program is judged by. */
export interface SeedRow {
  readonly id: string;
  readonly seed: string;
  readonly section: string;
  readonly phase: string;
  readonly automatable: Automatable;
}

export const seedRows: readonly SeedRow[] = sections.flatMap(({ seed, section, rows }) =>
  Object.entries(rows).flatMap(([kind, ids]) => {
    const [phase, automatable] = kind.split(' ') as [string, Automatable];
    return ids.map((id): SeedRow => ({ id, seed, section, phase, automatable }));
  }),
);

const before = ['prep', 'terrain', 'deployment'];

/** Whether it is to be a rule or tracked state by now: the big battle's rows, and what cards change before the first turn. */
export const isWanted = ({ id, phase, automatable }: SeedRow): boolean =>
  (id.startsWith('GT-') || before.includes(phase)) && (automatable === 'check' || automatable === 'track');
