import { howMany } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Order, OrderProblem, OrderWords } from './order.ts';
import { orderHelp } from './order-help.ts';
import { parseOrder } from './parse-order.ts';
import { littleWords } from './testing/little-words.ts';

const parse = (line: string, words: Partial<OrderWords> = {}) => parseOrder(line, { ...littleWords, ...words });
const selected = littleWords.selection;
const nobody = { selection: [] };

const idsOf = (line: string, words: Partial<OrderWords> = {}): readonly string[] | string => {
  const parsed = parse(line, words);
  return 'ids' in parsed ? parsed.ids : parsed.kind;
};

const legsOf = (line: string): unknown => {
  const parsed = parse(line);
  if (parsed.kind !== 'move') return parsed;
  return parsed.legs.map((spoken) => (spoken.kind === 'leg' ? spoken.leg : spoken));
};

const problemIn = (line: string, words: Partial<OrderWords> = {}): OrderProblem => {
  const parsed = parse(line, words);
  if (parsed.kind !== 'problem') throw new Error(`${line} was understood as ${JSON.stringify(parsed)}`);
  return parsed;
};

const forward = (distance: number) => ({ kind: 'advance', distance });
const wheel = (side: string, degrees: number) => ({ kind: 'wheel', side, degrees });

describe('a line that moves', () => {
  test.each([
    ['forward 2.5', [forward(2.5)]],
    ['f2.5', [forward(2.5)]],
    ['F 2,5 MU', [forward(2.5)]],
    ['advance 2', [forward(2)]],
    ['f.5', [forward(0.5)]],
    ['back 1', [forward(-1)]],
    ['b1', [forward(-1)]],
    ['wheel left 30', [wheel('left', 30)]],
    ['wheel left 30d', [wheel('left', 30)]],
    ['wheel 30° right', [wheel('right', 30)]],
    ['wl30d', [wheel('left', 30)]],
    ['w30d left', [wheel('left', 30)]],
    ['wl3', [{ kind: 'wheel-for', side: 'left', mu: 3 }]],
    ['wr3', 'select'],
    ['wr3mu', [{ kind: 'wheel-for', side: 'right', mu: 3 }]],
    ['wheel right 2 mu', [{ kind: 'wheel-for', side: 'right', mu: 2 }]],
    ['slide left 0.5', [{ kind: 'slide', distance: -0.5 }]],
    ['sr1', [{ kind: 'slide', distance: 1 }]],
    ['turn right 15', [{ kind: 'rotate', degrees: 15, about: 'center' }]],
    ['tl15 about front', [{ kind: 'rotate', degrees: -15, about: 'front' }]],
    ['march 3', [{ kind: 'column', distance: 3 }]],
    ['march left 30 3', [{ kind: 'column', distance: 3, turn: { side: 'left', degrees: 30 } }]],
    ['to 40 6', [{ kind: 'free-to', at: { x: 40, y: 6 }, stand: 'r-sp1' }]],
    ['to 40,6 facing 90', [{ kind: 'free', to: [40_000, 6000, 9000], stand: 'r-sp1' }]],
    ['to 40,5 6,25 facing s', [{ kind: 'free', to: [40_500, 6250, 18_000], stand: 'r-sp1' }]],
    ['to 40.5,6 facing blue', [{ kind: 'free', to: [40_500, 6000, 0], stand: 'r-sp1' }]],
    ['f2 wl15d f1', [forward(2), wheel('left', 15), forward(1)]],
    ['f2wl15df1', [forward(2), wheel('left', 15), forward(1)]],
    ['forward 2, wheel left 15 and then forward 1.', [forward(2), wheel('left', 15), forward(1)]],
  ])('%s', (line, legs) => {
    const parsed = parse(line);
    expect(parsed.kind === 'move' ? parsed.ids : selected).toEqual(selected);
    expect(parsed.kind === 'move' ? legsOf(line) : parsed.kind).toEqual(legs);
  });

  test.each([
    ['forward two point five', [forward(2.5)]],
    ['forward two and a half', [forward(2.5)]],
    ['forward half a mu', [forward(0.5)]],
    ['forward two point two five', [forward(2.25)]],
    ['wheel to the left by thirty degrees', [wheel('left', 30)]],
    ['wheel left thirty-five degrees', [wheel('left', 35)]],
    ['turn right one hundred eighty', [{ kind: 'rotate', degrees: 180, about: 'center' }]],
    ['vor zwei komma fünf', [forward(2.5)]],
    ['zurück 1', [forward(-1)]],
    ['schwenk links 30', [wheel('left', 30)]],
    ['Schwenke nach rechts fünfundvierzig Grad', [wheel('right', 45)]],
    ['vor zweieinhalb', [forward(2.5)]],
  ])('spoken: %s', (line, legs) => {
    expect(legsOf(line)).toEqual(legs);
  });

  test('a screen that blue looks at turns up and down round', () => {
    const facing = (side: string) => {
      const parsed = parse('place sp12 at 40 6 facing up', { side });
      return parsed.kind === 'place' ? parsed.at[2] : parsed;
    };
    expect([facing('red'), facing('blue')]).toEqual([0, 18_000]);
  });
});

describe('whom it is for', () => {
  test.each([
    ['sp3 f2', ['r-sp3']],
    ['SP 3 f2', ['r-sp3']],
    ['red sp3 f2', ['r-sp3']],
    ['blue sp3 f2', ['b-sp3']],
    ['spear three forward two', ['r-sp3']],
    ['light-foot 1 f2', ['r-lft1']],
    ['LightFoot1 f2', ['r-lft1']],
    ['wr3 f2', ['r-wr3']],
    ['bw4', ['b-bw4']],
    ['sp1, sp2 and kn1 f2', ['r-sp1', 'r-sp2', 'r-kn1']],
    ['sp1,3 f2', ['r-sp1', 'r-sp3']],
    ['sp1-sp3 f2', ['r-sp1', 'r-sp2', 'r-sp3']],
    ['sp 3 - 1 f2', ['r-sp1', 'r-sp2', 'r-sp3']],
    ['red sp2-4 f2', ['r-sp2', 'r-sp3', 'r-sp4']],
    ['red 2 f2', ['r-sp3', 'r-sp4']],
    ['command 2 f2', ['r-sp3', 'r-sp4']],
    ['2 f2', ['r-sp3', 'r-sp4']],
    ['1 f2', ['r-sp1', 'r-sp2']],
    ['1, 2 and kn1 f2', ['r-sp1', 'r-sp2', 'r-sp3', 'r-sp4', 'r-kn1']],
    ['group 3 f2', ['r-kn1', 'r-lft1']],
    ['these f2', selected],
    ['f2', selected],
    ['all f1', ['r-sp1', 'r-sp2', 'r-sp3', 'r-sp4', 'r-kn1', 'r-lft1', 'r-wr3']],
    ['select nobody', []],
    ['place 1 at 40 6', ['r-sp12']],
    ['where bw4', ['b-bw4']],
    ['lose', selected],
    ['return sp12', ['r-sp12']],
    ['red 2 conform', ['r-sp3', 'r-sp4']],
  ])('%s', (line, ids) => {
    expect(idsOf(line)).toEqual(ids);
  });

  test('two of the same name are told apart by asking, unless one is the reader’s own', () => {
    const stands = littleWords.stands.map((stand) => ({ ...stand, isOwn: false }));
    const problem = problemIn('sp3 f2', { stands });
    expect(problem).toMatchObject({ code: 'unknown-name', at: 'sp3', expected: ['Red Sp3', 'Blue Sp3'] });
  });
});

describe('other lines', () => {
  test.each<[string, Order]>([
    ['conform', { kind: 'propose', ids: selected, proposal: 'conform' }],
    ['about face', { kind: 'propose', ids: selected, proposal: 'about-face' }],
    ['turn around', { kind: 'propose', ids: selected, proposal: 'about-face' }],
    ['push back', { kind: 'propose', ids: selected, proposal: 'push-back' }],
    ['sp3 back to start', { kind: 'turn-start', ids: ['r-sp3'] }],
    ['place sp12 at 40 6', { kind: 'place', ids: ['r-sp12'], at: [40_000, 6000, 0] }],
    ['place sp12 at 40 6 files 4 facing 10', { kind: 'place', ids: ['r-sp12'], at: [40_000, 6000, 1000], files: 4 }],
    [
      'measure kn1 to bw4',
      { kind: 'measure', from: { kind: 'stand', id: 'r-kn1' }, to: { kind: 'stand', id: 'b-bw4' } },
    ],
    [
      'm kn1 to 40 12',
      { kind: 'measure', from: { kind: 'stand', id: 'r-kn1' }, to: { kind: 'point', at: { x: 40, y: 12 } } },
    ],
    ['ping 40 12', { kind: 'ping', at: { kind: 'point', at: { x: 40, y: 12 } } }],
    ['look at kn1', { kind: 'look', at: { kind: 'stand', id: 'r-kn1' } }],
    ['marker a at 40', { kind: 'marker', letter: 'A', at: { x: 40, y: 0 } }],
    ['marker B at 40 0', { kind: 'marker', letter: 'B', at: { x: 40, y: 0 } }],
    ['camp at 40 2', { kind: 'camp', at: { x: 40, y: 2 }, isAlly: false }],
    ['ally camp at 40 2', { kind: 'camp', at: { x: 40, y: 2 }, isAlly: true }],
    ['roll 2d6 for command points', { kind: 'roll', dice: [6, 6], why: 'command points' }],
    ['roll d20+2d6', { kind: 'roll', dice: [20, 6, 6], why: '' }],
    ['roll two dice', { kind: 'roll', dice: [6, 6], why: '' }],
    ['say Hello,  Sp3!', { kind: 'say', text: 'Hello,  Sp3!', to: 'table' }],
    ['team hold the left', { kind: 'say', text: 'hold the left', to: 'side' }],
    [
      'ask 2 at 40 12: Can you hold the wood?',
      { kind: 'ask', command: 2, at: { kind: 'point', at: { x: 40, y: 12 } }, text: 'Can you hold the wood?' },
    ],
    [
      'ask red 3 at kn1, who comes?',
      { kind: 'ask', command: 3, at: { kind: 'stand', id: 'r-kn1' }, text: 'who comes?' },
    ],
    ['ask 1 at the wood?', { kind: 'ask', command: 1, text: 'at the wood?' }],
    ['frage befehl 2: kommst du', { kind: 'ask', command: 2, text: 'kommst du' }],
    ['answer yes', { kind: 'answer', says: 'yes', text: '' }],
    ['antworte später: in zwei Zügen', { kind: 'answer', says: 'later', text: 'in zwei Zügen' }],
    ['begin turn', { kind: 'begin-turn' }],
    ['end turn', { kind: 'end-turn' }],
    ['zug beenden', { kind: 'end-turn' }],
    ['next phase', { kind: 'next-phase' }],
    ['nächste phase', { kind: 'next-phase' }],
    ['roll', { kind: 'roll-points' }],
    ['roll for command points', { kind: 'roll-points' }],
    ['würfle', { kind: 'roll-points' }],
    ['fight', { kind: 'fight' }],
    ['fight 4 2', { kind: 'fight', dice: [4, 2] }],
    ['fight c12 6, 1', { kind: 'fight', combat: { id: 'c12' }, dice: [6, 1] }],
    ['fight sp3 4 2', { kind: 'fight', combat: { stand: 'r-sp3' }, dice: [4, 2] }],
    ['fight c12', { kind: 'fight', combat: { id: 'c12' } }],
    ['fight sp3', { kind: 'fight', combat: { stand: 'r-sp3' } }],
    ['shoot sp3 at bw4', { kind: 'fight', combat: { stand: 'r-sp3', against: 'b-bw4' } }],
    ['kämpfe sp3 gegen el1', { kind: 'fight', combat: { stand: 'r-sp3', against: 'b-el1' } }],
    ['apply', { kind: 'apply' }],
    ['apply c3, by hand', { kind: 'apply', combat: { id: 'c3' }, how: 'by-hand' }],
    ['apply and pursue', { kind: 'apply', how: 'pursuing' }],
    ['ausführen ohne Verfolgung', { kind: 'apply', how: 'not-pursuing' }],
    ['challenge sp1', { kind: 'challenge', combat: { stand: 'r-sp1' } }],
    ['hold', { kind: 'hold' }],
    ['hold sp1-sp3', { kind: 'hold', ids: ['r-sp1', 'r-sp2', 'r-sp3'] }],
    ['halte 2', { kind: 'hold', ids: ['r-sp3', 'r-sp4'] }],
    ['flee kn1', { kind: 'flee', ids: ['r-kn1'] }],
    ['fliehe', { kind: 'flee' }],
    ['play hold the line', { kind: 'play', card: 'HL' }],
    ['play Hold-the-Line on el1', { kind: 'play', card: 'HL', ids: ['b-el1'] }],
    ['play charge through on sp1, kn1', { kind: 'play', card: 'CT', ids: ['r-sp1', 'r-kn1'] }],
    ['spiele charge through auf diese', { kind: 'play', card: 'CT', ids: ['r-sp1', 'r-sp2', 'r-sp3'] }],
    ['?', { kind: 'help' }],
    ['rückgängig', { kind: 'undo' }],
    ['rueckgaengig', { kind: 'undo' }],
  ])('%s', (line, order) => {
    expect(parse(line)).toEqual(order);
  });
});

describe('a line that is not understood', () => {
  test.each<[string, Partial<OrderProblem>]>([
    ['', { code: 'empty' }],
    ['foward 2', { code: 'unknown-word', at: 'foward', understood: '', expected: ['forward'] }],
    ['forward', { code: 'number-missing', understood: 'forward', at: '', expected: ['1'] }],
    ['forward x', { code: 'number-missing', understood: 'forward', at: 'x' }],
    ['forward 201', { code: 'number-out-of-range', at: '201', expected: ['0–200'] }],
    ['forward -2', { code: 'number-out-of-range', understood: 'forward' }],
    ['wheel left 361', { code: 'number-out-of-range', at: '361', expected: ['0–360'] }],
    ['wheel 30', { code: 'side-missing', understood: 'wheel 30', at: '', expected: ['left', 'right'] }],
    ['w30d', { code: 'side-missing', understood: 'w30d' }],
    ['wheel lft 30', { code: 'side-missing', at: 'lft', understood: 'wheel', expected: ['left'] }],
    ['red 2 f2 wl15d nonsense', { code: 'unknown-word', understood: 'red 2 f2 wl15d', at: 'nonsense' }],
    ['sp9 f2', { code: 'unknown-name', at: 'sp9', understood: '' }],
    ['red sp9 f2', { code: 'unknown-name', at: 'sp9', understood: 'red' }],
    ['measure kn1', { code: 'unfinished', understood: 'measure kn1', expected: ['to'] }],
    ['measure kn1 to xyzzy', { code: 'unknown-name', understood: 'measure kn1 to', at: 'xyzzy' }],
    ['undo sp3', { code: 'too-much', understood: 'undo', at: 'sp3' }],
    ['to 40 99', { code: 'number-out-of-range', at: '99', expected: ['0–36'] }],
    ['marker d at 40', { code: 'unknown-word', at: 'd', expected: ['A', 'B', 'C'] }],
    ['roll 13d6', { code: 'number-out-of-range', understood: 'roll' }],
    ['say', { code: 'unfinished', understood: 'say' }],
  ])('%s', (line, problem) => {
    expect(problemIn(line)).toMatchObject(problem);
  });

  test('an order without a name needs somebody selected', () => {
    for (const line of ['f2', 'these f2', 'conform', 'lose'])
      expect(problemIn(line, nobody)).toMatchObject({ code: 'nobody-selected', understood: line });
  });

  test('a command of which nobody is on the board is nobody', () => {
    const groups = [{ ids: ['r-sp12'], names: ['Red 3'] }];
    for (const line of ['red 3', 'select 3', '3 f2'])
      expect(problemIn(line, { groups })).toMatchObject({ code: 'nobody-selected' });
    expect(idsOf('place 3 at 40 6', { groups })).toEqual(['r-sp12']);
  });

  test('misspelt names are answered with those that look like them', () => {
    expect(problemIn('sp9 f2').expected).toContain('Sp3');
    expect(problemIn('red sp9 f2').expected).toContain('Red Sp3');
    expect(problemIn('red 2 s').expected).toEqual(['slide', 'square up']);
    expect(problemIn('schwnk links 30').expected).toEqual(['schwenk']);
    expect(problemIn('sli').expected).toEqual(['slide']);
    expect(problemIn('elefants 1 f2').expected[0]).toBe('Elephants 1');
  });

  test('a card that is not known is answered with those that the side has', () => {
    expect(problemIn('play hold the lime')).toMatchObject({ expected: ['Hold the Line'] });
    expect(problemIn('play trump').expected).toEqual(['Hold the Line']);
  });

  test('a question to no command of one’s own, and an answer that is none, say what could stand there', () => {
    expect(problemIn('ask 4 hello').expected).toEqual(['1', '2', '3']);
    expect(problemIn('answer perhaps').expected).toEqual(['yes', 'no', 'later']);
  });

  test('an order of the turn that is misspelt is answered with what is meant', () => {
    expect(problemIn('next fase').expected).toContain('next phase');
    expect(problemIn('figt sp1').expected).toContain('fight');
  });

  test('a line of more than 500 characters is too much', () => {
    expect(problemIn('f2 '.repeat(200)).code).toBe('too-much');
  });
});

const validLines = [
  ...orderHelp.flatMap(({ example, also }) => [example, ...also]),
  'red 2 wheel left thirty degrees',
  'sp1, sp2 and kn1 forward two point five',
  'place sp12 at 40,6 facing blue files 2',
];

describe('laws', () => {
  test.each(orderHelp.flatMap(({ example, also }) => [example, ...also]))('the help’s %s is understood', (line) => {
    expect(parse(line)).not.toHaveProperty('code');
  });

  const answers = (line: string): boolean => {
    const parsed = parse(line);
    return parsed.kind !== 'problem' || line.slice(0, 500).includes(parsed.understood);
  };

  test('any text at all has an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 600 }), fc.string({ unit: 'grapheme', maxLength: 80 })), answers),
      { numRuns: howMany(200, 5000) },
    );
  });

  test('any mutilated order has an answer', () => {
    const bits = fc.constantFrom(...validLines.flatMap((line) => line.split(' ')), '-', ',', '.', '°', '9', 'point');
    const mutilated = fc
      .tuple(fc.constantFrom(...validLines), fc.nat(40), fc.nat(6), fc.array(bits, { maxLength: 4 }))
      .map(([line, at, cut, put]) => line.slice(0, at) + put.join(' ') + line.slice(at + cut));
    fc.assert(fc.property(mutilated, answers), { numRuns: howMany(300, 10_000) });
  });

  test('case and white space do not matter', () => {
    const spaces = fc.constantFrom(' ', '  ', '\t', '\u00a0 ');
    const spoken = validLines.filter((line) => !/^(say|team|ask|answer)/.test(line));
    fc.assert(
      fc.property(fc.constantFrom(...spoken), spaces, fc.boolean(), fc.boolean(), (line, space, isUpper, isSplit) => {
        const apart = isSplit ? line.replace(/(?<=\p{L})(?=\d)/gu, ' ') : line.replace(/(?<=\p{L}) (?=\d)/gu, '');
        const written = space + apart.replaceAll(' ', space) + space;
        const isCased = isUpper && !line.startsWith('roll');
        expect(parse(isCased ? written.toUpperCase() : written)).toEqual(parse(line));
      }),
      { numRuns: howMany(200, 5000) },
    );
  });
});
