import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { eraseChild, exportChild } from '#server/family/index.ts';
import { decide, newFamily } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession } from '#test/support/parents.ts';
import { hire, ines, type Person } from '#test/support/people.ts';
import { photo, startForm, waitingForm } from '#test/support/signed-forms.ts';
import { type Browser, openWorld, type World } from '#test/world.ts';

let world: World;
let admin: Person;
let moderator: Person;
let parent: Browser;
beforeAll(async () => {
  world = await openWorld();
  admin = await ines(world);
  moderator = await hire(world, { username: 'mona', role: 'moderator' });
  parent = world.visitor();
});
afterAll(() => world[Symbol.asyncDispose]());

const open = (token: string) => parent.call(calls.openSignedForm, { body: { token } });
const handIn = (token: string, files: readonly Buffer[] = [photo()]) =>
  parent.call(calls.handInSignedForm, { body: { token, files: files.map((file) => file.toString('base64')) } });
const verify = (id: string, by: Person = moderator) => by.call(calls.verifySignedForm, { params: { id } });
const reject = (id: string, reason: 'not_signed' | 'old_notice' = 'not_signed') =>
  moderator.call(calls.rejectSignedForm, { params: { id }, body: { reason } });
const waiting = async (code: string) =>
  (await moderator.call(calls.listSignedForms, {})).data.forms.find((form) => form.code === code);
const rows = async (sql: string, ...values: unknown[]) => (await world.context.db.pool.query(sql, values)).rows;

describe('a parent who starts a form', () => {
  it('gets a mailed link that works beside the one on the page', async () => {
    const { link, address } = await newFamily(world);

    const { data } = await parent.call(calls.startSignedForm, { body: { token: link, scopes: ['chat', 'posts'] } });
    const mailed = (await readLinks(world, address)).link;

    expect((await subjectsTo(world, address)).at(-1)).toMatch(/^Your consent form for /);
    expect((await open(mailed)).data).toEqual((await open(data.token)).data);
  });

  it('sees the child, the scopes and the code of the paper', async () => {
    const { child, token } = await startForm(world, ['chat', 'posts']);

    const { data } = await open(token);

    expect(data).toMatchObject({ username: child.username, scopes: ['posts', 'chat'], state: 'started', pages: 0 });
    expect(data.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  });

  it('gets the same form again for the same scopes, because it may already be printed', async () => {
    const { link, token } = await startForm(world, ['chat', 'posts']);

    const again = await parent.call(calls.startSignedForm, { body: { token: link, scopes: ['posts', 'chat'] } });

    expect((await open(again.data.token)).data.code).toBe((await open(token)).data.code);
  });

  it('gets a new form for other scopes, in place of the old one', async () => {
    const { link, token } = await startForm(world, ['chat']);
    const { code } = (await open(token)).data;

    await parent.call(calls.startSignedForm, { body: { token: link, scopes: ['chat', 'reach'] } });

    expect((await open(token)).data).toMatchObject({ scopes: ['chat', 'reach'] });
    expect((await open(token)).data.code).not.toBe(code);
  });

  it('has to choose at least one scope', async () => {
    const { link } = await newFamily(world);

    const { error } = await parent.call(calls.startSignedForm, { body: { token: link, scopes: [] } });

    expect(error.fields).toEqual({ scopes: 'Please choose what to allow' });
  });

  it('is refused where the operator does not offer it', async () => {
    await using other = await openWorld({ settings: { CONSENT_METHODS: 'email_plus' } });
    const { link } = await newFamily(other);

    const { error } = await other.visitor().call(calls.startSignedForm, { body: { token: link, scopes: ['chat'] } });

    expect(error.message).toBe('Signed forms are switched off on this Lilypad.');
  });

  it('can still answer by e-mail for the scopes that an e-mail opens', async () => {
    const { child, link } = await startForm(world, ['chat', 'posts']);

    expect((await decide(world, link, 'yes', ['posts'])).status).toBe(200);
    expect((await child.call(readUser, {})).data).toMatchObject({ parentalConsentMethod: 'email_plus' });
  });

  it('can withdraw it', async () => {
    const { child, token } = await startForm(world, ['chat']);
    await handIn(token);

    await parent.call(calls.withdrawSignedForm, { body: { token } });

    expect((await open(token)).error.code).toBe('gone');
    expect(await rows('select from consent_forms where child_id = $1', child.id)).toEqual([]);
  });

  it('can open it with its own link only', async () => {
    const { link, notMine } = await newFamily(world);

    expect((await open(link)).error.code).toBe('gone');
    expect((await handIn(notMine)).error.code).toBe('gone');
    expect((await open('x'.repeat(43))).error.code).toBe('gone');
  });
});

describe('from the page of a child', () => {
  it('a signed-in parent starts a form and sees that it is waiting', async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    const own = await parentSession(world, child);
    const params = { childId: child.id };

    const { data } = await own.call(calls.startOwnSignedForm, { params, body: { scopes: ['posts', 'chat'] } });
    await handIn(data.token);

    expect((await own.call(calls.readOwnSignedForm, { params })).data).toMatchObject({
      form: { state: 'handed_in', pages: 1 },
      method: 'email_plus',
    });
  });

  it("no parent starts a form for another family's child", async () => {
    const one = await newFamily(world);
    const other = await newFamily(world);
    await decide(world, one.link, 'yes', []);
    await decide(world, other.link, 'yes', []);
    const own = await parentSession(world, one.child);
    const params = { childId: other.child.id };

    expect((await own.call(calls.readOwnSignedForm, { params })).error.code).toBe('not_found');
    expect((await own.call(calls.startOwnSignedForm, { params, body: { scopes: ['chat'] } })).error.code).toBe(
      'not_found',
    );
  });
});

describe('the paper', () => {
  it.each(['a4', 'letter'] as const)('is one page of %s', async (paper) => {
    const { token } = await startForm(world, ['chat']);

    const { data } = await parent.call(calls.printSignedForm, { body: { token, paper } });
    const pdf = await (await PDFiumLibrary.init()).loadDocument(Buffer.from(data.pdf, 'base64'));

    expect(pdf.getPageCount()).toBe(1);
    expect(Math.round(pdf.getPage(0).getOriginalSize().originalHeight)).toBe(paper === 'a4' ? 842 : 792);
  });

  it('is tagged for screen readers, in its language', async () => {
    const { token } = await startForm(world, ['chat']);

    const { data } = await parent.call(calls.printSignedForm, { body: { token, paper: 'a4' } });
    const pdf = Buffer.from(data.pdf, 'base64').toString('latin1');

    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/Lang (en)');
  });
});

describe('handing in', () => {
  it('stores re-encoded, encrypted pictures', async () => {
    const { child, token } = await startForm(world, ['chat']);
    const upload = photo();

    expect((await handIn(token, [upload])).data).toMatchObject({ state: 'handed_in', pages: 1 });

    const [page] = await rows(
      'select s.sealed from consent_form_pages s join consent_forms f on f.id = s.form_id where f.child_id = $1',
      child.id,
    );
    expect(page.sealed.includes(Buffer.from('PNG'))).toBe(false);
    expect(page.sealed.includes(upload.subarray(20, 60))).toBe(false);
  });

  it('replaces what was handed in before', async () => {
    const { token } = await startForm(world, ['chat']);
    await handIn(token, [photo(), photo()]);

    expect((await handIn(token)).data.pages).toBe(1);
  });
});

describe('a form that staff verify', () => {
  it('opens the signed scopes at once', async () => {
    const { child, address, id } = await waitingForm(world, moderator, ['chat', 'posts']);

    const { data } = await verify(id);

    expect(data).toMatchObject({ consent: 'granted', scopes: ['posts', 'chat'] });
    expect((await child.call(readUser, {})).data).toMatchObject({ parentalConsentMethod: 'signed_form' });
    expect((await subjectsTo(world, address)).at(-1)).toMatch(/^You gave consent for /);
    expect((await world.mailTo(address)).text).toContain('the form that you signed');
  });

  it('is shown to the child as news', async () => {
    const { child, id } = await waitingForm(world, moderator, ['chat']);

    await verify(id);

    expect((await child.call(calls.readConsent, {})).data.isNews).toBe(true);
  });

  it('keeps nothing of the paper except its proof', async () => {
    const { child, id, code } = await waitingForm(world, moderator, ['chat']);

    await verify(id);

    expect(await rows('select from consent_forms where id = $1', id)).toEqual([]);
    expect(await rows('select from consent_form_pages where form_id = $1', id)).toEqual([]);
    const [record] = await rows(
      `select method, witness_id, evidence from consent_records where child_id = $1 and state = 'granted'`,
      child.id,
    );
    expect(record).toMatchObject({
      method: 'signed_form',
      witness_id: moderator.id,
      evidence: { by: 'signed_form', paper: { code } },
    });
    expect(record.evidence.paper.files[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('works only once', async () => {
    const { id } = await waitingForm(world, moderator, ['chat']);

    const both = await Promise.all([verify(id), verify(id, admin)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps what the parent has chosen in the meantime', async () => {
    const { child, link, id } = await waitingForm(world, moderator, ['chat', 'posts']);
    await decide(world, link, 'yes', ['buddies']);

    await verify(id);

    expect((await child.call(readUser, {})).data).toMatchObject({ parentalConsentMethod: 'signed_form' });
    expect(await rows('select scopes from children where account_id = $1', child.id)).toEqual([
      { scopes: ['buddies', 'chat'] },
    ]);
  });

  it('fails if the parent has refused in the meantime', async () => {
    const { link, id } = await waitingForm(world, moderator, ['chat']);
    await decide(world, link, 'no');

    expect((await verify(id)).error.code).toBe('already_decided');
  });

  it('does not override the stricter answer of another parent', async () => {
    const { child, id } = await waitingForm(world, moderator, ['chat', 'posts']);
    await admin.call(calls.recordConsentInPerson, {
      body: { username: child.username, parentName: 'Amal', relation: 'mother', scopes: ['posts'], isContact: false },
    });

    expect((await verify(id)).data).toMatchObject({ scopes: ['posts'], isStricter: true });
  });
});

describe('a form that staff reject', () => {
  it('sends the parent a mail that says what to do', async () => {
    const { address, id } = await waitingForm(world, moderator, ['chat']);

    await reject(id);

    const { text } = await world.mailTo(address);
    expect(text.replace(/\s+/g, ' ')).toContain('We cannot see a signature on it. Please sign the paper');
    expect((await open((await readLinks(world, address)).link)).data).toMatchObject({
      state: 'rejected',
      refusal: 'not_signed',
    });
  });

  it('loses its uploaded pages', async () => {
    const { id } = await waitingForm(world, moderator, ['chat']);

    await reject(id);

    expect(await rows('select from consent_form_pages where form_id = $1', id)).toEqual([]);
  });

  it('can be handed in again', async () => {
    const { token, id } = await waitingForm(world, moderator, ['chat']);
    await reject(id);

    await handIn(token);

    expect((await verify(id)).status).toBe(200);
  });
});

describe('the queue of forms', () => {
  it('shows the form beside the request', async () => {
    const { child, id, code } = await waitingForm(world, moderator, ['chat']);

    const { data } = await moderator.call(calls.readSignedForm, { params: { id } });

    expect(data).toMatchObject({ code, username: child.username, scopes: ['chat'], isOutdated: false });
    expect(data.pictures).toHaveLength(1);
    expect(data.pictures[0]).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  it('adds an entry to the audit log for each view', async () => {
    const { child, id } = await waitingForm(world, moderator, ['chat']);
    await moderator.call(calls.readSignedForm, { params: { id } });
    await admin.call(calls.readSignedForm, { params: { id } });

    await verify(id);

    const links = await rows(
      `select l.act, l.actor from audit_details d join audit_links l on l.number = d.number
       where d.subject = $1 and l.act like 'consent.form%' order by l.number`,
      child.id,
    );
    expect(links).toEqual([
      { act: 'consent.form_read', actor: moderator.id },
      { act: 'consent.form_read', actor: admin.id },
      { act: 'consent.form_verify', actor: moderator.id },
    ]);
  });

  it('is closed to children, parents and visitors', async () => {
    const { child, id } = await waitingForm(world, moderator, ['chat']);

    expect((await child.call(calls.readSignedForm, { params: { id } })).error.code).toBe('not_for_you');
    expect((await verify(id, child)).error.code).toBe('not_for_you');
    expect((await parent.call(calls.verifySignedForm, { params: { id } })).error.code).toBe('sign_in_required');
    expect((await parent.call(calls.listSignedForms, {})).error.code).toBe('sign_in_required');
  });
});

describe('a form ends', () => {
  it('when the child is erased', async () => {
    const { child, id } = await waitingForm(world, moderator, ['chat']);

    await eraseChild(world.context, child.id);

    expect(await rows('select from consent_form_pages where form_id = $1', id)).toEqual([]);
  });

  it('only after it was part of the export', async () => {
    const { child, code } = await waitingForm(world, moderator, ['chat']);

    const { family } = await exportChild(world.context, child.id);

    expect(family).toMatchObject({ signedForms: [{ code, state: 'handed_in', pages: 1 }] });
  });
});

it('with a new notice, because nobody can agree to the old one any more', async () => {
  const { id, code } = await waitingForm(world, moderator, ['chat']);
  await rows(
    `insert into notice_versions (version, text, hash, published_at) select version + 1, text, hash, now() from notice_versions
     order by version desc limit 1`,
  );

  expect((await verify(id)).error.message).toMatch(/The notice to parents has changed/);
  expect((await waiting(code))?.id).toBe(id);
  expect((await moderator.call(calls.readSignedForm, { params: { id } })).data.isOutdated).toBe(true);
});
