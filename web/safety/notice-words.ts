import { type StaffNotice, teachTemplates } from '#contract/safety.ts';
import { t } from '#web/app/messages/safety.ts';

/** What a notice says, and how it looks. */
export function noticeWords({ template, about }: StaffNotice) {
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
