import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#web/ui/controls/Button.tsx';
import { MenuIcon } from '#web/ui/controls/icons.tsx';
import { NavItem } from '#web/ui/layout/NavItem.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from './messages/index.ts';

const daily = [
  ['/admin', 'admin.dashboard'],
  ['/admin/people', 'admin.people'],
  ['/admin/messages', 'admin.messages'],
  ['/admin/mails', 'admin.mails'],
  ['/admin/staff', 'admin.staff'],
] as const;
const content = [
  ['/admin/riddles', 'admin.riddles'],
  ['/admin/cards', 'admin.cards'],
  ['/admin/filter', 'admin.filter'],
] as const;
const instance = [
  ['/admin/settings', 'admin.settings'],
  ['/admin/setup', 'admin.setup'],
  ['/admin/retention', 'admin.retention'],
  ['/admin/jobs', 'admin.jobs'],
  ['/admin/guide', 'admin.guide'],
] as const;
const groups = [
  { name: 'admin.menu.daily', pages: daily },
  { name: 'admin.menu.content', pages: content },
  { name: 'admin.menu.instance', pages: instance },
] as const;

/** On a wide screen, all pages in a row. */
export function AdminRow(): ReactNode {
  return (
    <nav aria-label={t('admin.pages')} className="flex flex-wrap gap-x-1">
      {[...daily, ...content, ...instance].map(([to, label]) => (
        <NavItem key={to} in="tight" to={to} end label={t(label)} />
      ))}
    </nav>
  );
}

/** On a phone, a button beside the title opens them, so that a page begins with what it shows. */
export function AdminMenu(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button look="secondary" className="ms-auto shrink-0" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <MenuIcon />
        {t('admin.menu')} <span className="sr-only">{t('admin.pages')}</span>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('admin.title')} closeLabel={t('ui.close')}>
        <nav aria-label={t('admin.pages')} className="flex flex-col gap-5">
          {groups.map(({ name, pages }) => (
            <div key={name}>
              <h3 className="text-ink-soft text-sm">{t(name)}</h3>
              <ul className="mt-1 grid grid-cols-2 gap-2">
                {pages.map(([to, label]) => (
                  <li key={to}>
                    <Place to={to} label={t(label)} onClose={close} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Dialog>
    </>
  );
}

function Place({ to, label, onClose }: { to: string; label: string; onClose: () => void }): ReactNode {
  const [path] = useLocation();
  const isCurrent = path === to;
  return (
    <Button
      to={to}
      look="secondary"
      wide
      onClick={onClose}
      className={isCurrent ? 'bg-tone-soft! text-tone-deep' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Button>
  );
}
