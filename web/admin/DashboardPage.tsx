import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/admin.ts';
import { currentLocale, dateLocale } from '#web/app/i18n/translator.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FigureLink } from '#web/ui/layout/FigureLink.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { BarChart } from './BarChart.tsx';
import { t } from './messages/index.ts';
import { useDashboard } from './queries.ts';
import { SetupTodo } from './setup/SetupTodo.tsx';
import { Warnings } from './Warnings.tsx';
import { WhenLoaded } from './WhenLoaded.tsx';

const firstStats = [
  { name: 'activeDay', to: '/admin/people?active=day', isPressing: false },
  { name: 'activeWeek', to: '/admin/people?active=week', isPressing: false },
  { name: 'openCases', to: '/moderation', isPressing: false },
  { name: 'urgentCases', to: '/moderation?show=urgent', isPressing: true },
  { name: 'waitingPosts', to: '/moderation?kind=post', isPressing: false },
  { name: 'openMessages', to: '/admin/messages', isPressing: false },
] as const;
const problemStats = [
  ['retriedMails', '/admin/mails'],
  ['lostMails', '/admin/mails'],
  ['failedJobs', '/admin/jobs'],
] as const;
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
  const { active, paused, leaving, removed } = dashboard.children;
  return (
    <>
      <SetupTodo />
      <Warnings {...dashboard} />
      <Figures {...dashboard} />
      {active + paused + leaving + removed > 0 ? <Charts {...dashboard} /> : <NoChildYet />}
      <Problems {...dashboard} />
    </>
  );
}

/** Five empty charts would say less. */
function NoChildYet(): ReactNode {
  return (
    <Card>
      <EmptyState title={t('admin.noChild')} mood="sleeping">
        {t('admin.noChildText', { address: location.origin })}
      </EmptyState>
    </Card>
  );
}

function Charts({ children, ageGroups, days }: Dashboard): ReactNode {
  const weekday = new Intl.DateTimeFormat(dateLocale(), { weekday: 'short', timeZone: 'UTC' });
  return (
    <>
      <Card>
        <h2>{t('admin.days')}</h2>
        <div className="mt-4 grid gap-6 md:grid-cols-3">
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
    </>
  );
}

function Figures(dashboard: Dashboard): ReactNode {
  const { children } = dashboard;
  return (
    <div className="flex flex-wrap gap-3 sm:grid sm:grid-cols-4 sm:max-wide:*:last:col-span-2 wide:grid-cols-7">
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
        {problemStats.map(([name, to]) => (
          <FigureLink key={name} to={to} label={t(`admin.stat.${name}`)} value={shown(dashboard[name])} />
        ))}
      </div>
      <p className="mt-3 text-ink-soft">{t(hasProblems ? 'admin.stat.look' : 'admin.stat.fine')}</p>
    </Card>
  );
}

function shown(value: number): string {
  return value.toLocaleString(currentLocale());
}
