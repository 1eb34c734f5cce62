import { type ReactNode, useState } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { useSession } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FigureLink } from '#web/ui/layout/FigureLink.tsx';
import { t } from '../../messages/casework/index.ts';
import { Initials } from '../casework/Initials.tsx';
import { useColleagues } from '../casework/queries.ts';
import { waitingTime } from '../labels.ts';
import { type QueueCounts, useQueueCounts } from '../queries.ts';
import '../moderation.css';

const figures = [
  { key: 'urgent', to: '/moderation?show=urgent', tone: 'lotus' },
  { key: 'open', to: '/moderation', tone: undefined },
  { key: 'reported', to: '/moderation?show=reports', tone: undefined },
  { key: 'mine', to: '/moderation?show=mine', tone: undefined },
  { key: 'visitors', to: '/moderation?lane=visitors', tone: undefined },
] as const;
const rareFigures = [
  { key: 'removing', to: '/moderation?show=removing', tone: 'ember' },
  { key: 'escalated', to: '/moderation?show=escalated', tone: 'grape' },
] as const;

/** What waits in the review queue, each figure with its list, and who is on duty. */
export function QueueWaiting(): ReactNode {
  const { data } = useQueueCounts();
  const urgent = data?.urgent ?? 0;
  const isAdmin = useSession().user?.role === 'admin';
  const rare = rareFigures.filter(({ key }) => data && data[key] > 0 && (key !== 'escalated' || isAdmin));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <Card tone={urgent > 0 ? 'lotus' : 'leaf'}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2>{t('safety.waiting')}</h2>
            <p className="text-ink-soft">{data ? <Oldest counts={data} /> : ' '}</p>
          </div>
          <Button
            look={data?.open === 0 ? 'secondary' : 'primary'}
            to={urgent > 0 ? '/moderation?show=urgent' : '/moderation'}
          >
            {t(urgent > 0 ? 'safety.waiting.openUrgent' : 'safety.moderation.link')}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap gap-3 sm:grid sm:grid-cols-5">
          {[...figures, ...rare].map(({ key, to, tone }) => (
            <FigureLink
              key={key}
              to={to}
              label={t(`safety.waiting.${key}`)}
              value={data?.[key].toLocaleString(currentLocale())}
              tone={data && data[key] > 0 ? tone : undefined}
            />
          ))}
        </div>
      </Card>
      <OnDuty />
    </div>
  );
}

function Oldest({ counts: { open, oldestAt } }: { counts: QueueCounts }): ReactNode {
  const [now] = useState(Date.now);
  if (open === 0 || oldestAt === null) return t('safety.waiting.nothing');
  return t('safety.waiting.oldest', { time: waitingTime(oldestAt, now) });
}

function OnDuty(): ReactNode {
  const { data } = useColleagues();
  const { data: counts } = useQueueCounts();
  const onDuty = data?.colleagues.filter(({ isOnDuty, isSelf }) => (isSelf ? counts?.isOnDuty : isOnDuty)) ?? [];
  return (
    <Card>
      <h2>{t('safety.onDuty')}</h2>
      {data && onDuty.length === 0 && (
        <p className="mt-2 text-ink-soft">
          {t('safety.onDuty.nobody')} {t('safety.onDuty.switch')}
        </p>
      )}
      <ul className="mt-3 flex flex-col gap-2 empty:hidden">
        {onDuty.map(({ id, username, isSelf }) => (
          <li key={id} className="flex items-center gap-3">
            <Initials name={username} />
            <bdi className="min-w-0 truncate font-bold font-display">{username}</bdi>
            {isSelf && <span className="text-ink-soft text-sm">{t('safety.onDuty.you')}</span>}
          </li>
        ))}
      </ul>
      {onDuty.length > 0 && <p className="mt-3 text-ink-soft text-sm">{t('safety.onDuty.text')}</p>}
    </Card>
  );
}
