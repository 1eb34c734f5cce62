import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/moderation/index.ts';
import { askForQueue, type Decided, sendDecision } from './queries.ts';
import { canWait, decisionOf, stays } from './words.ts';

/** How long a decision can be taken back: nothing is sent before. */
const UNDO_MS = 10_000;

export interface Waiting extends Decided {
  readonly title: string;
  readonly kind: string;
}

export interface Outbox {
  /** Decided here, whether it is sent already or not. */
  readonly gone: ReadonlySet<string>;
  /** The newest that can still be taken back. */
  readonly last: Waiting | undefined;
  decide(decided: Waiting): void;
  /** Takes the newest one back; answers which case that was. */
  undo(): string | undefined;
}

/** Decisions on their way: shown as done at once, sent when nobody can take them back any more, or when the page is left. */
export function useOutbox(client: QueryClient): Outbox {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const timers = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; decided: Waiting }>());

  const comeBack = (id: string): void => setGone((ids) => new Set([...ids].filter((one) => one !== id)));
  const send = (decided: Waiting): void => {
    timers.current.delete(decided.id);
    setWaiting((all) => all.filter(({ id }) => id !== decided.id));
    sendDecision(client, decided).catch((error: unknown) => {
      showToast({ title: complaint(error), tone: 'destructive' });
      const isDecided = error instanceof ApiError && error.code === 'already_decided';
      if (!isDecided) comeBack(decided.id);
      askForQueue(client);
    });
  };

  useEffect(() => {
    const onTheirWay = timers.current;
    const sendAll = (): void => {
      for (const { timer, decided } of [...onTheirWay.values()]) {
        clearTimeout(timer);
        onTheirWay.delete(decided.id);
        void sendDecision(client, decided).catch(() => undefined);
      }
    };
    // On the way out not every browser lets the later one send. What is lost all the same waits at the desk again.
    addEventListener('beforeunload', sendAll);
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('beforeunload', sendAll);
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, [client]);

  return {
    gone,
    last: waiting.at(-1),
    decide: (decided) => {
      if (!stays(decided.decision)) setGone((ids) => new Set([...ids, decided.id]));
      if (!canWait(decided.decision)) return send(decided);
      setWaiting((all) => [...all, decided]);
      timers.current.set(decided.id, { timer: setTimeout(() => send(decided), UNDO_MS), decided });
    },
    undo: () => {
      const last = waiting.at(-1);
      const onItsWay = last && timers.current.get(last.id);
      if (!last || !onItsWay) return undefined;
      clearTimeout(onItsWay.timer);
      timers.current.delete(last.id);
      setWaiting((all) => all.filter(({ id }) => id !== last.id));
      comeBack(last.id);
      showToast({ title: t('safety.moderation.undone') });
      return last.id;
    },
  };
}

function complaint(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'already_decided') return sentenceFor(error);
  const { decidedBy: name = '', decision = '' } = error.fields;
  return name === ''
    ? sentenceFor(error)
    : t('safety.moderation.first', { name, decision: decisionOf(decision as 'approve') });
}
