import { expect } from 'vitest';
import { deleteUser } from '#contract/accounts/departures.ts';
import { readUser } from '#contract/accounts.ts';
import {
  changeControls,
  decideConsent,
  finishPayment,
  listSignedForms,
  openConsentLink,
  openSignedForm,
  readParentView,
  recordConsentInPerson,
  reportNotMyChild,
  restoreAccountByLink,
  revokeConsent,
  undoRefusal,
  verifySignedForm,
} from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import { createPost } from '#contract/posts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { eraseChild } from '#server/family/index.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { spend } from '../support/controls.ts';
import { readLinks, subjectsTo } from '../support/parent-mails.ts';
import { parentSession } from '../support/parents.ts';
import { PaymentProvider } from '../support/payment-provider.ts';
import { startPayment } from '../support/payments.ts';
import { hire, join, type Person } from '../support/people.ts';
import { waitingForm } from '../support/signed-forms.ts';
import { openWorld, type World } from '../world.ts';
import { isSignedIn, isStored, logInAs, type Proof, queryRows, runJobs, signUp } from './proof.ts';

/** What a parent's answer does, and what is stored of it. */
export const consentProofs = {
  consenting: async (world) => {
    const { child, link } = await family(world, 'zqyes');
    expect((await write(child)).error.code).toBe('consent_required');
    const yes = { token: link, decision: 'yes' } as const;
    expect((await answer(world, { ...yes, scopes: ['chat'] })).error.code).toBe('stronger_consent');
    await answer(world, { ...yes, scopes: ['posts'] });
    expect((await write(child)).status).toBe(201);
    expect((await child.call(readUser, {})).data.can).toMatchObject({ writePosts: true, meetOthers: false });
  },

  answering: async (world) => {
    const silent = await family(world, 'zqsilent');
    for (let days = 0; days < 6; days += 1) {
      await world.pass(DAY);
      await runJobs(world);
    }
    expect((await subjectsTo(world, silent.address)).filter((subject) => /still waiting/.test(subject))).toHaveLength(
      2,
    );
    expect(await isStored(world, ['zqsilent'], 'parents')).toBe(true);
    await world.pass(DAY);
    await runJobs(world);
    await runJobs(world);
    expect(await isStored(world, ['zqsilent'], 'accounts', 'parents')).toBe(false);

    const { child, link, address } = await family(world, 'zqno');
    await answer(world, { token: link, decision: 'no', scopes: [] });
    const undo = (await readLinks(world, address)).link;
    await world.visitor().call(undoRefusal, { body: { token: undo } });
    expect((await child.call(readUser, {})).data.parentalConsentStatus).toBe('pending');
    await answer(world, { token: (await readLinks(world, address)).link, decision: 'no', scopes: [] });
    await world.pass(DAY + MINUTE);
    await runJobs(world);
    expect(await isStored(world, ['zqno'], 'accounts', 'parents')).toBe(false);
  },

  forms: async (world) => {
    const moderator = await hire(world, { username: 'zqmoderator', role: 'moderator' });
    const { child, token, id } = await waitingForm(world, moderator, ['chat']);
    const [page] = await queryRows(world, 'select sealed from consent_form_pages where form_id = $1', id);
    expect((page as { sealed: Buffer }).sealed.includes(Buffer.from('PNG'))).toBe(false);
    expect((await child.call(listSignedForms, {})).error.code).toBe('not_for_you');
    const { data } = await moderator.call(verifySignedForm, { params: { id } });
    expect(data.scopes).toEqual(['chat']);
    expect(await queryRows(world, 'select number from consent_form_pages where form_id = $1', id)).toEqual([]);
    expect((await world.visitor().call(openSignedForm, { body: { token } })).error.code).toBe('gone');
    const [record] = await queryRows(
      world,
      `select evidence->'paper'->'files'->>0 as file from consent_records where child_id = $1 and state = 'granted'`,
      child.id,
    );
    expect((record as { file: string }).file).toMatch(/^[0-9a-f]{64}$/);
    const late = await waitingForm(world, moderator, ['chat']);
    await world.pass(30 * DAY);
    await runJobs(world);
    expect(await queryRows(world, 'select number from consent_form_pages where form_id = $1', late.id)).toEqual([]);
  },

  payments: async () => {
    await using provider = new PaymentProvider();
    await using there = await openWorld({ settings: await provider.open() });
    const { child, address, payment, token } = await startPayment(there, provider, ['chat']);
    payment.state = 'paid';
    await there.visitor().call(finishPayment, { body: { token } });
    await there.context.events.idle();
    expect(payment.refunds).toBe(1);
    for (const secret of [child.id, child.username, address]) expect(provider.bodies.join()).not.toContain(secret);
    const late = await startPayment(there, provider, ['chat']);
    late.payment.state = 'paid';
    await eraseChild(there.context, late.child.id);
    await there.pass(11 * MINUTE);
    await runJobs(there);
    expect(late.payment.refunds).toBe(1);
    await there.pass(30 * DAY);
    await runJobs(there);
    expect(await queryRows(there, 'select from consent_payments')).toEqual([]);
  },

  stronger: async () => {
    await using provider = new PaymentProvider();
    await using there = await openWorld({ settings: await provider.open() });
    const moderator = await hire(there, { username: 'zqstronger', role: 'moderator' });
    const byMail = await family(there, 'zqbymail');
    const yes = { token: byMail.link, decision: 'yes' } as const;
    expect((await answer(there, { ...yes, scopes: ['chat'] })).error.code).toBe('stronger_consent');

    const signed = await waitingForm(there, moderator, ['chat']);
    await moderator.call(verifySignedForm, { params: { id: signed.id } });
    const paid = await startPayment(there, provider, ['chat']);
    paid.payment.state = 'paid';
    await there.visitor().call(finishPayment, { body: { token: paid.token } });
    const met = await family(there, 'zqmet');
    const seen = { username: met.child.username, parentName: 'Omar', relation: 'father', isContact: true } as const;
    await moderator.call(recordConsentInPerson, { body: { ...seen, scopes: ['chat'] } });
    const granted = await queryRows(
      there,
      `select method from consent_records where state = 'granted' and 'chat' = any(scopes) order by method`,
    );
    expect(granted).toEqual([{ method: 'card' }, { method: 'in_person' }, { method: 'signed_form' }]);
  },

  leaving: async (world) => {
    const { child, address } = await family(world, 'zqleaves');
    await child.call(deleteUser, { body: { confirm: 'DELETE' } });
    expect(await isSignedIn(child)).toBe(false);
    expect(await queryRows(world, 'select asked_by from departures where account_id = $1', child.id)).toEqual([
      { asked_by: null },
    ]);
    await world.visitor().call(restoreAccountByLink, { body: { token: (await readLinks(world, address)).link } });
    expect((await logInAs(world, child.username, undefined, child)).status).toBe(200);
    await child.call(deleteUser, { body: { confirm: 'DELETE' } });
    await world.pass(7 * DAY + MINUTE);
    await runJobs(world);
    expect(await isStored(world, ['zqleaves', child.id], 'accounts', 'parents', 'departures')).toBe(false);
    const zoe = await join(world, { age: 13 });
    await zoe.call(deleteUser, { body: { confirm: 'DELETE' } });
    expect((await logInAs(world, zoe.username)).status).toBe(200);
  },

  revoking: async (world) => {
    const { child, link, address } = await family(world, 'zqrevoke');
    await answer(world, { token: link, decision: 'yes', scopes: ['posts'] });
    await world.pass(DAY + MINUTE);
    await runJobs(world);
    const out = (await readLinks(world, address)).link;
    expect((await world.visitor().call(revokeConsent, { body: { token: out } })).data.consent).toBe('revoked');
    expect(await isSignedIn(child)).toBe(false);
    const undo = (await readLinks(world, address)).link;
    expect((await world.visitor().call(openConsentLink, { body: { token: undo } })).data.state).toBe('open');
    await world.pass(7 * DAY + MINUTE);
    await runJobs(world);
    expect(await isStored(world, ['zqrevoke'], 'accounts', 'parents')).toBe(false);
  },

  limiting: async (world) => {
    const { child, link } = await family(world, 'zqlimit');
    await answer(world, { token: link, decision: 'yes', scopes: ['posts'] });
    const parent = await parentSession(world, child);
    const change = (body: Body<typeof changeControls>) =>
      parent.call(changeControls, { params: { childId: child.id }, body });
    const feed = async () => (await child.call(readFeed, {})).error?.code ?? 'open';
    await change({ scopes: [] });
    expect((await write(child)).error.code).toBe('scope_off');
    expect((await child.call(readUser, {})).data.parentalConsentStatus).toBe('granted');
    await change({ controls: { isPaused: true } });
    expect(await feed()).toBe('paused');
    await change({ controls: { isPaused: false, openHours: Array.from({ length: 7 }, () => null) } });
    expect(await feed()).toBe('quiet_hours');
    expect((await child.call(readParentView, {})).status).toBe(200);
    await change({ controls: { openHours: null, dailyLimit: 15 } });
    await spend(child, 15);
    await world.pass(MINUTE);
    expect(await feed()).toBe('daily_limit');
    await change({ scopes: ['posts'], controls: { dailyLimit: null } });
    expect((await write(child)).status).toBe(201);
  },

  consentKept: async (world) => {
    const { child, link } = await family(world, 'zqproof');
    await answer(world, { token: link, decision: 'yes', scopes: ['posts'] });
    expect(await isStored(world, [link], 'consent_links')).toBe(false);
    const before = await proofs(world);
    await eraseChild(world.context, child.id);
    expect(await proofs(world)).toBe(before);
    expect(await isStored(world, ['zqproof', child.id], 'consent_records', 'consent_links')).toBe(false);

    const stranger = await family(world, 'zqstranger');
    await world.visitor().call(reportNotMyChild, { body: { token: stranger.notMine } });
    expect(await isStored(world, ['zqstranger@'], 'parents', 'blocked_addresses')).toBe(false);
    const mails = (await subjectsTo(world, stranger.address)).length;
    await signUp(world, { age: 9, username: 'zqagain', parentEmail: stranger.address });
    expect(await subjectsTo(world, stranger.address)).toHaveLength(mails);
    await world.pass(61 * DAY);
    await runJobs(world);
    expect(await queryRows(world, 'select 1 from consent_links where child_id is null')).toEqual([]);
  },
} satisfies Record<string, Proof>;

async function family(world: World, name: string) {
  const address = `${name}@example.org`;
  const child = await join(world, { age: 9, username: `${name}_frog`, parentEmail: address });
  return { child, address, ...(await readLinks(world, address)) };
}

async function answer(world: World, body: { token: string; decision: 'yes' | 'no'; scopes: ('posts' | 'chat')[] }) {
  const reply = await world.visitor().call(decideConsent, { body });
  await world.context.events.idle();
  return reply;
}

function write(child: Person) {
  const story = { clientId: newId(), title: 'My frog', content: 'It jumps very high.', category: 'story' } as const;
  return child.call(createPost, { body: story });
}

async function proofs(world: World): Promise<number> {
  return (await queryRows(world, 'select 1 from consent_records')).length;
}
