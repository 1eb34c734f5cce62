import { sentenceFor } from '#web/app/api.ts';
import { useDebounced } from '#web/app/debounced.ts';
import { translateRefusal } from '#web/app/i18n/translator.ts';
import { useUsernameCheck } from '../../queries.ts';
import { isCheckable } from '../sign-up-rules.ts';

const TYPING_PAUSE_MS = 500;

export type UsernameState =
  | { is: 'idle' | 'checking' | 'available' }
  | { is: 'taken'; reason: string | undefined; suggestions: readonly string[] }
  | { is: 'unknown'; why: string; again: () => Promise<unknown> };

/**
 * Checks whether a username is free, once it has three letters and typing has paused. `held`: the username of this browser's
 * pending sign-up, which looks taken to the server.
 */
export function useUsernameState(typed: string, held?: string): UsernameState {
  const username = typed.trim().toLowerCase();
  const settled = useDebounced(username, TYPING_PAUSE_MS);
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
