import { type Enter, inviteByCaptain, type Player, type Role } from './players.ts';

type Guest = 'red' | 'redFriend' | 'redMarcher' | 'blue' | 'blueFriend' | 'blueMarcher' | 'spectator';

/** Two teams of three, an umpire and a spectator. */
export type Everybody = Readonly<Record<Guest | 'umpire', Player>>;

export const reds = ({ red, redFriend, redMarcher }: Everybody): Player[] => [red, redFriend, redMarcher];
export const blues = ({ blue, blueFriend, blueMarcher }: Everybody): Player[] => [blue, blueFriend, blueMarcher];

/** The umpire sets the table up, with the house rules as they are offered, the captains come by their links, and their commanders by theirs. */
export const seatTwoTeams = async (enter: Enter, name: string): Promise<Everybody> => {
  const umpire = await enter('umpire');
  const links = await umpire.newTable.setUp({ game: 'GRAND TRIUMPH!', name, areOrdersSealed: true });
  await umpire.newTable.sitDown('Umpire', umpire.name);
  await umpire.table.isReady();
  const seat = async (role: Role, link: (guest: Player) => string | Promise<string>): Promise<Player> => {
    const guest = await enter(role);
    await guest.join.follow(await link(guest));
    await guest.table.isReady();
    return guest;
  };
  const byLink = ({ chair }: Player) => links.of(chair);
  const [red, blue, spectator] = await Promise.all(
    (['red', 'blue', 'spectator'] as const).map((role) => seat(role, byLink)),
  );
  const [redFriend, redMarcher, blueFriend, blueMarcher] = await Promise.all(
    (['redFriend', 'redMarcher', 'blueFriend', 'blueMarcher'] as const).map((role) =>
      seat(role, () => inviteByCaptain(role.startsWith('red') ? red : blue, role)),
    ),
  );
  return { umpire, red, blue, spectator, redFriend, redMarcher, blueFriend, blueMarcher } as Everybody;
};

/** Everybody is led by the same line: "Step 3 of 10: Camps (Red)". */
export const allAreAt = async (everybody: Everybody, line: string): Promise<void> => {
  for (const { table } of Object.values(everybody)) await table.deployment.isAt(line);
};
