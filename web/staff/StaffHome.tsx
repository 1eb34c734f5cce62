import type { ReactNode } from 'react';
import { SessionsCard } from '#web/accounts/sessions/SessionsCard.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';
import { SecondStepCard } from './second-step/SecondStepCard.tsx';

const pages = [
  ['/help', 'staff.home.help'],
  ['/privacy', 'staff.home.privacy'],
  ['/terms', 'staff.home.terms'],
] as const;

const commands = [
  ['staff.home.open', 'npm run staff -- registration open'],
  ['staff.home.close', 'npm run staff -- registration closed'],
  ['staff.home.invite', 'npm run staff -- invite name@example.org --role moderator'],
  ['staff.home.resetStep', 'npm run staff -- reset-2fa username'],
  ['staff.home.notice', 'npm run staff -- publish-notice your_username'],
  ['staff.home.erase', 'npm run staff -- erase username --yes'],
] as const;

interface StaffHomeProps {
  /** A link for admins. */
  admin?: ReactNode;
  /** Cards of the modules that import this one. */
  cards?: ReactNode;
}

/** The home page of staff. */
export function StaffHome({ admin, cards }: StaffHomeProps): ReactNode {
  const { username, role } = useUser();
  const title = t('staff.home.title', { name: username });
  usePageTitle(title);
  return (
    <Page>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1>{title}</h1>
        <Chip tone="leaf">{t(role === 'admin' ? 'staff.home.admin' : 'staff.home.moderator')}</Chip>
        <p className="w-full text-ink-soft">{t('staff.home.text')}</p>
        {role === 'admin' && admin}
      </div>
      {cards}
      {role === 'admin' && <Commands />}
      <FamilyPages />
      <SecondStepCard />
      <SessionsCard />
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
              <code dir="ltr" className="block rounded-md bg-mist px-3 py-2 text-sm">
                {command}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function FamilyPages(): ReactNode {
  return (
    <Card>
      <h2>{t('staff.home.pages')}</h2>
      <p className="text-ink-soft">{t('staff.home.pagesText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {pages.map(([to, label]) => (
          <Button key={to} to={to} look="secondary">
            {t(label)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
