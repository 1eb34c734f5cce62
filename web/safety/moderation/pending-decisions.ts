import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Lane } from '#contract/rules/lanes.ts';
import type { CaseRow } from '#contract/safety.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/moderation/index.ts';
import { decisionLabel, isUndoable, keepsCaseOpen } from './labels.ts';
import { refetchQueue, type SentDecision, sendDecision, setPendingCounts } from './queries.ts';

/** How long a decision can be undone. It is sent only after that. */
const UNDO_MS = 10_000;

export interface PendingDecision
  extends SentDecision,
    Pick<CaseRow, 'title' | 'kind' | 'urgent' | 'reports' | 'state'> {
  readonly lane: Lane;
  /** The moderator had claimed it. */
  readonly isOwn: boolean;
}

export interface PendingDecisions {
  /** Cases decided on this page, sent or not. */
  readonly decidedIds: ReadonlySet<string>;
  /** The newest decision that can still be undone. */
  readonly last: PendingDecision | undefined;
  decide(decided: PendingDecision): void;
  /** Undoes the newest decision and returns the id of its case. */
  undo(): string | undefined;
}

/** Decisions take effect on screen at once, but are sent only when they can no longer be undone, or when the page closes. */
export function usePendingDecisions(client: QueryClient): PendingDecisions {
  const [decidedIds, setDecidedIds] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<readonly PendingDecision[]>([]);
  const timers = useRef<Scheduled>(new Map());

  const uncounted = useUncounted(client);
  const restore = (id: string): void => setDecidedIds((ids) => new Set([...ids].filter((one) => one !== id)));
  const send = (decided: PendingDecision): void => {
    timers.current.delete(decided.id);
    setPending((all) => all.filter(({ id }) => id !== decided.id));
    const confirm = () => {
      if (!isUndoable(decided.decision)) showToast({ title: doneSentence(decided) });
    };
    const sent = sendDecision(client, decided).then(confirm, (error: unknown) => {
      showToast({ title: refusalSentence(error), tone: 'destructive' });
      const isDecided = error instanceof ApiError && error.code === 'already_decided';
      if (!isDecided) restore(decided.id);
      refetchQueue(client);
    });
    void sent.finally(() => uncounted.remove(decided));
  };

  useSendOnLeaving(client, timers.current, uncounted);

  return {
    decidedIds,
    last: pending.at(-1),
    decide: (decided) => {
      if (!keepsCaseOpen(decided.decision)) {
        setDecidedIds((ids) => new Set([...ids, decided.id]));
        uncounted.add(decided);
      }
      if (!isUndoable(decided.decision)) return send(decided);
      setPending((all) => [...all, decided]);
      timers.current.set(decided.id, { timer: setTimeout(() => send(decided), UNDO_MS), decided });
    },
    undo: () => {
      const last = pending.at(-1);
      const scheduled = last && timers.current.get(last.id);
      if (!last || !scheduled) return undefined;
      clearTimeout(scheduled.timer);
      timers.current.delete(last.id);
      setPending((all) => all.filter(({ id }) => id !== last.id));
      restore(last.id);
      uncounted.remove(last);
      showToast({ title: t('safety.moderation.undone') });
      return last.id;
    },
  };
}

type Scheduled = Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly decided: PendingDecision }>;

function useSendOnLeaving(client: QueryClient, scheduled: Scheduled, uncounted: Uncounted): void {
  useEffect(() => {
    const sendScheduled = (): void => {
      for (const { timer, decided } of [...scheduled.values()]) {
        clearTimeout(timer);
        scheduled.delete(decided.id);
        void sendDecision(client, decided)
          .catch(() => undefined)
          .finally(() => uncounted.remove(decided));
      }
    };
    // Some browsers cannot send during pagehide. A lost decision reappears in the queue.
    addEventListener('beforeunload', sendScheduled);
    addEventListener('pagehide', sendScheduled);
    return () => {
      removeEventListener('beforeunload', sendScheduled);
      removeEventListener('pagehide', sendScheduled);
      sendScheduled();
    };
  }, [client, scheduled, uncounted]);
}

interface Uncounted {
  add(decided: PendingDecision): void;
  remove(decided: PendingDecision): void;
}

/** The server's counts don't include these decisions until it has answered. */
function useUncounted(client: QueryClient): Uncounted {
  const [uncounted] = useState((): Uncounted => {
    let all: readonly PendingDecision[] = [];
    const set = (next: readonly PendingDecision[]): void => {
      all = next;
      setPendingCounts(client, all);
    };
    return {
      add: (decided) => set([...all, decided]),
      remove: ({ id }) => set(all.filter((one) => one.id !== id)),
    };
  });
  return uncounted;
}

export function doneSentence({ decision, kind, title }: PendingDecision): string {
  return t('safety.moderation.done', { decision: decisionLabel(decision, kind), title });
}

function refusalSentence(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'already_decided') return sentenceFor(error);
  const { decidedBy: name = '', decision = '' } = error.fields;
  return name === ''
    ? sentenceFor(error)
    : t('safety.moderation.first', { name, decision: decisionLabel(decision as 'approve') });
}
