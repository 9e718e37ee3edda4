import { poseFrom, THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { begun, emptyTable, marked, ordered, play, sealedTable, sentTo, withMarkers } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { markersInTheirStep } from './markers-in-their-step.ts';
import { markersOnBaseEdge } from './markers-on-base-edge.ts';
import { markersToldApart } from './markers-told-apart.ts';
import type { Marker } from '../../records/marker.ts';
import type { Snapshot } from '../../records/table.ts';
import { THIS_STEP } from '../../records/step.ts';

interface Laid {
  readonly letter: Marker['letter'];
  readonly x: number;
  readonly y?: number;
  readonly side?: 'red' | 'blue';
  readonly command?: 1 | 2 | 3;
}

const withLaid = (markers: readonly Laid[], from: Snapshot = emptyTable()): Snapshot =>
  changed(from, (edits) => {
    for (const { letter, x, y = 0, side = 'red', command } of markers) {
      const id = `marker:${side}-${letter}`;
      edits.put('marker', id, { side, letter, ...(command ? { command } : {}) }).put('pose', id, poseFrom(x, y, 0));
    }
  });

const inStep = (number: number, from: Snapshot): Snapshot =>
  changed(from, (edits) => edits.put('step', THIS_STEP, { number, done: {}, advantaged: 'red' }));

const three: readonly Laid[] = [
  { letter: 'A', x: 20 },
  { letter: 'B', x: 40 },
  { letter: 'C', x: 60 },
];

describe('where a marker lies', () => {
  const said = (laid: Omit<Laid, 'letter'>) => saidOf(markersOnBaseEdge, withLaid([{ letter: 'A', ...laid }]));

  it('GT-MARKER-001: its point is on its own base edge, from corner to corner of the board', () => {
    for (const x of [0, 45, 90]) expect(said({ x })).toEqual([]);
    expect(said({ x: 45, y: 36, side: 'blue' })).toEqual([]);
  });

  it('GT-MARKER-001: off it, or on the enemy’s, it is flagged', () => {
    expect(said({ x: 45, y: 0.5 })).toEqual(['The point of marker A is 0.5 MU off its own base edge.']);
    expect(said({ x: 45, y: 35.999, side: 'blue' })).toEqual([
      'The point of marker A is 0.01 MU off its own base edge.',
    ]);
    expect(said({ x: 45, y: 36 })).toEqual(['The point of marker A is 36 MU off its own base edge.']);
    expect(said({ x: 91 })).toEqual(['The point of marker A is 1 MU off its own base edge.']);
    expect(said({ x: -2, y: 0 })).toEqual(['The point of marker A is 2 MU off its own base edge.']);
  });

  it('GT-MARKER-001: one click puts it there', () => {
    const table = withLaid([{ letter: 'A', x: 93, y: 30, side: 'blue' }]);
    const [flag] = flagsOf(markersOnBaseEdge, table);
    expect(flag).toMatchObject({ weight: 'illegal', overlays: [{ to: { x: 90, y: 36 } }] });
    const after = play(table, 'blue-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(after.public.pose.get('marker:blue-A')).toEqual([90_000, 36_000, 0]);
    expect(saidOf(markersOnBaseEdge, after)).toEqual([]);
  });

  it('GT-MARKER-001: after deployment a marker is only a keepsake', () => {
    const table = withLaid([{ letter: 'A', x: 45, y: 3 }]);
    expect(saidOf(markersOnBaseEdge, table)).toHaveLength(1);
    const later = changed(table, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(saidOf(markersOnBaseEdge, later)).toEqual([]);
  });
});

describe('which marker is which', () => {
  it('GT-MARKER-002: three markers with a command each are fine', () => {
    const each = three.map((laid, index) => ({ ...laid, command: (index + 1) as 1 | 2 | 3 }));
    expect(saidOf(markersToldApart, withLaid(each))).toEqual([]);
    expect(saidOf(markersToldApart, withLaid(three))).toEqual([]);
  });

  it('GT-MARKER-002: two markers for one command are flagged', () => {
    const table = withLaid([
      { letter: 'A', x: 20, command: 2 },
      { letter: 'B', x: 40, command: 1 },
      { letter: 'C', x: 60, command: 2 },
    ]);
    expect(saidOf(markersToldApart, table)).toEqual(['Markers A and C both stand for command 2.']);
    expect(flagsOf(markersToldApart, table)).toMatchObject([
      { weight: 'illegal', about: ['marker:red-A', 'marker:red-C'], side: 'red' },
    ]);
    expect(flagsOf(markersToldApart, table)[0]).not.toHaveProperty('secretOf');
  });

  it('GT-MARKER-002: two markers on one point are a reminder, whichever way they look; side by side they are fine', () => {
    const table = withLaid([
      { letter: 'A', x: 20 },
      { letter: 'B', x: 20 },
    ]);
    const turned = changed(table, (edits) => edits.put('pose', 'marker:red-B', poseFrom(20, 0, 90)));
    for (const one of [table, turned]) {
      expect(flagsOf(markersToldApart, one)).toMatchObject([{ weight: 'reminder' }]);
      expect(saidOf(markersToldApart, one)).toEqual(['Markers A and B lie on one point and hide each other.']);
    }
    const apart = withLaid([
      { letter: 'A', x: 20 },
      { letter: 'B', x: 20.001 },
    ]);
    expect(saidOf(markersToldApart, apart)).toEqual([]);
  });

  it('GT-MARKER-002: red’s and blue’s markers have nothing to do with each other', () => {
    const table = withLaid([
      { letter: 'A', x: 20, command: 1 },
      { letter: 'A', x: 20, y: 36, side: 'blue', command: 1 },
    ]);
    expect(saidOf(markersToldApart, table)).toEqual([]);
  });

  it('GT-MARKER-002: what a sealed marker stands for is no ground for a flag that others see', () => {
    const table = marked();
    const doubled = changed(table, (edits) => {
      for (const [id, marker] of table.public.marker)
        if (marker.side === 'red' && table.public.pose.get(id)?.[0] === 20_000)
          edits.put('marker', id, { ...marker, command: 3 });
    });
    expect(flagsOf(markersToldApart, doubled, 'red')).toMatchObject([{ secretOf: 'red' }]);
    expect(flagsOf(markersToldApart, doubled, 'blue')).toEqual([]);
  });
});

describe('when markers come', () => {
  it('GT-ORDER-007, GT-ORDER-008: before their step they are flagged, in it they are fine', () => {
    const red = withLaid(three);
    expect(saidOf(markersInTheirStep, inStep(5, red))).toEqual([
      'Markers on the board already in step 5: 3. This side’s come in step 6.',
    ]);
    expect(flagsOf(markersInTheirStep, inStep(6, red)).map(({ side }) => side)).toEqual(['blue']);
    const blue = withLaid(three.map((laid) => ({ ...laid, y: 36, side: 'blue' as const })));
    expect(flagsOf(markersInTheirStep, inStep(4, blue))).toMatchObject([
      { side: 'blue', weight: 'illegal', measured: { value: 3, allowed: 0 } },
    ]);
    expect(saidOf(markersInTheirStep, inStep(5, blue))).toEqual([]);
  });

  it('GT-ORDER-007, GT-ORDER-008: once their step is over all of them lie there, or it is flagged', () => {
    const both = [...three, ...three.map((laid) => ({ ...laid, y: 36, side: 'blue' as const }))];
    expect(saidOf(markersInTheirStep, inStep(7, withLaid(both)))).toEqual([]);
    expect(saidOf(markersInTheirStep, inStep(5, withLaid(both.slice(3, 5))))).toEqual([]);
    expect(flagsOf(markersInTheirStep, inStep(7, withLaid(both.slice(0, 5))))).toMatchObject([
      { side: 'blue', part: 'missing', measured: { value: 2, allowed: 3, is: 'at-least' } },
    ]);
    expect(saidOf(markersInTheirStep, inStep(7, withLaid(both.slice(0, 5))))).toEqual([
      'Markers on the board: 2 of 3. All were due in step 5.',
    ]);
  });

  it('GT-ORDER-007, GT-ORDER-008: nobody waits for markers before anybody knows who has the advantage, or in battle', () => {
    const early = withLaid(three);
    expect(saidOf(markersInTheirStep, early)).toEqual([]);
    expect(saidOf(markersInTheirStep, inStep(11, emptyTable()))).toEqual([]);
  });

  it('GT-ORDER-007: where marches have no markers, how many are missing is told to their own side alone', () => {
    const table = begun(sealedTable({ 'march-markers': false }));
    const blue = { 3: { edge: 'LF' } } as const;
    const seven = sentTo(ordered({}, blue, table), 7);
    expect(flagsOf(markersInTheirStep, seven, 'blue').filter(({ side }) => side === 'blue')).toMatchObject([
      { secretOf: 'blue', measured: { value: 0, allowed: 2 } },
    ]);
    expect(flagsOf(markersInTheirStep, seven, 'red').filter(({ side }) => side === 'blue')).toEqual([]);
    const down = sentTo(withMarkers(sentTo(ordered({}, blue, table), 5), 'blue'), 6);
    expect(flagsOf(markersInTheirStep, down, 'blue')).toEqual([]);
  });
});
