import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { GroupsPage } from './GroupsPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0193f0c2-0000-7000-8000-000000000001';
const group = { id, name: 'Class 4b', members: ['maya'] };
const add = `POST /api/groups/${id}/members`;

test('children are added to a group by their usernames, and an unknown one is named', async () => {
  const calls = serve({
    'GET /api/groups': () => ({ groups: [group], cursor: null }),
    [add]: () => ({ group: { ...group, members: ['maya', 'omar'] }, unknown: ['nobody_here'] }),
  });
  const me = show(<GroupsPage />);
  await me.click(await screen.findByRole('button', { name: 'Add children to Class 4b' }));
  await me.type(screen.getByLabelText('Usernames'), 'omar, nobody_here');

  await me.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('No child has these usernames: nobody_here')).toBeTruthy();
  expect(calls).toContain(`${add} {"usernames":["omar","nobody_here"]}`);
});

test('the form to add children opens on demand, and closes again', async () => {
  serve({ 'GET /api/groups': () => ({ groups: [group], cursor: null }) });
  const me = show(<GroupsPage />);
  const toggle = await screen.findByRole('button', { name: 'Add children to Class 4b' });
  expect(screen.queryByLabelText('Usernames')).toBeNull();

  await me.click(toggle);
  expect(screen.getByLabelText('Usernames')).toBeTruthy();

  await me.click(toggle);
  expect(screen.queryByLabelText('Usernames')).toBeNull();
});

test('more groups come at a tap', async () => {
  const last = { ...group, id: '0193f0c2-0000-7000-8000-000000000002', name: 'Zebra class' };
  const calls = serve({
    'GET /api/groups': () => (calls.length > 1 ? { groups: [last], cursor: null } : { groups: [group], cursor: 'abc' }),
  });
  const me = show(<GroupsPage />);

  await me.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('heading', { name: 'Zebra class' })).toBeTruthy();
  expect(calls).toContain('GET /api/groups?cursor=abc');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
