import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { reportReasons } from '#contract/safety/report-reasons.ts';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { t } from './messages/index.ts';
import { ReportButton } from './ReportButton.tsx';
import { useIsReported } from './reported.ts';

afterEach(cleanup);

const maya = { id: 'maya', kind: 'child' };

function Thing({ id, authorId }: { id: string; authorId: string }) {
  if (useIsReported(id)) return <p>gone</p>;
  return <ReportButton targetType="post" targetId={id} authorId={authorId} title="My frog" />;
}

function tell(answers: Answers = {}, { id = 'post', authorId = 'leo', who = maya as object } = {}) {
  const calls = serve({
    'GET /api/user': () => who,
    'POST /api/reports': () => new Response(null, { status: 201 }),
    ...answers,
  });
  return { calls, user: show(<Thing id={id} authorId={authorId} />) };
}

const hand = () => screen.findByRole('button', { name: 'Tell a grown-up about “My frog”' });

describe('a report', () => {
  test('takes two taps, and hides the content at once', async () => {
    const { calls, user } = tell();

    await user.click(await hand());
    await user.click(await screen.findByRole('button', { name: "I'm not sure" }));

    expect(await screen.findByText('gone')).toBeTruthy();
    expect(calls.at(-1)).toBe('POST /api/reports {"targetType":"post","targetId":"post","reason":"not_sure"}');
    expect(toast()?.title).toBe('Thank you for telling us!');
  });

  test.each(reportReasons)('sends the reason of the picture that was tapped: %s', async (reason) => {
    const { calls, user } = tell({}, { id: reason });
    await user.click(await hand());

    await user.click(await screen.findByRole('button', { name: t(`safety.report.${reason}`) }));

    expect(await screen.findByText('gone')).toBeTruthy();
    expect(calls.at(-1)).toBe(`POST /api/reports {"targetType":"post","targetId":"${reason}","reason":"${reason}"}`);
  });

  test.each([
    ['because the thing is gone already', () => new Refusal('not_found'), /couldn't find that/],
    ['because the child is suspended', () => new Refusal('paused'), /taking a break/],
    ['because the server is away', () => new Refusal('unavailable'), /pond is taking a short break/],
    ['because of a bug', () => new Response('oh no', { status: 500 }), /went wrong/],
    ['because there is no network', () => Promise.reject(new TypeError('no network')), /can't reach the pond/],
  ])('that fails %s says why, and the thing stays', async (why, answer, sentence) => {
    const { user } = tell({ 'POST /api/reports': answer }, { id: why });
    await user.click(await hand());

    await user.click(await screen.findByRole('button', { name: 'It is mean' }));

    await expect.poll(() => toast()?.title).toMatch(sentence);
    expect(screen.queryByText('gone')).toBeNull();
  });

  test('can be sent again after a failure', async () => {
    const answers = [new Refusal('unavailable'), new Response(null, { status: 201 })];
    const { user } = tell({ 'POST /api/reports': () => answers.shift() }, { id: 'again' });
    const tap = async () => {
      await user.click(await hand());
      await user.click(await screen.findByRole('button', { name: 'It is scary' }));
    };

    await tap();
    await tap();

    expect(await screen.findByText('gone')).toBeTruthy();
  });

  test('leaves the content in place when it could not be sent, and says so', async () => {
    const { user } = tell({ 'POST /api/reports': () => new Refusal('too_fast') }, { id: 'other' });

    await user.click(await hand());
    await user.click(await screen.findByRole('button', { name: 'It is mean' }));

    expect(await hand()).toBeTruthy();
    expect(toast()?.title).toMatch(/very quick/);
  });

  test('can be canceled', async () => {
    const { calls, user } = tell({}, { id: 'third' });
    await user.click(await hand());
    await screen.findByRole('dialog');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual(['GET /api/user']);
  });

  test.each([
    ['of one’s own thing', { authorId: 'maya' }],
    ['by staff', { who: { id: 'ines', kind: 'staff' } }],
  ])('%s is not offered', async (_what, options) => {
    const { calls } = tell({}, { id: 'fourth', ...options });

    await expect.poll(() => calls).toEqual(['GET /api/user']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
