import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { avatarBackgrounds, everyAvatarEmoji } from '#contract/rules/avatars.ts';
import { sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { useChangeAvatar } from '../queries.ts';
import { BackgroundDialog } from './BackgroundDialog.tsx';
import { EmojiChoice } from './EmojiChoice.tsx';
import { t } from './messages/index.ts';
import '../profiles.css';

const SIDE = 200;

/** A child becomes a fox, a rocket or a strawberry. */
export function AvatarPage(): ReactNode {
  usePageTitle(t('profiles.avatar'));
  const { emoji, background } = useUser().avatar;
  const [choice, setChoice] = useState<User['avatar']>({ emoji, background });
  return (
    <Page width="wide">
      <div className="profiles-page mx-auto grid w-full gap-6">
        <Preview choice={choice} onChange={setChoice} />
        <Card>
          <h1 className="text-2xl">{t('profiles.avatar')}</h1>
          <p className="mb-4 text-ink-soft">{t('profiles.avatar.text')}</p>
          <EmojiChoice value={choice.emoji} onChange={(emoji) => setChoice({ ...choice, emoji })} />
        </Card>
      </div>
    </Page>
  );
}

interface PreviewProps {
  choice: User['avatar'];
  onChange: (choice: User['avatar']) => void;
}

function Preview({ choice, onChange }: PreviewProps): ReactNode {
  const [isColoring, setIsColoring] = useState(false);
  return (
    <div className="profiles-preview self-start">
      <Card className="flex flex-col gap-4 text-center">
        <div className="flex flex-wrap items-center justify-center gap-3 wide:flex-col">
          <Avatar {...choice} size={84} ring className="wide:hidden" />
          <Avatar {...choice} size={SIDE} ring className="max-wide:hidden" />
          <div className="flex min-w-0 grow basis-32 flex-col gap-2 wide:basis-auto sm:max-wide:flex-row sm:max-wide:justify-center wide:w-full wide:gap-3">
            <Button look="secondary" className="max-sm:px-2!" onClick={() => onChange(randomPick())}>
              <Emoji of="🎲" /> {t('profiles.avatar.random')}
            </Button>
            <Button look="secondary" className="max-sm:px-2!" onClick={() => setIsColoring(true)}>
              <Emoji of="🎨" /> {t('profiles.avatar.background')}
            </Button>
          </div>
        </div>
        <SaveButton choice={choice} />
        <Button look="ghost" to="/profile" className="max-wide:hidden">
          {t('profiles.avatar.back')}
        </Button>
        <BackgroundDialog
          open={isColoring}
          choice={choice}
          onChange={(background) => onChange({ ...choice, background })}
          onClose={() => setIsColoring(false)}
        />
      </Card>
    </div>
  );
}

function SaveButton({ choice }: { choice: User['avatar'] }): ReactNode {
  const [, navigate] = useLocation();
  const change = useChangeAvatar();
  const save = (): void =>
    change.mutate(choice, {
      onSuccess: () => {
        playSound('success');
        showToast({ title: t('profiles.avatar.saved'), tone: 'success' });
        navigate('/profile');
      },
      onError: (error) => {
        playSound('error');
        showToast({ title: t('profiles.avatar.failed'), description: sentenceFor(error), tone: 'destructive' });
      },
    });
  return (
    <Button size="large" wide pending={change.isPending} disabled={choice.emoji === ''} onClick={save}>
      {t('profiles.avatar.save')}
    </Button>
  );
}

function randomPick(): User['avatar'] {
  return { emoji: pickOne(everyAvatarEmoji) ?? '🐸', background: pickOne(avatarBackgrounds) ?? avatarBackgrounds[0] };
}

function pickOne<T>(things: readonly T[]): T | undefined {
  return things[Math.floor(Math.random() * things.length)];
}
