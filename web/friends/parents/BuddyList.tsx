import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { ParentsBuddy } from '#contract/friends/parents.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { SearchField } from '#web/ui/controls/SearchField.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/parents/index.ts';
import type { PairStep } from './PairDialog.tsx';
import { useChildBuddies, useUnblockForChild } from './queries.ts';

const PairDialog = lazyDialog(() => import('./PairDialog.tsx').then((file) => file.PairDialog));
const fetchAhead = (): void => void PairDialog.load().catch(() => undefined);

const SHOWN_FIRST = 5;
/** Fewer are seen at a glance. */
const MIN_TO_SEARCH = 12;

interface BuddyListProps {
  childId: string;
  childName: string;
  /** Messages of this week by buddy; undefined until they are known. */
  messages: Readonly<Record<string, number>> | undefined;
  /** What later modules know of the two, in the dialog. */
  about?: (buddy: ParentsBuddy) => ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

/** With whom a child is buddies, how often they write, and what a parent can do about it. */
export function BuddyList({ childId, childName, messages, about, children }: BuddyListProps): ReactNode {
  const { data, error } = useChildBuddies(childId);
  const [isWhole, setIsWhole] = useState(false);
  const [open, setOpen] = useState<{ buddy: string; step: PairStep }>();
  const buddies = useMemo(
    () => (data?.buddies ?? []).toSorted((one, other) => (messages?.[other.id] ?? 0) - (messages?.[one.id] ?? 0)),
    [data, messages],
  );
  const chosen = buddies.find(({ id }) => id === open?.buddy);
  const [typed, setTyped] = useState('');
  // The letters appear at once, and the rows, of which there may be hundreds, when there is time.
  const sought = useDeferredValue(typed).trim().toLowerCase();
  const shown = useMemo(
    () => (isWhole ? buddies.filter(({ username }) => username.includes(sought)) : buddies.slice(0, SHOWN_FIRST)),
    [buddies, isWhole, sought],
  );
  return (
    <Card aria-busy={!data && !error}>
      <h2>{t('parents.buddies')}</h2>
      {!data && !error && <Skeleton lines={4} />}
      <FamilyProblem error={error} className="mt-3" />
      {data && buddies.length === 0 && (
        <p className="mt-2 text-ink-soft">{t('parents.buddies.none', { name: childName })}</p>
      )}
      {isWhole && buddies.length >= MIN_TO_SEARCH && (
        <LookForBuddy typed={typed} onType={setTyped} isNone={shown.length === 0} />
      )}
      <ul className="@container mt-2 divide-y-2 divide-line">
        {shown.map((buddy) => (
          <BuddyRow key={buddy.id} buddy={buddy} messages={messages && (messages[buddy.id] ?? 0)} onOpen={setOpen} />
        ))}
      </ul>
      {!isWhole && shown.length < buddies.length && (
        <Button look="ghost" wide onClick={() => setIsWhole(true)}>
          {t('parents.buddies.all', { count: buddies.length })}
        </Button>
      )}
      {data && data.blocked.length > 0 && <Blocked childId={childId} blocked={data.blocked} />}
      {children}
      {open && chosen && (
        <PairDialog
          childId={childId}
          childName={childName}
          buddy={chosen}
          first={open.step}
          onClose={() => setOpen(undefined)}
        >
          {about?.(chosen)}
        </PairDialog>
      )}
    </Card>
  );
}

interface LookForBuddyProps {
  typed: string;
  onType: (typed: string) => void;
  isNone: boolean;
}

function LookForBuddy({ typed, onType, isNone }: LookForBuddyProps): ReactNode {
  return (
    <SearchField
      label={t('parents.buddies.look')}
      clearLabel={t('ui.clear')}
      name="look"
      value={typed}
      onSearch={onType}
      result={isNone ? t('parents.buddies.look.none') : undefined}
      resultShown={isNone}
      className="mt-3"
    />
  );
}

interface BuddyRowProps {
  buddy: ParentsBuddy;
  messages: number | undefined;
  onOpen: (opened: { buddy: string; step: PairStep }) => void;
}

const BuddyRow = memo(function BuddyRow({ buddy, messages, onOpen }: BuddyRowProps): ReactNode {
  const { id, username } = buddy;
  const { pip, ...avatar } = buddy.avatar;
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-x-2 py-1"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <button
        type="button"
        aria-label={t('parents.buddies.more', { buddy: username })}
        onClick={() => onOpen({ buddy: id, step: 'about' })}
        className="flex min-h-14 min-w-0 flex-1 basis-40 items-center gap-3 rounded-button text-start hover:bg-mist"
      >
        <Avatar {...avatar} {...(pip ? { pip } : {})} size={44} />
        <span className="min-w-0">
          <span className="block break-words font-bold font-display leading-tight">{username}</span>
          <span className="block min-h-5 text-ink-soft text-sm">{messages !== undefined && formatCount(messages)}</span>
        </span>
      </button>
      {/* A narrow card has no room beside the name: there the dialog of the row offers it. */}
      <Button
        look="ghost"
        aria-label={t('parents.end.of', { buddy: username })}
        onClick={() => onOpen({ buddy: id, step: 'end' })}
        className="-me-1 px-1! @max-sm:hidden"
      >
        <span className="text-sm">{t('parents.end')}</span>
      </Button>
      <span aria-hidden="true" className="pe-1 text-ink-soft text-xl @sm:hidden rtl:-scale-x-100">
        ›
      </span>
    </li>
  );
});

function formatCount(count: number): string {
  return count === 0 ? t('parents.buddies.messages.none') : t('parents.buddies.messages', { count });
}

interface BlockedProps {
  childId: string;
  blocked: readonly Pick<ParentsBuddy, 'id' | 'username'>[];
}

function Blocked({ childId, blocked }: BlockedProps): ReactNode {
  const { mutate, isPending, variables, error } = useUnblockForChild();
  return (
    <div className="mt-4 border-line border-t-2 pt-3">
      <h3 className="font-bold text-sm">{t('parents.buddies.blocked')}</h3>
      <ul>
        {blocked.map(({ id, username }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">{username}</span>
            <Button
              look="ghost"
              aria-label={t('parents.buddies.unblockOf', { buddy: username })}
              pending={isPending && variables.friendId === id}
              onClick={() =>
                mutate(
                  { childId, friendId: id },
                  { onSuccess: () => showToast({ title: t('parents.buddies.unblocked', { buddy: username }) }) },
                )
              }
            >
              {t('parents.buddies.unblock')}
            </Button>
          </li>
        ))}
      </ul>
      <FamilyProblem error={error} className="mt-2" />
    </div>
  );
}
