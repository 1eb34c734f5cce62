import type { ReactNode } from 'react';
import type { PublicProfile } from '#contract/friends.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/index.ts';

const figures = [
  ['points', 'totalPoints', '⭐', 'sun'],
  ['posts', 'totalPosts', '📝', 'leaf'],
  ['likes', 'totalLikes', '💚', 'lotus'],
  ['riddles', 'riddlesSolved', '🧩', 'grape'],
  ['trivia', 'triviaCorrect', '💡', 'sky'],
] as const satisfies readonly (readonly [string, keyof PublicProfile, string, Tone])[];

/** What a child has done here, in numbers that nobody has to be ashamed of. */
export function Stats({ profile }: { profile: PublicProfile }): ReactNode {
  return (
    <dl aria-label={t('friends.stats', { name: profile.displayName })} className="mt-2 flex w-full flex-wrap gap-3">
      {figures.map(([name, field, emoji, tone]) => (
        <div
          key={name}
          data-tone={tone}
          className="flex min-w-0 grow basis-34 flex-col-reverse rounded-button bg-tone-soft px-3 py-3 sm:max-wide:basis-24"
        >
          <dt className="text-sm">{t(`friends.stat.${name}`)}</dt>
          <dd className="flex items-center justify-center gap-2 font-bold font-display text-2xl text-tone-deep">
            <Emoji of={emoji} size={22} />
            {profile[field].toLocaleString(currentLocale())}
          </dd>
        </div>
      ))}
    </dl>
  );
}
