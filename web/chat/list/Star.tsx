import type { ReactNode } from 'react';
import type { ChatBuddy } from '#contract/chat.ts';
import { sentenceFor } from '#web/app/api.ts';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { StarMark } from '#web/ui/controls/marks.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/index.ts';
import { useStar } from '../queries.ts';

export function Star({ buddy, tabIndex }: { buddy: ChatBuddy; tabIndex: number }): ReactNode {
  const { id, displayName: name, isFavorite } = buddy;
  const star = useStar((error) =>
    showToast({ title: t('chat.star.failed'), description: sentenceFor(error), tone: 'destructive' }),
  );
  return (
    <IconButton
      label={t('chat.star', { name })}
      aria-pressed={isFavorite}
      tabIndex={tabIndex}
      onClick={() => star.mutate({ id, isFavorite: !isFavorite })}
    >
      <StarMark filled={isFavorite} size={26} />
    </IconButton>
  );
}
