import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing as shape } from '../posts/drawings.ts';
import {
  DRAWING_MAX,
  type Drawing,
  isDrawable,
  ontoPaper,
  pack,
  STROKE_POINTS_MAX,
  simplify,
  toSvgPath,
  unpack,
} from './drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from './paper.ts';

const onPaper = fc.record({
  x: fc.integer({ min: 0, max: PAPER_WIDTH }),
  y: fc.integer({ min: 0, max: PAPER_HEIGHT }),
});
const lines = fc.array(onPaper, { minLength: 1, maxLength: 60 });

const stroke = (path: string) => ({ kind: 'stroke', ink: '#16324f', size: 14, path }) as const;
const drawn = (...paths: string[]): Drawing => ({ paper: '#ffffff', marks: paths.map(stroke) });

describe('a packed line', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(lines, (points) => {
        expect(unpack(pack(points))).toEqual(points);
      }),
    );
  });

  it('takes two letters for most steps of a finger', () => {
    const points = Array.from({ length: 100 }, (_, at) => ({ x: 300 + at * 3, y: 200 + (at % 7) }));

    expect(pack(points).length).toBeLessThan(210);
  });

  it.each([
    ['nothing', ''],
    ['half a point', pack([{ x: 3, y: 4 }]).slice(0, 1)],
    ['a number that does not end', 'AAg'],
    ['a number of nothing but more to come', 'gggggggggggA'],
    ['letters of no number', 'A!'],
    ['a point left of the paper', pack([{ x: -1, y: 0 }])],
    ['a point below the paper', pack([{ x: 0, y: PAPER_HEIGHT + 1 }])],
    ['a number as large as a house', '_____A'],
    [
      'more points than a stroke has',
      pack(Array.from({ length: STROKE_POINTS_MAX + 1 }, (_, at) => ({ x: at, y: 0 }))),
    ],
  ])('is refused: %s', (_, path) => {
    expect(unpack(path)).toBeUndefined();
    expect(shape.safeParse(drawn(path)).success).toBe(false);
  });

  it('is read or refused, whatever it says', () => {
    fc.assert(fc.property(fc.string(), (text) => unpack(text) === undefined || isDrawable(drawn(text))));
  });
});

describe('a line under the finger', () => {
  it('loses what nobody can see, and keeps both ends', () => {
    const points = Array.from({ length: 50 }, (_, at) => ({ x: at, y: 0 }));
    const kept = simplify(points);

    expect(kept.length).toBeLessThan(20);
    expect(kept[0]).toEqual(points[0]);
    expect(kept.at(-1)).toEqual(points.at(-1));
  });

  it('never leaves the paper', () => {
    expect(ontoPaper({ x: -5, y: 700.4 })).toEqual({ x: 0, y: PAPER_HEIGHT });
    expect(ontoPaper({ x: 12.5, y: 3.4 })).toEqual({ x: 13, y: 3 });
  });

  it('is a dot, a straight line or a smooth one', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ] as const;

    expect(toSvgPath([])).toBe('');
    expect(toSvgPath([a])).toBe('M0 0h.01');
    expect(toSvgPath([a, b])).toBe('M0 0L10 0');
    expect(toSvgPath([a, b, c])).toBe('M0 0Q10 0 10 5L10 10');
  });
});

describe('a drawing', () => {
  const dot = pack([{ x: 1, y: 1 }]);

  it('is of our colors, sizes and stamps, and not empty', () => {
    const stamp = { kind: 'stamp', ink: '#d13766', size: 28, stamp: 'star', x: 400, y: 300 };
    const whole = { paper: '#fff3cf', marks: [stroke(dot), stamp, { ...stroke(dot), ink: 'paper' }] };

    expect(shape.safeParse(whole).success).toBe(true);

    const wrong: object[] = [
      { paper: '#fff3cf', marks: [] },
      { paper: 'url(#x)', marks: [stamp] },
      { paper: '#fff3cf', marks: [{ ...stamp, ink: '#123456' }] },
      { paper: '#fff3cf', marks: [{ ...stamp, ink: 'paper' }] },
      { paper: '#fff3cf', marks: [{ ...stamp, size: 27 }] },
      { paper: '#fff3cf', marks: [{ ...stamp, stamp: 'toString' }] },
      { paper: '#fff3cf', marks: [{ ...stamp, x: 801 }] },
      { paper: '#fff3cf', marks: [{ ...stamp, x: 1.5 }] },
      { paper: '#fff3cf', marks: [{ ...stamp, href: '/secret' }] },
    ];
    for (const one of wrong) expect(shape.safeParse(one).success, JSON.stringify(one)).toBe(false);
  });

  it('may be as large as its limit, and no larger', () => {
    const around = JSON.stringify(drawn(dot)).length;
    const each = JSON.stringify(stroke(dot)).length + 1;
    const count = Math.floor((DRAWING_MAX - around) / each) + 1;

    expect(isDrawable(drawn(...Array<string>(count).fill(dot)))).toBe(true);
    expect(isDrawable(drawn(...Array<string>(count + 1).fill(dot)))).toBe(false);
  });
});
