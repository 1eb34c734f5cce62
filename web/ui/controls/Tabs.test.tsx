import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label, label }));

function Games({ dir }: { dir?: 'rtl' }): ReactNode {
  const [tab, setTab] = useState('One');
  return (
    <div style={{ direction: dir ?? 'ltr' }}>
      <Tabs label="Games" tabs={tabs} value={tab} onChange={setTab}>
        {tab} is here
      </Tabs>
    </div>
  );
}

const chosen = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

test('arrows walk round the tabs, Home and End jump, and the focus goes along', async () => {
  render(<Games />);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');

  expect(chosen()).toBe('One');

  await userEvent.keyboard('{End}');

  expect(chosen()).toBe('Three');

  await userEvent.keyboard('{Home}{ArrowLeft}');

  expect(document.activeElement?.textContent).toBe('Three');
  expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('Three is here');
});

test('Tab stops at the chosen one only', async () => {
  render(<Games />);
  await userEvent.tab();

  expect(document.activeElement?.textContent).toBe('One');

  await userEvent.tab();

  expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
});

test('from right to left the arrows are turned round', async () => {
  render(<Games dir="rtl" />);
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));

  await userEvent.keyboard('{ArrowLeft}');

  expect(chosen()).toBe('Two');
});
