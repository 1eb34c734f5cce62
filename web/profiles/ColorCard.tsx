import { type ReactNode, useId } from 'react';
import { favoriteColors, type User } from '#contract/accounts.ts';
import { colorValues } from '#contract/rules/colors.ts';
import { sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import { useUpdateUser } from './queries.ts';

export function ColorCard({ user }: { user: User }): ReactNode {
  const id = useId();
  const update = useUpdateUser();
  const choose = (favoriteColor: User['favoriteColor']): void =>
    update.mutate(
      { favoriteColor },
      {
        onError: (error) =>
          showToast({ title: t('profiles.saveFailed'), description: sentenceFor(error), tone: 'destructive' }),
      },
    );
  return (
    <Card>
      <fieldset>
        <legend id={id} className="font-bold font-display text-xl">
          {t('profiles.color')}
        </legend>
        <p className="text-ink-soft text-sm">
          <b>{t(`profiles.color.${user.favoriteColor}`)}.</b> {t('profiles.color.text')}
        </p>
        <div className="profiles-colors mt-4 grid gap-2">
          {favoriteColors.map((color) => (
            <label key={color} className="relative flex" title={t(`profiles.color.${color}`)}>
              <input
                type="radio"
                name="favoriteColor"
                aria-label={t(`profiles.color.${color}`)}
                checked={color === user.favoriteColor}
                onChange={() => choose(color)}
                className="size-full cursor-pointer appearance-none rounded-full border-4 border-card"
                style={{ background: colorValues[color] }}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
