import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/forms/index.ts';

/** The uploaded pages, which can be rotated and enlarged. */
export function FormPictures({ pictures, pages }: { pictures: readonly string[]; pages: number }): ReactNode {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {pictures.length < pages && <Callout tone="lotus">{t('forms.review.unread')}</Callout>}
      {pictures.map((picture, index) => (
        <FormPicture key={picture} picture={picture} number={index + 1} />
      ))}
    </div>
  );
}

const turns = ['rotate-0', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

function FormPicture({ picture, number }: { picture: string; number: number }): ReactNode {
  const [turn, setTurn] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const label = t('forms.review.page', { number });
  return (
    <Card padding="small">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{label}</h2>
        <div className="flex gap-2">
          <Button look="ghost" onClick={() => setTurn((turn + 1) % turns.length)}>
            {t('forms.review.turn')}
          </Button>
          <Button look="ghost" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {t(isLarge ? 'forms.review.smaller' : 'forms.review.larger')}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard */}
      <section aria-label={label} tabIndex={0} className="mt-2 max-h-[80vh] overflow-auto rounded-sm bg-mist">
        <img
          src={picture}
          alt={label}
          className={cx('mx-auto', turns[turn], isLarge ? 'max-w-none' : 'max-h-[78vh] max-w-full object-contain')}
        />
      </section>
    </Card>
  );
}
