import type { ReactNode } from 'react';
import { PasswordCard } from '#web/accounts/passwords/PasswordCard.tsx';
import { SessionsCard } from '#web/accounts/sessions/SessionsCard.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';
import { SecondStepCard } from './second-step/SecondStepCard.tsx';

const commands = [
  ['staff.home.open', 'npm run staff -- registration open'],
  ['staff.home.close', 'npm run staff -- registration closed'],
  ['staff.home.invite', 'npm run staff -- invite name@example.org --role moderator'],
  ['staff.home.resetStep', 'npm run staff -- reset-2fa username'],
  ['staff.home.notice', 'npm run staff -- publish-notice your_username'],
  ['staff.home.erase', 'npm run staff -- erase username --yes'],
] as const;

/** How a member of staff signs in, and what an admin can do at the server. */
export function StaffAccountPage(): ReactNode {
  const { role } = useUser();
  usePageTitle(t('staff.account'));
  return (
    <Page width="wide">
      <h1>{t('staff.account')}</h1>
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        {role === 'admin' ? (
          <>
            <div className="flex flex-col gap-6">
              <PasswordCard />
              <SecondStepCard />
              <SessionsCard />
            </div>
            <Commands />
          </>
        ) : (
          <>
            <div className="flex flex-col gap-6">
              <PasswordCard />
              <SecondStepCard />
            </div>
            <SessionsCard />
          </>
        )}
      </div>
    </Page>
  );
}

function Commands(): ReactNode {
  return (
    <Card>
      <h2>{t('staff.home.commands')}</h2>
      <p className="text-ink-soft">{t('staff.home.commandsText')}</p>
      <dl className="mt-3 ruled">
        {commands.map(([what, command]) => (
          <div key={command} className="py-3">
            <dt>{t(what)}</dt>
            <dd className="mt-1">
              <code dir="ltr" className="block break-words rounded-md bg-mist px-3 py-2 text-sm">
                {command}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
