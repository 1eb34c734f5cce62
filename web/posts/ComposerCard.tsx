import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';

/** Leads to the form for a new post: one large link that looks like the form itself. */
export function ComposerCard({ user }: { user: User }): ReactNode {
  // One long word needs the whole line of a phone.
  const isLong = /\S{15}/.test(user.displayName);
  return (
    <Link
      to="/create-post"
      className="group flex flex-wrap items-center justify-end gap-3 rounded-card border-2 border-line bg-card p-3 transition-colors hover:border-leaf sm:p-5"
    >
      <Avatar {...user.avatar} size={44} className={isLong ? 'max-sm:hidden' : 'max-[22rem]:hidden'} />
      <span className="flex min-h-12 min-w-0 flex-1 basis-32 items-center rounded-button bg-mist px-3.5 py-1 text-ink-soft text-sm leading-snug group-hover:text-ink sm:px-4 sm:text-base">
        <bdi className="wrap-anywhere min-w-0">{t('posts.share', { name: user.displayName })}</bdi>
      </span>
      <span className="pressable inline-flex min-h-12 shrink-0 items-center gap-2 rounded-button bg-leaf px-3.5 font-bold font-display text-base text-on-tone [--side:var(--color-leaf-edge)] group-active:translate-y-1 group-active:[box-shadow:none] sm:px-5">
        <Emoji of="✏️" size={24} />
        <span className="max-sm:sr-only">{t('posts.write')}</span>
      </span>
    </Link>
  );
}
