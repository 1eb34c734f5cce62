import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { BubbleMark } from '#web/ui/controls/marks.tsx';
import { t } from './messages/index.ts';

export function ChatButton({ id, name }: { id: string; name: string }): ReactNode {
  return (
    <Button to={`/chat/${id}`} tone="sky" aria-label={t('friends.chat', { name })} className="w-12 px-0!">
      <BubbleMark size={26} />
    </Button>
  );
}
