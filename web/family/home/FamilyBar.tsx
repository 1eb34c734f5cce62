import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { userKey } from '#web/app/query-client.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { MoreIcon } from '#web/ui/controls/icons.tsx';
import { TopBar } from '#web/ui/layout/TopBar.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/home/index.ts';
import { useSignOutParent } from './queries.ts';

interface Place {
  readonly to: string;
  readonly label: string;
}

/** The bar at the top of a parent's pages. `places`: where a signed-in parent can go from here. */
export function FamilyBar({ isSignedIn, places = [] }: { isSignedIn: boolean; places?: readonly Place[] }): ReactNode {
  const isRoomy = useMedia('(min-width: 40rem)');
  // Without asking the server: parents' pages never wait for it.
  const isChild = useQueryClient().getQueryData<User | null>(userKey)?.kind === 'child';
  const all = [
    ...places,
    { to: '/see-what-they-see', label: t('family.home.tour') },
    { to: '/help#parents', label: t('family.home.help') },
  ];
  return (
    <TopBar
      start={<Mark />}
      end={
        // A child who opened a grown-up's link needs the way back, and nothing else from here.
        isChild && !isSignedIn ? (
          <Link to="/" className={linkLook}>
            {t('family.home.toPond')}
          </Link>
        ) : isRoomy ? (
          <Links places={all} isSignedIn={isSignedIn} />
        ) : (
          <Menu places={all} isSignedIn={isSignedIn} />
        )
      }
    />
  );
}

function Mark(): ReactNode {
  return (
    <Link
      to="/family"
      aria-label={t('family.home.toHome')}
      className="flex h-12 min-w-0 flex-wrap content-start items-center gap-x-2.5 overflow-clip rounded-button leading-12"
    >
      <span className="flex h-12 items-center">
        <Pip size={40} />
      </span>
      <span className="font-bold font-display text-leaf-deep text-xl">Lilypad</span>{' '}
      <span className="font-display text-ink-soft">{t('family.home.forParents')}</span>
    </Link>
  );
}

interface PlacesProps {
  places: readonly Place[];
  isSignedIn: boolean;
}

const linkLook =
  'inline-flex min-h-12 items-center whitespace-nowrap rounded-button px-4 font-bold font-display text-ink-soft hover:bg-leaf-soft hover:text-ink';

function Links({ places, isSignedIn }: PlacesProps): ReactNode {
  const { mutate } = useSignOutParent();
  return (
    <nav aria-label={t('family.home.places')} className="flex flex-wrap justify-end">
      {places.map(({ to, label }) => (
        <Link key={to} to={to} className={linkLook}>
          {label}
        </Link>
      ))}
      {isSignedIn && (
        <button type="button" className={linkLook} onClick={() => mutate()}>
          {t('family.home.signOut')}
        </button>
      )}
    </nav>
  );
}

function Menu({ places, isSignedIn }: PlacesProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate } = useSignOutParent();
  const close = (): void => setIsOpen(false);
  return (
    <>
      <IconButton label={t('family.home.more')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <MoreIcon />
      </IconButton>
      <Dialog open={isOpen} onClose={close} title={t('family.home.title')} closeLabel={t('ui.close')}>
        <nav aria-label={t('family.home.places')} className="flex flex-col gap-2">
          {places.map(({ to, label }) => (
            <Button key={to} to={to} look="secondary" wide onClick={close}>
              {label}
            </Button>
          ))}
          {isSignedIn && (
            <Button
              look="secondary"
              wide
              onClick={() => {
                close();
                mutate();
              }}
            >
              {t('family.home.signOut')}
            </Button>
          )}
        </nav>
      </Dialog>
    </>
  );
}
