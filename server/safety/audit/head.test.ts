import { expect, it } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import { audit } from './audit.ts';
import { verifyChain } from './chain.ts';

async function openWithLinks(settings: Record<string, string>, onLog: (line: string) => void): Promise<World> {
  const world = await openWorld({ settings, onLog });
  const { db, clock } = world.context;
  for (const act of ['duty.start', 'duty.end', 'case.read'] as const)
    await db.transaction((tx) => audit(world.context, tx, { actor: null, act, subject: 'x', at: clock.now() }));
  return world;
}

const note = (world: World) => world.context.jobs.run('safety.note-audit-head');

async function readHead(world: World): Promise<string> {
  const verdict = await verifyChain(world.context);
  if (!verdict.isWhole) throw new Error('broken');
  return `${verdict.head.number}:${verdict.head.digest}`;
}

it('the head of the chain goes to the log every day', async () => {
  const lines: string[] = [];
  await using world = await openWithLinks({}, (line) => lines.push(line));

  await note(world);

  expect(lines.join('')).toContain(`"head":"${await readHead(world)}"`);
});

it('the head of the chain goes to the configured address, with instructions', async () => {
  await using world = await openWithLinks({ AUDIT_EMAIL: 'head@example.org' }, () => undefined);

  await note(world);

  expect((await world.mailTo('head@example.org')).text).toContain(`audit:verify -- --head ${await readHead(world)}`);
});

it('no mail is sent without a configured address', async () => {
  await using world = await openWithLinks({}, () => undefined);

  await note(world);

  expect(world.mailbox.newestFirst()).toEqual([]);
});

it('a broken chain is reported in both places', async () => {
  const lines: string[] = [];
  await using world = await openWithLinks({ AUDIT_EMAIL: 'head@example.org' }, (line) => lines.push(line));
  await world.context.db.pool.query(
    `begin; set local session_replication_role = replica; update audit_links set act = 'x' where number = 2; commit`,
  );

  await note(world);

  expect(lines.join('')).toContain('"link":2,"because":"changed"');
  expect((await world.mailTo('head@example.org')).subject).toBe('The audit chain of your Lilypad is broken');
});
