import { type ReactNode, useId } from 'react';
import { useFurtherPages } from '#web/app/further-pages.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from './messages/index.ts';
import { loadEarlierNotices, noticesKey, useStaffWords } from './queries.ts';
import { noticeWords } from './staff-message-words.ts';

/** What staff have said before, to be read again; nothing where they have never said a word. */
export function PastStaffMessages(): ReactNode {
  const id = useId();
  const { data } = useStaffWords(true);
  const rest = useFurtherPages({ key: noticesKey, cursor: data?.cursor ?? null, load: loadEarlierNotices });
  const past = [data, ...rest.pages].flatMap((page) => page?.past ?? []);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{t('safety.staffMessage.past')}</h2>
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
      {rest.more && (
        <Button look="secondary" className="self-center" pending={rest.isLoading} onClick={rest.more}>
          {t('safety.staffMessage.more')}
        </Button>
      )}
    </section>
  );
}
