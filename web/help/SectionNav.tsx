import { type ReactNode, useEffect, useRef } from 'react';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { useReadPart } from './anchors.ts';
import { t } from './messages/index.ts';

interface Place {
  id: string;
  label: string;
  emoji?: string | undefined;
}

interface SectionNavProps {
  /** A stable array, or the listeners are attached again. */
  ids: readonly string[];
  places: readonly Place[];
}

/** The sections of this page: a row that scrolls on a phone, a column beside the text from 1100 px on. */
export function SectionNav({ ids, places }: SectionNavProps): ReactNode {
  const read = useReadPart(ids) ?? ids[0];
  const row = useRef<HTMLUListElement>(null);

  // On a phone the link to what is being read scrolls into view; the page itself does not scroll.
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>(`[href="#${read}"]`);
    if (list && link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.clientWidth) / 2 });
  }, [read]);

  return (
    <nav aria-label={t('help.sections')} className="help-nav">
      <ul ref={row} className="help-nav-list relative flex gap-1 overflow-x-auto">
        {places.map(({ id, label, emoji }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === read ? 'location' : undefined}
              className={cx(
                'help-nav-link flex min-h-12 items-center gap-2.5 rounded-button font-display font-semibold',
                id === read ? 'bg-leaf-soft text-leaf-deep' : 'text-ink-soft hover:text-ink',
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
