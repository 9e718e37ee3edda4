import { seenBy } from '@vexillum/model/testing';
import type { Flag } from '@vexillum/rules-assist';
import { words } from '@vexillum/model';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createWorldCache, profileAt, type Snapshot } from '../../rules/index.ts';
import { boardWith, changed, play, seated, seatNamed } from '../../rules/testing/index.ts';
import { queueOf } from '../combat/combat-queue.ts';
import { Overlays } from '../board/overlays.ts';
import { commandsLed, ownWing } from './own-wing.ts';
import { showWing } from './show-wing.ts';
import { wingsOf } from './wings.ts';

/** Three commands of red, of which Mago leads the first and Bomilcar the third; blue's commands are blue's secret. */
const battle = (): Snapshot => {
  const board = boardWith({
    a1: { at: [20, 10, 0], command: 1, general: true },
    a2: { at: [22, 10, 0], command: 1 },
    a3: { at: [24, 10, 0], command: 1 },
    b1: { at: [40, 10, 0], command: 2, general: true },
    c1: { at: [60, 10, 0], command: 3, general: true },
    foe: { at: [22, 10, 180], side: 'blue', secret: { command: 2, general: true } },
  });
  const there = changed(seated(board), (edits) =>
    edits.put('seat', 'red-2', { kind: 'commander', side: 'red', command: 2 }),
  );
  return play(there, 'red-captain', 'begin-turn', {}).snapshot;
};

const wings = (snapshot: Snapshot, seat: string, side: 'red' | 'blue' = 'red', flags: readonly Flag[] = []) => {
  const profile = profileAt(snapshot);
  const queue = queueOf(snapshot, createWorldCache()(snapshot, profile));
  return wingsOf({ snapshot, profile, seat: seatNamed(seat), flags, queue }, side);
};

const own = (snapshot: Snapshot, seat: string) => ownWing(snapshot, profileAt(snapshot), seatNamed(seat));

describe('whose wing it is', () => {
  it('TURN-8: a commander sees their own, the captain of one command too, and who leads several sees the whole', () => {
    const three = changed(battle(), (edits) =>
      edits.put('seat', 'red-2', { kind: 'commander', side: 'red', command: 2, name: 'Hamilcar' }),
    );
    expect(own(battle(), 'red-1')).toEqual({ commands: [1], isFirst: true });
    expect(own(battle(), 'red-captain')).toEqual({ commands: [2], isFirst: true });
    expect(own(three, 'red-captain')).toBeUndefined();
    const two = play(battle(), 'red-captain', 'hand-over-command', { command: 1, to: 'red-captain' }).snapshot;
    expect(own(two, 'red-captain')).toEqual({ commands: [1, 2], isFirst: false });
    expect(own(two, 'red-1')).toBeUndefined();
  });

  it('the only player of a side leads all of it, and has no wing to look at alone', () => {
    const alone = changed(battle(), (edits) => {
      for (const command of [1, 2, 3] as const)
        edits.put('seat', `red-${command}`, { kind: 'commander', side: 'red', command });
    });
    expect(commandsLed(alone, profileAt(alone), seatNamed('red-captain'))).toEqual([1, 2, 3]);
    expect(own(alone, 'red-captain')).toBeUndefined();
  });

  it('nobody has one before the battle, nor who plays on no side', () => {
    const before = changed(battle(), (edits) => edits.put('turn', 'this', null));
    expect(own(before, 'red-1')).toBeUndefined();
    for (const seat of ['umpire', 'spectator', 'host']) expect(own(battle(), seat)).toBeUndefined();
  });
});

describe('what a wing shows', () => {
  const flagAbout = (id: string, about: readonly string[], side?: string): Flag => ({
    id,
    rule: 'rule',
    title: words('A flag'),
    says: words('It says.'),
    weight: 'illegal',
    source: 'a source',
    about,
    ...(side === undefined ? {} : { side }),
  });

  it('its own stands, losses, points, flags and combats, and nobody else’s', () => {
    const rolled = play(battle(), 'red-captain', 'roll-command-points', {}).snapshot;
    const lost = play(rolled, 'red-1', 'lose-stands', { stands: ['a3'] }).snapshot;
    const flags = [
      flagAbout('one', ['a1'], 'red'),
      flagAbout('two', ['b1'], 'red'),
      flagAbout('theirs', ['a1'], 'blue'),
    ];
    const [first, second] = wings(lost, 'red-1', 'red', flags);
    expect(first).toMatchObject({ command: 1, leader: 'red-1', isMine: true, onBoard: ['a1', 'a2'], lost: ['a3'] });
    expect(first?.losses).toMatchObject({ lost: 8, isDemoralized: true });
    expect(first?.points).toBe(rolled.public.points.get('red:1')?.points);
    expect(first?.left).toBe(first?.points);
    expect(first?.flags.map(({ id }) => id)).toEqual(['one']);
    expect(first?.combats.map(({ meeting }) => [meeting.attacker, meeting.defender].toSorted())).toEqual([
      expect.arrayContaining(['foe']),
    ]);
    expect(second).toMatchObject({ command: 2, leader: 'red-captain', isMine: false, combats: [] });
    expect(second?.flags.map(({ id }) => id)).toEqual(['two']);
  });

  it('nothing of the enemy’s that this seat does not know: not to a player, a spectator, or an umpire nobody has accepted', () => {
    for (const seat of ['red-captain', 'spectator', 'umpire']) {
      const side = seat === 'red-captain' ? 'red' : undefined;
      expect(wings(seenBy(battle(), ...(side ? [side] : [])), seat, 'blue')).toEqual([]);
    }
    expect(wings(battle(), 'umpire', 'blue')).toMatchObject([{ command: 2, onBoard: ['foe'], leader: 'blue-2' }]);
  });

  it('twin evenings: two that differ in who is in which command of blue’s look the same to everybody else', () => {
    const other = changed(battle(), (edits) =>
      edits.putSecret('blue', 'stand', 'foe', { command: 3, halfPoints: 8, general: true }),
    );
    for (const side of ['red', 'blue'] as const)
      expect(wings(seenBy(other, 'red'), 'red-1', side)).toEqual(wings(seenBy(battle(), 'red'), 'red-1', side));
  });
});

describe('the wing on the board', () => {
  const looking = (seat: string) => {
    const $snapshot = atom(battle());
    const overlays = new Overlays();
    const look = {
      $snapshot,
      get snapshot() {
        return $snapshot.get();
      },
      profile: profileAt(battle()),
      seat: seatNamed(seat),
    };
    const stop = showWing({ battle: look, overlays });
    return { $snapshot, overlays, stop, pale: () => [...(overlays.$extra.get().pale ?? [])] };
  };

  it('others’ stands of the own side are pale, the enemy’s are not, and one key shows the whole and the wing again', () => {
    const { overlays, pale, stop } = looking('red-1');
    expect(pale()).toEqual(['b1', 'c1']);
    expect(overlays.toggleWing()).toBe(true);
    expect(pale()).toEqual([]);
    expect(overlays.$wing.get()).toEqual({ commands: [1], isOn: false });
    overlays.toggleWing();
    expect(pale()).toEqual(['b1', 'c1']);
    stop();
  });

  it('a command that is handed over is bright at once, and the former commander’s wing is gone', () => {
    const [next, former] = [looking('red-3'), looking('red-1')];
    const passed = play(battle(), 'red-captain', 'hand-over-command', { command: 1, to: 'red-3' }).snapshot;
    for (const { $snapshot } of [next, former]) $snapshot.set(passed);
    expect(next.pale()).toEqual(['b1']);
    expect(former.pale()).toEqual([]);
    expect(former.overlays.toggleWing()).toBe(false);
  });

  it('an umpire’s board stays as it is', () => {
    const { overlays, pale } = looking('umpire');
    expect(pale()).toEqual([]);
    expect(overlays.toggleWing()).toBe(false);
  });
});
