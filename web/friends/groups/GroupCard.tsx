import { type FormEvent, type ReactNode, useState } from 'react';
import { type ChildGroup, GROUP_NAME_MAX } from '#contract/friends/groups.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { CrossIcon } from '#web/ui/controls/icons.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/groups/index.ts';
import { useAddMembers, useDeleteGroup, useRemoveMember, useRenameGroup } from './queries.ts';

/** A group and its children. The form to add some opens on demand, so that many groups fit on a screen. */
export function GroupCard({ group }: { group: ChildGroup }): ReactNode {
  const { id, name, members } = group;
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemoveMember(id);
  const close = (): void => setOpen(undefined);
  const count = t('groups.members', { count: members.length });
  return (
    <Card as="article">
      <h2 className="break-words">{name}</h2>
      <p className="text-ink-soft">{members.length === 0 ? t('groups.members.none') : count}</p>
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {members.map((username) => (
          <li key={username} className="flex max-w-full items-center rounded-full border-2 border-line ps-4">
            <span className="min-w-0 break-words">{username}</span>
            <IconButton
              label={t('groups.remove', { username, group: name })}
              onClick={() => remove.mutate(username)}
              disabled={remove.isPending}
            >
              <CrossIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {remove.error && <p role="alert">{sentenceFor(remove.error)}</p>}
      {isAdding && <AddForm id={id} />}
      <div className="mt-4 flex flex-wrap gap-x-2 gap-y-3">
        <Button
          look="secondary"
          className="max-sm:w-full"
          aria-expanded={isAdding}
          aria-label={isAdding ? undefined : t('groups.add.to', { group: name })}
          onClick={() => setIsAdding(!isAdding)}
        >
          {t(isAdding ? 'groups.add.close' : 'groups.add')}
        </Button>
        <Button
          look="ghost"
          className="max-sm:-ms-5"
          aria-label={t('groups.rename.of', { group: name })}
          onClick={() => setOpen('rename')}
        >
          {t('groups.rename')}
        </Button>
        <Button look="ghost" aria-label={t('groups.delete.of', { group: name })} onClick={() => setOpen('delete')}>
          {t('groups.delete')}
        </Button>
      </div>
      {open === 'rename' && <RenameDialog group={group} onClose={close} />}
      {open === 'delete' && <DeleteDialog group={group} onClose={close} />}
    </Card>
  );
}

function AddForm({ id }: { id: string }): ReactNode {
  const { mutate, isPending, error, data } = useAddMembers(id);
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const usernames = text.split(/[\s,;]+/).filter((name) => name !== '');
    if (usernames.length > 0) mutate(usernames, { onSuccess: ({ unknown }) => setText(unknown.join('\n')) });
  };
  const unknown = data && data.unknown.length > 0 ? t('groups.unknown', { names: data.unknown.join(', ') }) : undefined;
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-3" noValidate>
      <TextAreaField
        label={t('groups.add.names')}
        hint={t('groups.add.hint')}
        name="usernames"
        rows={2}
        value={text}
        error={error ? sentenceFor(error) : unknown}
        success={data && !unknown && text === '' ? t('groups.added') : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" pending={isPending} className="self-start">
        {t('groups.add.send')}
      </Button>
    </form>
  );
}

interface GroupDialogProps {
  group: ChildGroup;
  onClose: () => void;
}

function RenameDialog({ group, onClose }: GroupDialogProps): ReactNode {
  const { mutate, isPending, error } = useRenameGroup(group.id);
  const [name, setName] = useState(group.name);
  const flaw = error instanceof ApiError ? (error.fields?.['name'] ?? sentenceFor(error)) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groups.rename.title')}
      closeLabel={t('groups.cancel')}
      actions={
        <Button pending={isPending} onClick={() => mutate(name, { onSuccess: onClose })}>
          {t('groups.save')}
        </Button>
      }
    >
      <Field
        label={t('groups.name')}
        name="name"
        maxLength={GROUP_NAME_MAX}
        value={name}
        error={flaw}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  );
}

function DeleteDialog({ group, onClose }: GroupDialogProps): ReactNode {
  const { mutate, isPending, error } = useDeleteGroup(group.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groups.delete.title', { group: group.name })}
      description={error ? sentenceFor(error) : t('groups.delete.text')}
      closeLabel={t('groups.cancel')}
      actions={
        <>
          <Button look="danger" pending={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
            {t('groups.delete.yes')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('groups.cancel')}
          </Button>
        </>
      }
    />
  );
}
