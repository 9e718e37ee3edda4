import { msg } from '@vexillum/ui/words';
import type { GameScreen } from '@vexillum/frame/game-screen';

/** Both battles: they differ in their profiles, not in their screens. */
export const screen: GameScreen = {
  words: { de: () => import('../words/de.ts') },
  ids: ['grand-triumph', 'triumph'],
  card: {
    title: 'TRIUMPH! · GRAND TRIUMPH!',
    says: () =>
      msg(
        'Battles with stands of figures: hidden deployment, command dice, armies of your own. For two captains or two teams, with an umpire if you like.',
      ),
  },
  loadTable: () => import('./table.ts'),
  loadReplay: () => import('./replay/replay.ts'),
  loadProfileValues: async () => (await import('./rules-of-table/profile-values.ts')).valuesOfProfile,
  tries: [
    { name: () => msg('Try a battle'), load: async () => (await import('./tryout/try-a-battle.ts')).tryStandard },
    { name: () => msg('Try a grand battle'), load: async () => (await import('./tryout/try-a-battle.ts')).tryGrand },
  ],
  desks: [
    {
      path: '/armies',
      icon: 'army',
      name: () => msg('Armies'),
      load: async () => (await import('./armies/armies-screen.ts')).armyDesk,
    },
  ],
};
