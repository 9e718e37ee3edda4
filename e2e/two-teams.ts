import type { Enter, Player } from './players.ts';

const guests = ['red', 'redFriend', 'redMarcher', 'blue', 'blueFriend', 'blueMarcher', 'spectator'] as const;

/** Two teams of three, an umpire and a spectator. */
export type Everybody = Readonly<Record<(typeof guests)[number] | 'umpire', Player>>;

export const reds = ({ red, redFriend, redMarcher }: Everybody): Player[] => [red, redFriend, redMarcher];
export const blues = ({ blue, blueFriend, blueMarcher }: Everybody): Player[] => [blue, blueFriend, blueMarcher];

/** The umpire sets the table up, with the house rules as they are offered, and the others come by their links. */
export const seatTwoTeams = async (enter: Enter, name: string): Promise<Everybody> => {
  const umpire = await enter('umpire');
  const links = await umpire.newTable.setUp({ game: 'GRAND TRIUMPH!', name, areOrdersSealed: true });
  await umpire.newTable.sitDown('Umpire', umpire.name);
  await umpire.table.isReady();
  const seated = await Promise.all(
    guests.map(async (role) => {
      const guest = await enter(role);
      await guest.join.follow(links.of(guest.chair));
      await guest.table.isReady();
      return [role, guest] as const;
    }),
  );
  return { umpire, ...Object.fromEntries(seated) } as Everybody;
};

/** Everybody is led by the same line: "Step 3 of 10: Camps (Red)". */
export const allAreAt = async (everybody: Everybody, line: string): Promise<void> => {
  for (const { table } of Object.values(everybody)) await table.deployment.isAt(line);
};
