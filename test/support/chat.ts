import { type ChatMessage, listMessages, sendMessage } from '#contract/chat.ts';
import type { QuickMessage } from '#contract/rules/phrases.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { newId } from '#server/platform/tokens.ts';
import type { World } from '../world.ts';
import { type Child, child, makeBuddies } from './children.ts';

const everything: readonly Scope[] = ['buddies', 'chat_phrases', 'chat'];

/** A child who may chat and, unless said otherwise, shows when they are here. */
export async function chatter(world: World, given: { age?: number; scopes?: readonly Scope[] } = {}): Promise<Child> {
  const somebody = await child(world, { scopes: everything, ...given });
  await choosePresence(world, somebody, true);
  return somebody;
}

/** Null: as somebody who has never chosen. */
export async function choosePresence(world: World, { id }: { readonly id: string }, isShown: boolean | null) {
  await world.context.db.pool.query('update children set shows_presence = $2 where account_id = $1', [id, isShown]);
}

/** Two buddies who may type to each other. */
export async function twoBuddies(world: World, ages: readonly [number, number] = [9, 10]): Promise<[Child, Child]> {
  const [one, other] = [await chatter(world, { age: ages[0] }), await chatter(world, { age: ages[1] })];
  await makeBuddies(world, one, other);
  return [one, other];
}

export function sendText(from: Child, to: { readonly id: string }, message: string, clientId = newId()) {
  return from.call(sendMessage, { params: { userId: to.id }, body: { clientId, message } });
}

export function sendPhrase(from: Child, to: { readonly id: string }, phrase: QuickMessage, clientId = newId()) {
  return from.call(sendMessage, { params: { userId: to.id }, body: { clientId, phrase } });
}

/** What a child reads of a conversation, oldest first. */
export async function readConversation(reader: Child, other: { readonly id: string }): Promise<readonly ChatMessage[]> {
  const { data, error } = await reader.call(listMessages, { params: { userId: other.id } });
  if (error) throw new Error(error.code);
  return data.messages;
}

export const messageTexts = (messages: readonly ChatMessage[]): string[] => messages.map(({ message }) => message);
