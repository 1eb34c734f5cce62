import type { ReactNode } from 'react';
import { type StaffNotice, teachTemplates } from '#contract/safety.ts';
import { t } from '#web/app/messages/safety.ts';
import { useSession } from '#web/app/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { useSeeNotice, useStaffWords } from './queries.ts';

/** What staff have to say stands above every page until the child has read it, one thing at a time. */
export function StaffNotices(): ReactNode {
  const { user } = useSession();
  const isThere = user?.kind === 'child' && user.hasStaffNotices === true;
  const { data } = useStaffWords(isThere);
  const see = useSeeNotice();
  const [notice] = data?.notices ?? [];
  if (!isThere || !notice) return null;
  const { title, text, emoji, tone } = wordsOf(notice);
  return (
    <section aria-label={t('safety.notice.label')} className="mx-auto w-full max-w-176 px-4 pt-5">
      <Callout
        key={notice.id}
        live
        title={title}
        emoji={emoji}
        tone={tone}
        action={<Button onClick={() => see.mutate(notice.id)}>{t('safety.notice.okay')}</Button>}
      >
        {text}
      </Callout>
    </section>
  );
}

function wordsOf({ template, about }: StaffNotice) {
  const named = about === '' ? t('safety.notice.yours') : about;
  switch (template) {
    case 'thanks_acted':
    case 'thanks_looked':
      return {
        title: t('safety.notice.thanks.title'),
        text: t(`safety.notice.${template}`),
        emoji: '💚',
        tone: 'leaf',
      } as const;
    case 'pause_ended':
      return {
        title: t('safety.notice.pause_ended.title'),
        text: t('safety.notice.pause_ended'),
        emoji: '👋',
        tone: 'leaf',
      } as const;
    case 'paused':
      return {
        title: t('safety.notice.paused.title'),
        text: t('safety.notice.paused', { about: named }),
        emoji: '🌙',
        tone: 'sky',
      } as const;
    case 'came_back':
      return {
        title: t('safety.notice.came_back.title'),
        text: t('safety.notice.came_back'),
        emoji: '🐸',
        tone: 'leaf',
      } as const;
    case 'appeal_declined':
      return {
        title: t('safety.notice.appeal_declined.title'),
        text: t('safety.notice.appeal_declined'),
        emoji: '🌙',
        tone: 'sky',
      } as const;
    case 'new_name':
      return {
        title: t('safety.notice.new_name.title', { about }),
        text: t('safety.notice.new_name'),
        emoji: '🏷️',
        tone: 'sun',
      } as const;
    default:
      return {
        title: t('safety.notice.takenAway', { about: named }),
        text: t(`safety.notice.${template}`),
        emoji: teachTemplates.some((one) => one === template) ? '💡' : '🍃',
        tone: 'sun',
      } as const;
  }
}
