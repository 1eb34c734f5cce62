import type { ReactNode } from 'react';
import { type FailedAlert, type FailedMail, MAX_FAILED_MAILS } from '#contract/mails.ts';
import { sentenceFor } from '#web/app/api.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { t } from '../messages/mails/index.ts';
import { Warnings } from '../Warnings.tsx';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { useFailedMails, useResendAlert, useResendMail } from './queries.ts';

/** E-mails that did not leave: whom they are about, why, and a way to try again. Never their words. */
export function MailsPage(): ReactNode {
  const mails = useFailedMails();
  return (
    <AdminFrame title={t('admin.mails.title')}>
      <p className="text-ink-soft">{t('admin.mails.text')}</p>
      <WhenLoaded of={mails}>
        {({ mails: failed, urgentMail, alerts, overdueRefunds }) => (
          <>
            <Warnings needsTrustProxy={false} urgentMail={urgentMail} overdueRefunds={overdueRefunds} />
            {failed.length + alerts.length === 0 ? (
              urgentMail === 'works' && (
                <EmptyState title={t('admin.mails.none')} mood="sleeping">
                  {t('admin.mails.noneText')}
                </EmptyState>
              )
            ) : (
              <Card padding="none">
                <ul className="ruled">
                  {alerts.map((alert) => (
                    <Alert key={`${alert.lane} ${alert.channel}`} alert={alert} />
                  ))}
                  {failed.map((mail) => (
                    <Mail key={mail.id} mail={mail} />
                  ))}
                </ul>
              </Card>
            )}
            {failed.length === MAX_FAILED_MAILS && (
              <p className="text-ink-soft">{t('admin.mails.newest', { count: MAX_FAILED_MAILS })}</p>
            )}
          </>
        )}
      </WhenLoaded>
    </AdminFrame>
  );
}

function Mail({ mail: { id, purpose, username, to, failure, failedAt, isGivenUp } }: { mail: FailedMail }): ReactNode {
  const resend = useResendMail();
  return (
    <Unsent error={resend.error} isPending={resend.isPending} onSend={() => resend.mutate(id, { onSuccess: saySent })}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold font-display">
        {t(`admin.mails.purpose.${purpose}`)}
        {isGivenUp && <Chip tone="lotus">{t('admin.mails.givenUp')}</Chip>}
      </p>
      <p className="text-ink-soft text-sm">
        {[username && t('admin.mails.about', { name: username }), to, dayAndTime(failedAt)]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      <p>{t(`admin.mails.failure.${failure}`)}</p>
    </Unsent>
  );
}

function Alert({ alert }: { alert: FailedAlert }): ReactNode {
  const { lane, channel, cases, failedAt } = alert;
  const resend = useResendAlert();
  return (
    <Unsent
      error={resend.error}
      isPending={resend.isPending}
      onSend={() => resend.mutate(alert, { onSuccess: saySent })}
    >
      <p className="font-bold font-display">{t(`admin.mails.alert.${channel}`)}</p>
      <p className="text-ink-soft text-sm">
        {[t(`admin.mails.alert.${lane}`, { count: cases }), dayAndTime(failedAt)].join(' · ')}
      </p>
    </Unsent>
  );
}

interface UnsentProps {
  error: Error | null;
  isPending: boolean;
  onSend: () => void;
  children: ReactNode;
}

function Unsent({ error, isPending, onSend, children }: UnsentProps): ReactNode {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-72">
        {children}
        {error && (
          <p role="alert" className="font-bold text-lotus-deep">
            {sentenceFor(error)}
          </p>
        )}
      </div>
      <Button look="secondary" pending={isPending} onClick={onSend}>
        {t('admin.mails.again')}
      </Button>
    </li>
  );
}

function saySent(): void {
  showToast({ title: t('admin.mails.sent'), tone: 'success' });
}

function dayAndTime(at: string): string {
  return new Date(at).toLocaleString(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
