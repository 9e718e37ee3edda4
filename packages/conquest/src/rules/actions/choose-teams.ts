import { Type } from '@vexillum/model';
import { mayChooseTeams } from '../choices/hosting.ts';
import { mostTeams } from '../data/rule-numbers.ts';
import { defineAction, Edits } from '../records.ts';
import { SETUP, setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';

export const chooseTeams = defineAction({
  name: mayChooseTeams.action,
  says: 'Says for which team seats play, from 1; seats that are not named are dealt among the teams in turn.',
  args: Type.Object(
    {
      teams: Type.Record(Type.String({ maxLength: 16 }), Type.Integer({ minimum: 1, maximum: mostTeams.value }), {
        maxProperties: playerIds.length,
      }),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayChooseTeams.mayAct,
  run(snapshot, { teams }, { seat }) {
    const refusal = mayChooseTeams.whyNot(snapshot, seat, { teams });
    if (refusal) return refusal;
    return { changes: new Edits(snapshot).put('setup', SETUP, { ...setupOf(snapshot), teams }).changes() };
  },
});
