import type { GameScreen } from '@vexillum/frame/game-screen';
import { bringWords } from '@vexillum/frame/language';

type Load<Loaded> = () => Promise<Loaded>;

/** The game, with its words in the reader's language beside whatever is loaded of it. */
export const withWords = (screen: GameScreen): GameScreen => {
  const { loadTable, loadReplay, loadSetup, loadProfileValues, loadRuleWords, tries, desks } = screen;
  const beside =
    <Loaded>(load: Load<Loaded>): Load<Loaded> =>
    async () => {
      const [loaded] = await Promise.all([load(), bringWords(screen.words)]);
      return loaded;
    };
  return {
    ...screen,
    loadTable: beside(loadTable),
    loadReplay: beside(loadReplay),
    ...(loadSetup ? { loadSetup: beside(loadSetup) } : {}),
    ...(loadProfileValues ? { loadProfileValues: beside(loadProfileValues) } : {}),
    ...(loadRuleWords ? { loadRuleWords: beside(loadRuleWords) } : {}),
    ...(tries ? { tries: tries.map((each) => ({ ...each, load: beside(each.load) })) } : {}),
    ...(desks ? { desks: desks.map((desk) => ({ ...desk, load: beside(desk.load) })) } : {}),
  };
};
