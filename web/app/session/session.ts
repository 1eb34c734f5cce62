import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { logOut, readUser, type User } from '#contract/accounts.ts';
import type { listOwnChildren } from '#contract/family.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { ApiError, api } from '../api.ts';
import { deleteAllOwnDrafts } from '../drafts.ts';
import { clearPreloadedAnswers } from '../preloaded-answers.ts';
import { parentKey, userKey } from '../query-client.ts';

export type Session =
  | { status: 'loading'; user?: undefined; failed: boolean }
  | { status: 'signed-out'; user?: undefined }
  | { status: 'signed-in'; user: User };

const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async ({ client, signal }): Promise<User | null> => {
    const user = await findUser(signal);
    const before = client.getQueryData<User | null>(userKey);
    // A session may end by itself, or in another tab, and the next one may be of another child.
    if (before && before.id !== user?.id)
      client.removeQueries({ predicate: (query) => isOfUser(query) && query.queryKey[0] !== parentKey[0] });
    return user;
  },
});

async function findUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await api(readUser, {}, { signal });
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 401 || error.code === 'second_step_required'))) throw error;
    await signOutDelay;
    return null;
  }
}

/** Everything but who is signed in: what stands under the user's key, such as messages from staff, too. */
function isOfUser({ queryKey: [first, ...under] }: { queryKey: QueryKey }): boolean {
  return first !== userKey[0] || under.length > 0;
}

/** Who is signed in. `failed`: the server did not answer. */
export function useSession(): Session {
  const { data, isError } = useQuery(userQuery);
  if (data === undefined) return { status: 'loading', failed: isError };
  return data ? { status: 'signed-in', user: data } : { status: 'signed-out' };
}

/** The parent whose own pages were open in this tab. Asks no server: nobody else has such a session. */
export function useKnownParent(): Answer<typeof listOwnChildren>['parent'] | undefined {
  return useQuery<Answer<typeof listOwnChildren> | null>({ queryKey: parentKey, queryFn: skipToken }).data?.parent;
}

/** The signed-in child or member of staff. Only inside a guard. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser needs a guard around it');
  return session.user;
}

// After deleting their account, children read the goodbye first, although the server has signed them out already.
let signOutDelay: Promise<void> | undefined;

export function delaySignOut(goodbye: Promise<void>): void {
  signOutDelay = goodbye;
}

// Logging out leads to "/" and not to the sign-in page, where a guard would redirect.
let hasJustLoggedOut = false;

export function hasLoggedOut(): boolean {
  return hasJustLoggedOut;
}

let hasLeftElsewhere = false;

/** Whether the reader has logged out, here or in another tab, and nobody has done it for them. */
export function hasLeft(): boolean {
  return hasJustLoggedOut || hasLeftElsewhere;
}

/** Stores the account of an answer: newly signed in, or changed. */
export function startSession(client: QueryClient, user: User): void {
  hasJustLoggedOut = false;
  hasLeftElsewhere = false;
  clearPreloadedAnswers();
  client.setQueryData(userKey, user);
  notifyOtherTabs('changed');
}

export function endSession(client: QueryClient): void {
  hasJustLoggedOut = true;
  clearPreloadedAnswers();
  client.setQueryData(userKey, null);
  client.removeQueries({ predicate: isOfUser });
  client.getMutationCache().clear();
  deleteAllOwnDrafts();
  notifyOtherTabs('left');
}

/** A network that is silent keeps nobody here. */
const LOG_OUT_MS = 5000;

/** Logs out and goes to "/", even if the call fails. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async () => {
    await api(logOut, {}, { maxWait: LOG_OUT_MS }).catch(() => undefined);
    endSession(client);
    navigate('/');
  };
}

// Server-side rendering has no tabs.
const tabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('session');

function notifyOtherTabs(message: 'changed' | 'left'): void {
  tabs?.postMessage(message);
}

/** Refetches the user when another tab signs in or out. */
export function followOtherTabs(client: QueryClient): () => void {
  const onMessage = ({ data }: MessageEvent): void => {
    hasLeftElsewhere = data === 'left';
    if (hasLeftElsewhere) deleteAllOwnDrafts();
    void client.invalidateQueries({ queryKey: userKey });
  };
  tabs?.addEventListener('message', onMessage);
  return () => tabs?.removeEventListener('message', onMessage);
}
