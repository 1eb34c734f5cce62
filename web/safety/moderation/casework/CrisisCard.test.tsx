import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { ModerationPage } from '../ModerationPage.tsx';

const id = '00000001-0000-4000-8000-000000000000';
const at = '2026-11-18T15:00:00.000Z';
const row = {
  ...{
    id,
    title: 'A sad day',
    kind: 'post',
    reason: 'crisis',
    severity: 4,
    urgent: true,
    ageGroup: '9-10',
    reports: 0,
  },
  ...{ openedAt: at, state: 'open', onHold: false, added: 0, claimedBy: null },
};
const author = { username: 'pondskater', joinedAt: at, removed: 0, pauses: 0, approved: 3, suspendedUntil: null };
const crisisFile = {
  ...row,
  ...{ text: 'I want to die.', picture: null, authorName: 'Brave Otter', writtenAt: at, verdictVersion: 'filter-8' },
  ...{ marks: [], additions: [], around: [], reportReasons: [], author, decision: null, decidedBy: null },
  ...{ claim: null, log: [], earlier: null, stepsDone: [], alerts: [{ channel: 'mail', at, people: 2 }] },
  ...{ crisis: { timeZone: 'Europe/London', mayHomeBeUnsafe: false, isParentContactRead: false } },
  can: ['approve', 'remove', 'pause_1h', 'escalate', 'legal_hold', 'care'],
};
const gb = {
  code: 'GB',
  emergency: [{ number: '999', for: 'all' }],
  lines: [{ name: 'Childline', phone: '0800 1111', sms: null, hours: 'day and night', website: null }],
};
const counts = {
  ...{
    open: 1,
    urgent: 1,
    escalated: 0,
    removing: 0,
    visitors: 0,
    visitorsUrgent: 0,
    reported: 0,
    mine: 0,
    oldestAt: at,
  },
  ...{ isOnDuty: true, onDuty: 1 },
};

function open(change: object = {}, answers: Answers = {}) {
  const calls = serve({
    'GET /api/moderation': () => counts,
    'GET /api/moderation/cases': () => ({ cases: [row], cursor: null }),
    [`GET /api/moderation/cases/${id}`]: () => ({ ...crisisFile, ...change }),
    'GET /api/helplines': () => ({ country: 'GB', countries: [gb] }),
    [`POST /api/moderation/cases/${id}/decide`]: () => ({ state: 'decided', onHold: false }),
    ...answers,
  });
  return { calls, user: show(<ModerationPage />) };
}
const sent = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('the card of a crisis case', () => {
  it('says what to do first, whom to call and who was told', async () => {
    open();

    expect(await screen.findByRole('heading', { name: 'A child may be in danger' })).toBeTruthy();
    expect(screen.getByText('0 of 3 done')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '0800 1111' })).toBeTruthy();
    expect(screen.getByText('E-mail to 2 members of staff')).toBeTruthy();
    expect(screen.getByText('Parents: not told')).toBeTruthy();
  });

  it("shows no number of another country while the child's is unknown", async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    const ie = { ...gb, code: 'IE', lines: [{ ...gb.lines[0], phone: '1800 66 66 66' }] };
    const { user } = open(
      { crisis: { timeZone: 'Etc/UTC', mayHomeBeUnsafe: false, isParentContactRead: false } },
      { 'GET /api/helplines': () => ({ country: null, countries: [gb, ie] }) },
    );
    const field = await screen.findByLabelText('Country');

    expect(screen.getByText(/Choose it to see its numbers/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: '0800 1111' })).toBeNull();

    await user.selectOptions(field, 'IE');

    expect(screen.getByRole('link', { name: '1800 66 66 66' })).toBeTruthy();
  });

  it('says who wrote the words by the name that others see and by the username', async () => {
    open();

    expect(await screen.findByText('(username pondskater)')).toBeTruthy();
  });

  it('says a username once when others see the username', async () => {
    open({ authorName: 'pondskater' });
    await screen.findByText('I want to die.');

    expect(screen.queryByText('(username pondskater)')).toBeNull();
  });

  it("shows the text above the child's other posts", async () => {
    open({ around: [{ who: 'Brave Otter', text: 'My list of smells', at: '2026-11-10T15:00:00.000Z' }] });
    const words = await screen.findByText('I want to die.');

    const order = words.compareDocumentPosition(screen.getByText('My list of smells'));

    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByRole('heading', { name: 'Other posts of this child' })).toBeTruthy();
  });

  it('stores a ticked step on the server', async () => {
    const { calls, user } = open({}, { [`PUT /api/moderation/cases/${id}/steps/read`]: () => undefined });

    await user.click(await screen.findByRole('checkbox', { name: /Read the words/ }));

    await waitFor(() => expect(sent(calls)).toEqual([`PUT /api/moderation/cases/${id}/steps/read {"isDone":true}`]));
  });

  it('has one way forward: caring for the child', async () => {
    const { calls, user } = open();
    await user.click(await screen.findByRole('button', { name: /Mark as cared for…/ }));

    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as cared for' }));

    await waitFor(() => expect(sent(calls)).toEqual([`POST /api/moderation/cases/${id}/decide {"decision":"care"}`]));
  });

  it('never publishes with a single key: it asks first', async () => {
    const { calls, user } = open();
    await screen.findByText('I want to die.');

    await user.keyboard('1');

    expect(await screen.findByRole('dialog', { name: 'Publish these words?' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Keep them hidden');
    expect(sent(calls)).toEqual([]);
  });

  it("shows the parents' contact only after a reason is given", async () => {
    const parents = [{ name: 'Omar Haddad', email: 'omar@example.org' }];
    const { calls, user } = open({}, { [`POST /api/moderation/cases/${id}/parent-contact`]: () => ({ parents }) });
    await user.click(await screen.findByRole('button', { name: 'Show parent contact…' }));
    const dialog = within(await screen.findByRole('dialog'));

    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Show the contact' }).disabled).toBe(true);

    await user.click(dialog.getByRole('radio', { name: 'The child is in danger now' }));
    await user.click(dialog.getByRole('button', { name: 'Show the contact' }));

    expect(await screen.findByText('omar@example.org')).toBeTruthy();
    expect(sent(calls)).toEqual([`POST /api/moderation/cases/${id}/parent-contact {"reason":"danger_now"}`]);
  });

  it('warns if home may be the danger', async () => {
    open({ crisis: { timeZone: 'UTC', mayHomeBeUnsafe: true, isParentContactRead: false } });

    expect(await screen.findByRole('region', { name: 'Home may be the danger' })).toBeTruthy();
  });
});

describe('a claimed case', () => {
  const claim = { by: 'tomas', at, isOwn: false };

  it('only lets others keep it as evidence', async () => {
    open({ claim });

    expect(await screen.findByText('Claimed by tomas')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mark as cared for|Choose a note|Show parent contact/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /Read the words/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /Legal hold/ })).toBeTruthy();
  });

  it('is not claimed nor worked on by a moderator once an admin decides it', async () => {
    const escalated = { state: 'escalated', decidedBy: 'ines' };
    open({ ...escalated, can: ['legal_hold'] });

    expect(await screen.findByText('ines escalated this case')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Claim|Choose a note|Show parent contact/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /Read the words/ })).toHaveProperty('disabled', true);

    cleanup();
    open(escalated);

    expect(await screen.findByRole('button', { name: /Claim/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a note' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show parent contact…' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Read the words/ })).toHaveProperty('disabled', false);
  });

  it('keeps the focus when it is claimed, though the button is gone', async () => {
    let claim: object | null = null;
    const { user } = open(
      {},
      {
        [`GET /api/moderation/cases/${id}`]: () => ({ ...crisisFile, claim }),
        [`POST /api/moderation/cases/${id}/claim`]: () => {
          claim = { by: 'ines', isOwn: true, at };
        },
      },
    );

    await user.click(await screen.findByRole('button', { name: 'Claim c' }));
    await screen.findByRole('button', { name: 'Release' });

    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Release' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is claimed with c, which is heard', async () => {
    let claim: object | null = null;
    const { user } = open(
      {},
      {
        [`GET /api/moderation/cases/${id}`]: () => ({ ...crisisFile, claim }),
        [`POST /api/moderation/cases/${id}/claim`]: () => {
          claim = { by: 'ines', isOwn: true, at };
        },
      },
    );
    const who = await screen.findByText('Not claimed yet');

    await user.keyboard('c');

    await waitFor(() => expect(who.textContent).toMatch(/^Claimed by you/));
    expect(who.role).toBe('status');
  });

  it('is claimed with c, and a refusal is explained', async () => {
    const { calls, user } = open(
      {},
      { [`POST /api/moderation/cases/${id}/claim`]: () => new Refusal('claimed', { claimedBy: 'tomas' }) },
    );
    await screen.findByText('I want to die.');

    await user.keyboard('c');

    await waitFor(() => expect(toast()?.title).toBe('A colleague is working on this case.'));
    expect(sent(calls)).toEqual([`POST /api/moderation/cases/${id}/claim {"takeOver":false}`]);
  });
});

describe('a note', () => {
  const staff = { 'GET /api/user': () => ({ id: 'ines', kind: 'staff', role: 'moderator' }) };
  const notes = `POST /api/moderation/cases/${id}/notes`;
  const write = async (user: ReturnType<typeof show>, text: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    await user.type(await screen.findByLabelText('Note'), text);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
  };

  it('that could not be saved waits in the form, also after a reload', async () => {
    const { user } = open({}, { ...staff, [notes]: () => new Refusal('sign_in_required') });
    await write(user, 'Called the lead.');
    await waitFor(() => expect(toast()).toBeDefined());
    cleanup();
    const again = show(<ModerationPage />);

    await again.click(await screen.findByRole('button', { name: 'Finish your note' }));

    expect((await screen.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe('Called the lead.');
  });

  it('is typed at once after n', async () => {
    const { user } = open({}, staff);
    await screen.findByText('I want to die.');

    await user.keyboard('n');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Note');
    await user.keyboard('Called the lead.');

    expect(field.value).toBe('Called the lead.');
  });

  it('that was saved leaves an empty form', async () => {
    const { user } = open({}, { ...staff, [notes]: () => new Response(null, { status: 201 }) });
    await write(user, 'Called the lead.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Add note' }));

    expect((await screen.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe('');
  });
});
