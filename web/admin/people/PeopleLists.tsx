import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type PersonRow, peopleLists } from '#contract/people.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { LoadMoreButton } from '../LoadMoreButton.tsx';
import { t } from '../messages/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { formatDate, formatMoment } from './format-moment.ts';
import { type ShownPeople, spans, usePeople } from './queries.ts';
import { StateChips } from './StateChips.tsx';

interface PeopleListsProps {
  shown: ShownPeople;
  onChoose: () => void;
}

const links = [
  ...peopleLists.map((list) => ({
    name: list,
    to: list === 'newest' ? '/admin/people' : `/admin/people?list=${list}`,
  })),
  ...spans.map((span) => ({ name: span, to: `/admin/people?active=${span}` })),
];

/** The names of all lists, and one of them, or what was found. */
export function PeopleLists({ shown, onChoose }: PeopleListsProps): ReactNode {
  const name = 'list' in shown ? shown.list : 'active' in shown ? shown.active : undefined;
  const people = usePeople(shown);
  const title = name ? t(`admin.people.list.${name}`) : t('admin.people.found');
  const none = name ? t(`admin.people.none.${name}`) : t('admin.people.none');
  return (
    <>
      <nav aria-label={t('admin.people.lists')} className="flex flex-wrap gap-2">
        {links.map((link) => (
          <Link
            key={link.name}
            to={link.to}
            onClick={onChoose}
            aria-current={link.name === name ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-12 items-center rounded-full border-2 px-4 font-display font-semibold',
              link.name === name
                ? 'border-leaf-deep bg-leaf-soft text-leaf-deep'
                : 'border-line bg-card text-ink-soft hover:text-ink',
            )}
          >
            {t(`admin.people.link.${link.name}`)}
          </Link>
        ))}
      </nav>
      <Card aria-label={title}>
        <h2>{title}</h2>
        <WhenLoaded of={{ ...people, data: people.data?.pages.flatMap((page) => page.people) }}>
          {(rows) =>
            rows.length === 0 ? (
              <p role="status" className="mt-2 text-ink-soft">
                {none}
              </p>
            ) : (
              <Rows people={rows} />
            )
          }
        </WhenLoaded>
        <LoadMoreButton of={people} />
      </Card>
    </>
  );
}

function Rows({ people }: { people: readonly PersonRow[] }): ReactNode {
  return (
    <ul className="ruled">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <div className="min-w-0 flex-1 basis-56">
            <Link
              to={`/admin/people?id=${person.id}`}
              state={{ isFromList: true }}
              className="-my-1.5 inline-flex min-h-12 max-w-full items-center break-all font-bold text-leaf-deep underline"
            >
              {person.username}
            </Link>
            <p className="text-ink-soft text-sm">
              <When person={person} />
            </p>
          </div>
          <StateChips {...person} />
        </li>
      ))}
    </ul>
  );
}

/** On a phone, the date wraps with its words. */
function When({ person: { suspendedUntil, lastActiveAt, createdAt } }: { person: PersonRow }): ReactNode {
  if (suspendedUntil) return t('admin.people.suspendedUntil', { time: formatMoment(suspendedUntil) });
  const joined = t('admin.people.joined', { time: formatDate(createdAt) });
  if (!lastActiveAt) return joined;
  return (
    <>
      {joined} ·{' '}
      <span className="inline-block">{t('admin.people.lastActive', { time: formatMoment(lastActiveAt) })}</span>
    </>
  );
}
