import { type ReactNode, useId } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { OwnPip } from '#web/ui/pip/OwnPip.tsx';
import { t } from './messages/index.ts';
import { type OwnFrog, useDressPip } from './queries.ts';

/** What others see beside the child's name: the saved frog, or an emoji. */
export function PictureChoice({ frog }: { frog: OwnFrog }): ReactNode {
  const { avatar } = useUser();
  const save = useDressPip();
  const name = useId();
  const isPip = save.isPending ? (save.variables.isAvatar ?? frog.isAvatar) : frog.isAvatar;
  const choose = (isAvatar: boolean): void =>
    save.mutate(
      { look: frog.look, isAvatar },
      {
        onError: (error) =>
          showToast({ title: t('rewards.pip.picture.failed'), description: sentenceFor(error), tone: 'destructive' }),
      },
    );
  return (
    <Card>
      <fieldset className="rewards-pip-pictures">
        <legend className="font-bold font-display text-lg">{t('rewards.pip.picture')}</legend>
        <p className="text-ink-soft text-sm">{t('rewards.pip.picture.text')}</p>
        <label>
          <input type="radio" name={name} checked={isPip} onChange={() => choose(true)} className="sr-only" />
          <span className="rewards-pip-window" style={{ background: avatar.background }}>
            <OwnPip look={frog.look} pose="face" size={44} />
          </span>
          {t('rewards.pip.picture.pip')}
        </label>
        <label>
          <input type="radio" name={name} checked={!isPip} onChange={() => choose(false)} className="sr-only" />
          <Avatar emoji={avatar.emoji} background={avatar.background} size={48} />
          {t('rewards.pip.picture.emoji')}
        </label>
      </fieldset>
      <Button look="ghost" to="/avatar-selector" className="-ms-5 mt-2 -mb-2">
        {t('rewards.pip.picture.change')}
      </Button>
    </Card>
  );
}
