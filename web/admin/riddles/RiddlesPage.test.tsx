import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { shownToast } from '#web/ui/feedback/show-toast.ts';
import { RiddlesPage } from './RiddlesPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stats = {
  totalRiddles: 541,
  generatedRiddles: 12,
  drafts: 0,
  retired: 1,
  hasModel: false,
  cells: [{ category: 'animals', difficulty: 'easy', riddles: 27 }],
};
const riddle = {
  id: 'aaaaaaaa',
  status: 'published',
  question: 'I purr on your lap. Who am I?',
  answer: 'cat',
  accepts: ['kitten'],
  difficulty: 'easy',
  category: 'animals',
  how: '2 clues',
  proof: 'Only the cat purrs.',
  createdAt: '2026-11-18T15:00:00Z',
  editedAt: null,
  review: null,
};
const calm = {
  'GET /api/admin/riddle-stats': () => stats,
  'GET /api/admin/riddles': () => ({ riddles: [riddle], cursor: null }),
};
const form = (name: string) => within(screen.getByRole('form', { name }));

test('shows how many riddles there are of each category and difficulty', async () => {
  serve(calm);
  show(<RiddlesPage />, '/admin/riddles');

  expect((await screen.findByRole('row', { name: /Animals/ })).textContent).toBe('Animals2700');
});

test('a generated riddle shows its answer and why it has only one', async () => {
  serve(calm);
  show(<RiddlesPage />, '/admin/riddles');

  expect(await screen.findByText('Only the cat purrs.')).toBeTruthy();
  expect(screen.getByText('cat')).toBeTruthy();
});

test.each([
  ['A mixed batch', '201', 'Invalid Count', 'Please enter a number between 1 and 200'],
  ['A mixed batch', 'many', 'Invalid Count', 'Please enter a number between 1 and 200'],
  ['By category', '20', 'No Category Selected', 'Please select a category first'],
  ['By difficulty', '25', 'No Difficulty Selected', 'Please select a difficulty level first'],
])('%s with %s is refused: %s', async (name, count, title, description) => {
  const calls = serve(calm);
  const me = show(<RiddlesPage />, '/admin/riddles');
  const field = form(name).getByRole('textbox');
  await me.clear(field);
  await me.type(field, count);

  await me.click(form(name).getByRole('button', { name: 'Generate' }));

  expect(shownToast()).toMatchObject({ title, description, tone: 'destructive' });
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('the field that is not chosen yet comes to the middle of the screen, where no toast lies over it', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  serve(calm);
  const me = show(<RiddlesPage />, '/admin/riddles');

  await me.click(form('By category').getByRole('button', { name: 'Generate' }));

  expect(document.activeElement).toBe(form('By category').getByRole('combobox'));
  expect(scroll).toHaveBeenCalledWith({ block: 'center' });
});

test('riddles of a category are generated, and the toast says how many', async () => {
  const message = 'Generated 20 new riddles.';
  const calls = serve({ ...calm, 'POST /api/admin/generate-by-category': () => ({ message, generated: 20 }) });
  const me = show(<RiddlesPage />, '/admin/riddles');
  await me.selectOptions(form('By category').getByRole('combobox'), 'Nature');

  await me.click(form('By category').getByRole('button', { name: 'Generate' }));

  expect(calls).toContain('POST /api/admin/generate-by-category {"category":"nature","count":20}');
  expect(shownToast()).toMatchObject({ description: message });
});

test('a riddle is retired', async () => {
  const calls = serve({ ...calm, 'POST /api/admin/riddles/aaaaaaaa/move': () => ({ ...riddle, status: 'retired' }) });
  const me = show(<RiddlesPage />, '/admin/riddles');

  await me.click(await screen.findByRole('button', { name: 'Retire' }));

  expect(calls).toContain('POST /api/admin/riddles/aaaaaaaa/move {"status":"retired"}');
});

test('an edit that is refused stays in the form, with the reason', async () => {
  const refusal = new Refusal('invalid', { question: 'The question contains its answer.' });
  serve({ ...calm, 'PUT /api/admin/riddles/aaaaaaaa': () => refusal });
  const me = show(<RiddlesPage />, '/admin/riddles');
  await me.click(await screen.findByRole('button', { name: 'Edit' }));
  const question = screen.getByLabelText<HTMLTextAreaElement>('Question');
  await me.type(question, ' A cat?');

  await me.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The question contains its answer.')).toBeTruthy();
  expect(question.value).toContain('A cat?');
});

test('there is no form for drafts without a language model', async () => {
  serve(calm);
  show(<RiddlesPage />, '/admin/riddles');
  await screen.findByText('541');

  expect(screen.queryByRole('form', { name: 'Drafts by your language model' })).toBeNull();
});

test('a language model writes drafts of a category and a difficulty', async () => {
  const message = '5 drafts wait for you to read them.';
  const calls = serve({
    ...calm,
    'GET /api/admin/riddle-stats': () => ({ ...stats, hasModel: true }),
    'POST /api/admin/draft-riddles': () => ({ message, generated: 5 }),
  });
  const me = show(<RiddlesPage />, '/admin/riddles');
  const drafts = within(await screen.findByRole('form', { name: 'Drafts by your language model' }));
  await me.selectOptions(drafts.getByRole('combobox', { name: 'Category' }), 'Nature');
  await me.selectOptions(drafts.getByRole('combobox', { name: 'Difficulty' }), 'Easy');

  await me.click(drafts.getByRole('button', { name: 'Generate' }));

  expect(calls).toContain('POST /api/admin/draft-riddles {"category":"nature","difficulty":"easy","count":5}');
  expect(shownToast()).toMatchObject({ description: message });
});

test.each([
  ['Publish', 'published'],
  ['Discard', 'retired'],
])('a draft can be sent on: %s', async (name, status) => {
  const draft = { ...riddle, status: 'draft' };
  const calls = serve({
    ...calm,
    'GET /api/admin/riddles': () => ({ riddles: [draft], cursor: null }),
    'POST /api/admin/riddles/aaaaaaaa/move': () => ({ ...draft, status }),
  });
  const me = show(<RiddlesPage />, '/admin/riddles');

  await me.click(await screen.findByRole('button', { name }));

  expect(calls).toContain(`POST /api/admin/riddles/aaaaaaaa/move {"status":"${status}"}`);
});
