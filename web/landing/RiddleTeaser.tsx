import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';
import { useTodaysRiddle } from './queries.ts';

/** The riddle of the day; guessing needs an account. Renders nothing without a riddle. */
export function RiddleTeaser(): ReactNode {
  const { data, isError } = useTodaysRiddle();
  if (isError) return null;
  return (
    <Card tone="grape" as="article" aria-busy={!data} className="landing-riddle mx-auto w-full">
      <div className="landing-riddle-parts grid items-center">
        <div>
          <div className="flex flex-wrap gap-2">
            <Chip>
              <Emoji of="🤔" /> {t('landing.riddle')}
              {data && ` · ${t(`landing.riddle.${data.difficulty}`)}`}
            </Chip>
            {data && (
              <Chip tone="sun">
                <Emoji of="⭐" /> {t('landing.riddle.points', { count: data.points })}
              </Chip>
            )}
          </div>
          {data ? (
            <h2 className="landing-question mt-4">
              <EmojiText>{data.question}</EmojiText>
            </h2>
          ) : (
            <Skeleton lines={2} className="mt-4" />
          )}
          <p className="mt-3 text-ink-soft">{t('landing.riddle.text')}</p>
          <Button to="/auth?tab=sign-up" className="landing-guess mt-4">
            {t('landing.riddle.join')}
          </Button>
        </div>
        <Pip size={200} mood="thinking" className="landing-riddle-pip -my-2 h-auto" />
      </div>
    </Card>
  );
}
