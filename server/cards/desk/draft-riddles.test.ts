import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as desk from '#contract/cards/kinds/riddle-desk.ts';
import { listRiddleAttempts } from '#contract/cards.ts';
import { setFilterWord } from '#contract/safety/screening.ts';
import { child } from '#test/support/children.ts';
import { ModelServer, saying, snailDraft, writing } from '#test/support/language-model.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { getLibrary } from '../content-library.ts';

const model = new ModelServer();
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld({ settings: await model.open() });
  admin = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});
beforeEach(async () => {
  model.questions.length = 0;
  model.reply = writing(snailDraft);
  await world.pass(61_000); // so that the rate limit doesn't get in the way
});

const order = { category: 'animals', difficulty: 'easy', count: 3 } as const;
const draft = () => admin.call(desk.draftRiddles, { body: order });
const drafts = async () => (await admin.call(desk.listGeneratedRiddles, { query: { status: 'draft' } })).data.riddles;
const hat = {
  ...snailDraft,
  question: 'I sit on your head and keep the sun away. What am I?',
  answer: 'hat',
  accepts: [],
};
const mitten = { ...hat, question: 'I keep your thumb warm and your fingers together. What am I?', answer: 'mitten' };
const sponge = { ...hat, question: 'I drink all day and have no mouth. What am I?', answer: 'sponge' };

describe('what a language model writes', () => {
  it('is stored as a draft that says how it was made and that nothing proves it', async () => {
    const { data } = await draft();

    expect(data).toEqual({ message: '1 draft waits for you to read it.', generated: 1 });
    expect(await drafts()).toMatchObject([
      { status: 'draft', question: snailDraft.question, answer: 'snail', category: 'animals', difficulty: 'easy' },
    ]);
    expect((await drafts())[0]?.how).toBe('Written by the language model “pond-model”');
    expect((await drafts())[0]?.proof).toMatch(/^Nobody has proven/);
  });

  it('is shown to children only after staff publish it', async () => {
    const maya = await child(world);
    model.reply = writing(hat);
    await draft();
    const id = (await drafts()).find(({ answer }) => answer === 'hat')?.id ?? '';
    const played = () => maya.call(listRiddleAttempts, { params: { id } });

    expect((await played()).status).toBe(404);

    await admin.call(desk.moveRiddle, { params: { id }, body: { status: 'published' } });

    expect((await played()).status).toBe(200);
  });

  it('gets ages that fit its difficulty', async () => {
    model.reply = writing(mitten);
    await draft();
    const id = (await drafts()).find(({ answer }) => answer === 'mitten')?.id ?? '';

    await admin.call(desk.moveRiddle, { params: { id }, body: { status: 'published' } });

    expect(getLibrary(world.context).items.find((item) => item.id === id)?.ages).toEqual([6, 10]);
  });

  it('is not stored twice', async () => {
    model.reply = writing(sponge);
    await draft();

    const { data } = await draft();

    expect(data).toEqual({
      message: 'No drafts: nothing that the language model wrote passed the checks.',
      generated: 0,
    });
  });

  it('is found between other words and code fences', async () => {
    const kite = { ...hat, question: 'I fly on a string and dance in the wind. What am I?', answer: 'kite' };
    model.reply = saying(`Sure!\n\`\`\`json\n${JSON.stringify({ riddles: [kite] })}\n\`\`\`\nHave fun!`);

    const { data } = await draft();

    expect(data.generated).toBe(1);
  });

  it('is never more than was requested', async () => {
    const things = ['broom', 'ladder', 'pillow', 'candle', 'whistle'];
    const clues = [
      'I dance over the floor and eat crumbs.',
      'You climb me, and I stay where I am.',
      'I am soft and hear all your dreams.',
      'I grow smaller while I shine for you.',
      'Blow into me, and the whole team looks up.',
    ];
    model.reply = writing(...things.map((answer, at) => ({ question: `${clues[at]} What am I?`, answer })));

    const { data } = await draft();

    expect(data).toEqual({ message: '3 drafts wait for you to read them.', generated: 3 });
  });
});

describe('of what a language model writes', () => {
  const bad = { ...hat, question: 'I am red and ring when you are late. What am I?', answer: 'alarm clock' };

  it.each([
    ['unsafe words', { question: 'I am a stupid idiot and I will kill you. Who am I?' }],
    ['a cry for help in plain words', { question: 'I want to kill myself and nobody helps me. Who am I?' }],
    ['an unsafe answer', { answer: 'shit' }],
    ['an unsafe hint', { hints: ['You fucking know me.'] }],
    ['an address', { question: 'Ring me at 555 123 4567 or write to frog@example.org. Who am I?' }],
    ['a question that names its answer', { question: 'I am an alarm clock that rings. What am I?' }],
    ['a hint that names its answer', { hints: ['An alarm clock rings.'] }],
    [
      'words that are hard to read',
      {
        question:
          'Characteristically, photosynthesising organisms anticipate my chronological reverberations. Identify me.',
      },
    ],
    ['a question that is too long', { question: `${'I ring and I ring. '.repeat(20)}What am I?` }],
    ['no answer', { answer: '' }],
    ['something other than words', { answer: 7 }],
    ['too many hints', { hints: ['I ring.', 'I tick.', 'I wake you.'] }],
  ])('%s is not even a draft', async (_, wrong) => {
    const good = await drafts();
    model.reply = writing({ ...bad, ...wrong });

    const { status, data } = await draft();

    expect(status).toBe(200);
    expect(data.generated).toBe(0);
    expect(await drafts()).toHaveLength(good.length);
  });

  it('the same riddle without a fault is accepted', async () => {
    model.reply = writing(bad, { ...bad, question: 'shit' });

    const { data } = await draft();

    expect(data).toEqual({
      message: '1 draft waits for you to read it. 1 more did not pass the checks.',
      generated: 1,
    });
  });
});

describe('a language model that', () => {
  it.each([
    ['does not answer', () => {}, 'The language model took too long.'],
    [
      'answers one letter at a time',
      (response) => {
        const timer = setInterval(() => response.write(' '), 50);
        response.once('close', () => clearInterval(timer));
      },
      'The language model took too long.',
    ],
    [
      'fails',
      (response) => response.writeHead(500).end(),
      'The language model refused the request. Please check its address and key.',
    ],
    [
      'sends us elsewhere',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'The language model refused the request. Please check its address and key.',
    ],
    ['hangs up', (response) => response.destroy(), "We couldn't reach the language model."],
    [
      'answers without end',
      (response) => response.end('x'.repeat(70_000)),
      "The language model's answer was too long.",
    ],
    ['answers in no JSON', (response) => response.end('ribbit'), "We couldn't understand the language model's answer."],
    [
      'answers with other JSON',
      (response) => response.end('{"choices":[]}'),
      "We couldn't understand the language model's answer.",
    ],
    ['says no riddles', saying('I would rather not.'), "We couldn't understand the language model's answer."],
    [
      'says broken riddles',
      saying('{"riddles": [{"question": "I'),
      "We couldn't understand the language model's answer.",
    ],
  ] satisfies [string, ModelServer['reply'], string][])('%s leaves nothing behind', async (_, reply, sentence) => {
    const before = await drafts();
    model.reply = reply;

    const answer = await admin.call(desk.draftRiddles, { body: order });

    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({ error: { code: 'model_failed', message: sentence } });
    expect(await drafts()).toEqual(before);
  });

  it("is sent only the order, with the operator's key", async () => {
    const maya = await child(world, { nickname: 'Brave Otter' });

    await draft();

    const [asked] = model.questions;
    expect(asked?.headers['authorization']).toBe('Bearer a-key-of-the-operator');
    expect(Object.keys(JSON.parse(asked?.body ?? '{}'))).toEqual(['model', 'stream', 'messages']);
    expect(asked?.body).not.toContain(maya.username);
    expect(asked?.body).toContain(
      'Write 3 riddles in English for children of 6 to 10 years. Topic: animals. Difficulty: easy.',
    );
  });

  it("isn't set up is never called, and the panel doesn't offer it", async () => {
    await using plain = await openWorld({ nodeOf: world });
    const ines = await hire(plain, { username: 'grace', role: 'admin' });

    const { status } = await ines.call(desk.draftRiddles, { body: order });

    expect(status).toBe(400);
    expect((await ines.call(desk.readRiddleStats, {})).data.hasModel).toBe(false);
    expect(model.questions).toEqual([]);
  });

  it('is set up is offered on the panel', async () => {
    const { data } = await admin.call(desk.readRiddleStats, {});

    expect(data.hasModel).toBe(true);
  });
});

it("a draft with a word that staff have blocked since can't be published", async () => {
  model.reply = writing({ ...hat, question: 'I glorp in the kettle when tea is near. What am I?', answer: 'steam' });
  await draft();
  const id = (await drafts()).find(({ answer }) => answer === 'steam')?.id ?? '';
  await admin.call(setFilterWord, { body: { change: 'add', word: 'glorp' } });

  const { status } = await admin.call(desk.moveRiddle, { params: { id }, body: { status: 'published' } });

  expect(status).toBe(400);
});
