import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { useDuty, useQueueCounts } from '#web/safety/moderation/queries.ts';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { NavItem } from '#web/ui/layout/NavItem.tsx';
import { t } from './messages/index.ts';

const places = [
  { to: '/', label: 'staff.bar.home', isForAdmins: false, end: true },
  { to: '/moderation', label: 'staff.bar.moderation', isForAdmins: false, end: true },
  { to: '/moderation/filter', label: 'staff.bar.filter', isForAdmins: false, end: true },
  { to: '/staff/audit-log', label: 'staff.bar.audit', isForAdmins: false, end: true },
  { to: '/admin', label: 'staff.bar.admin', isForAdmins: true, end: false },
] as const;

/** Where a member of staff can go, and whether they are on duty, in the header of every page. */
export function StaffBar(): ReactNode {
  const { role, username } = useUser();
  const { data } = useQueueCounts();
  const urgent = data?.urgent ?? 0;
  return (
    <>
      <nav
        aria-label={t('staff.bar')}
        className="-mx-2 order-last flex min-w-0 basis-full flex-wrap wide:order-none wide:mx-0 wide:flex-1 wide:basis-0"
      >
        {places
          .filter(({ isForAdmins }) => role === 'admin' || !isForAdmins)
          .map(({ to, label, end }) => (
            <NavItem
              key={to}
              in="tight"
              to={to}
              end={end}
              label={t(label)}
              {...(to === '/moderation' && { badge: urgent, badgeLabel: t('staff.bar.urgent', { count: urgent }) })}
            />
          ))}
      </nav>
      <div className="ms-auto flex items-center gap-x-4">
        <span className="hidden text-ink-soft text-sm min-[82rem]:inline">
          {data && t('staff.bar.onDuty', { count: data.onDuty })}
        </span>
        <DutySwitch />
        <bdi className="hidden max-w-32 truncate font-display font-semibold wide:inline">{username}</bdi>
      </div>
    </>
  );
}

function DutySwitch(): ReactNode {
  const { data } = useQueueCounts();
  const duty = useDuty();
  return (
    <Switch
      label={<span className="font-display font-semibold">{t('staff.bar.duty')}</span>}
      className="min-h-12! gap-3! py-0!"
      checked={data?.isOnDuty ?? false}
      disabled={!data}
      onChange={(event) => duty.mutate(event.target.checked)}
    />
  );
}
