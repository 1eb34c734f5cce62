import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMembers, createGroup, listGroups } from '#contract/friends/groups.ts';
import { type Child, child } from '#test/support/children.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ines: Person;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
  maya = await child(world);
});
afterAll(() => world[Symbol.asyncDispose]());

const create = async (name: string) => (await ines.call(createGroup, { body: { name } })).data.id;
const list = (who: Person, query: { cursor?: string } = {}) => who.call(listGroups, { query });

describe('the list of groups', () => {
  it('comes in pages by name, whatever the case of its letters', async () => {
    const names = Array.from({ length: 51 }, (_, index) => `${index % 2 ? 'class' : 'Class'} ${100 + index}`);
    for (const name of names.toReversed()) await create(name);

    const { groups, cursor } = (await list(ines)).data;
    const rest = (await list(ines, { cursor: cursor ?? '' })).data;

    expect(groups).toHaveLength(50);
    expect([...groups, ...rest.groups].map(({ name }) => name)).toEqual(names);
    expect(rest.cursor).toBeNull();
  });

  it('is for staff alone, and takes no cursor that we did not make', async () => {
    expect((await list(maya)).status).toBe(403);
    expect((await list(ines, { cursor: 'nonsense' })).status).toBe(400);
  });
});

describe('a group', () => {
  it('takes 500 children and no more', async () => {
    const id = await create('Whole school');
    const { pool } = world.context.db;
    // Children whom no password has to be computed for.
    await pool.query(
      `with made as (
         insert into accounts (id, role, username, password_hash, created_at, updated_at)
         select gen_random_uuid(), 'child', 'pupil_' || n, '-', now(), now() from generate_series(1, 499) n returning id
       ), named as (
         insert into children (account_id, first_name, last_name, display_name, birth_date, consent)
         select id, 'Robin', 'Puddle', 'Robin', '2012-01-01', 'not_needed' from made
       ) insert into child_group_members (group_id, child_id, added_at) select $1, id, now() from made`,
      [id],
    );
    const omar = await child(world);
    const add = ({ username }: Child) => ines.call(addMembers, { params: { id }, body: { usernames: [username] } });

    const taken = await add(maya);
    const refused = await add(omar);

    expect(taken.data.group.members).toHaveLength(500);
    expect(refused.status).toBe(400);
    expect(refused.error.fields?.['usernames']).toContain('500 children');
    expect((await add(maya)).status).toBe(200);
  });
});
