import { type FormEvent, type ReactNode, useState } from 'react';
import { GROUP_NAME_MAX } from '#contract/friends/groups.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/groups/index.ts';
import { GroupCard } from './GroupCard.tsx';
import { useCreateGroup, useGroups } from './queries.ts';

/** Classes and clubs, made by staff for the trusted lists of parents. */
export function GroupsPage(): ReactNode {
  usePageTitle(t('groups.title'));
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useGroups();
  const groups = data?.pages.flatMap((page) => page.groups);
  return (
    <Page width="wide">
      <div>
        <h1>{t('groups.title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('groups.text')}</p>
      </div>
      <div className="grid items-start gap-6 wide:grid-cols-2">
        <NewGroupCard />
        {error && <Callout tone="lotus">{sentenceFor(error)}</Callout>}
        {!data && !error && (
          <Card aria-busy="true">
            <Skeleton lines={4} />
          </Card>
        )}
        {groups?.length === 0 && (
          <Card>
            <EmptyState small mood="sleeping" title={t('groups.none')}>
              {t('groups.none.text')}
            </EmptyState>
          </Card>
        )}
        {groups?.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
        <MoreButton
          className="justify-self-start wide:col-span-2"
          more={hasNextPage ? () => void fetchNextPage() : undefined}
          pending={isFetchingNextPage}
        >
          {t('groups.more')}
        </MoreButton>
      </div>
    </Page>
  );
}

function NewGroupCard(): ReactNode {
  const { mutate, isPending, error, data: created } = useCreateGroup();
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(name, { onSuccess: () => setName('') });
  };
  const flaw = error instanceof ApiError ? (error.fields?.['name'] ?? sentenceFor(error)) : error && sentenceFor(error);
  return (
    <Card as="section">
      <h2>{t('groups.new')}</h2>
      <form onSubmit={submit} className="mt-3 flex flex-col gap-4" noValidate>
        <Field
          label={t('groups.name')}
          hint={t('groups.name.hint')}
          name="name"
          maxLength={GROUP_NAME_MAX}
          value={name}
          error={flaw ?? undefined}
          success={created && name === '' ? t('groups.created', { name: created.name }) : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" pending={isPending} className="self-start">
          {t('groups.create')}
        </Button>
      </form>
    </Card>
  );
}
