import { createHmac } from 'node:crypto';
import { SECOND } from './clock.ts';

const TIME_LIMIT = 5 * SECOND;
const KEY_PREFIX = 'whsec_';

export interface WebhookMessage {
  readonly id: string;
  readonly at: Date;
  readonly body: unknown;
}

/**
 * Posts JSON with the headers of Standard Webhooks (standardwebhooks.com), by which the receiver can tell that it comes from
 * here and is new. Throws when the other side does not say within five seconds that it has it; redirects are not followed.
 */
export async function postWebhook(url: string, key: Buffer, { id, at, body }: WebhookMessage): Promise<void> {
  const content = JSON.stringify(body);
  const timestamp = String(Math.floor(at.getTime() / SECOND));
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${content}`).digest('base64')}`,
    },
    body: content,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}

/** How the operator enters the key into a program that checks signatures. */
export function webhookKeyText(key: Buffer): string {
  return KEY_PREFIX + key.toString('base64');
}
