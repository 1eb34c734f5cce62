import { type ReactNode, useId } from 'react';
import { currentLocale } from '#web/app/messages/index.ts';
import { t } from '#web/app/messages/safety.ts';
import { Callout } from '#web/ui/Callout.tsx';
import { noticeWords } from './notice-words.ts';
import { useStaffWords } from './queries.ts';

/** What staff have said before, to be read again; nothing where they have never said a word. */
export function PastNotices(): ReactNode {
  const id = useId();
  const { data } = useStaffWords(true);
  const past = data?.past ?? [];
  if (past.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{t('safety.notice.past')}</h2>
      {past.map((notice) => {
        const { title, text, emoji, tone } = noticeWords(notice);
        return (
          <Callout key={notice.id} title={title} emoji={emoji} tone={tone}>
            <p>{text}</p>
            <p className="mt-1 text-ink-soft">
              <time dateTime={notice.at}>
                {new Date(notice.at).toLocaleDateString(currentLocale(), { dateStyle: 'long' })}
              </time>
            </p>
          </Callout>
        );
      })}
    </section>
  );
}
