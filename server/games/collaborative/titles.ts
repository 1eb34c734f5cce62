import type { CreateGameForm } from '#contract/collaborative-games.ts';
import { gameTitles, isGameTitle } from '#contract/rules/collaborative-games.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { fieldProblem } from '../../platform/problem.ts';
import { hasConsent, screen, shownWords, toRefusal } from '../../safety/index.ts';

/** What a game is called, as it is stored. */
export interface NamedGame {
  /** A ready-made title: what everybody may read. */
  readonly title: string;
  readonly words: string | null;
  readonly description: string;
  readonly wordsStatus: 'shown' | 'held';
  /** Of the host's own words, if there are any. */
  readonly verdict: shownWords.SplitVerdict | undefined;
}

const NOT_ALLOWED = 'Please choose one of the ready-made names';

/**
 * Own words are for children who may type, and only friends who may type as well read them; everybody else reads a ready-made
 * title. What the filter doubts, nobody reads before staff have.
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
  // What may mean danger is not refused but kept for staff, as in a chat.
  if (verdict.decision === 'refuse' && !verdict.isAlarming)
    throw fieldProblem(words === '' ? 'description' : 'title', toRefusal(verdict));
  return {
    title: isReady ? title : gameTitles[0],
    // With a description of the host's own even a ready-made title is the host's choice of words.
    words: title,
    description,
    wordsStatus: verdict.decision === 'allow' ? 'shown' : 'held',
    verdict,
  };
}

/** The same, read together with what the host has shown before: nobody reads the last piece of a private detail before staff have. */
export function afterShown(named: NamedGame, shown: shownWords.Shown): NamedGame {
  if (!named.verdict || named.wordsStatus === 'held') return named;
  const verdict = shownWords.screenAfter([named.words, named.description].filter(Boolean).join('\n'), shown);
  return verdict.completedPieces.length > 0 ? { ...named, wordsStatus: 'held', verdict } : named;
}
