import type { ReactNode } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';
import { useSeeNotice, useStaffWords } from './queries.ts';
import { noticeWords } from './staff-message-words.ts';

/** What staff have to say stands above every page until the child has read it, one thing at a time. */
export function StaffMessages(): ReactNode {
  const { user } = useSession();
  const isThere = user?.kind === 'child' && user.hasStaffMessages === true;
  const { data } = useStaffWords(isThere);
  const see = useSeeNotice();
  const [notice] = data?.notices ?? [];
  if (!isThere || !notice) return null;
  const { title, text, emoji, tone } = noticeWords(notice);
  return (
    <section aria-label={t('safety.staffMessage.label')} className="mx-auto w-full max-w-176 px-4 pt-5">
      <Callout
        key={notice.id}
        live
        title={title}
        emoji={emoji}
        tone={tone}
        action={<Button onClick={() => see.mutate(notice.id)}>{t('safety.staffMessage.okay')}</Button>}
      >
        {text}
      </Callout>
    </section>
  );
}
