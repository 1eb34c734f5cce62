import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/admin.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { BarChart } from './BarChart.tsx';
import { t } from './messages/index.ts';
import { useDashboard } from './queries.ts';
import { WhenLoaded } from './WhenLoaded.tsx';

const firstStats = ['activeDay', 'activeWeek', 'openCases', 'urgentCases', 'waitingPosts', 'openMessages'] as const;
const problemStats = ['retriedMails', 'lostMails', 'failedJobs'] as const;
const charts = [
  ['activeChildren', 'leaf'],
  ['minutes', 'sky'],
  ['newChildren', 'grape'],
] as const;
const states = ['active', 'paused', 'leaving', 'removed'] as const;

export function DashboardPage(): ReactNode {
  const dashboard = useDashboard();
  return (
    <AdminFrame title={t('admin.title')}>
      <WhenLoaded of={dashboard}>{(dashboard) => <Stats {...dashboard} />}</WhenLoaded>
    </AdminFrame>
  );
}

function Stats(dashboard: Dashboard): ReactNode {
  const { children, ageGroups, days } = dashboard;
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' });
  const hasProblems = dashboard.lostMails + dashboard.failedJobs > 0;
  return (
    <>
      <Warnings {...dashboard} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 wide:grid-cols-4">
        <Stat name={t('admin.stat.children')} value={children.active + children.paused} />
        {firstStats.map((name) => (
          <Stat key={name} name={t(`admin.stat.${name}`)} value={dashboard[name]} />
        ))}
      </dl>
      <Card>
        <h2>{t('admin.days')}</h2>
        <div className="mt-4 grid gap-6 wide:grid-cols-3">
          {charts.map(([name, tone]) => (
            <BarChart
              key={name}
              title={t(`admin.days.${name}`)}
              across={t('admin.days.day')}
              tone={tone}
              bars={days.map((one) => ({ label: weekday.format(new Date(one.day)), value: one[name] }))}
            />
          ))}
        </div>
      </Card>
      <Card>
        <div className="grid gap-6 sm:grid-cols-2">
          <BarChart
            title={t('admin.ages')}
            across={t('admin.ages.group')}
            tone="teal"
            bars={ageGroups.map(({ ageGroup, children: count }) => ({ label: ageGroup, value: count }))}
          />
          <BarChart
            title={t('admin.states')}
            across={t('admin.states.state')}
            tone="sky"
            bars={states.map((state) => ({ label: t(`admin.states.${state}`), value: children[state] }))}
          />
        </div>
      </Card>
      <Card tone={hasProblems ? 'lotus' : undefined}>
        <dl className="grid gap-3 sm:grid-cols-3">
          {problemStats.map((name) => (
            <Stat key={name} name={t(`admin.stat.${name}`)} value={dashboard[name]} />
          ))}
        </dl>
        <p className="mt-3 text-ink-soft">{t(hasProblems ? 'admin.stat.look' : 'admin.stat.fine')}</p>
      </Card>
    </>
  );
}

function Stat({ name, value }: { name: string; value: number }): ReactNode {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border-2 border-line bg-card p-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-bold font-display text-2xl">{value.toLocaleString(currentLocale())}</dd>
    </div>
  );
}

/** What an admin has to fix. */
function Warnings({ needsTrustProxy, urgentMail }: Pick<Dashboard, 'needsTrustProxy' | 'urgentMail'>): ReactNode {
  return (
    <>
      {needsTrustProxy && (
        <Callout emoji="🔧" tone="lotus" title={t('admin.proxy')}>
          {t('admin.proxy.text')}
        </Callout>
      )}
      {urgentMail !== 'works' && (
        <Callout tone="lotus" emoji="🚨" title={t(`admin.urgent.${urgentMail}`)}>
          {t(`admin.urgent.${urgentMail}Text`)}
        </Callout>
      )}
    </>
  );
}
