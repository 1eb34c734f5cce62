import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Lane } from '#contract/rules/lanes.ts';
import type { CaseFile, CaseRow, Decision, TeachTemplate } from '#contract/safety.ts';
import { useAttended } from './attended.ts';
import { useKeys } from './keys.ts';
import { useOutbox, type Waiting } from './outbox.ts';
import { readAhead, useCase, useQueue } from './queries.ts';
import { stays, titleOf } from './words.ts';

/** So few are left of what was fetched when the next page is asked for. */
const NEAR_END = 10;

type Asking = 'keys' | 'teach' | 'remove_account' | 'trial' | undefined;

export interface Work {
  readonly lane: Lane;
  showLane(lane: Lane): void;
  /** Somebody is there; while nobody is, an urgent case is not opened by itself. */
  readonly isAttended: boolean;
  readonly cases: readonly CaseRow[];
  readonly current: CaseRow | undefined;
  readonly file: CaseFile | undefined;
  /** There is more of the queue than is shown here. */
  readonly hasMore: boolean;
  more(): void;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly last: Waiting | undefined;
  /** Which dialog stands open. */
  readonly asking: Asking;
  ask(what: Asking): void;
  choose(id: string): void;
  /** Decides, or first asks what must be asked. */
  decide(decision: Decision): void;
  /** Decides without a question, and shows the next case at once. */
  make(decision: Decision, template?: TeachTemplate): void;
  undo(): void;
  retry(): void;
}

/** What a member of staff does at the desk, by mouse or by keyboard. */
export function useWork(): Work {
  const client = useQueryClient();
  const [chosen, choose] = useState<string>();
  const { lane, showLane, switchLane } = useLane(() => choose(undefined));
  const queue = useQueue(lane);
  const isAttended = useAttended();
  const outbox = useOutbox(client);
  const [asking, ask] = useState<Asking>();
  const cases = (queue.data ?? []).filter(({ id }) => !outbox.gone.has(id));
  const place = Math.max(
    0,
    cases.findIndex(({ id }) => id === chosen),
  );
  const current = cases[place];
  const next = cases[place + 1];
  const { data } = useCase(current, isAttended);
  const file = data?.id === current?.id ? data : undefined;
  const can = (decision: Decision): boolean => file?.can.includes(decision) ?? false;

  // What comes in does not take the place of what somebody is reading.
  useEffect(() => {
    if (chosen === undefined && current) choose(current.id);
  }, [chosen, current]);

  useEffect(() => {
    if (next) readAhead(client, next);
  }, [client, next]);

  useNextPage(queue, cases.length - place);

  const go = (steps: number): void => choose(cases[Math.min(Math.max(place + steps, 0), cases.length - 1)]?.id);
  const make = (decision: Decision, template?: TeachTemplate): void => {
    ask(undefined);
    if (!current || !can(decision)) return;
    if (!stays(decision)) choose(next?.id ?? cases[place - 1]?.id);
    outbox.decide({ id: current.id, decision, template, title: titleOf(current), kind: current.kind });
  };
  const decide = (decision: Decision): void => {
    if (!can(decision)) return;
    if (decision === 'teach' || decision === 'remove_account') ask(decision);
    else make(decision);
  };
  const undo = (): void => {
    const back = outbox.undo();
    if (back) choose(back);
  };
  useKeys(asking === undefined, { go, decide, undo, switchLane, showKeys: () => ask('keys') });

  const state = queue.isError ? 'failed' : queue.data ? 'ready' : 'loading';
  const retry = () => void queue.refetch();
  const more = () => void queue.fetchNextPage();
  const { last } = outbox;
  return {
    ...{ cases, current, file, hasMore: queue.hasNextPage, more, state, last, asking },
    ...{ lane, showLane, isAttended },
    ...{ ask, choose, decide, make, undo, retry },
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

/** Asks for the next page before the end is reached. */
function useNextPage(queue: ReturnType<typeof useQueue>, left: number): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = queue;
  const isNearEnd = !isFetchNextPageError && left <= NEAR_END;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
}
