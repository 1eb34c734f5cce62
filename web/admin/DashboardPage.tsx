import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/admin.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { FigureLink } from '#web/ui/layout/FigureLink.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { BarChart } from './BarChart.tsx';
import { t } from './messages/index.ts';
import { useDashboard } from './queries.ts';
import { Warnings } from './Warnings.tsx';
import { WhenLoaded } from './WhenLoaded.tsx';

const firstStats = [
  { name: 'activeDay', to: '/admin/people', isPressing: false },
  { name: 'activeWeek', to: '/admin/people', isPressing: false },
  { name: 'openCases', to: '/moderation', isPressing: false },
  { name: 'urgentCases', to: '/moderation?show=urgent', isPressing: true },
  { name: 'waitingPosts', to: '/moderation?kind=post', isPressing: false },
  { name: 'openMessages', to: '/admin/messages', isPressing: false },
] as const;
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
  return (
    <>
      <Warnings {...dashboard} />
      <Figures {...dashboard} />
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
      <Problems {...dashboard} />
    </>
  );
}

function Figures(dashboard: Dashboard): ReactNode {
  const { children } = dashboard;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 wide:grid-cols-7">
      <FigureLink
        to="/admin/people"
        label={t('admin.stat.children')}
        value={shown(children.active + children.paused)}
      />
      {firstStats.map(({ name, to, isPressing }) => (
        <FigureLink
          key={name}
          to={to}
          label={t(`admin.stat.${name}`)}
          value={shown(dashboard[name])}
          tone={isPressing && dashboard[name] > 0 ? 'lotus' : undefined}
        />
      ))}
    </div>
  );
}

function Problems(dashboard: Dashboard): ReactNode {
  const hasProblems = dashboard.lostMails + dashboard.failedJobs > 0;
  return (
    <Card tone={hasProblems ? 'lotus' : undefined}>
      <div className="grid gap-3 sm:grid-cols-3">
        {problemStats.map((name) =>
          name === 'failedJobs' ? (
            <Stat key={name} name={t(`admin.stat.${name}`)} value={dashboard[name]} />
          ) : (
            <FigureLink key={name} to="/admin/mails" label={t(`admin.stat.${name}`)} value={shown(dashboard[name])} />
          ),
        )}
      </div>
      <p className="mt-3 text-ink-soft">{t(hasProblems ? 'admin.stat.look' : 'admin.stat.fine')}</p>
    </Card>
  );
}

/** A figure without a list: the log of the server names the jobs. */
function Stat({ name, value }: { name: string; value: number }): ReactNode {
  return (
    <p className="flex min-h-24 flex-col justify-center rounded-button border-2 border-line bg-card px-4 py-2">
      <span className="font-bold font-display text-3xl tabular-nums leading-tight">{shown(value)}</span>
      <span className="text-ink-soft text-sm">{name}</span>
    </p>
  );
}

function shown(value: number): string {
  return value.toLocaleString(currentLocale());
}
