import { MatchBuilder, type More } from './match-builder.ts';

const COMMANDS = [1, 2, 3] as const;
const LETTERS = ['A', 'B', 'C'] as const;

/** The nine slots of the second step; one command marches round the flank. */
const ordersOf = (side: string) =>
  Object.fromEntries(
    COMMANDS.flatMap((command) => [
      [
        `cmd.${command}.roster`,
        {
          stands: [`stand:${side}${command}a`, `stand:${side}${command}b`],
          general: `stand:${side}${command}a`,
          ally: false,
        },
      ],
      [`cmd.${command}.flank`, { edge: command === 3 ? 'LF' : 'none' }],
      [`cmd.${command}.cp`, { mod: 0 }],
    ]),
  ) as { readonly [slot: string]: unknown };

const markersOf = (order: readonly number[]) =>
  Object.fromEntries(LETTERS.map((letter, index) => [`marker.${letter}`, { command: order[index] }]));

const stepChange = (number: number): More => ({
  changes: {
    step: {
      this: [
        { number: number - 1, done: {} },
        { number, done: {} },
      ],
    },
  },
});

const standChanges = (id: string, pose: readonly number[]): More => ({
  changes: {
    stand: { [id]: [null, { side: id.includes('red') ? 'red' : 'blue', troopType: 'ELF', place: 'board' }] },
    pose: { [id]: [null, pose] },
  },
});

/** A short good match in small: claims, armies, sealed orders and markers, dice, reveals, team talk and the end; nothing is left sealed. */
export const goodMatch = (gameId?: string): MatchBuilder => {
  const match = new MatchBuilder(gameId);
  for (const seat of ['red-captain', 'blue-captain', 'umpire']) match.act('host', 'claim-seat', { seat, name: seat });
  match.act('host', 'advance-step', {}, stepChange(1));
  match.roll('red-captain', [6], 'terrain');
  match.roll('blue-captain', [6], 'terrain');
  match.act('umpire', 'advance-step', {}, stepChange(2));
  match.seal('red', { ...ordersOf('red'), 'cmd.1.cp': { mod: 1 }, 'cmd.2.cp': { mod: -1 } });
  match.tell('red', {
    seat: 'red-captain',
    id: match.newId(),
    name: 'say',
    args: { text: 'I think again', to: 'side' },
  });
  match.seal('red', ordersOf('red'));
  match.seal('blue', ordersOf('blue'), { seen: match.head });
  match.act('umpire', 'advance-step', {}, stepChange(5));
  match.seal('red', markersOf([2, 3, 1]));
  match.seal('blue', markersOf([1, 2, 3]), { seen: match.head });
  match.act('umpire', 'advance-step', {}, stepChange(7));
  playOn(match);
  return match;
};

const playOn = (match: MatchBuilder): void => {
  match.open('red', ['marker.A', 'marker.B', 'marker.C']);
  match.open('red', ['cmd.1.roster', 'cmd.2.roster']);
  match.act('red-captain', 'place-stands', {}, standChanges('stand:red1a', [24_000, 8_000, 0]));
  match.open('blue', ['marker.A', 'marker.B', 'marker.C', 'cmd.1.roster', 'cmd.2.roster']);
  match.act('blue-captain', 'place-stands', {}, standChanges('stand:blue1a', [24_000, 28_000, 18_000]));
  match.act('umpire', 'advance-step', {}, { ...stepChange(11), checkpoint: match.checkpoint() });
  match.roll('red-captain', { shuffle: 2 }, 'who begins');
  for (const side of ['red', 'blue']) match.open(side, ['cmd.1.cp', 'cmd.2.cp', 'cmd.3.cp']);
  match.roll('red-captain', [6, 6, 6], 'command points');
  match.act('blue-captain', 'enter-dice', { values: [4] }, { draw: { manual: true, values: [4] } });
  for (const side of ['red', 'blue']) match.open(side, ['cmd.3.roster', 'cmd.3.flank', 'cmd.1.flank', 'cmd.2.flank']);
  match.act('umpire', 'advance-step', {}, stepChange(12));
};
