import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#web/app/messages/help.ts';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { useReadPart } from './anchors.ts';

interface Place {
  id: string;
  label: string;
  emoji?: string | undefined;
}

interface SectionNavProps {
  /** The same list each time, or the page listens anew. */
  ids: readonly string[];
  places: readonly Place[];
}

/** Where one can go on this page: a row to push aside on a phone, a column beside the text from 1100 px on. */
export function SectionNav({ ids, places }: SectionNavProps): ReactNode {
  const read = useReadPart(ids) ?? ids[0];
  const row = useRef<HTMLUListElement>(null);

  // On a phone the link to what is being read comes into sight; the page itself stays put.
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>(`[href="#${read}"]`);
    if (list && link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.clientWidth) / 2 });
  }, [read]);

  return (
    <nav
      aria-label={t('help.sections')}
      className="sticky top-16 z-10 -mx-4 border-line border-b-2 bg-mist wide:top-26 wide:mx-0 wide:max-h-[calc(100dvh-8rem)] wide:overflow-y-auto wide:border-0 wide:bg-transparent"
    >
      <ul ref={row} className="relative flex gap-1 overflow-x-auto px-3 py-2 wide:flex-col wide:p-1.5">
        {places.map(({ id, label, emoji }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === read ? 'location' : undefined}
              className={cx(
                'flex min-h-12 items-center gap-2.5 whitespace-nowrap rounded-button px-3.5 font-display font-semibold text-base wide:whitespace-normal wide:py-1.5 wide:leading-snug',
                id === read ? 'bg-leaf-soft text-leaf-deep' : 'text-ink-soft hover:text-ink active:bg-leaf-soft',
              )}
            >
              {emoji !== undefined && <Emoji of={emoji} size={24} />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
