import { type ReactNode, useId } from 'react';
import { useFurtherPages } from '#web/app/further-pages.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';
import { loadPastStaffMessages, staffMessagesKey, useStaffMessages } from './queries.ts';
import { staffMessageText } from './staff-message-text.ts';

/** Earlier messages of staff, if there are any. */
export function PastStaffMessages(): ReactNode {
  const id = useId();
  const { data } = useStaffMessages(true);
  const earlier = useFurtherPages({ key: staffMessagesKey, cursor: data?.cursor ?? null, load: loadPastStaffMessages });
  const past = [data, ...earlier.pages].flatMap((page) => page?.past ?? []);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{t('safety.staffMessage.past')}</h2>
      {past.map((message) => {
        const { title, text, emoji, tone } = staffMessageText(message);
        return (
          <Callout key={message.id} title={title} emoji={emoji} tone={tone}>
            <p>{text}</p>
            <p className="mt-1 text-ink-soft">
              <time dateTime={message.at}>
                {new Date(message.at).toLocaleDateString(dateLocale(), { dateStyle: 'long' })}
              </time>
            </p>
          </Callout>
        );
      })}
      <MoreButton className="self-center" more={earlier.more} pending={earlier.isLoading}>
        {t('safety.staffMessage.more')}
      </MoreButton>
    </section>
  );
}
