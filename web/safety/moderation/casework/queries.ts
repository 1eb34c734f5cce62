import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addCaseNote,
  type CareTemplate,
  type ContactReason,
  type CrisisStep,
  claimCase,
  handOverCase,
  listCaseLog,
  listColleagues,
  readParentContact,
  releaseCase,
  sendCare,
  tickStep,
} from '#contract/safety/casework.ts';
import type { CaseFile } from '#contract/safety.ts';
import { api, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { caseKey, refreshCase, updateCase } from '../queries.ts';

/** The expected state until the server has answered. */
type Expected = (file: CaseFile) => Partial<CaseFile>;

/** A change that is shown at once, and undone with a message if the server refuses. */
function useCaseChange<Given>(
  id: string,
  send: (given: Given) => Promise<unknown>,
  expected?: (given: Given) => Expected,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: (given: Given) => {
      if (expected) updateCase(client, id, expected(given));
    },
    onError: (error) => showToast({ title: sentenceFor(error), tone: 'destructive' }),
    onSettled: () => refreshCase(client, id),
  });
}

export function useClaim(id: string) {
  return useCaseChange(id, (takeOver: boolean) => api(claimCase, { params: { id }, body: { takeOver } }));
}

export function useRelease(id: string) {
  return useCaseChange<void>(
    id,
    () => api(releaseCase, { params: { id } }),
    () => () => ({ claim: null }),
  );
}

export function useHandOver(id: string) {
  return useCaseChange(id, (to: string) => api(handOverCase, { params: { id }, body: { to } }));
}

export function useTickStep(id: string) {
  return useCaseChange(
    id,
    ({ step, isDone }: { step: CrisisStep; isDone: boolean }) =>
      api(tickStep, { params: { id, step }, body: { isDone } }),
    ({ step, isDone }) =>
      ({ stepsDone }) => ({
        stepsDone: [
          ...stepsDone.filter((done) => done.step !== step),
          ...(isDone ? [{ step, at: new Date().toISOString() }] : []),
        ],
      }),
  );
}

export function useCare(id: string) {
  return useCaseChange(id, (template: CareTemplate) => api(sendCare, { params: { id }, body: { template } }));
}

export function useNote(id: string, onSent: (noteId: string) => void) {
  return useCaseChange(id, async (body: { noteId: string; text: string }) => {
    await api(addCaseNote, { params: { id }, body });
    onSent(body.noteId);
  });
}

/** The log with the earlier entries that the reader has asked for; `showEarlier` is undefined when there are none. */
export function useCaseLog({ id, log, earlier }: CaseFile) {
  const [isAskedFor, setAskedFor] = useState(false);
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: [...caseKey(id), 'log', earlier],
    queryFn: ({ signal, pageParam }) => api(listCaseLog, { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: earlier ?? '',
    getNextPageParam: (page) => page.earlier ?? undefined,
    enabled: isAskedFor && earlier !== null,
  });
  const pages = data?.pages ?? [];
  const isMore = data ? hasNextPage : earlier !== null;
  return {
    entries: [...pages.toReversed().flatMap((page) => page.log), ...log],
    isFetching,
    showEarlier: isMore ? () => (data ? void fetchNextPage() : setAskedFor(true)) : undefined,
  };
}

/** Never cached, because each view is audited. */
export function useParentContact(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: ContactReason) => api(readParentContact, { params: { id }, body: { reason } }),
    onSettled: () => refreshCase(client, id),
    gcTime: 0,
  });
}

export function useColleagues() {
  return useQuery({
    queryKey: ['moderation', 'colleagues'],
    queryFn: ({ signal }) => api(listColleagues, {}, { signal }),
    staleTime: 0,
  });
}

/** Claims a free case, or releases one's own. */
export async function toggleClaim(client: QueryClient, { id, claim }: Pick<CaseFile, 'id' | 'claim'>): Promise<void> {
  try {
    if (claim?.isOwn) await api(releaseCase, { params: { id } });
    else await api(claimCase, { params: { id }, body: { takeOver: false } });
  } catch (error) {
    showToast({ title: sentenceFor(error), tone: 'destructive' });
  }
  await refreshCase(client, id);
}
