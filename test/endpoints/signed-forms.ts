import * as family from '#contract/family.ts';
import { newFamily } from '../support/family.ts';
import { startPayment } from '../support/payments.ts';
import { photo, startForm, waitingForm } from '../support/signed-forms.ts';
import { asParent, type Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** A parent with the link to a form. */
async function withForm({ world }: EndpointWorld, more: object = {}) {
  const { token } = await startForm(world, ['chat']);
  return { browser: world.visitor(), body: { token, ...more } };
}

/** A parent who comes back from the provider, who is asked about the payment. */
async function withPayment({ world, provider }: EndpointWorld) {
  const { token } = await startPayment(world, provider, ['chat']);
  return { browser: world.visitor(), body: { token } };
}

/** A member of staff, and a form that waits for them. */
async function withWaitingForm(pond: EndpointWorld, body?: object) {
  const browser = await pond.newModerator();
  const { id } = await waitingForm(pond.world, browser, ['chat']);
  return { browser, params: { id }, ...(body ? { body } : {}) };
}

/** How a parent shows who they are: by a form, or by a payment. */
export const signedFormCalls: readonly Call[] = [
  {
    endpoint: family.startSignedForm,
    prepare: async ({ world }) => ({
      browser: world.visitor(),
      body: { token: (await startForm(world, ['chat'])).link, scopes: ['chat', 'reach'] },
    }),
  },
  { endpoint: family.openSignedForm, prepare: withForm },
  { endpoint: family.printSignedForm, prepare: (pond) => withForm(pond, { paper: 'letter' }) },
  { endpoint: family.handInSignedForm, prepare: (pond) => withForm(pond, { files: [photo().toString('base64')] }) },
  { endpoint: family.withdrawSignedForm, prepare: withForm },
  { endpoint: family.readOwnSignedForm, prepare: asParent(({ id }) => ({ params: { childId: id } })) },
  {
    endpoint: family.startOwnSignedForm,
    prepare: asParent(({ id }) => ({ params: { childId: id }, body: { scopes: ['chat'] } })),
  },
  {
    endpoint: family.startPayment,
    prepare: async ({ world }) => ({
      browser: world.visitor(),
      body: { token: (await newFamily(world)).link, scopes: ['chat'] },
    }),
  },
  {
    endpoint: family.startOwnPayment,
    prepare: asParent(({ id }) => ({ params: { childId: id }, body: { scopes: ['chat'] } })),
  },
  { endpoint: family.finishPayment, prepare: withPayment },
  { endpoint: family.listSignedForms, prepare: async (pond) => ({ browser: await pond.newModerator() }) },
  { endpoint: family.readSignedForm, prepare: (pond) => withWaitingForm(pond) },
  { endpoint: family.verifySignedForm, prepare: (pond) => withWaitingForm(pond) },
  { endpoint: family.rejectSignedForm, prepare: (pond) => withWaitingForm(pond, { reason: 'unreadable' }) },
];
