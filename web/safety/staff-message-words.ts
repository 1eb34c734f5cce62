import { type StaffMessage, teachTemplates } from '#contract/safety.ts';
import { t } from './messages/index.ts';

/** What a notice says, and how it looks. */
export function noticeWords({ template, about }: StaffMessage) {
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
    case 'name_approved':
    case 'bio_approved':
    case 'name_refused':
    case 'bio_refused':
      return checkedWords(template);
    default:
      return {
        title: t('safety.notice.takenAway', { about: named }),
        text: t(`safety.notice.${template}`),
        emoji: teachTemplates.some((one) => one === template) ? '💡' : '🍃',
        tone: 'sun',
      } as const;
  }
}

/** A grown-up has checked a new display name or bio. */
function checkedWords(template: 'name_approved' | 'bio_approved' | 'name_refused' | 'bio_refused') {
  const isFine = template === 'name_approved' || template === 'bio_approved';
  return {
    title: t(`safety.notice.${template}.title`),
    text: t(isFine ? 'safety.notice.words_approved' : 'safety.notice.words_refused'),
    emoji: '🏷️',
    tone: isFine ? 'leaf' : 'sun',
  } as const;
}
