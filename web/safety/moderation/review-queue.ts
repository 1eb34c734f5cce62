import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CareTemplate } from '#contract/safety/casework.ts';
import type { LegalHold } from '#contract/safety/holds.ts';
import type { TeachTemplate } from '#contract/safety/message-templates.ts';
import type { CaseFile, CaseRow, Decision } from '#contract/safety.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/moderation/index.ts';
import { toggleClaim } from './casework/queries.ts';
import { caseTitle, keepsCaseOpen } from './labels.ts';
import { type PendingDecision, usePendingDecisions } from './pending-decisions.ts';
import { useIsPresent } from './presence.ts';
import { type QueueFilters, type SentDecision, useQueue } from './queries.ts';
import { useCaseInView } from './queue/case-in-view.ts';
import { keepInAddress, placeOfAddress } from './queue/queue-address.ts';
import { useShortcuts } from './shortcuts.ts';

/** Load the next page when this few cases are left. */
const LOAD_MORE_AT = 10;

type OpenDialog = 'keys' | 'teach' | 'remove_account' | 'care' | 'publish' | 'note' | 'legal_hold' | undefined;

export interface ReviewQueue {
  readonly filters: QueueFilters;
  changeFilters(change: Partial<QueueFilters>): void;
  /** Whether a moderator is at the page. If not, urgent cases do not open by themselves. */
  readonly isPresent: boolean;
  readonly cases: readonly CaseRow[];
  /** The id of the case that is being read. It may be in no loaded part of the queue. */
  readonly chosenId: string | undefined;
  readonly current: CaseRow | CaseFile | undefined;
  readonly file: CaseFile | undefined;
  /** Why the chosen case cannot be shown. */
  readonly caseError: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly lastUndoable: PendingDecision | undefined;
  readonly openDialog: OpenDialog;
  showDialog(what: OpenDialog): void;
  chooseId(id: string): void;
  /** Leaves the chosen case for the first one that waits. */
  chooseFirst(): void;
  /** Decides, or first opens the dialog that the decision needs. */
  decide(decision: Decision): void;
  /** Decides without a dialog and shows the next case. */
  decideNow(decision: Decision, template?: TeachTemplate | CareTemplate): void;
  /** Keeps the case for so long. */
  hold(hold: LegalHold): void;
  undo(): void;
  retry(): void;
}

/** The review queue as a moderator works through it, by mouse or by keyboard. */
export function useReviewQueue(): ReviewQueue {
  const client = useQueryClient();
  const [chosenId, chooseId] = useState(() => placeOfAddress().caseId);
  const { filters, changeFilters, switchLane } = useFilters(() => chooseId(undefined));
  const queue = useQueue(filters);
  const isPresent = useIsPresent();
  const decisions = usePendingDecisions(client);
  const [openDialog, showDialog] = useState<OpenDialog>();
  const cases = (queue.data ?? []).filter(({ id }) => !decisions.decidedIds.has(id));
  const isReady = queue.data !== undefined;
  const inView = useCaseInView(cases, { chosenId, chooseId, isPresent, isReady });
  const { current, file, move } = inView;
  const can = (decision: Decision): boolean => decidable(file).includes(decision);
  useNextPage(queue, inView.left);
  useEffect(() => keepInAddress({ filters, caseId: chosenId }), [filters, chosenId]);

  const decideWith = (decision: Decision, given: Pick<SentDecision, 'template' | 'hold'>): void => {
    showDialog(undefined);
    if (!current || !can(decision)) return;
    if (!keepsCaseOpen(decision)) inView.leave();
    const isOwn = file?.claim?.isOwn ?? false;
    const { lane } = filters;
    decisions.decide({ ...current, decision, ...given, title: caseTitle(current), isOwn, lane });
  };
  const decideNow = (decision: Decision, template?: TeachTemplate | CareTemplate): void =>
    decideWith(decision, { template });
  const hold = (given: LegalHold): void => decideWith('legal_hold', { hold: given });
  const isLoading = file === undefined && chosenId !== undefined && !inView.error;
  const decide = (decision: Decision): void => {
    const dialog = dialogFor(decision, file);
    if (isLoading) sayTooEarly();
    else if (!can(decision)) return;
    else if (dialog) showDialog(dialog);
    else decideNow(decision);
  };
  const undo = (): void => {
    const back = decisions.undo();
    if (back) chooseId(back);
  };
  const claim = () => (isLoading ? sayTooEarly() : file && void toggleClaim(client, file));
  const note = () => (isLoading ? sayTooEarly() : file && showDialog('note'));
  const showKeys = () => showDialog('keys');
  useShortcuts(openDialog === undefined, { move, decide, undo, switchLane, showKeys, claim, note });

  const state = queue.isError ? 'failed' : queue.data ? 'ready' : 'loading';
  const retry = () => void queue.refetch();
  const loadMore = () => void queue.fetchNextPage();
  const chooseFirst = () => chooseId(undefined);
  const { last: lastUndoable } = decisions;
  return {
    ...{ cases, chosenId, current, file, caseError: inView.error },
    ...{ hasMore: queue.hasNextPage, isLoadingMore: queue.isFetchingNextPage, loadMore },
    ...{ state, lastUndoable, openDialog },
    ...{ filters, changeFilters, isPresent },
    ...{ showDialog, chooseId, chooseFirst, decide, decideNow, hold, undo, retry },
  };
}

/** What the moderator may decide now: of a case that a colleague has claimed, only to keep it as evidence. */
export function decidable(file: CaseFile | undefined): readonly Decision[] {
  const { can = [], claim = null } = file ?? {};
  return claim === null || claim.isOwn ? can : can.filter((decision) => decision === 'legal_hold');
}

/** A key does not wait for its case: nobody has read what it would decide. */
function sayTooEarly(): void {
  showToast({ title: t('safety.moderation.tooEarly') });
}

function useFilters(onChange: () => void) {
  const [filters, setFilters] = useState(() => placeOfAddress().filters);
  const changeFilters = (change: Partial<QueueFilters>): void => {
    onChange();
    setFilters({ ...filters, ...change });
  };
  const switchLane = () => changeFilters({ lane: filters.lane === 'children' ? 'visitors' : 'children' });
  return { filters, changeFilters, switchLane };
}

/** Words that sound like a crisis are published only after a question, and so never by one key. */
function dialogFor(decision: Decision, file: CaseFile | undefined): OpenDialog {
  if (decision === 'teach' || decision === 'remove_account' || decision === 'care' || decision === 'legal_hold')
    return decision;
  return decision === 'approve' && file?.can.includes('care') ? 'publish' : undefined;
}

function useNextPage(queue: ReturnType<typeof useQueue>, left: number): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = queue;
  const isNearEnd = !isFetchNextPageError && left <= LOAD_MORE_AT;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
}
