import { msg } from '@vexillum/ui/words';
import type { GameScreen } from '@vexillum/frame/game-screen';
import { lessonMemory } from './lesson/lesson-memory.ts';

export const screen: GameScreen = {
  words: { de: () => import('../words/de.ts') },
  ids: ['conquest'],
  card: {
    title: 'Conquest',
    says: () =>
      msg(
        'A map, armies and dice for two to eight: claim land, gather recruits, conquer your neighbours. Machines take the seats that stay empty.',
      ),
  },
  loadTable: () => import('./table.ts'),
  loadReplay: () => import('./replay/replay.ts'),
  loadSetup: async () => (await import('./lobby/table-setup.ts')).setup,
  loadRuleWords: async () => (await import('./rule-words.ts')).ruleValueText,
  desks: [
    {
      path: '/maps',
      icon: 'map',
      name: () => msg('Maps'),
      load: async () => (await import('./maps/maps-screen.ts')).mapDesk,
    },
    {
      path: '/maps/edit',
      icon: 'map',
      name: () => msg('Draw a map'),
      isWithin: true,
      load: async () => (await import('./map-editor/map-editor.ts')).mapEditorDesk,
    },
  ],
  tries: [
    { name: () => msg('Try it alone'), load: async () => (await import('./lobby/try-alone.ts')).tryAlone },
    {
      name: () => (lessonMemory().isDone ? msg('Learn it again') : msg('Learn it in three minutes')),
      load: async () => (await import('./lesson/open-lesson.ts')).openLesson,
    },
  ],
};
