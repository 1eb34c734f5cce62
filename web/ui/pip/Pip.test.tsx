import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Pip, pipMoods } from './Pip.tsx';

afterEach(cleanup);

test('Pip decorates unless there is a label', () => {
  render(<Pip />);

  expect(screen.queryByRole('img')).toBeNull();

  render(<Pip label="Pip waves" />);

  expect(screen.getByRole('img', { name: 'Pip waves' })).toBeTruthy();
});

test.each([32, 200])('each mood has a drawing of its own at %i px', (size) => {
  const drawings = pipMoods.map((mood) => renderToStaticMarkup(<Pip mood={mood} size={size} />));

  expect(new Set(drawings).size).toBe(pipMoods.length);
});

test('a small Pip has far fewer lines', () => {
  const strokes = (size: number): number => render(<Pip size={size} />).container.querySelectorAll('path').length;

  expect(strokes(32)).toBeLessThan(strokes(200) / 3);
});

// After a change of the drawing: npx vitest run web/ui/Pip.test.tsx -u
test('the pictures that are files show the same Pip', async () => {
  await expect(svgFile(<Pip size={32} />)).toMatchFileSnapshot('../../public/icon.svg');
  await expect(svgFile(<Pip size={200} mood="sleeping" />)).toMatchFileSnapshot('../../public/pip-sleeping.svg');
});

function svgFile(pip: ReactElement): string {
  const drawn = renderToStaticMarkup(pip).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return `${drawn.replaceAll('></path>', '/>').replaceAll('></ellipse>', '/>')}\n`;
}
