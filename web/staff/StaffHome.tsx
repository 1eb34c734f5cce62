import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';

const tools = [
  { to: '/staff/families', name: 'families', emoji: '🏡', isForAdmins: false },
  { to: '/staff/groups', name: 'groups', emoji: '🎒', isForAdmins: false },
  { to: '/moderation/filter', name: 'filter', emoji: '🔍', isForAdmins: false },
  { to: '/staff/audit-log', name: 'audit', emoji: '📋', isForAdmins: false },
  { to: '/staff/account', name: 'account', emoji: '🔒', isForAdmins: false },
  { to: '/admin/people', name: 'people', emoji: '👋', isForAdmins: true },
  { to: '/admin/staff', name: 'staff', emoji: '🤝', isForAdmins: true },
  { to: '/admin/messages', name: 'messages', emoji: '✉️', isForAdmins: true },
  { to: '/admin/mails', name: 'mails', emoji: '📭', isForAdmins: true },
  { to: '/admin/riddles', name: 'riddles', emoji: '🧩', isForAdmins: true },
  { to: '/admin/cards', name: 'cards', emoji: '📖', isForAdmins: true },
  { to: '/admin/settings', name: 'settings', emoji: '🔧', isForAdmins: true },
] as const;

interface StaffHomeProps {
  /** What an admin does before anything else, on the first day. */
  firstThings?: ReactNode;
  /** What waits in the review queue, and who is on duty. */
  waiting?: ReactNode;
  /** What waits for admins. */
  adminWaiting?: ReactNode;
}

/** Home of a member of staff: what waits, who is on duty, then the tools. */
export function StaffHome({ firstThings, waiting, adminWaiting }: StaffHomeProps): ReactNode {
  const { username, role } = useUser();
  const isAdmin = role === 'admin';
  const title = t('staff.home.title', { name: username });
  usePageTitle(title);
  return (
    <Page width="wide">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0">{title}</h1>
        <Chip tone="leaf">{t(isAdmin ? 'staff.home.admin' : 'staff.home.moderator')}</Chip>
      </div>
      {isAdmin && firstThings}
      {waiting}
      {isAdmin && adminWaiting}
      <section aria-labelledby="staff-tools">
        <h2 id="staff-tools">{t('staff.home.tools')}</h2>
        <ul className="mt-3 grid grid-cols-2 gap-3 wide:grid-cols-3">
          {tools
            .filter(({ isForAdmins }) => isAdmin || !isForAdmins)
            .map(({ to, name, emoji }) => (
              <Card key={to} as="li" padding="none">
                <Link
                  to={to}
                  className="flex h-full min-h-14 items-center gap-2 p-2.5 hover:bg-mist sm:min-h-20 sm:gap-4 sm:p-4"
                >
                  <Emoji of={emoji} size={28} className="shrink-0" />
                  <span className="min-w-0">
                    <span className="block font-bold font-display max-sm:text-sm max-sm:leading-tight">
                      {t(`staff.tool.${name}`)}
                    </span>
                    <span className="block text-ink-soft text-sm max-sm:sr-only">{t(`staff.tool.${name}.text`)}</span>
                  </span>
                </Link>
              </Card>
            ))}
        </ul>
      </section>
    </Page>
  );
}
