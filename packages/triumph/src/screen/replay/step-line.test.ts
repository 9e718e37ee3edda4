import { type LogLine, platformActions } from '@vexillum/model';
import { type BattleKinds, canBeTakenBack, eventIn, grandTriumph, profileAt } from '../../rules/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventLine } from '@vexillum/frame/replay/event-line';
import { type MatchOfReplay, Timeline } from '@vexillum/frame/replay/timeline';
import { logSentence } from '../log-sentence.ts';
import { playedMatch } from '../testing/played-match.ts';
import { stepLine } from './step-line.ts';

let timeline: Timeline<BattleKinds>;
let live: readonly LogLine[];
beforeAll(async () => {
  const room = await playedMatch('ended');
  timeline = new Timeline(JSON.parse(await room.file('full')) as MatchOfReplay, grandTriumph);
  live = await room.lines();
});

const lines = (as: string) => {
  const profile = profileAt(timeline.snapshotAt(timeline.end));
  return timeline.entries.map(({ seq }) => {
    const { who = '', text = '' } = stepLine(timeline, seq, as, profile) ?? {};
    return `${who} ${text}`.trim();
  });
};

describe('the story of a match', () => {
  it('is told with the log’s sentences, out of a file that has no facts for them', () => {
    const told = lines('spectator');
    expect(told).toEqual(
      expect.arrayContaining([
        'The table was set up',
        'Hanno sat down',
        expect.stringMatching(/^Hanno brought the army “.+” with \d\d stands \(Red\)$/),
        'Livia laid terrain: Woods',
        'Hanno rolled 3d6 for “command points”:',
        'Hanno “Forward!”',
        'Turn 1: Red',
        expect.stringMatching(/^Hanno, Red 1: .* advance 1, .*wheel right 15°/),
        expect.stringMatching(
          /^Turn 2: Blue; in turn 1 Red’s stands on the board moved up to [\d.]+ MU \(.+\); left open: Moved 7\.79 MU, and 3 MU are allowed: .+\.$/,
        ),
        expect.stringMatching(/^Fabia took away as lost: 1/),
      ]),
    );
    expect(told.every((line) => line !== '')).toBe(true);
  });

  it('is told line for line as the room told it live', () => {
    const again = timeline.entries.flatMap(({ seq }) => eventLine(timeline, grandTriumph, seq) ?? []);
    expect(again.filter(({ event }) => event.kind !== 'said')).toEqual(live);
    const profile = profileAt(timeline.snapshotAt(timeline.end));
    for (const line of live)
      expect(stepLine(timeline, line.seq, 'spectator', profile)?.text).toBe(logSentence(line, profile));
    expect(new Set(live.map(({ event }) => event.kind)).size).toBeGreaterThan(12);
  });

  it('knows of every event whether its action can be taken back', () => {
    const actions = [...platformActions, ...grandTriumph.actions];
    for (const line of live) {
      const { name, seals } = timeline.entries[line.seq] ?? {};
      const isUndoable = actions.some((action) => action.name === name && action.isUndoable) && seals === undefined;
      expect([name, canBeTakenBack(eventIn(line))]).toEqual([name, isUndoable]);
    }
  });

  it('tells a side’s private talk to that side alone', () => {
    const secret = 'My third command marches round their left';
    expect(lines('red')).toContain(`Red to the own side: red-captain: “${secret}”`);
    for (const as of ['blue', 'spectator']) {
      expect(lines(as).join('\n')).not.toContain(secret);
      expect(lines(as)).toContain('What each side has said to itself');
    }
  });
});
