import type { ReactNode } from 'react';
import type { Settings } from '#contract/admin.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { CountriesForm } from './CountriesForm.tsx';
import { ErrorCallout } from './ErrorCallout.tsx';
import { KeepDecisionsCard } from './filter/KeepDecisionsCard.tsx';
import { t } from './messages/index.ts';
import { OperatorForm } from './OperatorForm.tsx';
import { useChangeSettings, useSettings } from './queries.ts';
import { AnswerDaysCard } from './settings/AnswerDaysCard.tsx';
import { ReviewCard } from './settings/ReviewCard.tsx';
import { toastSaved } from './settings/toast-saved.ts';
import { WhenLoaded } from './WhenLoaded.tsx';

const operatorFields = ['operatorName', 'operatorAddress', 'contactEmail', 'onDutyNote', 'keptOutside'] as const;

export function SettingsPage(): ReactNode {
  const settings = useSettings();
  return (
    <AdminFrame title={t('admin.settings')}>
      <WhenLoaded of={settings}>
        {(data) => (
          <div className="gap-6 *:mb-6 *:break-inside-avoid wide:columns-2">
            <Registration {...data} />
            <Chat {...data} />
            <ReviewCard {...data} />
            <AnswerDaysCard {...data} />
            <KeepDecisionsCard {...data} />
            <Card>
              <h2>{t('admin.staff')}</h2>
              <p className="mt-1 mb-4 text-ink-soft">{t('admin.set.staffText')}</p>
              <Button look="secondary" to="/admin/staff">
                {t('admin.set.chat.toStaff')}
              </Button>
            </Card>
            <Card>
              <h2 className="mb-4">{t('admin.set.words')}</h2>
              <OperatorForm
                settings={data}
                names={operatorFields}
                label={t('admin.set.words')}
                send={t('admin.save')}
                onSaved={toastSaved}
              />
            </Card>
            {data.webhookKey !== null && (
              <Card>
                <h2>{t('admin.set.webhook')}</h2>
                <p className="mt-1 text-ink-soft">{t('admin.set.webhookText')}</p>
                <code className="mt-3 block break-all">{data.webhookKey}</code>
              </Card>
            )}
            <Card>
              <h2>{t('admin.set.countries')}</h2>
              <CountriesForm settings={data} send={t('admin.save')} onSaved={toastSaved} />
            </Card>
          </div>
        )}
      </WhenLoaded>
    </AdminFrame>
  );
}

function Registration({ registration, setUpAt, isDevelopersMachine }: Settings): ReactNode {
  const change = useChangeSettings();
  const isOpen = registration === 'open';
  return (
    <Card>
      <h2>{t('admin.set.registration')}</h2>
      <p className="mt-1">{t(`admin.set.registration.${registration}`)}</p>
      {isDevelopersMachine && <p className="mt-1 text-ink-soft">{t('admin.set.registration.here')}</p>}
      <div className="mt-4 flex flex-col items-start gap-3">
        <ErrorCallout error={change.error} />
        {setUpAt || isOpen || isDevelopersMachine ? (
          <Button
            look={isOpen ? 'secondary' : 'primary'}
            pending={change.isPending}
            onClick={() => change.mutate({ registration: isOpen ? 'closed' : 'open' })}
          >
            {t(isOpen ? 'admin.set.registration.doClose' : 'admin.set.registration.doOpen')}
          </Button>
        ) : (
          <Button to="/admin/setup">{t('admin.setup')}</Button>
        )}
      </div>
    </Card>
  );
}

function Chat({ chatNeedsDuty, isTypedChatOpen, parentsReadChats }: Settings): ReactNode {
  const change = useChangeSettings();
  return (
    <Card>
      <h2>{t('admin.set.chat')}</h2>
      {!isTypedChatOpen && (
        <Callout tone="sun" action={<Button to="/admin/staff">{t('admin.set.chat.toStaff')}</Button>}>
          {t('admin.set.chat.needsTwo')}
        </Callout>
      )}
      <ErrorCallout error={change.error} />
      <Switch
        label={t('admin.set.chat.duty')}
        hint={t('admin.set.chat.dutyHint')}
        checked={chatNeedsDuty}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ chatNeedsDuty: event.target.checked })}
      />
      <Switch
        label={t('admin.set.chat.parents')}
        hint={t('admin.set.chat.parentsHint')}
        checked={parentsReadChats}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ parentsReadChats: event.target.checked })}
      />
    </Card>
  );
}
