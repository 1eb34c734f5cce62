import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OwnChild } from '#contract/family.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/home/index.ts';
import { AddChildButton } from './AddChildButton.tsx';
import type { Family } from './queries.ts';

interface ChildChipsProps {
  family: Family;
  current: string;
  badge?: ((child: OwnChild) => ReactNode) | undefined;
}

/** A parent's children, with the current one highlighted. */
export function ChildChips({ family, current, badge }: ChildChipsProps): ReactNode {
  return (
    <nav aria-label={t('family.home.children')} className="min-w-0 max-w-full">
      <ul className="flex flex-wrap gap-2 sm:gap-2.5">
        {family.children.map((child) => (
          <li key={child.id} className="min-w-0 max-w-full">
            <Chip child={child} isCurrent={child.id === current} badge={badge?.(child)} />
          </li>
        ))}
        <li>
          <AddChildButton email={family.parent.email} look="chip" />
        </li>
      </ul>
    </nav>
  );
}

function Chip({ child, isCurrent, badge }: { child: OwnChild; isCurrent: boolean; badge: ReactNode }): ReactNode {
  const { emoji, background, pip } = child.avatar;
  const note = noteFor(child);
  return (
    <Link
      to={`/family/${child.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'flex min-h-13 items-center gap-2.5 rounded-full border-2 py-1.5 ps-2 pe-3 sm:pe-4',
        isCurrent ? 'border-leaf bg-leaf-soft' : 'border-line bg-card hover:bg-mist',
      )}
    >
      <Avatar emoji={emoji} background={background} {...(pip ? { pip } : {})} size={36} />
      <span className="min-w-0">
        <span
          className={cx(
            'block truncate font-bold font-display leading-tight',
            isCurrent ? 'text-leaf-deep' : 'text-ink-soft',
          )}
        >
          {child.firstName}
        </span>
        {note ? (
          <span className="block truncate font-bold text-ink-soft text-label leading-tight">{t(note)}</span>
        ) : (
          <span className="block truncate text-ink-soft text-label leading-tight max-sm:sr-only">{child.username}</span>
        )}
      </span>
      {isUnanswered(child) && <span aria-hidden="true" className="block size-3 shrink-0 rounded-full bg-sun" />}
      {badge}
    </Link>
  );
}

/** What is not as usual, so that a parent of several finds it without opening each page. */
function noteFor(child: OwnChild) {
  if (isUnanswered(child)) return 'family.closed.waits';
  if (isEnding(child)) return 'family.chip.ending';
  if (child.suspendedUntil !== null) return 'family.chip.suspended';
  if (child.isPaused) return 'family.chip.paused';
  return undefined;
}

/** The account will be erased: it was deleted, or consent was refused, withdrawn, or not given in time. */
export function isEnding({ state, consent }: OwnChild): boolean {
  return state === 'leaving' || consent === 'declined' || consent === 'revoked' || consent === 'expired';
}

/** The notice about this child waits for the parent's answer. */
export function isUnanswered({ isOpen, consent }: OwnChild): boolean {
  return !isOpen && (consent === 'pending' || consent === 'granted');
}
