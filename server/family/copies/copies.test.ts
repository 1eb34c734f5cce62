import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendChatDrawing, sendMessage } from '#contract/chat.ts';
import { createComment } from '#contract/comments.ts';
import { deleteChild, openCopyLink, readOwnCopy, requestOwnCopy } from '#contract/family.ts';
import { createPost } from '#contract/posts.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { openCopy, readCopyFile, readCopyToken, readParentId, takeCopy } from '#test/support/copies.ts';
import { addParent } from '#test/support/family.ts';
import { parentSession } from '#test/support/parents.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { noPersonalData } from '../../platform/module.ts';
import { newId } from '../../platform/tokens.ts';
import { startCopy } from './copies.ts';
import { createWaitingCopies } from './making.ts';
import type { CopySection } from './section.ts';

const drawing = { paper: '#ffffff', marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }] } as const;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const parentAddress = (person: Child) => `parent.of.${person.username}@example.org`;
const count = async (sql: string) => (await world.context.db.pool.query(sql)).rows.length;

/** A child with a post, a drawing, a comment and a chat. */
async function livelyChild() {
  const maya = await child(world, { scopes: ['posts', 'buddies', 'chat'] });
  const leo = await child(world, { scopes: ['posts', 'buddies', 'chat'] });
  await makeBuddies(world, maya, leo);
  const story = {
    title: 'My <b>pond</b>',
    content: 'A frog & a <script>alert(1)</script> newt.',
    category: 'story',
  } as const;
  await maya.call(createPost, { body: { clientId: newId(), ...story, drawing } });
  const params = { id: await post(world, leo) };
  await maya.call(createComment, { params, body: { clientId: newId(), content: 'What a jump!' } });
  const say = (who: Child, to: Child, message: string) =>
    who.call(sendMessage, { params: { userId: to.id }, body: { clientId: newId(), message } });
  await say(maya, leo, 'Shall we draw a heron?');
  await say(leo, maya, 'I found a secret newt.');
  await say(maya, leo, 'i want to die');
  await maya.call(sendChatDrawing, { params: { userId: leo.id }, body: { clientId: newId(), drawing } });
  return { maya, leo };
}

describe('a copy', () => {
  it('has a page to read, all data, and the pictures', async () => {
    const { maya, leo } = await livelyChild();

    const copy = await takeCopy(maya, parentAddress(maya));

    expect(copy.names).toEqual(expect.arrayContaining(['index.html', 'data.json', 'pages/chats-1.html']));
    expect(copy.names.filter((name) => name.startsWith('pictures/'))).toHaveLength(3);
    expect(copy.index).toContain('Robin’s things');
    expect(copy.index).toContain('What a jump!');
    expect(copy.allHtml).toContain('Shall we draw a heron?');
    expect(copy.allHtml).toContain(`With ${leo.username}`);
  });

  it('shows what a child wrote literally, and runs none of it', async () => {
    const { maya } = await livelyChild();

    const { allHtml } = await takeCopy(maya, parentAddress(maya));

    expect(allHtml).toContain('My &lt;b&gt;pond&lt;/b&gt;');
    expect(allHtml).not.toContain('<script');
    expect(allHtml).not.toMatch(/(?:src|href)="(?!#|pictures\/|pages\/|\.\.\/)/);
  });

  it('holds real pictures', async () => {
    const { maya } = await livelyChild();

    const { files, names } = await takeCopy(maya, parentAddress(maya));

    const pictures = names.filter((name) => name.endsWith('.png')).map((name) => Buffer.from(files[name] ?? []));
    expect(pictures.map((bytes) => bytes.subarray(1, 4).toString())).toEqual(['PNG', 'PNG', 'PNG']);
  });

  it('contains nobody else’s words, names or address', async () => {
    const { maya, leo } = await livelyChild();
    await addParent(maya, 'mum.elsewhere@example.org');

    const copy = await takeCopy(maya, parentAddress(maya));
    const text = copy.allHtml + JSON.stringify(copy.data);

    expect(text).not.toContain('secret newt');
    expect(text).not.toContain(leo.id);
    expect(text).not.toContain('mum.elsewhere');
    expect(text).toContain(leo.username);
    expect(text).toContain(parentAddress(maya));
  });

  it('contains no cry for help, and no sign of one', async () => {
    const { maya } = await livelyChild();

    const copy = await takeCopy(maya, parentAddress(maya));
    const text = copy.allHtml + JSON.stringify(copy.data);

    expect(text).not.toMatch(/want to die|crisis|care_heard|comfort/i);
  });

  it('explains each key of data.json', async () => {
    const { maya } = await livelyChild();

    const { data } = await takeCopy(maya, parentAddress(maya));

    for (const [module, exported] of Object.entries(data.data))
      expect(Object.keys(data.keys[module] ?? {}).toSorted(), module).toEqual(
        Object.keys(exported as object).toSorted(),
      );
  });

  it('also works for a child with no data', async () => {
    const nobody = await child(world, { scopes: [] });

    const { index } = await takeCopy(nobody, parentAddress(nobody));

    expect(index).toContain('No buddies yet.');
  });

  it('notifies the child, and is recorded', async () => {
    const maya = await child(world);

    await takeCopy(maya, parentAddress(maya));

    expect((await maya.call(listStaffMessages, {})).data.notices).toMatchObject([{ template: 'copy_taken' }]);
    expect(
      await count(
        `select from data_access_requests where child_id = '${maya.id}' and kind = 'copy' and state = 'done'`,
      ),
    ).toBe(1);
    expect((await world.mailTo(parentAddress(maya))).text).toContain('can see that you took a copy');
  });

  it('is not said to be seen by a child whose account will be erased', async () => {
    const maya = await child(world);
    const parent = await parentSession(world, maya);
    await parent.call(deleteChild, { params: { id: maya.id } });

    await takeCopy(maya, parentAddress(maya));

    expect((await world.mailTo(parentAddress(maya))).text).toContain('in one file');
    expect((await world.mailTo(parentAddress(maya))).text).not.toContain('can see that you took a copy');
  });
});

describe('its link', () => {
  it('says whose copy it is, and works for a day', async () => {
    const maya = await child(world);
    await takeCopy(maya, parentAddress(maya));
    const token = await readCopyToken(world, parentAddress(maya));

    const open = () => world.visitor().call(openCopyLink, { body: { token } });
    const fresh = await open();
    await world.pass(DAY - MINUTE);
    const late = await open();
    await world.pass(2 * MINUTE);
    const gone = await open();

    expect(fresh.data.username).toBe(maya.username);
    expect(late.status).toBe(200);
    expect(gone.status).toBe(410);
    expect(gone.error.message).toContain('ask for a new one');
  });

  it('stays valid when another copy is made', async () => {
    const maya = await child(world);
    await takeCopy(maya, parentAddress(maya));
    const first = await readCopyToken(world, parentAddress(maya));
    await world.pass(MINUTE);

    const second = await takeCopy(maya, parentAddress(maya));

    expect(second.index).toContain('Robin’s things');
    expect((await openCopy(world, first)).index).toContain('Robin’s things');
  });

  it('leaves nothing behind after a day', async () => {
    const maya = await child(world);
    await takeCopy(maya, parentAddress(maya));

    await world.pass(DAY + MINUTE);
    await world.context.jobs.run('family.make-copies');

    expect(await count('select from data_copy_parts')).toBe(0);
  });

  it('does not work where a child is signed in', async () => {
    const maya = await child(world);
    await takeCopy(maya, parentAddress(maya));
    const token = await readCopyToken(world, parentAddress(maya));

    const reply = await maya.send('POST', '/api/family/copy', { token });

    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.message).toContain('is signed in here');
  });

  it('does not work for someone who is no longer a parent of the child', async () => {
    const maya = await child(world);
    await takeCopy(maya, parentAddress(maya));
    const token = await readCopyToken(world, parentAddress(maya));
    await world.context.db.pool.query('delete from guardianships where child_id = $1', [maya.id]);

    expect((await world.visitor().call(openCopyLink, { body: { token } })).status).toBe(410);
  });
});

describe('asking for a copy', () => {
  it('twice at once makes one copy', async () => {
    const maya = await child(world);
    const reader = { childId: maya.id, parentId: await readParentId(maya) };

    await Promise.all([startCopy(world.context, reader), startCopy(world.context, reader)]);

    expect(await count(`select from data_copies where child_id = '${maya.id}'`)).toBe(1);
  });

  it('is possible three times a day', async () => {
    const maya = await child(world);
    const reader = { childId: maya.id, parentId: await readParentId(maya) };
    const ask = async () => {
      await startCopy(world.context, reader);
      await world.pass(MINUTE);
    };
    await ask();
    await ask();
    await ask();

    await expect(ask()).rejects.toThrow('Three copies a day are enough');

    await world.pass(DAY);
    await expect(ask()).resolves.toBeUndefined();
  });
});

describe('a young person', () => {
  it('can take their own copy from 13 on', async () => {
    const zoe = await child(world, { age: 14 });

    await zoe.call(requestOwnCopy, {});
    await world.context.events.idle();

    expect((await zoe.call(readOwnCopy, {})).data.state).toBe('ready');
    const reply = await zoe.send('GET', '/api/own-copy/file');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="lilypad-tadpole-\d+-2026-\d\d-\d\d\.zip"$/,
    );
    expect(readCopyFile(reply.rawPayload).index).toContain('Robin’s things');
  });

  it('asks a parent before 13', async () => {
    const maya = await child(world);

    const { status, error } = await maya.call(requestOwnCopy, {});

    expect(status).toBe(403);
    expect(error.message).toContain('Ask your grown-up');
  });

  it('does not get a copy that a parent has asked for', async () => {
    const zoe = await child(world, { age: 14 });

    const reply = await zoe.send('GET', '/api/own-copy/file');

    expect(reply.statusCode).toBe(410);
  });
});

describe('a node that dies while making a copy', () => {
  /** Asks for a copy that no node has begun to make. */
  const ask = ({ id }: Child) =>
    world.context.db.pool.query(
      `with asked as (
         insert into data_access_requests (id, child_id, kind, asked_by, state, asked_at, due_at)
         values (gen_random_uuid(), $1, 'copy', 'child', 'open', $2, $2) returning id, child_id
       )
       insert into data_copies (id, request_id, child_id, state, asked_at)
       select gen_random_uuid(), id, child_id, 'waiting', $2 from asked`,
      [id, world.clock.now()],
    );

  it('leaves it to another node, which starts again and sends one mail', async () => {
    const maya = await child(world);
    const address = parentAddress(maya);
    await startCopy(world.context, { childId: maya.id, parentId: await readParentId(maya) });
    await world.context.events.idle();
    const mails = () => world.mailbox.newestFirst().filter(({ to, subject }) => to === address && /copy/.test(subject));
    const before = mails().length;
    // As the dead node left it: claimed, half of it stored, nothing mailed.
    await world.context.db.pool.query(
      `update data_copies set state = 'waiting', token_hash = null, claimed_at = $2 where child_id = $1`,
      [maya.id, world.clock.now()],
    );
    await world.context.jobs.run('family.make-copies');
    const tooEarly = mails().length;

    await world.pass(HOUR);
    await world.context.jobs.run('family.make-copies');
    await world.context.events.idle();

    expect(tooEarly).toBe(before);
    expect(mails().length).toBe(before + 1);
    expect((await openCopy(world, await readCopyToken(world, address))).index).toContain('Robin’s things');
  });

  it('leaves the copy to the node that has taken over, when it wakes up meanwhile', async () => {
    const maya = await child(world);
    const released = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let node = 0;
    const waits: CopySection = {
      id: 'waits',
      title: 'Waits',
      write: async () => {
        await released[node++]?.promise;
        return { blocks: [] };
      },
    };
    const personalData = { ...noPersonalData, copySections: [waits] };
    const slow = { ...world.context, modules: [...world.context.modules, { name: 'slow', personalData }] };
    const row = async () =>
      (await world.context.db.pool.query('select state, tries from data_copies where child_id = $1', [maya.id])).rows;
    await ask(maya);
    const first = createWaitingCopies(slow);
    await expect.poll(() => node).toBe(1);
    await world.pass(6 * MINUTE);
    const second = createWaitingCopies(slow);
    await expect.poll(() => node).toBe(2);

    released[0]?.resolve();
    await first;
    const meanwhile = await row();
    released[1]?.resolve();
    await second;

    expect(meanwhile).toEqual([{ state: 'waiting', tries: 2 }]);
    expect(await row()).toEqual([{ state: 'ready', tries: 2 }]);
  });

  it('three times ends the copy, which the parent can ask for again', async () => {
    const maya = await child(world);
    const reader = { childId: maya.id, parentId: await readParentId(maya) };
    const { modules } = world.context;
    let deaths = 0;
    const die = () => {
      deaths += 1;
      return new Promise<never>(() => undefined);
    };
    const dies: CopySection = { id: 'dies', title: 'Dies', write: () => die() };
    const personalData = { ...noPersonalData, copySections: [dies] };
    const dying = { ...world.context, modules: [...modules, { name: 'dying', personalData }] };
    await ask(maya);

    for (let at = 1; at <= 3; at += 1) {
      void createWaitingCopies(dying);
      await expect.poll(() => deaths).toBe(at);
      await world.pass(6 * MINUTE);
    }
    await createWaitingCopies(dying);
    const { rows } = await world.context.db.pool.query('select state, tries from data_copies where child_id = $1', [
      maya.id,
    ]);

    expect(rows).toEqual([{ state: 'failed', tries: 3 }]);
    expect(deaths).toBe(3);
    expect((await startCopy(world.context, reader)).state).toBe('waiting');
  });

  it('keeps a copy that takes long while it goes on', async () => {
    const maya = await child(world);
    let begun = 0;
    const slow = (id: string): CopySection => ({
      id,
      title: id,
      write: async () => {
        if (id === 'one') begun += 1;
        await world.pass(4 * MINUTE);
        await createWaitingCopies(context);
        return { blocks: [] };
      },
    });
    const personalData = { ...noPersonalData, copySections: [slow('one'), slow('two'), slow('three')] };
    const context = { ...world.context, modules: [...world.context.modules, { name: 'slow', personalData }] };
    await ask(maya);

    await createWaitingCopies(context);

    expect(begun).toBe(1);
  });

  it('does no harm when it wakes up later', async () => {
    const maya = await child(world);
    await startCopy(world.context, { childId: maya.id, parentId: await readParentId(maya) });

    await Promise.all([createWaitingCopies(world.context), createWaitingCopies(world.context)]);
    await world.context.events.idle();

    expect((await openCopy(world, await readCopyToken(world, parentAddress(maya)))).index).toContain('Robin’s things');
  });
});

describe('what is stored', () => {
  it('is encrypted', async () => {
    const maya = await child(world);
    await takeCopy(maya, parentAddress(maya));

    const { rows } = await world.context.db.pool.query('select sealed from data_copy_parts');

    expect(rows.some(({ sealed }) => sealed.includes('index.html') || sealed.includes(maya.username))).toBe(false);
  });

  it('is not delivered further once a changed part is found', async () => {
    const maya = await child(world);
    await takeCopy(maya, parentAddress(maya));
    const token = await readCopyToken(world, parentAddress(maya));
    await world.context.db.pool.query(
      `update data_copy_parts set sealed = set_byte(sealed, 60, 1 # get_byte(sealed, 60))`,
    );

    await expect(openCopy(world, token)).rejects.toThrow();
  });
});
