import { type ErrandDeed, type Json, type Words, words } from '@vexillum/model';
import type { OpenTable } from '../open-table.ts';
import { type Convened, playedSides } from './convened.ts';

interface Asked {
  readonly name: string;
  readonly args: Json;
}

/** What is asked of a table for an errand; or why it cannot be. */
export const actionFor = ({ game, room }: OpenTable, { players }: Convened, deed: ErrandDeed): Asked | Words => {
  switch (deed.kind) {
    case 'pause':
      return { name: 'propose-pause', args: doer(deed) };
    case 'resume':
      return { name: 'resume-clock', args: doer(deed) };
    case 'announce':
      return { name: 'announce', args: { from: deed.from, text: deed.text } };
    case 'grant-time': {
      const side = playedSides(game)[players.indexOf(deed.player)];
      return side === undefined || !players.includes(deed.player)
        ? words('They do not play at that table.')
        : { name: 'grant-time', args: { side, seconds: deed.seconds, ...doer(deed) } };
    }
    case 'rule': {
      const { flag: id, verdict, scope, text } = deed;
      const question = room.view.questions.get(id);
      if (!question) return words('Nobody asks about that at the table any more.');
      const { rule, about, says, ruling } = question;
      if (ruling && (ruling.verdict !== verdict || ruling.text !== text))
        return words('The umpire at the table has ruled on it already.');
      return { name: 'rule-flag', args: { id, rule, about, says, verdict, scope, text, ...doer(deed) } };
    }
    default:
      return deed satisfies never;
  }
};

/** Whose word it is, for the table's log. */
const doer = ({ from }: ErrandDeed): { readonly from?: string } => (from === undefined ? {} : { from });
