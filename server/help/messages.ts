import type { sendContact } from '#contract/help.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { readOperatorProfile } from '../platform/operator-profile.ts';
import { newId } from '../platform/tokens.ts';
import { openCase } from '../safety/index.ts';
import { contactReceived } from './events.ts';
import { contactMail, quietContactMail } from './mails.ts';
import { caseOfChild, caseOfVisitor, isInTrouble, isPressing } from './moderated-messages.ts';
import { deleteOldMessages, findMessage, keepMessage } from './queries.ts';
import { countVisitor, noteVisitor } from './visitor-alarms.ts';

export const KEPT_DAYS = 365;

/** Keeps a message and has it mailed to the operator; a repeated request changes nothing. */
export async function takeMessage(
  context: Context,
  actor: Actor | undefined,
  address: string,
  { clientId, ...message }: Body<typeof sendContact>,
): Promise<{ needsComfort: boolean }> {
  const id = newId();
  const child = actor?.role === 'child' ? actor : undefined;
  const accountId = child?.accountId ?? null;
  await context.db.transaction(async (tx) => {
    const at = context.clock.now();
    const isAlarm = !child && isPressing(message);
    const [kept, isBeyondLimits] = await Promise.all([
      keepMessage(tx, { id, clientId: clientId ?? id, accountId, ...message, at }),
      isAlarm ? countVisitor(context, tx, address) : false,
    ]);
    if (kept === 0) return;
    const emitted = context.events.emit(tx, contactReceived, accountId, { messageId: id });
    if (child && isPressing(message)) await tx.commit([emitted, openCase(tx, caseOfChild(id, child, message, at))]);
    else if (isAlarm)
      await tx.commit([
        emitted,
        openCase(tx, caseOfVisitor(id, message, at, isBeyondLimits)),
        ...(isBeyondLimits ? [] : [noteVisitor(context, tx, id, address)]),
      ]);
    else await tx.commit([emitted]);
  });
  return { needsComfort: isInTrouble(message) };
}

/** To the operator, where the settings name an address; without one it is only kept. */
export async function mailMessage(context: Context, messageId: string): Promise<void> {
  const [{ contactEmail }, message] = await Promise.all([
    readOperatorProfile(context),
    findMessage(context.db, { id: messageId }),
  ]);
  if (!contactEmail || !message) return;
  const { isFromChild, at: _, ...form } = message;
  const isQuiet = isFromChild && isPressing(form);
  await context.mail.send(
    isQuiet ? quietContactMail(contactEmail, form, context.config.publicUrl) : contactMail(contactEmail, form),
  );
}

export async function forgetOldMessages({ db, clock }: Context): Promise<void> {
  await deleteOldMessages(db, { before: later(clock.now(), -KEPT_DAYS * DAY) });
}
