import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { CrossIcon } from '#web/ui/controls/icons.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';
import { useMarkStaffMessageRead, useStaffMessages } from './queries.ts';
import { isToldByBreak, staffMessageText } from './staff-message-text.ts';

const goodNews: readonly string[] = [
  'name_approved',
  'bio_approved',
  'pip_name_approved',
  'thanks_acted',
  'thanks_looked',
];
const placesForNews = ['/', '/profile'];

/**
 * Unread messages from staff, one at a time, above every page. Good news waits for the home page and the profile while Lilypad is
 * open, and what a break is about is said on its own card.
 */
export function StaffMessages(): ReactNode {
  const { user } = useSession();
  const hasMessages = user?.kind === 'child' && user.hasStaffMessages === true;
  const { data } = useStaffMessages(hasMessages);
  const markRead = useMarkStaffMessageRead();
  const [path] = useLocation();
  const message = data?.notices.find(
    (notice) =>
      (!goodNews.includes(notice.template) || (placesForNews.includes(path) && !user?.closed)) &&
      !(user?.suspendedUntil && isToldByBreak(notice, data.pause)),
  );
  if (!hasMessages || !message) return null;
  const { title, text, emoji, tone } = staffMessageText(message);
  const read = (): void => markRead.mutate(message.id);
  if (goodNews.includes(message.template))
    return (
      <section aria-label={t('safety.staffMessage.label')} className="mx-auto w-full max-w-176 px-4 pt-4">
        <QuietLine key={message.id} emoji={emoji} title={title} text={text} onRead={read} />
      </section>
    );
  return (
    <section aria-label={t('safety.staffMessage.label')} className="mx-auto w-full max-w-176 px-4 pt-5">
      <Callout
        key={message.id}
        live
        title={title}
        emoji={emoji}
        tone={tone}
        action={<Button onClick={read}>{t('safety.staffMessage.okay')}</Button>}
      >
        {text}
      </Callout>
    </section>
  );
}

interface QuietLineProps {
  emoji: string;
  title: string;
  text: string;
  onRead: () => void;
}

/** Good news needs no answer, so it takes only a line or two. */
function QuietLine({ emoji, title, text, onRead }: QuietLineProps): ReactNode {
  return (
    <div
      role="status"
      data-tone="leaf"
      data-reads=""
      className="flex flex-wrap items-center justify-end gap-x-3 rounded-button bg-tone-soft py-1 ps-3 pe-1"
    >
      <Emoji of={emoji} size={22} />
      <p className="min-w-0 flex-1 basis-40 text-pretty text-sm leading-snug">
        <span className="font-bold font-display text-tone-deep">{title}</span> {text}
      </p>
      <IconButton label={t('safety.staffMessage.okay')} onClick={onRead} className="text-tone-deep">
        <CrossIcon />
      </IconButton>
    </div>
  );
}
