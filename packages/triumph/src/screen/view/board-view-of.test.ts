import type { Pose } from '@vexillum/model';
import { getLocale } from '@vexillum/ui';
import { learnWords } from '@vexillum/ui/words';
import { standSize, withValues } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { grandProfile, redsView } from '../testing/reds-view.ts';
import { momentOf } from '../testing/moment-of.ts';
import { type BoardMoment, nothingExtra } from './board-moment.ts';
import { createBoardView } from './board-view-of.ts';

const profile = grandProfile();
const snapshot = redsView({
  mine: { troopType: 'SPR', at: [45000, 6000, 0], secret: { command: 2, general: true } },
  waiting: { troopType: 'KNT', secret: { command: 1 } },
  theirs: { side: 'blue', troopType: 'ELE', at: [45000, 30000, 18000] },
});

const moment = (parts: Partial<BoardMoment> = {}): BoardMoment => momentOf(snapshot, parts);
const boardViewOf = (now: BoardMoment) => createBoardView()(now);

const held = (poses: Record<string, Pose>) => new Map(Object.entries(poses));

describe('the board that a player sees', () => {
  it('has the size of the rules, both sides’ zones and both deployment bands', () => {
    const view = boardViewOf(moment());
    expect([view.board.width, view.board.depth]).toEqual(profile.boardMu.value);
    expect(view.zones).toHaveLength(2 * profile.zones.value.length);
    expect(view.bands.map(({ side }) => side)).toEqual(['red', 'blue']);
  });

  it('names the zones anew once their words have come, and keeps them until then', () => {
    const view = createBoardView();
    const before = view(moment()).zones;
    expect(view(moment()).zones).toBe(before);
    learnWords(getLocale(), { Center: 'Mitte' });
    expect(view(moment()).zones.map(({ label }) => label)).toContain('Mitte');
    learnWords(getLocale(), { Center: 'Center' });
    expect(view(moment()).zones.map(({ label }) => label)).toContain('Center');
  });

  it('shows the band and the stands by the house rules from the moment that they are in force', () => {
    const view = createBoardView();
    view(moment());
    const now = view(moment({ profile: withValues(profile, { deploymentBandMu: 10, 'troopTypes.ELE.depthMu': 3 }) }));
    expect(now.bands.map(({ area }) => area.depth)).toEqual([10, 10]);
    expect(now.stands.find(({ id }) => id === 'theirs')?.depth).toBe(3);
  });

  it('shows the stands on the board with their true depth, and leaves the reserve out', () => {
    const { stands } = boardViewOf(moment());
    expect(stands.map(({ id }) => id)).toEqual(['mine', 'theirs']);
    expect([stands[1]?.width, stands[1]?.depth]).toEqual(standSize(profile, 'ELE'));
  });

  it('shows the stands of another wing pale, and bright again from the moment that the whole is looked at', () => {
    const view = createBoardView();
    const pale = () => view(moment({ extra: { ...nothingExtra, pale: new Set(['mine']) } })).stands[0]?.isPale;
    expect(pale()).toBe(true);
    expect(view(moment()).stands[0]?.isPale).toBeUndefined();
    expect(pale()).toBe(true);
  });

  it('shows command and general of the own stands only', () => {
    const [mine, theirs] = boardViewOf(moment()).stands;
    expect([mine?.badge, mine?.isGeneral]).toEqual(['2', true]);
    expect([theirs?.badge, theirs?.isGeneral]).toEqual([undefined, undefined]);
  });

  it('a stand in the own hand is where the hand is, with a trace where it stood', () => {
    const view = boardViewOf(moment({ hand: held({ mine: [46000, 9000, 0] }) }));
    expect(view.stands[0]?.pose).toEqual([46000, 9000, 0]);
    expect(view.traces.map(({ id, pose }) => [id, pose])).toEqual([['drag:mine', [45000, 6000, 0]]]);
  });

  it('a stand that is carried from the reserve is seen on its way, without a trace', () => {
    const view = boardViewOf(moment({ hand: held({ waiting: [40000, 5000, 0] }) }));
    expect(view.stands.map(({ id }) => id)).toContain('waiting');
    expect(view.traces).toEqual([]);
  });

  it('a stand in somebody else’s hand is pale where it stood, and shown in that hand', () => {
    const presence = new Map([['c1', { seat: 'blue-captain', drag: { theirs: [45000, 25000, 18000] as Pose } }]]);
    const view = boardViewOf(moment({ presence }));
    expect(view.stands.find(({ id }) => id === 'theirs')?.isGhost).toBe(true);
    expect(view.drags.map(({ id, pose }) => [id, pose])).toEqual([['theirs', [45000, 25000, 18000]]]);
  });

  it('somebody who carries a stand has no cursor beside it, so that their name is there once', () => {
    const cursor = [45000, 25000] as const;
    const idle = new Map([['c1', { seat: 'blue-captain', cursor }]]);
    expect(boardViewOf(moment({ presence: idle })).cursors).toHaveLength(1);
    const busy = new Map([['c1', { seat: 'blue-captain', cursor, drag: { theirs: [45000, 25000, 18000] as Pose } }]]);
    expect(boardViewOf(moment({ presence: busy })).cursors).toEqual([]);
  });

  it('a hand that holds what is gone shows nothing', () => {
    const presence = new Map([['c1', { seat: 'blue-captain', drag: { gone: [1, 2, 3] as Pose } }]]);
    expect(boardViewOf(moment({ presence })).drags).toEqual([]);
  });

  it('what has not changed is the same value again, so that it is not redrawn', () => {
    const viewOf = createBoardView();
    const now = moment();
    const [before, after] = [viewOf(now), viewOf({ ...now, hover: 'theirs' })];
    expect(after.stands[0]).toBe(before.stands[0]);
    expect(after.stands[1]).not.toBe(before.stands[1]);
  });

  it('where a stand stood when the turn began stays to be seen until the turn ends', () => {
    const trail = new Map([['mine', { from: [45000, 3000, 0] as Pose, cost: 3000 }]]);
    const view = createBoardView()(momentOf({ ...snapshot, public: { ...snapshot.public, trail } }));
    expect(view.traces).toMatchObject([{ id: 'turn:mine', of: 'turn', pose: [45000, 3000, 0] }]);
    expect(view.overlays).toMatchObject([
      {
        kind: 'trail',
        shapes: [
          [
            { x: 45, y: 3 },
            { x: 45, y: 6 },
          ],
        ],
      },
    ]);
  });

  it('GT-MARKER-003, GT-MARKER-007: a marker has its letter for all, its number for its own side, and its foot where it is measured from', () => {
    const marked = {
      ...snapshot.public,
      marker: new Map([['red:A', { side: 'red', letter: 'A' as const }]]),
      pose: new Map([...snapshot.public.pose, ['red:A', [20_000, 0, 0] as const]]),
    };
    const before = createBoardView()(momentOf({ ...snapshot, public: marked }));
    expect(before.markers).toEqual([
      expect.objectContaining({ id: 'red:A', letter: 'A', side: 'red', pose: [20_000, 0, 0] }),
    ]);
    expect(before.markers[0]).not.toHaveProperty('badge');
    const shown = {
      ...marked,
      marker: new Map([['red:A', { side: 'red', letter: 'A' as const, command: 2 as const }]]),
    };
    expect(createBoardView()(momentOf({ ...snapshot, public: shown })).markers).toMatchObject([{ badge: '2' }]);
  });

  it('BC-18-PACK-NOTE-1: a camp that is another than plain has it written on it', () => {
    const camp = (as?: 'pack-train' | 'wagon' | 'plain') => {
      const laid = {
        ...snapshot.public,
        camp: new Map([['camp', { side: 'red', size: [4000, 2000] as const, ...(as ? { as } : {}) }]]),
        pose: new Map([...snapshot.public.pose, ['camp', [45_000, 1000, 0] as const]]),
      };
      return createBoardView()(momentOf({ ...snapshot, public: laid })).camps[0]?.label;
    };
    expect([camp(), camp('plain'), camp('pack-train'), camp('wagon')]).toEqual([
      undefined,
      undefined,
      'Pack train',
      'Standard wagon',
    ]);
  });

  it('BC-14-DEFENSES-MODEL-1: an obstacle is painted as one, in its own size', () => {
    const stakes = { type: 'prepared-defenses', size: [2000, 1000] as const, variant: 0, side: 'red' };
    const laid = {
      ...snapshot.public,
      terrain: new Map([['stakes', stakes]]),
      pose: new Map([...snapshot.public.pose, ['stakes', [45_000, 9000, 0] as const]]),
    };
    const { terrain } = createBoardView()(momentOf({ ...snapshot, public: laid }));
    expect(terrain).toMatchObject([{ id: 'stakes', style: 'obstacle', width: 2, depth: 1 }]);
  });

  it('what another’s move costs stands beside it', () => {
    const drag = { theirs: [45000, 25000, 18000] as Pose };
    const presence = new Map([['c1', { seat: 'blue-captain', drag, price: [4500, 4000] as const }]]);
    expect(boardViewOf(moment({ presence })).labels).toMatchObject([{ text: '4.50 / 4.00 MU', tone: 'over' }]);
  });
});
