import type { Achievement } from '@vexillum/model';
import type { BattleFeat } from './battle-feats.ts';

interface Asked {
  readonly feat: BattleFeat;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const won: Asked = { feat: 'won', atLeast: 1 };

const inGame = (id: string, title: string, description: string, ...when: readonly Asked[]): Achievement => ({
  id,
  version: 1,
  title,
  description,
  scope: 'game',
  when,
});

const career = (
  id: string,
  title: string,
  description: string,
  counts: BattleFeat,
  tiers: readonly number[],
  more: { readonly each?: 'profile' | 'opponent' } = {},
): Achievement => ({ id, version: 1, title, description, scope: 'career', counts, tiers, ...more });

/** What players of both games are given for how they played. */
const ofBoth: readonly Achievement[] = [
  career('veteran', 'Veteran', 'Battles fought to their end.', 'played', [1, 10, 50, 200]),
  career('victor', 'Victor', 'Battles won.', 'won', [1, 10, 50]),
  career('reaper', 'Field of honour', 'Enemy stands destroyed in all your battles.', 'enemy-stands', [50, 500, 2000]),
  career('plunderer', 'Plunderer', 'Enemy camps sacked.', 'camps-sacked', [1, 5, 20]),
  career('kingslayer', 'Banners taken', 'Enemy generals lost in battles against you.', 'enemy-generals', [1, 10, 30]),
  career('acquaintance', 'Well known', 'Different people you have played against.', 'played', [3, 10, 30], {
    each: 'opponent',
  }),
  inGame('decisive', 'Decisive victory', 'Win with two fifths of an army more lost by the enemy than by you.', won, {
    feat: 'lead',
    atLeast: 40,
  }),
  inGame('by-a-hair', 'By a hair’s breadth', 'Win by no more than four points.', won, { feat: 'margin', atMost: 4 }),
  inGame('intact', 'An army intact', 'Win with no more than a tenth of your army lost.', won, {
    feat: 'own-loss',
    atMost: 10,
  }),
  inGame('not-a-stand', 'Not a stand', 'Win without losing a single stand.', won, { feat: 'stands-lost', atMost: 0 }),
  inGame(
    'turned-tide',
    'The tide turns',
    'Win after the end of a turn at which you had lost a fifth of an army more than the enemy.',
    won,
    { feat: 'behind-by', atLeast: 20 },
  ),
  inGame('thunderstroke', 'Thunderstroke', 'Cost the enemy a fifth of their army in a single turn.', {
    feat: 'turn-share',
    atLeast: 20,
  }),
  inGame('camp-and-field', 'Camp and field', 'Win and sack a camp of the enemy’s.', won, {
    feat: 'camps-sacked',
    atLeast: 1,
  }),
  inGame(
    'generals-safe',
    'Generals unharmed',
    'Win without losing a general, while the enemy loses one.',
    won,
    { feat: 'own-generals', atMost: 0 },
    { feat: 'enemy-generals', atLeast: 1 },
  ),
  inGame('clouds-of-arrows', 'Clouds of arrows', 'Destroy three stands by shooting in one battle.', {
    feat: 'shot-down',
    atLeast: 3,
  }),
  inGame('foot-and-horse', 'On foot against horse', 'Destroy four mounted stands in close combat with foot.', {
    feat: 'mounted-by-foot',
    atLeast: 4,
  }),
  inGame('with-a-one', 'A one is enough', 'Win a close combat with a one on the die.', {
    feat: 'with-a-one',
    atLeast: 1,
  }),
  inGame('twice-over', 'Twice over', 'Double the enemy in six combats of one battle.', { feat: 'doubled', atLeast: 6 }),
  inGame('short-work', 'Short work', 'Win before the thirteenth turn of the battle.', won, {
    feat: 'turns',
    atLeast: 1,
    atMost: 12,
  }),
  inGame('long-day', 'A long day', 'Win in the thirtieth turn of the battle or later.', won, {
    feat: 'turns',
    atLeast: 30,
  }),
];

/** Of commands: only where an army has several. */
const ofGrand: readonly Achievement[] = [
  inGame('round-the-flank', 'Round the flank', 'Win after a flank march of yours has come in.', won, {
    feat: 'flank-marches',
    atLeast: 1,
  }),
  inGame('two-broken', 'Two commands broken', 'Demoralize two commands of the enemy’s.', {
    feat: 'commands-broken',
    atLeast: 2,
  }),
  inGame('steadfast', 'Steadfast', 'Win with a command of your own demoralized.', won, {
    feat: 'own-commands-broken',
    atLeast: 1,
  }),
];

export const battleAchievements = (isGrand: boolean): readonly Achievement[] =>
  isGrand ? [...ofBoth, ...ofGrand] : ofBoth;
