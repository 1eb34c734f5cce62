import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { PersonRow } from '#contract/people.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { DataDeskPart } from '../data-desk/DataDeskPart.tsx';
import { OddCorrections } from '../data-desk/OddCorrections.tsx';
import { LoadMoreButton } from '../LoadMoreButton.tsx';
import { t } from '../messages/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { PersonCard } from './PersonCard.tsx';
import { usePeople } from './queries.ts';
import { StateChips } from './StateChips.tsx';

const spans = ['day', 'week'] as const;

/** Finds children and shows their accounts. The address contains an id, never a name. */
export function PeoplePage(): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('id');
  const active = spans.find((span) => span === search.get('active'));
  return (
    <AdminFrame title={t('admin.people')}>
      <Shown id={id} isDesk={search.get('for') === 'parent'} active={active} />
    </AdminFrame>
  );
}

interface ShownProps {
  id: string | null;
  /** What an admin does for a parent with the child's data. */
  isDesk: boolean;
  active: (typeof spans)[number] | undefined;
}

function Shown({ id, isDesk, active }: ShownProps): ReactNode {
  if (id) return isDesk ? <DataDeskPart id={id} /> : <PersonCard id={id} />;
  if (active) return <Active active={active} />;
  return (
    <>
      <Search />
      <OddCorrections />
    </>
  );
}

function Search(): ReactNode {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [isShort, setIsShort] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsShort(typed.trim().length < 2);
    setQ(typed.trim().toLowerCase());
  };
  return (
    <>
      <form
        noValidate
        onSubmit={submit}
        className="flex max-w-176 flex-wrap items-start gap-3"
        aria-label={t('admin.people.search')}
      >
        <Field
          className="min-w-0 flex-1 basis-64"
          label={t('admin.people.who')}
          hint={t('admin.people.whoHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isShort ? t('admin.people.tooShort') : undefined}
        />
        <Button type="submit" className="mt-8">
          {t('admin.people.search')}
        </Button>
      </form>
      {q === '' && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-ink-soft">{t('admin.people.orList')}</span>
          {spans.map((span) => (
            <Button key={span} look="secondary" to={`/admin/people?active=${span}`}>
              {t(`admin.people.active.${span}`)}
            </Button>
          ))}
        </p>
      )}
      {q.length >= 2 && <Found q={q} />}
    </>
  );
}

/** The list behind a figure of the dashboard. */
function Active({ active }: { active: (typeof spans)[number] }): ReactNode {
  const found = usePeople({ active });
  return (
    <>
      <Button to="/admin/people" look="secondary" className="self-start">
        {t('admin.people.searchAgain')}
      </Button>
      <Results of={found} title={t(`admin.people.active.${active}`)} none={t('admin.people.activeNone')} />
    </>
  );
}

function Found({ q }: { q: string }): ReactNode {
  return <Results of={usePeople({ q })} title={t('admin.people.found')} none={t('admin.people.none')} />;
}

interface ResultsProps {
  of: ReturnType<typeof usePeople>;
  title: string;
  none: string;
}

function Results({ of: found, title, none }: ResultsProps): ReactNode {
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      <WhenLoaded of={{ ...found, data: found.data?.pages.flatMap(({ people }) => people) }}>
        {(people) => (people.length === 0 ? <p role="status">{none}</p> : <List people={people} />)}
      </WhenLoaded>
      <LoadMoreButton of={found} />
    </Card>
  );
}

function List({ people }: { people: readonly PersonRow[] }): ReactNode {
  return (
    <ul className="ruled">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <Link
            to={`/admin/people?id=${person.id}`}
            className="inline-flex min-h-12 min-w-0 flex-1 basis-48 items-center font-bold text-leaf-deep underline"
          >
            {person.username}
          </Link>
          <StateChips {...person} />
        </li>
      ))}
    </ul>
  );
}
