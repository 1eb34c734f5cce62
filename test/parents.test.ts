import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as family from '#contract/family.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { freshCall } from './endpoints/call.ts';
import { calls } from './endpoints/calls.ts';
import { type EndpointWorld, openEndpointWorld } from './endpoints/endpoint-world.ts';
import { getMethod } from './support/call-all.ts';
import type { ParentBrowser } from './support/parents.ts';
import { newSignInLink } from './support/parents.ts';

/** What a parent's session opens, and what it does not. */

let pond: EndpointWorld;
let stranger: ParentBrowser;
beforeAll(async () => {
  pond = await openEndpointWorld();
  stranger = (await pond.newParent()).browser;
});
afterAll(() => pond.world[Symbol.asyncDispose]());

const forParents = calls.filter(({ endpoint }) => endpoint.allows === 'parent');
const aboutOneChild = forParents.filter(({ endpoint }) => /\/children\/:/.test(endpoint.route));
const forOthers = calls.filter(({ endpoint }) => !['anyone', 'parent', 'operator'].includes(endpoint.allows));
const sensitive = forParents.filter(({ endpoint }) => endpoint.needsFreshLink);
const toRows = (chosen: typeof calls) => chosen.map((call) => [call.endpoint.route, call] as const);

/** A parent who has opened a link just now, in a browser that has been here before. */
async function signedInAnew(): Promise<ParentBrowser> {
  const token = await newSignInLink(pond.world, stranger.parentId);
  await stranger.call(family.openParentSession, { body: { token } });
  return stranger;
}

describe("a parent cannot read or change another parent's child", () => {
  it.each(toRows(aboutOneChild))('%s', async (_route, call) => {
    const { path, body } = await freshCall(pond, call);
    const browser = await signedInAnew();

    const reply = await browser.send(getMethod(call), path, body);

    expect(reply.json().error.code).toBe('not_found');
    expect(reply.statusCode).toBe(404);
  });
});

describe("a parent's session does not work for calls of children and staff", () => {
  it.each(toRows(forOthers))('%s', async (_route, call) => {
    const { path, body } = await freshCall(pond, call);
    const browser = await signedInAnew();

    expect((await browser.send(getMethod(call), path, body)).json().error.code).toBe('sign_in_required');
  });
});

describe('a sensitive call needs a link that was opened in the last 15 minutes', () => {
  it('at least one call is sensitive', () => {
    expect(sensitive.length).toBeGreaterThan(1);
  });

  it.each(toRows(sensitive))('%s', async (_route, call) => {
    const { browser, path, body } = await freshCall(pond, call);
    await pond.world.pass(15 * MINUTE);

    const reply = await browser.send(getMethod(call), path, body);

    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.code).toBe('fresh_link_needed');
  });
});

describe('a page of another website cannot write for a parent', () => {
  it.each(toRows(forParents.filter((call) => getMethod(call) !== 'GET')))('%s', async (_route, call) => {
    const { browser, path, body } = await freshCall(pond, call);

    const reply = await browser.send(getMethod(call), path, body, { 'sec-fetch-site': 'cross-site' });

    expect(reply.json().error.code).toBe('foreign_origin');
  });
});
