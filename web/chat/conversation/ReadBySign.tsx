import type { ReactNode } from 'react';
import type { MessagePage } from '#contract/chat.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';

/** Always visible where a parent can read along, so that no child is read without knowing. */
export function ReadBySign({ readBy, name }: { readBy: MessagePage['readBy']; name: string }): ReactNode {
  const [first, second] = readBy;
  if (!first) return null;
  return (
    <p
      role="note"
      data-tone="sun"
      className="flex shrink-0 items-center justify-center gap-2 bg-tone-soft px-4 py-2 text-center text-sm"
    >
      <Emoji of="👀" size={20} />
      <span className="min-w-0 break-words">{t(`chat.readBy.${second ? 'both' : first}`, { name })}</span>
    </p>
  );
}
