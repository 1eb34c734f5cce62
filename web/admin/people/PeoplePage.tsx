import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { peopleLists } from '#contract/people.ts';
import { isBackNavigation } from '#web/app/shell/back-navigation.ts';
import { useFocusAfterChange } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { DataDeskPart } from '../data-desk/DataDeskPart.tsx';
import { OddCorrections } from '../data-desk/OddCorrections.tsx';
import { t } from '../messages/index.ts';
import { useSearchedFor } from '../searched-for.ts';
import { PeopleLists } from './PeopleLists.tsx';
import { PersonCard } from './PersonCard.tsx';
import { spans } from './queries.ts';

/** Finds children and shows their accounts. The address contains an id, never a name. */
export function PeoplePage(): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('id');
  useStartOfChild(id && `${id} ${search.get('for')}`);
  return <AdminFrame title={t('admin.people')}>{id ? <OnePerson id={id} /> : <People />}</AdminFrame>;
}

/**
 * A child, and what parents ask about them, are pages of their own at the same path: each is shown from its start, and the way back to
 * a list is not.
 */
function useStartOfChild(page: string | null): void {
  useFocusAfterChange(page);
  useEffect(() => {
    if (page !== null && !isBackNavigation()) scrollTo(0, 0);
  }, [page]);
}

function OnePerson({ id }: { id: string }): ReactNode {
  const [search] = useSearchParams();
  // What an admin does for a parent with the child's data.
  return search.get('for') === 'parent' ? <DataDeskPart id={id} /> : <PersonCard id={id} />;
}

/** A search, and below it what it found, or else children to look at. */
function People(): ReactNode {
  const [search] = useSearchParams();
  const [q, setQ] = useSearchedFor();
  const active = spans.find((span) => span === search.get('active'));
  const list = peopleLists.find((one) => one === search.get('list')) ?? 'newest';
  return (
    <>
      <Search searchedFor={q} onSearch={setQ} />
      <OddCorrections />
      <PeopleLists shown={q !== '' ? { q } : active ? { active } : { list }} onChoose={() => setQ('')} />
    </>
  );
}

/** An empty search shows the lists again. */
function Search({ searchedFor, onSearch }: { searchedFor: string; onSearch: (q: string) => void }): ReactNode {
  const [typed, setTyped] = useState(searchedFor);
  const [isShort, setIsShort] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = typed.trim().toLowerCase();
    setIsShort(q.length === 1);
    onSearch(q.length === 1 ? '' : q);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-start gap-3 wide:max-w-176"
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
      <Button type="submit" className="sm:mt-8">
        {t('admin.people.search')}
      </Button>
    </form>
  );
}
