import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';
import { useMarkStaffMessageRead, useStaffMessages } from './queries.ts';
import { staffMessageText } from './staff-message-text.ts';

const goodNews: readonly string[] = ['name_approved', 'bio_approved', 'thanks_acted', 'thanks_looked'];
const placesForNews = ['/', '/profile'];

/** Unread messages of staff, one at a time, above every page. Good news waits for the home and the profile. */
export function StaffMessages(): ReactNode {
  const { user } = useSession();
  const hasMessages = user?.kind === 'child' && user.hasStaffMessages === true;
  const { data } = useStaffMessages(hasMessages);
  const markRead = useMarkStaffMessageRead();
  const [path] = useLocation();
  const message = data?.notices.find(({ template }) => placesForNews.includes(path) || !goodNews.includes(template));
  if (!hasMessages || !message) return null;
  const { title, text, emoji, tone } = staffMessageText(message);
  return (
    <section aria-label={t('safety.staffMessage.label')} className="mx-auto w-full max-w-176 px-4 pt-5">
      <Callout
        key={message.id}
        live
        title={title}
        emoji={emoji}
        tone={tone}
        action={<Button onClick={() => markRead.mutate(message.id)}>{t('safety.staffMessage.okay')}</Button>}
      >
        {text}
      </Callout>
    </section>
  );
}
