import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { t } from './messages/index.ts';

interface Child {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly avatar: { readonly emoji: string; readonly background: string };
}

interface ChildLineProps {
  child: Child;
  isOnline?: boolean;
  /** Not where there is no page to visit yet. */
  canVisit?: boolean;
  note?: ReactNode;
  /** Buttons at the end of the line, or below it on a narrow screen. */
  children?: ReactNode;
}

/** Somebody in a list: picture, name and what can be done. */
export function ChildRow({ child, isOnline, canVisit = true, note, children }: ChildLineProps): ReactNode {
  const { id, username, displayName, avatar } = child;
  const name = <EmojiText>{displayName}</EmojiText>;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4 sm:gap-x-4 first:pt-0 last:pb-0">
      <Avatar {...avatar} size={56} hereLabel={isOnline ? t('friends.here') : undefined} />
      <div className="min-w-0 flex-1 basis-20 sm:basis-40">
        <p className="break-words font-bold font-display text-lg leading-snug" dir="auto">
          {canVisit ? (
            <Link to={`/user/${id}`} className="inline-flex min-h-8 items-center text-tone-deep hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {displayName !== username && <p className="wrap-anywhere text-ink-soft text-sm">@{username}</p>}
        {note !== undefined && <div className="mt-1 text-sm">{note}</div>}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </li>
  );
}
