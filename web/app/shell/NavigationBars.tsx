import { lazy, type ReactNode, use, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { BubbleMark } from '#web/ui/controls/marks.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { BottomBar } from '#web/ui/layout/BottomBar.tsx';
import { NavItem } from '#web/ui/layout/NavItem.tsx';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { TopBar } from '#web/ui/layout/TopBar.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { ReadAloud, ReadAloudWords } from '#web/ui/sound/ReadAloud.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { useKnownParent, useSession, useSignOut } from '../session/session.ts';
import { leadsToStaff } from '../session/staff-path.ts';
import { UntilFirstPage } from './first-page.ts';

const COUNT_AFTER_MS = 2000;
const BuddiesItem = lazy(() => import('./NavItemsWithCounts.tsx').then((file) => ({ default: file.BuddiesItem })));
const ChatItem = lazy(() => import('./NavItemsWithCounts.tsx').then((file) => ({ default: file.ChatItem })));
const MeItem = lazy(() => import('./NavItemsWithCounts.tsx').then((file) => ({ default: file.MeItem })));

interface NavigationBarsProps {
  children: ReactNode;
  points?: ReactNode;
  /** Where staff can go. */
  staffBar?: ReactNode;
}

/** The bar at the top, and on a child's phone the one at the bottom. */
export function NavigationBars({ children, points, staffBar }: NavigationBarsProps): ReactNode {
  const session = useSession();
  const user = session.user;
  return (
    <>
      <TopBar
        start={<Mark small={user !== undefined} />}
        end={user ? <SignedIn user={user} points={points} /> : <Visitor />}
      >
        {user?.kind === 'staff' && (
          <Optional
            instead={<div className="order-last min-h-12 basis-full wide:order-none wide:flex-1 wide:basis-0" />}
          >
            {staffBar}
          </Optional>
        )}
      </TopBar>
      {children}
      {user?.kind === 'child' && (
        <BottomBar label={t('app.places')}>
          <NavItem in="bottom" to="/" end label={t('app.pond')} emoji="🏡" />
          <NavItem in="bottom" to="/gamification" label={t('app.games')} emoji="🧩" />
          <Buddies in="bottom" />
          <Chat in="bottom" />
          <Me in="bottom" user={user} />
        </BottomBar>
      )}
    </>
  );
}

interface BarProps {
  in: 'top' | 'bottom';
}

function Buddies({ in: bar }: BarProps): ReactNode {
  const target = { in: bar, to: '/friends', label: t('app.buddies'), emoji: '🤝' };
  return <Counted plain={<NavItem {...target} />} counted={<BuddiesItem {...target} />} />;
}

function Chat({ in: bar }: BarProps): ReactNode {
  const target = {
    in: bar,
    to: '/chat',
    label: t('app.chat'),
    picture: <BubbleMark look="chat" size={bar === 'bottom' ? 30 : 26} />,
  };
  return <Counted plain={<NavItem {...target} />} counted={<ChatItem {...target} />} />;
}

function Me({ in: bar, user }: BarProps & { user: User }): ReactNode {
  const isBottom = bar === 'bottom';
  const target = {
    in: bar,
    to: '/profile',
    also: ['/activities', '/settings', '/avatar-selector'],
    label: t(isBottom ? 'app.me' : 'app.profile'),
    picture: <Avatar {...user.avatar} size={isBottom ? 28 : 32} />,
  };
  return <Counted plain={<NavItem {...target} />} counted={<MeItem {...target} />} />;
}

/** Shows the plain item first and loads the one with a count after the page itself; nothing is counted while Lilypad is closed. */
function Counted({ plain, counted }: { plain: ReactNode; counted: ReactNode }): ReactNode {
  const [isTime, setIsTime] = useState(false);
  const { user } = useSession();
  const counts = isTime && user?.closed === undefined;
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return counts ? <Optional instead={plain}>{counted}</Optional> : plain;
}

/** On narrow phones, and with large letters, only Pip fits: the name wraps out of sight. */
function Mark({ small }: { small: boolean }): ReactNode {
  return (
    <Link
      to="/"
      aria-label={t('app.home')}
      className="flex h-12 min-w-0 flex-wrap content-start gap-x-2.5 overflow-clip rounded-button font-bold font-display text-leaf-deep text-xl leading-12"
    >
      <span className="flex h-12 items-center">
        <Pip size={40} />
      </span>
      <span className={cx(small && 'max-[25rem]:hidden')}>{t('app.name')}</span>
    </Link>
  );
}

function SignedIn({ user, points }: { user: User; points?: ReactNode }): ReactNode {
  const signOut = useSignOut();
  const isChild = user.kind === 'child';
  return (
    <>
      {isChild && (
        <nav aria-label={t('app.places')} className="hidden gap-1 wide:flex">
          <NavItem in="top" to="/" end label={t('app.pond')} emoji="🏡" />
          <NavItem in="top" to="/gamification" label={t('app.games')} emoji="🧩" />
          <Buddies in="top" />
          <Chat in="top" />
          <Me in="top" user={user} />
        </nav>
      )}
      {isChild && <ReadPage />}
      {/* As wide as the points, so that nothing moves when they load. There are none to see while Lilypad is closed to the child. */}
      {isChild && !user.closed && (
        <Optional
          instead={
            <UntilFirstPage>
              <span className="w-16" />
            </UntilFirstPage>
          }
        >
          {points}
        </Optional>
      )}
      <Button
        look="ghost"
        onClick={() => void signOut()}
        className="mb-0! min-h-[48px]! text-[min(1em,6vw)]! max-[22rem]:px-[12px]!"
      >
        {t('app.logOut')}
      </Button>
    </>
  );
}

/** Reading aloud stops on navigation. */
function ReadPage(): ReactNode {
  const [path] = useLocation();
  const words = use(ReadAloudWords);
  return (
    <ReadAloudWords value={words && { ...words, start: t('ui.readPage') }}>
      <ReadAloud key={path} className="size-[48px]! bg-transparent" />
    </ReadAloudWords>
  );
}

function Visitor(): ReactNode {
  const [path] = useLocation();
  const search = useSearch();
  const parent = useKnownParent();
  if (leadsToStaff(path, search)) return <span className="text-ink-soft">{t('app.forStaff')}</span>;
  return (
    <>
      <nav aria-label={t('app.places')} className="hidden sm:flex">
        <NavItem in="top" to="/about" label={t('app.about')} />
        <NavItem in="top" to="/contact" label={t('app.contact')} />
      </nav>
      <Button to={parent ? '/family' : '/auth?tab=sign-up'}>{t(parent ? 'app.forParents' : 'app.join')}</Button>
    </>
  );
}
