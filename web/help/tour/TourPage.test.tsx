import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReviewFacts } from '#contract/help.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { forgetConsentToken } from '#web/family/parents/consent-token.ts';
import { TourPage } from './TourPage.tsx';

const facts: ReviewFacts = {
  staff: 3,
  reportMinutes: 125,
  onDutyNote: 'Every day from 3 to 8.',
  postRule: 'all',
  commentRule: 'all',
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

function open(at = '/see-what-they-see', known = facts) {
  const calls = serve({ 'GET /api/review-facts': () => known, 'GET /api/user': () => null });
  show(<TourPage />, at);
  return calls;
}

afterEach(() => {
  cleanup();
  forgetConsentToken();
});

describe('the tour for parents', () => {
  it('leads through three steps, and back', () => {
    open();

    fireEvent.click(button('Next: other children'));

    expect(screen.getByRole('heading', { level: 1, name: 'If you allow buddies' })).toBeTruthy();

    fireEvent.click(button('Back'));

    expect(screen.getByRole('heading', { level: 1, name: 'What your child sees first' })).toBeTruthy();
  });

  it('has a riddle that can be guessed, and sends nothing', async () => {
    open();

    fireEvent.change(screen.getByRole('textbox', { name: 'Your guess' }), { target: { value: 'A clock?' } });
    fireEvent.click(button('Guess'));

    expect(await screen.findByText('a clock')).toBeTruthy();
  });

  it('has phrases to tap, and a hint that takes the number out', async () => {
    open('/see-what-they-see?step=2');

    fireEvent.click(button('Do you want to play?'));
    fireEvent.click(button('Remove it'));

    expect(screen.getAllByText('Do you want to play?')).toHaveLength(2);
    expect(screen.queryByText(/01632/)).toBeNull();
  });

  it('says who reads reports here, how fast, and what is read first', async () => {
    open('/see-what-they-see?step=3');

    expect(await screen.findByText('3 people look after this Lilypad and read the reports.')).toBeTruthy();
    expect(screen.getByText('In the last 30 days, half of all reports were decided within 3 hours.')).toBeTruthy();
    expect(screen.getByText('A person reads every story and comment before other children see it.')).toBeTruthy();
    expect(screen.getByText('Every day from 3 to 8.')).toBeTruthy();
  });

  it('says plainly when there is nothing to measure', async () => {
    open('/see-what-they-see?step=3', { ...facts, reportMinutes: null });

    expect(await screen.findByText(/too few reports in the last 30 days/)).toBeTruthy();
  });

  it('ends at the question where a parent comes from our e-mail, with the secret of its link', async () => {
    const about = { purpose: 'decide', username: 'otterbeam', name: 'Sam', until: '2026-11-25T15:00:00.000Z' };
    serve({
      'GET /api/review-facts': () => facts,
      'GET /api/user': () => null,
      'POST /api/family/consent/open': () => ({ state: 'open', about }),
    });
    history.replaceState(null, '', '/see-what-they-see#a-secret-of-some-length');
    show(<TourPage />, '/see-what-they-see?step=3');

    const end = await screen.findByRole('link', { name: 'Choose what Sam can do' });

    expect(end.getAttribute('href')).toBe('/consent#a-secret-of-some-length');
    expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe('/consent#a-secret-of-some-length');
  });

  it('ends where a parent signs up with a child', async () => {
    open('/see-what-they-see?step=3');

    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Sign up together' }).getAttribute('href')).toBe('/auth?tab=sign-up'),
    );
  });
});
