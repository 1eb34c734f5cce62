import type { ChatMessage } from '#contract/chat.ts';
import { isSticker, type Phrase, stickers } from '#contract/rules/phrases.ts';
import { formatTime } from '#web/app/i18n/clock-times.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { t } from './messages/index.ts';

type Content = Pick<ChatMessage, 'kind' | 'message'>;

/** The picture of a sticker, or undefined for any other message. */
export function findSticker({ kind, message }: Content): string | undefined {
  return kind === 'phrase' && isSticker(message) ? stickers[message] : undefined;
}

export function formatContent({ kind, message }: Content): string {
  if (kind === 'words') return message;
  if (kind === 'drawing') return t('chat.drawing');
  return isSticker(message)
    ? t('chat.sticker', { name: t(`chat.sticker.${message}`) })
    : t(`chat.phrase.${message as Phrase}`);
}

/** "Today", "Yesterday", "Monday, 3 November". */
export function dayName(instant: string, now: Date): string {
  const at = new Date(instant);
  const days = daysBetween(at, now);
  if (days <= 0) return t('chat.today');
  if (days === 1) return t('chat.yesterday');
  return at.toLocaleDateString(dateLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Short enough for a list: the time if it is today, otherwise "Yesterday", "Friday" or "3 Nov". */
export function formatShortTime(instant: string, now: Date): string {
  const at = new Date(instant);
  const days = daysBetween(at, now);
  if (days <= 0) return formatTime(at);
  if (days === 1) return t('chat.yesterday');
  return at.toLocaleDateString(dateLocale(), days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}

function daysBetween(at: Date, now: Date): number {
  return Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
}

function startOfDay(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
