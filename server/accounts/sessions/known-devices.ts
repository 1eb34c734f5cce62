import { timingSafeEqual } from 'node:crypto';
import { DAY } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Client } from '../../platform/http/serve.ts';
import { newToken } from '../../platform/tokens.ts';
import { getMemory } from '../memory.ts';

const COOKIE = 'lilypad_device';
const LIFETIME = 365 * DAY;
/** Siblings and classmates may share a browser; the oldest is dropped. */
const MAX_NAMES = 8;
const TAG_BYTES = 16;

interface Device {
  readonly id: string;
  /** One hash for each name that has signed in here, newest first. */
  readonly tags: readonly string[];
}

/**
 * The id of a browser that has signed in with this name before. It grants no access: its wrong passwords are only counted
 * separately, so that others at the same IP address cannot slow it down.
 */
export function knownDevice(context: Context, client: Client, username: string): string | undefined {
  const device = readDevice(client);
  if (!device) return undefined;
  const tag = Buffer.from(deviceTag(context, device.id, username));
  const isKnown = device.tags.some((one) => one.length === tag.length && timingSafeEqual(Buffer.from(one), tag));
  return isKnown ? device.id : undefined;
}

export function rememberDevice(context: Context, client: Client, username: string): void {
  const { id, tags } = readDevice(client) ?? { id: newToken(), tags: [] };
  const tag = deviceTag(context, id, username);
  const newest = [tag, ...tags.filter((one) => one !== tag)].slice(0, MAX_NAMES);
  client.setCookie(COOKIE, [id, ...newest].join('.'), { seconds: LIFETIME / 1000 });
}

function readDevice(client: Client): Device | undefined {
  const text = client.cookie(COOKIE) ?? '';
  if (!/^[\w-]{20,64}(\.[\w-]{22}){1,8}$/.test(text)) return undefined;
  const [id = '', ...tags] = text.split('.');
  return { id, tags };
}

function deviceTag(context: Context, id: string, username: string): string {
  const tag = getMemory(context).secret.hash('known device', id, username);
  return tag.subarray(0, TAG_BYTES).toString('base64url');
}
