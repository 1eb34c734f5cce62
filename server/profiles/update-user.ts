import type * as contract from '#contract/profiles.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { chooseReach, knownLanguage, presentUserAfter, recordActivity, storedProfile } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { presenceChosen } from './events.ts';
import { chooseWords, nothingChosen } from './own-words.ts';

type Flaws = Readonly<Record<string, string>>;

export async function updateUser(
  context: Context,
  actor: ChildActor,
  changes: Body<typeof contract.updateUser>,
): Promise<Returns<typeof contract.updateUser>> {
  const { displayName, bio, favoriteColor = null, language, settings = {}, reach, showsPresence } = changes;
  const now = context.clock.now();
  const id = actor.accountId;
  recordActivity(context, actor);
  const outcome = await context.db.transaction(async (tx) => {
    const hasWords = displayName !== undefined || bio !== undefined;
    const words = hasWords ? await chooseWords(context, tx, actor, { displayName, bio }) : nothingChosen;
    const { needsComfort, flaws, pieces } = words;
    if (Object.keys(flaws).length > 0) return { flaws };
    if (reach !== undefined) await chooseReach(context, tx, id, reach);
    if (showsPresence !== undefined) context.events.emit(tx, presenceChosen, id, { isShown: showsPresence });
    const texts = { displayName: words.displayName, bio: words.bio, pipName: null, pieces };
    const chosenLanguage = language === undefined ? null : knownLanguage(language);
    const chosen = { favoriteColor, settings, showsPresence: showsPresence ?? null, language: chosenLanguage };
    storedProfile.changeProfile(tx, { id, ...texts, ...chosen, now });
    tx.afterCommit(() => context.realtime.notifyChanged(id, 'user'));
    const user = presentUserAfter(tx, id, now);
    return tx.afterCommit(() => ({ ...user.answer(), needsComfort }));
  });
  if ('flaws' in outcome) throw toRefusal(outcome.flaws);
  return outcome;
}

function toRefusal(fields: Flaws): Problem {
  const [message] = Object.values(fields);
  return new Problem('invalid', { ...(message && { message }), fields });
}
