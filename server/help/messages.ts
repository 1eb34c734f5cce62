import type * as contract from '#contract/help.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { readOperatorProfile } from '../platform/operator-profile.ts';
import { newId } from '../platform/tokens.ts';
import { openCase } from '../safety/index.ts';
import { contactReceived } from './events.ts';
import { contactMail, quietContactMail } from './mails.ts';
import { concernsDanger, soundsLikeCrisis, toChildCase, toVisitorCase } from './moderated-messages.ts';
import { findMessage, insertMessage } from './queries.ts';
import { hasReachedLimit, recordAlarm } from './visitor-alarms.ts';

/** Stores a message and has it mailed to the operator. Sending it again changes nothing. */
export async function sendContact(
  context: Context,
  actor: Actor | undefined,
  address: string,
  { clientId, ...message }: Body<typeof contract.sendContact>,
): Promise<Returns<typeof contract.sendContact>> {
  const id = newId();
  const at = context.clock.now();
  const child = actor?.role === 'child' ? actor : undefined;
  const accountId = child?.accountId ?? null;
  const isDangerous = concernsDanger(message);
  const isAlarm = isDangerous && !child;
  await context.db.transaction(async (tx) => {
    const [inserted, isBeyondLimits] = await Promise.all([
      insertMessage(tx, { id, clientId: clientId ?? id, accountId, ...message, at }),
      isAlarm ? hasReachedLimit(context, tx, address) : false,
    ]);
    if (inserted === 0) return;
    context.events.emit(tx, contactReceived, accountId, { messageId: id });
    if (child && isDangerous) openCase(tx, toChildCase(id, child, message, at));
    if (isAlarm) openCase(tx, toVisitorCase(id, message, at, isBeyondLimits));
    if (isAlarm && !isBeyondLimits) recordAlarm(context, tx, id, address);
  });
  return { needsComfort: soundsLikeCrisis(message) };
}

/** Without an address in the settings the message is only stored. */
export async function mailToOperator(context: Context, messageId: string): Promise<void> {
  const [{ contactEmail }, message] = await Promise.all([
    readOperatorProfile(context),
    findMessage(context.db, { id: messageId }),
  ]);
  if (!contactEmail || !message) return;
  const { isFromChild, at: _, ...form } = message;
  const isQuiet = isFromChild && concernsDanger(form);
  await context.mail.send(
    isQuiet ? quietContactMail(contactEmail, form, context.config.publicUrl) : contactMail(contactEmail, form),
  );
}
