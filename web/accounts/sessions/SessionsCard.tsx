import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/sessions/index.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../queries.ts';
import { deviceParts, isHandheld } from './device-name.ts';

type OwnSession = NonNullable<ReturnType<typeof useSessions>['data']>['sessions'][number];

/** More devices than most children have: the rest is one tap away. */
const SHOWN_AT_FIRST = 3;

/** Where this account is signed in; a forgotten school tablet can be signed out from here. */
export function SessionsCard(): ReactNode {
  const { data, error, refetch } = useSessions();
  const endOthers = useEndOtherSessions();
  const sessions = data?.sessions ?? [];
  const heading = useFocusAfterRemoval(sessions.length);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card aria-busy={!data && !error}>
      <h2 ref={heading} tabIndex={-1}>
        {t('accounts.sessions')}
      </h2>
      {!data && !error && <Skeleton lines={2} className="mt-4" />}
      {error && !data && (
        <Callout
          tone="lotus"
          emoji="🐸"
          className="mt-3"
          action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
        >
          {sentenceFor(error)}
        </Callout>
      )}
      <ul className="mt-2 ruled">
        {sessions.slice(0, showsAll ? undefined : SHOWN_AT_FIRST).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > SHOWN_AT_FIRST && (
        <Button look="ghost" className="-ms-5" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('accounts.sessions.showFewer') : t('accounts.sessions.showAll', { count: sessions.length })}
        </Button>
      )}
      {sessions.length > 1 && (
        <Button
          look="secondary"
          className="mt-4"
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined, { onSuccess: toastEnded, onError: toastFailed })}
        >
          {t('accounts.sessions.endOthers')}
        </Button>
      )}
    </Card>
  );
}

/** A row goes with the button that was pressed. */
function useFocusAfterRemoval(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}

function SessionRow({ session }: { session: OwnSession }): ReactNode {
  const end = useEndSession();
  const device = deviceName(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 sm:gap-x-4">
      <Emoji of={isHandheld(session.device) ? '📱' : '💻'} size={28} className="max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-bold">{device}</p>
        {session.current ? (
          <Chip tone="leaf">{t('accounts.sessions.this')}</Chip>
        ) : (
          <p className="text-ink-soft text-sm">
            {t('accounts.sessions.lastUsed', { when: formatTime(new Date(session.lastUsedAt)) })}
          </p>
        )}
      </div>
      {!session.current && (
        <Button
          look="secondary"
          className="max-sm:px-3!"
          aria-label={t('accounts.sessions.endLabel', { device })}
          pending={end.isPending}
          onClick={() => end.mutate(session.id, { onSuccess: toastEnded, onError: toastFailed })}
        >
          {t('accounts.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Without the year, which a phone has no room for: a session ends long before it would be missed. */
function formatTime(at: Date): string {
  const format = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(dateLocale(), format).format(at);
}

function deviceName(userAgent: string): string {
  const { browser, system } = deviceParts(userAgent);
  if (browser && system) return t('accounts.sessions.device', { browser, system });
  return browser ?? system ?? t('accounts.sessions.unknownDevice');
}

function toastEnded(): void {
  showToast({ title: t('accounts.sessions.ended'), tone: 'success' });
}

function toastFailed(error: Error): void {
  showToast({ title: t('accounts.sessions.failed'), description: sentenceFor(error), tone: 'destructive' });
}
