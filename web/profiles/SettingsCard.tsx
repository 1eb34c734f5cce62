import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import { useUpdateUser } from './queries.ts';

type Settings = User['settings'];

const themes = [
  ['system', '📱', 'profiles.settings.system'],
  ['day', '🌞', 'profiles.settings.day'],
  ['night', '🌙', 'profiles.settings.night'],
] as const;

/** Kept on the account, so that every device of this child looks the same. */
export function SettingsCard({ user }: { user: User }): ReactNode {
  const { settings } = user;
  const update = useUpdateUser();
  const change = (changed: Settings): void =>
    update.mutate(
      { settings: changed },
      {
        onError: (error) =>
          showToast({ title: t('profiles.saveFailed'), description: sentenceFor(error), tone: 'destructive' }),
      },
    );
  return (
    <Card>
      <h2>{t('profiles.settings')}</h2>
      <div className="mt-2 ruled">
        <Switch
          label={t('profiles.settings.sound')}
          hint={t('profiles.settings.soundHint')}
          checked={settings.sound !== false}
          onChange={(event) => change({ sound: event.target.checked })}
        />
        <Switch
          label={t('profiles.settings.motion')}
          hint={t('profiles.settings.motionHint')}
          checked={settings.motion !== 'off'}
          onChange={(event) => change({ motion: event.target.checked ? 'system' : 'off' })}
        />
        <Switch
          label={t('profiles.settings.timer')}
          hint={t('profiles.settings.timerHint')}
          checked={settings.timer !== false}
          onChange={(event) => change({ timer: event.target.checked })}
        />
        <Switch
          label={t('profiles.settings.font')}
          hint={t('profiles.settings.fontHint')}
          checked={settings.font === 'easy'}
          onChange={(event) => change({ font: event.target.checked ? 'easy' : 'plain' })}
        />
        <ThemeChoice theme={settings.theme ?? 'system'} onChange={(theme) => change({ theme })} />
      </div>
    </Card>
  );
}

type Theme = NonNullable<Settings['theme']>;

function ThemeChoice({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }): ReactNode {
  return (
    <fieldset className="py-3">
      <legend className="float-start mb-2 w-full font-bold">{t('profiles.settings.theme')}</legend>
      <div className="profiles-themes flex flex-wrap gap-2">
        {themes.map(([value, emoji, label]) => (
          <label
            key={value}
            className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line px-4 font-display font-semibold text-ink-soft has-checked:border-tone has-checked:bg-tone-soft has-checked:text-tone-deep has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="theme"
              checked={theme === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            <Emoji of={emoji} size={22} />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
