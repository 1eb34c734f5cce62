import { type ReactNode, useState } from 'react';
import type { Invitation, StaffMember } from '#contract/staff.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { InviteForm } from '../InviteForm.tsx';
import { t } from '../messages/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx';
import { useStaff } from './queries.ts';

/** Members of staff and open invitations. */
export function StaffPage(): ReactNode {
  const staff = useStaff();
  const [question, setQuestion] = useState<Question>();
  return (
    <AdminFrame title={t('admin.staff')}>
      <WhenLoaded of={staff}>
        {({ members, invitations, isTypedChatOpen }) => (
          <>
            {!isTypedChatOpen && (
              <Callout tone="sun" title={t('admin.staff.needsTwo')}>
                {t('admin.staff.needsTwoText')}
              </Callout>
            )}
            <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
              <Card>
                <h2>{t('admin.staff.members')}</h2>
                <ul className="ruled mt-2">
                  {members.map((member) => (
                    <Member key={member.id} member={member} ask={setQuestion} />
                  ))}
                </ul>
              </Card>
              <div className="flex min-w-0 flex-col gap-6">
                <Card>
                  <h2>{t('admin.staff.invitations')}</h2>
                  <Invitations invitations={invitations} ask={setQuestion} />
                </Card>
                <Card>
                  <h2 className="mb-4">{t('admin.staff.invite')}</h2>
                  <InviteForm />
                </Card>
              </div>
            </div>
          </>
        )}
      </WhenLoaded>
      {question && <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} />}
    </AdminFrame>
  );
}

type Ask = (question: Question) => void;

function Member({ member, ask }: { member: StaffMember; ask: Ask }): ReactNode {
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

function Acts({ member: { id, username, role }, ask }: { member: StaffMember; ask: Ask }): ReactNode {
  const other = role === 'admin' ? 'moderator' : 'admin';
  const change = other === 'admin' ? 'makeAdmin' : 'makeModerator';
  const forWhom = <span className="sr-only"> {t('admin.staff.of', { username })}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => ask({ act: { kind: 'role', id, role: other }, word: change, username })}>
        {t(`admin.staff.${change}`)}
        {forWhom}
      </Button>
      <Button look="ghost" onClick={() => ask({ act: { kind: 'remove', id }, word: 'remove', username })}>
        {t('admin.staff.remove')}
        {forWhom}
      </Button>
    </div>
  );
}

function Invitations({ invitations, ask }: { invitations: readonly Invitation[]; ask: Ask }): ReactNode {
  if (invitations.length === 0) return <p className="mt-2 text-ink-soft">{t('admin.staff.noInvitations')}</p>;
  return (
    <ul className="ruled mt-2">
      {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="break-words font-bold">
              {email} <Chip tone={role === 'admin' ? 'grape' : 'leaf'}>{t(`admin.staff.role.${role}`)}</Chip>
            </p>
            <p className="text-ink-soft text-sm">
              {invitedBy
                ? t('admin.staff.invitedBy', { name: invitedBy, when: formatTime(expiresAt) })
                : t('admin.staff.invitedAtServer', { when: formatTime(expiresAt) })}
            </p>
          </div>
          <Button
            look="secondary"
            onClick={() => ask({ act: { kind: 'revoke', id }, word: 'revoke', username: email })}
          >
            {t('admin.staff.revoke')}
            <span className="sr-only"> {t('admin.staff.of', { username: email })}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function formatDay(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(new Date(at));
}

function formatTime(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
