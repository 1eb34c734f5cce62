import { type ReactNode, useState } from 'react';
import type { Invitation } from '#contract/staff.ts';
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
import { Members } from './Members.tsx';
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
              <Card aria-labelledby="members">
                <h2 id="members" tabIndex={-1}>
                  {t('admin.staff.members')}
                </h2>
                <Members members={members} ask={setQuestion} />
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

function formatTime(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
