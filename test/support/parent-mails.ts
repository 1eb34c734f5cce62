import type { World } from '../world.ts';

/** The tokens of the links in the newest mail to a parent: the consent link, and "not my child". */
export async function readLinks(world: World, address: string): Promise<{ link: string; notMine: string }> {
  const { text } = await world.mailTo(address);
  const [link = '', notMine = ''] = [...text.matchAll(/\/consent#([\w-]+)/g)].map(([, token = '']) => token);
  return { link, notMine };
}

/** Subjects of all mails to an address, oldest first. */
export async function subjectsTo(world: World, address: string): Promise<string[]> {
  await world.context.events.idle();
  const mails = world.mailbox.newestFirst().filter(({ to }) => to === address);
  return mails.map(({ subject }) => subject).toReversed();
}
