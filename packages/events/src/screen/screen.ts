import { msg } from '@vexillum/ui/words';
import type { GameScreen } from '@vexillum/frame/game-screen';

/** What the web app knows of events before anybody goes to one. They are no game to choose: they have pages of their own. */
export const screen: GameScreen = {
  ids: ['event'],
  words: { de: () => import('../words/de.ts') },
  loadTable: () => import('./table.ts'),
  loadReplay: () => import('./replay.ts'),
  desks: [
    {
      path: '/events',
      icon: 'ranks',
      name: () => msg('Events'),
      isForFinding: true,
      load: async () => (await import('./events-screen.ts')).eventsPage,
    },
    {
      path: '/events/new',
      icon: 'ranks',
      name: () => msg('New event'),
      isWithin: true,
      load: async () => (await import('./new-event-screen.ts')).newEventPage,
    },
  ],
};
