import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';

/** Hidden where a page says by itself what being offline means there. */
export function OfflineBanner(): ReactNode {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  return isOnline ? null : (
    <Banner tone="sun" className="in-[body:has([data-says-offline])]:hidden">
      {/* Not an emoji: its picture cannot load without a network. */}
      <span className="inline-flex items-center gap-2.5">
        <Pip size={28} mood="sleeping" />
        {t('app.offlineBanner')}
      </span>
    </Banner>
  );
}

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const isThisComputer = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** On a developer's machine no mail is sent. This banner links to the mailbox with the codes. */
export function MailboxBanner(): ReactNode {
  const { data: hasMailbox } = useQuery({
    queryKey: ['mailbox'],
    queryFn: findMailbox,
    enabled: isThisComputer,
  });
  if (!isThisComputer || hasMailbox === false) return null;
  // Reserves its space until the answer is there, so that the page does not jump.
  if (hasMailbox === undefined) return <div className="min-h-8 bg-sky-soft" />;
  return (
    <aside
      aria-label={t('app.mailbox.label')}
      className="flex flex-wrap items-center justify-center gap-x-3 bg-sky-soft px-4 text-center font-display text-label text-sky-deep"
    >
      {t('app.mailbox')}
      <a
        href="/dev/mailbox"
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-8 items-center font-bold underline"
      >
        {t('app.mailbox.open')}
      </a>
    </aside>
  );
}

async function findMailbox(): Promise<boolean> {
  try {
    const response = await fetch('/dev/mailbox.json', { method: 'HEAD' });
    return response.ok && (response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}
