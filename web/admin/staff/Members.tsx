import { type ReactNode, useState } from 'react';
import type { StaffMember } from '#contract/staff.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { keepFocusInRows } from '#web/ui/controls/row-focus.ts';
import { SearchField } from '#web/ui/controls/SearchField.tsx';
import { t } from '../messages/index.ts';
import type { Question } from './ConfirmDialog.tsx';

/** Fewer are seen at a glance. */
const MIN_TO_SEARCH = 12;
const PAGE_SIZE = 20;

interface MembersProps {
  members: readonly StaffMember[];
  ask: (question: Question) => void;
}

/** Who is on the staff, page by page, or who of them has that name or e-mail address. */
export function Members({ members, ask }: MembersProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(PAGE_SIZE);
  const q = typed.trim().toLowerCase();
  const found = members.filter(({ username, email }) => username.includes(q) || email?.includes(q));
  const search = (words: string): void => {
    setTyped(words);
    setMost(PAGE_SIZE);
  };
  return (
    <>
      {members.length >= MIN_TO_SEARCH && (
        <SearchField
          label={t('admin.staff.look')}
          clearLabel={t('ui.clear')}
          name="look"
          value={typed}
          onSearch={search}
          result={q === '' ? undefined : t('admin.staff.found', { count: found.length })}
          resultShown={found.length === 0}
          className="mt-3"
        />
      )}
      <ul ref={keepFocusInRows} className="ruled mt-2">
        {found.slice(0, most).map((member) => (
          <Member key={member.id} member={member} ask={ask} />
        ))}
      </ul>
      <MoreButton className="mt-4" more={found.length > most ? () => setMost(most + PAGE_SIZE) : undefined}>
        {t('admin.more')}
      </MoreButton>
    </>
  );
}

function Member({ member, ask }: { member: StaffMember; ask: MembersProps['ask'] }): ReactNode {
  const { username, email, role, joinedAt, signedInAt, hasSecondStep, isSelf } = member;
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 break-words">{username}</h3>
        {isSelf && <Chip tone="sky">{t('admin.staff.you')}</Chip>}
        <Chip tone={role === 'admin' ? 'grape' : 'leaf'}>{t(`admin.staff.role.${role}`)}</Chip>
        <Chip tone={hasSecondStep ? 'quiet' : 'lotus'}>
          {t(hasSecondStep ? 'admin.staff.secondStep' : 'admin.staff.noSecondStep')}
        </Chip>
      </div>
      <p className="break-words text-ink-soft text-sm">
        {email && <span className="block">{email}</span>}
        <span className="block">{t('admin.staff.since', { day: formatDay(joinedAt) })}</span>
        <span className="block">
          {signedInAt ? t('admin.staff.signedIn', { day: formatDay(signedInAt) }) : t('admin.staff.neverSignedIn')}
        </span>
      </p>
      {isSelf ? (
        <p className="text-ink-soft text-sm">{t('admin.staff.ofOneself')}</p>
      ) : (
        <Acts member={member} ask={ask} />
      )}
    </li>
  );
}

function Acts({ member: { id, username, role }, ask }: { member: StaffMember; ask: MembersProps['ask'] }): ReactNode {
  const other = role === 'admin' ? 'moderator' : 'admin';
  const change = other === 'admin' ? 'makeAdmin' : 'makeModerator';
  const forWhom = <span className="sr-only"> {t('admin.staff.of', { username })}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => ask({ act: { kind: 'role', id, role: other }, word: change, username })}>
        {t(`admin.staff.${change}`)}
        {forWhom}
      </Button>
      <Button look="ghost" tone="lotus" onClick={() => ask({ act: { kind: 'remove', id }, word: 'remove', username })}>
        {t('admin.staff.remove')}
        {forWhom}
      </Button>
    </div>
  );
}

function formatDay(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(new Date(at));
}
