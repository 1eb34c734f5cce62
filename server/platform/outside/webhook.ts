import { createHmac } from 'node:crypto';
import { SECOND } from '../clock.ts';

const TIME_LIMIT = 5 * SECOND;
const KEY_PREFIX = 'whsec_';

export interface WebhookMessage {
  readonly id: string;
  readonly at: Date;
  readonly body: unknown;
}

/**
 * Posts JSON, signed as Standard Webhooks (standardwebhooks.com) prescribe. Throws when the receiver does not confirm within
 * five seconds. Does not follow redirects.
 */
export async function postWebhook(url: string, key: Buffer, { id, at, body }: WebhookMessage): Promise<void> {
  const content = JSON.stringify(body);
  const timestamp = String(Math.floor(at.getTime() / SECOND));
  const response = await fetch(url, {
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
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/** The key in the format that programs that check signatures expect. */
export function webhookKeyText(key: Buffer): string {
  return KEY_PREFIX + key.toString('base64');
}
