import type { CreateGameForm } from '#contract/collaborative-games.ts';
import { gameTitles, isGameTitle } from '#contract/rules/collaborative-games.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { fieldProblem } from '../../platform/problem.ts';
import { hasConsent, screen, shownWords, toRefusal } from '../../safety/index.ts';

/** A game's title as it is stored. */
export interface NamedGame {
  /** The ready-made title, which everyone may read. */
  readonly title: string;
  readonly words: string | null;
  readonly description: string;
  readonly wordsStatus: 'shown' | 'held';
  /** For the host's own words, if there are any. */
  readonly verdict: shownWords.SplitVerdict | undefined;
}

const NOT_ALLOWED = 'Please choose one of the ready-made names';

/**
 * A typed title is for hosts who may type, and only friends who may type see it. Everyone else sees a ready-made title. If the
 * filter is in doubt, nobody sees it until staff have.
 */
export function nameGame(
  actor: Pick<ChildActor, 'consent' | 'scopes'>,
  { title, description = '' }: Pick<CreateGameForm, 'title' | 'description'>,
): NamedGame {
  const isReady = isGameTitle(title);
  if (isReady && description === '')
    return { title, words: null, description, wordsStatus: 'shown', verdict: undefined };
  if (!hasConsent(actor, 'chat')) throw fieldProblem(isReady ? 'description' : 'title', NOT_ALLOWED);
  const words = isReady ? '' : title;
  const verdict = { ...screen([words, description].filter(Boolean).join('\n')), completedPieces: [] };
  // A text that may mean danger is not refused but held for staff, as in a chat.
  if (verdict.decision === 'refuse' && !verdict.isAlarming)
    throw fieldProblem(words === '' ? 'description' : 'title', toRefusal(verdict));
  return {
    title: isReady ? title : gameTitles[0],
    // With a typed description, even a ready-made title is part of the host's message.
    words: title,
    description,
    wordsStatus: verdict.decision === 'allow' ? 'shown' : 'held',
    verdict,
  };
}

/**
 * Checks it together with the host's earlier texts, so that nobody reads the last piece of a private detail before staff do.
 */
export function afterShown(named: NamedGame, shown: shownWords.Shown): NamedGame {
  if (!named.verdict || named.wordsStatus === 'held') return named;
  const verdict = shownWords.screenAfter([named.words, named.description].filter(Boolean).join('\n'), shown);
  return verdict.completedPieces.length > 0 ? { ...named, wordsStatus: 'held', verdict } : named;
}
