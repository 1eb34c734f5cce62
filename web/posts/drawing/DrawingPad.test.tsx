import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAWING_MAX, type Drawing, pack, unpack } from '#contract/rules/drawings.ts';
import { show } from '#web/app/test-page.tsx';
import { DrawingPad } from './DrawingPad.tsx';
import { blank } from './sheet.ts';

afterEach(cleanup);

let drawn: Drawing;
const done = vi.fn();

function open(drawing: Drawing = blank): UserEvent {
  drawn = drawing;
  const keep = (next: Drawing): void => {
    drawn = next;
  };
  return show(<DrawingPad drawing={drawing} onChange={keep} onDone={done} />);
}

const sheet = () => screen.getByRole('application', { name: 'Drawing paper' });
const said = () => screen.getByRole('status').textContent;
const step = (name: string) => screen.getByRole('button', { name });

/** A finger from one place of the paper to others, in its own points. */
function sweep(pointerId: number, ...places: readonly (readonly [number, number])[]): void {
  const glass = sheet().querySelectorAll('canvas')[1] as HTMLCanvasElement;
  glass.setPointerCapture = () => undefined;
  glass.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 600 }) as DOMRect;
  const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY, pointerId, button: 0 });
  const [first = [0, 0] as const, ...rest] = places;
  fireEvent.pointerDown(glass, at(first));
  for (const place of rest) fireEvent.pointerMove(glass, at(place));
  fireEvent.pointerUp(glass, at(places.at(-1) ?? first));
}

const paths = () => drawn.marks.map((mark) => (mark.kind === 'stroke' ? unpack(mark.path) : mark.stamp));

describe('the drawing pad', () => {
  it('keeps each line of a finger as soon as it is lifted', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    await user.click(screen.getByRole('radio', { name: 'Thick' }));

    sweep(1, [10, 20], [60, 20], [61, 20], [60, 900]);

    expect(drawn.marks).toMatchObject([{ kind: 'stroke', ink: '#d13766', size: 28 }]);
    expect(paths()).toEqual([
      [
        { x: 10, y: 20 },
        { x: 60, y: 20 },
        { x: 60, y: 600 },
      ],
    ]);
  });

  it('erases with the color of the paper, even if that changes later', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Eraser' }));
    sweep(1, [10, 20]);

    await user.click(screen.getByRole('radio', { name: 'Paper' }));
    await user.click(screen.getByRole('radio', { name: 'Night blue' }));

    expect(drawn).toMatchObject({ paper: '#16324f', marks: [{ ink: 'paper' }] });
  });

  it('prints stamps', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Stamps' }));
    await user.click(screen.getByRole('radio', { name: 'Fish' }));

    sweep(1, [100, 100], [300, 200]);

    expect(drawn.marks).toMatchObject([{ kind: 'stamp', stamp: 'fish', x: 300, y: 200 }]);
  });

  it('can be drawn on by keyboard alone, and says where the pen is', async () => {
    const user = open();
    await user.click(sheet());
    sheet().focus();

    await user.keyboard('{ArrowRight}{ArrowDown}[Space]');

    expect(said()).toBe('The pen is down.');

    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}[Space]');

    expect(said()).toBe('The pen is up.');
    expect(paths().at(-1)?.at(0)).toEqual({ x: 410, y: 310 });
    expect(paths().at(-1)?.at(-1)).toEqual({ x: 430, y: 308 });

    for (let key = 0; key < 12; key += 1) await user.keyboard('{ArrowUp}');

    expect(said()).toBe('Top');
  });

  it('finishes a line when the paper loses the keys', async () => {
    const user = open();
    sheet().focus();

    await user.keyboard('[Space]{ArrowRight}');
    await user.tab();

    expect(paths()).toEqual([
      [
        { x: 400, y: 300 },
        { x: 410, y: 300 },
      ],
    ]);
  });

  it('undoes steps by button and by keys, also a cleared paper', async () => {
    const user = open();
    sweep(1, [10, 20], [50, 50]);
    sweep(2, [90, 20]);

    await user.click(step('Clear the paper'));

    expect(drawn.marks).toEqual([]);

    await user.click(step('Undo'));

    expect(drawn.marks).toHaveLength(2);

    await user.keyboard('{Control>}z{/Control}');

    expect(drawn.marks).toHaveLength(1);

    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

    expect(drawn.marks).toHaveLength(2);
    expect(step('Redo').getAttribute('aria-disabled')).toBeNull();

    sweep(3, [5, 5]);

    expect(step('Redo').getAttribute('aria-disabled')).toBe('true');
  });

  it('undoes marks that were drawn before a reload', async () => {
    const user = open({ ...blank, marks: [{ kind: 'stroke', ink: '#0b8457', size: 6, path: 'AA' }] });
    await user.click(step('Undo'));

    expect(drawn.marks).toEqual([]);
    expect(step('Undo').getAttribute('aria-disabled')).toBe('true');

    await user.click(step('Redo'));

    expect(drawn.marks).toHaveLength(1);
  });

  it('ignores a second hand while the first one draws', () => {
    open();
    const glass = sheet().querySelectorAll('canvas')[1] as HTMLCanvasElement;
    glass.setPointerCapture = () => undefined;

    fireEvent.pointerDown(glass, { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerDown(glass, { pointerId: 2, clientX: 300, clientY: 300 });
    fireEvent.pointerUp(glass, { pointerId: 2 });

    expect(drawn.marks).toEqual([]);

    fireEvent.pointerUp(glass, { pointerId: 1 });

    expect(drawn.marks).toHaveLength(1);
  });

  it('says so when the paper is full, and keeps what is there', async () => {
    const mark = { kind: 'stroke', ink: '#0b8457', size: 6, path: pack([{ x: 1, y: 1 }]) } as const;
    const each = JSON.stringify(mark).length + 1;
    open({ ...blank, marks: Array(Math.floor((DRAWING_MAX - 40) / each)).fill(mark) });
    const before = drawn.marks.length;

    sweep(1, [10, 20], [50, 50], [100, 500], [600, 100]);

    expect(drawn.marks).toHaveLength(before);
    expect(said()).toBe('The paper is full. Undo makes room.');
  });
});
