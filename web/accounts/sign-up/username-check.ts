import { sentenceFor } from '#web/app/api.ts';
import { useDebounced } from '#web/app/debounced.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import { useUsernameCheck } from '../queries.ts';
import { isCheckable } from './sign-up-rules.ts';

const STANDS_STILL = 500;

export type UsernameState =
  | { is: 'idle' | 'checking' | 'available' }
  | { is: 'taken'; reason: string | undefined; suggestions: readonly string[] }
  | { is: 'unknown'; why: string; again: () => Promise<unknown> };

/**
 * Asks whether a username is free, once it has three letters and the typing has paused. `held`: the one that waits for its
 * code in this browser; to the server it looks taken.
 */
export function useUsernameState(typed: string, held?: string): UsernameState {
  const username = typed.trim().toLowerCase();
  const settled = useDebounced(username, STANDS_STILL);
  const { data, error, isFetching, refetch } = useUsernameCheck(isCheckable(settled) ? settled : '');
  if (!isCheckable(username)) return { is: 'idle' };
  if (username === held) return { is: 'available' };
  if (username !== settled || isFetching) return { is: 'checking' };
  if (error) return { is: 'unknown', why: sentenceFor(error), again: () => refetch() };
  if (!data) return { is: 'checking' };
  return data.available
    ? { is: 'available' }
    : { is: 'taken', reason: data.reason && translateRefusal(data.reason), suggestions: data.suggestions ?? [] };
}
