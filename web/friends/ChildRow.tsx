import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from './messages/index.ts';

interface Child {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly avatar: { readonly emoji: string; readonly background: string };
}

interface ChildRowProps {
  child: Child;
  isOnline?: boolean;
  /** Not where there is no page to visit yet. */
  canVisit?: boolean;
  note?: ReactNode;
  /** Round buttons beside the name. */
  icons?: ReactNode;
  /** Buttons with words: at the end of the row, or below it where it is narrow. */
  children?: ReactNode;
}

/** A child in a list: picture, name and what can be done. The whole row leads to the child's page. */
export function ChildRow({ child, isOnline, canVisit = true, note, icons, children }: ChildRowProps): ReactNode {
  const { id, username, displayName, avatar } = child;
  const name = <EmojiText>{displayName}</EmojiText>;
  return (
    <li className="@container group relative py-3 first:pt-0 last:pb-0">
      <div className="grid @max-[14rem]:grid-cols-[auto_minmax(0,1fr)] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 @md:gap-x-4">
        <Avatar {...avatar} size={48} hereLabel={isOnline ? t('friends.here') : undefined} className="row-span-3" />
        <p
          dir="auto"
          className={cx(
            'text-balance break-words pt-1 font-bold font-display text-sm leading-snug @md:text-lg',
            icons === undefined && 'col-span-2 @max-[14rem]:col-span-1 @md:col-span-1',
          )}
        >
          {canVisit ? (
            // Its area is the whole row; the buttons lie above it.
            <Link to={`/user/${id}`} className="text-tone-deep after:absolute after:inset-0 group-hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {icons !== undefined && (
          <div className="relative row-span-2 flex gap-0 @md:gap-2 @max-[14rem]:col-span-full @max-[14rem]:row-span-1 @max-[14rem]:row-start-4 @md:row-span-3">
            {icons}
          </div>
        )}
        {displayName !== username && (
          <p
            className={cx(
              'wrap-anywhere col-start-2 text-ink-soft text-sm leading-snug @md:col-span-1',
              icons === undefined && 'col-span-2 @max-[14rem]:col-span-1',
            )}
          >
            @<Username>{username}</Username>
          </p>
        )}
        {note !== undefined && (
          <div className="col-span-2 col-start-2 mt-1 text-sm @max-[14rem]:col-span-1 @md:col-span-1">{note}</div>
        )}
        {children !== undefined && (
          <div className="relative col-span-full mt-3 flex flex-wrap gap-2 @md:col-span-1 @md:col-start-3 @md:row-span-3 @md:row-start-1 @md:mt-0">
            {children}
          </div>
        )}
      </div>
    </li>
  );
}

/** Breaks at its underscores before it breaks inside a word. */
function Username({ children }: { children: string }): ReactNode {
  const [first, ...rest] = children.split('_');
  return (
    <>
      {first}
      {rest.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name keep their order
        <Fragment key={at}>
          _<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
