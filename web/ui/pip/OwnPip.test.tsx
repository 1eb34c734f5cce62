import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pipPoses } from '#contract/art/pip/pip.ts';
import { closeWindow, faceWindow, pipBox } from '#contract/art/pip/windows.ts';
import { pipItems, plainLook, randomLook } from '#contract/rules/rewards/pips.ts';
import { OwnPip } from './OwnPip.tsx';

afterEach(cleanup);

const looks = Array.from({ length: 60 }, (_, seed) => randomLook(`frog ${seed}`, pipItems));

test('a frog is named for a screen reader by its label alone', () => {
  render(<OwnPip look={plainLook} size={200} label="Bubbles, your Pip" />);

  expect(screen.getByRole('img', { name: 'Bubbles, your Pip' })).toBeTruthy();
});

test('a frog without a label decorates', () => {
  render(<OwnPip look={plainLook} size={200} />);

  expect(screen.queryByRole('img')).toBeNull();
});

test('each of many frogs on a page is cut by shapes of its own', () => {
  const spotted = { ...plainLook, pattern: 'spots' } as const;
  const { container } = render([1, 2, 3].map((nth) => <OwnPip key={nth} look={spotted} size={200} />));

  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const used = [...container.querySelectorAll('[clip-path]')].map((cut) => cut.getAttribute('clip-path'));

  expect(new Set(ids).size).toBe(6);
  expect(used.sort()).toEqual(ids.map((id) => `url(#${id})`).sort());
});

test.each(pipPoses)('a large frog moves when it takes the pose %s', (pose) => {
  const { container } = render(<OwnPip look={plainLook} pose={pose} size={200} />);

  expect(container.querySelector(`.own-pip-${pose}`)).toBeTruthy();
});

test('a small frog and a face keep still', () => {
  const { container } = render([
    <OwnPip key="small" look={plainLook} size={76} />,
    <OwnPip key="face" look={plainLook} pose="face" size={200} />,
  ]);

  expect(container.querySelector('.own-pip')).toBeNull();
});

test.each(pipPoses)('the near window for the pose %s is never wider than the whole drawing', (pose) => {
  const sides = looks.map((look) => closeWindow(look, pose).side);

  expect(Math.max(...sides)).toBeLessThanOrEqual(pipBox.width);
});

test('the near window of a bare frog is much nearer', () => {
  expect(closeWindow(plainLook, 'sit').side).toBeLessThan(pipBox.width * 0.75);
});

test('the window of a face is as wide as its hat needs', () => {
  const hat = { ...plainLook, hat: 'pineapple' } as const;

  expect(faceWindow(hat).side).toBeGreaterThan(faceWindow(plainLook).side);
});
