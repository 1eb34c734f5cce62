import { timingSafeEqual } from 'node:crypto';
import { sessionSecret } from '../accounts/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import { HOUR, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import { readOperatorProfile } from '../platform/operator-profile.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { saveSettings } from '../platform/setting-queries.ts';
import { audit } from '../safety/index.ts';
import { consumeTry, saveMailTest } from './mail-test-queries.ts';
import { newMailWord } from './mail-words.ts';
import { testMailTo } from './mails.ts';
import { canSendMail, MAIL_TESTED } from './settings.ts';

const LIFETIME = HOUR;
const MAX_TRIES = 5;
const TOO_LATE = 'These words are too old, or were tried too often. Please send another test e-mail.';
const WRONG = 'These are not the words of the newest test e-mail. Please look again.';

/**
 * Mails a word to the address that receives answers to our mails. Only a reader of that mailbox can type it in, and then
 * both ways are known to work. Tells plainly when no mail leaves, or the mail server did not take it.
 */
export async function sendTestMail(context: Context): Promise<undefined> {
  const { config, db, clock, mail, log } = context;
  const { contactEmail: address } = await readOperatorProfile(context);
  if (!canSendMail(context))
    throw new Problem('mail_not_sent', {
      message:
        'No e-mail leaves this machine, so nothing was tested. Please set SMTP_URL and MAIL_FROM, and start again.',
    });
  if (!address) throw fieldProblem('contactEmail', 'Please enter an e-mail address for families.');
  const word = newMailWord();
  const expiresAt = later(clock.now(), LIFETIME);
  await saveMailTest(db, { address, wordHash: hashWord(context, word), expiresAt, tries: MAX_TRIES });
  try {
    // Reads who runs this Lilypad once more; what the admin waits for here is the mail server.
    await uncounted(() => mail.send(testMailTo(address, config.publicUrl, word)));
  } catch (err) {
    log.warn({ err }, 'the test mail was not taken');
    throw new Problem('mail_not_sent', {
      message: 'The mail server refused the e-mail. Please check SMTP_URL and MAIL_FROM.',
    });
  }
}

/** The word of the newest test mail. A wrong one costs its try all the same, so it is refused after the commit. */
export async function answerTestMail(context: Context, admin: StaffActor, word: string): Promise<undefined> {
  const at = context.clock.now();
  const flaw = await context.db.transaction(async (tx) => {
    const test = await consumeTry(tx, { now: at });
    if (!test) return TOO_LATE;
    if (!timingSafeEqual(test.wordHash, hashWord(context, word))) return WRONG;
    tx.write(saveSettings, { names: [MAIL_TESTED], values: [test.address] });
    audit(context, tx, {
      actor: admin.accountId,
      act: 'settings.change',
      subject: 'settings',
      detail: { names: MAIL_TESTED },
      at,
    });
    return undefined;
  });
  if (flaw) throw fieldProblem('word', flaw);
}

function hashWord(context: Context, word: string): Buffer {
  return sessionSecret(context).hash(
    'mail test',
    word
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
}
