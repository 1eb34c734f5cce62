import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTrivia } from '#contract/cards.ts';
import { readProfile, searchFriends } from '#contract/friends.ts';
import { type AgeGroup, ageGroups } from '#contract/rules/age.ts';
import { getLibrary } from '#server/cards/index.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { ask } from '#test/support/friends.ts';
import { bioOnScreen, grant, nameOnScreen } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const read = (who: Child, whom: { readonly id: string }) => who.call(readProfile, { params: { id: whom.id } });

describe('the page of a child', () => {
  it('shows what others may know, and nothing else', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await nameOnScreen(maya, 'Pondskater');
    await bioOnScreen(maya, 'I like newts.');
    await makeBuddies(world, maya, leo);

    const { data } = await read(leo, maya);

    expect(Object.keys(data).sort()).toEqual([
      'avatar',
      'bio',
      'displayName',
      'favoriteColor',
      'id',
      'isFriend',
      'joinedDate',
      'level',
      'profileImageUrl',
      'relation',
      'riddlesSolved',
      'totalLikes',
      'totalPoints',
      'totalPosts',
      'triviaCorrect',
      'username',
    ]);
    expect(data).toMatchObject({ displayName: 'Pondskater', bio: 'I like newts.', isFriend: true, relation: 'buddy' });
  });

  it('counts what was published, liked, solved and answered right', async () => {
    const maya = await child(world);
    const { pool } = world.context.db;
    const shown = await post(world, maya);
    await post(world, maya, { held: true });
    await pool.query('update posts set likes_count = 3 where id = $1', [shown]);
    await pool.query('insert into child_points (account_id, total, riddles_solved) values ($1, 210, 4)', [maya.id]);
    const trivia = getLibrary(world.context)
      .items.filter(({ kind }) => kind === 'trivia')
      .slice(0, 6);
    for (const { id } of trivia) await maya.call(answerTrivia, { params: { id }, body: { selectedAnswer: 'A' } });

    const right = await pool.query(
      'select count(*)::integer as count from card_progress where account_id = $1 and is_right',
      [maya.id],
    );

    expect((await read(maya, maya)).data).toMatchObject({
      totalPosts: 1,
      totalLikes: 3,
      riddlesSolved: 4,
      level: 3,
      triviaCorrect: right.rows[0].count,
    });
  });

  it('says how the two stand to each other', async () => {
    const [maya, leo, ada] = [await child(world), await child(world), await child(world)];
    await makeBuddies(world, maya, leo);

    await ask(maya, ada);

    expect((await read(maya, leo)).data).toMatchObject({ isFriend: true, relation: 'buddy' });
    expect((await read(maya, ada)).data).toMatchObject({ isFriend: false, relation: 'sent' });
    expect((await read(ada, maya)).data).toMatchObject({ relation: 'received' });
  });

  it.each<[string, (maya: Child) => Promise<{ readonly id: string }>]>([
    ['of nobody', async () => ({ id: newId() })],
    ['of a stranger across the line of 13', () => child(world, { age: 14 })],
    ['of somebody whose grown-up has not answered', () => child(world, { scopes: 'pending' })],
    ['of somebody whose grown-up has switched buddies off', () => child(world, { scopes: ['posts'] })],
    [
      'of somebody who was removed',
      async () => {
        const gone = await child(world);
        await world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [gone.id]);
        return gone;
      },
    ],
    [
      'of a buddy whom the child has blocked',
      async (maya) => {
        const foe = await child(world);
        await makeBuddies(world, maya, foe);
        await block(world, maya, foe);
        return foe;
      },
    ],
    [
      'of a buddy who has blocked the child',
      async (maya) => {
        const foe = await child(world);
        await makeBuddies(world, maya, foe);
        await block(world, foe, maya);
        return foe;
      },
    ],
  ])('%s reads as not found', async (_who, come) => {
    const maya = await child(world);

    expect((await read(maya, await come(maya))).error.code).toBe('not_found');
  });

  it('is closed without the own consent or scope', async () => {
    const other = await child(world);

    expect((await read(await child(world, { scopes: 'pending' }), other)).error.code).toBe('consent_required');
    expect((await read(await child(world, { scopes: ['posts'] }), other)).error.code).toBe('scope_off');
  });
});

describe('who can reach whom', () => {
  const ages: Record<AgeGroup, number> = { '6-8': 7, '9-10': 9, '11-12': 11, '13-17': 15 };
  // A row is one asking, a column the other. y: finds by name, reads the page, may ask. n: nothing of it, unless they are buddies.
  const table = `
          6-8  9-10  11-12  13-17
    6-8    y    y     n      n
    9-10   y    y     y      n
    11-12  n    y     y      n
    13-17  n    n     n      y
  `;
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));
  const cells = rows.flatMap(([mine = '', ...row]) =>
    row.map((cell, at) => [mine as AgeGroup, ageGroups[at] as AgeGroup, cell === 'y'] as const),
  );

  it.each(cells)('%s and %s: %s', async (mine, theirs, isOpen) => {
    const [one, other] = [await child(world, { age: ages[mine] }), await child(world, { age: ages[theirs] })];
    const finds = async () =>
      (await one.call(searchFriends, { query: { q: other.username } })).data.found.some(({ id }) => id === other.id);

    expect(await finds()).toEqual(isOpen);
    expect((await read(one, other)).status).toEqual(isOpen ? 200 : 404);
    expect((await ask(one, other)).status).toBe(isOpen ? 201 : 404);

    await makeBuddies(world, one, other);

    expect((await read(one, other)).status).toBe(200);

    await grant(other, [], ages[theirs] < 13 ? 'revoked' : 'declined');

    expect((await read(one, other)).status).toBe(404);
  });
});
