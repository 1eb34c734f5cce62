import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Lane } from '#contract/rules/lanes.ts';
import type { CaseFile, CaseRow, Decision, TeachTemplate } from '#contract/safety.ts';
import { keepsCaseOpen, titleOf } from './labels.ts';
import { type PendingDecision, usePendingDecisions } from './pending-decisions.ts';
import { useIsPresent } from './presence.ts';
import { prefetchCase, useCase, useQueue } from './queries.ts';
import { useShortcuts } from './shortcuts.ts';

/** Load the next page when this few cases are left. */
const LOAD_MORE_AT = 10;

type OpenDialog = 'keys' | 'teach' | 'remove_account' | undefined;

export interface ReviewQueue {
  readonly lane: Lane;
  showLane(lane: Lane): void;
  /** Whether a moderator is at the page. If not, urgent cases do not open by themselves. */
  readonly isPresent: boolean;
  readonly cases: readonly CaseRow[];
  readonly current: CaseRow | undefined;
  readonly file: CaseFile | undefined;
  readonly hasMore: boolean;
  loadMore(): void;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly lastUndoable: PendingDecision | undefined;
  readonly openDialog: OpenDialog;
  showDialog(what: OpenDialog): void;
  chooseId(id: string): void;
  /** Decides, or first opens the dialog that the decision needs. */
  decide(decision: Decision): void;
  /** Decides without a dialog and shows the next case. */
  decideNow(decision: Decision, template?: TeachTemplate): void;
  undo(): void;
  retry(): void;
}

/** The review queue as a moderator works through it, by mouse or by keyboard. */
export function useReviewQueue(): ReviewQueue {
  const client = useQueryClient();
  const [chosenId, chooseId] = useState<string>();
  const { lane, showLane, switchLane } = useLane(() => chooseId(undefined));
  const queue = useQueue(lane);
  const isPresent = useIsPresent();
  const decisions = usePendingDecisions(client);
  const [openDialog, showDialog] = useState<OpenDialog>();
  const cases = (queue.data ?? []).filter(({ id }) => !decisions.decidedIds.has(id));
  const position = Math.max(
    0,
    cases.findIndex(({ id }) => id === chosenId),
  );
  const current = cases[position];
  const next = cases[position + 1];
  const { data } = useCase(current, isPresent);
  const file = data?.id === current?.id ? data : undefined;
  const can = (decision: Decision): boolean => file?.can.includes(decision) ?? false;

  // New cases do not replace the case that is being read.
  useEffect(() => {
    if (chosenId === undefined && current) chooseId(current.id);
  }, [chosenId, current]);

  useEffect(() => {
    if (next) prefetchCase(client, next);
  }, [client, next]);

  useNextPage(queue, cases.length - position);

  const move = (steps: number): void => chooseId(cases[Math.min(Math.max(position + steps, 0), cases.length - 1)]?.id);
  const decideNow = (decision: Decision, template?: TeachTemplate): void => {
    showDialog(undefined);
    if (!current || !can(decision)) return;
    if (!keepsCaseOpen(decision)) chooseId(next?.id ?? cases[position - 1]?.id);
    decisions.decide({ id: current.id, decision, template, title: titleOf(current), kind: current.kind });
  };
  const decide = (decision: Decision): void => {
    if (!can(decision)) return;
    if (decision === 'teach' || decision === 'remove_account') showDialog(decision);
    else decideNow(decision);
  };
  const undo = (): void => {
    const back = decisions.undo();
    if (back) chooseId(back);
  };
  useShortcuts(openDialog === undefined, { move, decide, undo, switchLane, showKeys: () => showDialog('keys') });

  const state = queue.isError ? 'failed' : queue.data ? 'ready' : 'loading';
  const retry = () => void queue.refetch();
  const loadMore = () => void queue.fetchNextPage();
  const { last: lastUndoable } = decisions;
  return {
    ...{ cases, current, file, hasMore: queue.hasNextPage, loadMore, state, lastUndoable, openDialog },
    ...{ lane, showLane, isPresent },
    ...{ showDialog, chooseId, decide, decideNow, undo, retry },
  };
}

function useLane(onChange: () => void) {
  const [lane, setLane] = useState<Lane>('children');
  const showLane = (other: Lane): void => {
    onChange();
    setLane(other);
  };
  return { lane, showLane, switchLane: () => showLane(lane === 'children' ? 'visitors' : 'children') };
}

function useNextPage(queue: ReturnType<typeof useQueue>, left: number): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = queue;
  const isNearEnd = !isFetchNextPageError && left <= LOAD_MORE_AT;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
}
