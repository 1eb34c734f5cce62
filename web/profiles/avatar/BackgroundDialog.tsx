import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { avatarBackgrounds } from '#contract/rules/avatars.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from './messages/index.ts';

interface BackgroundDialogProps {
  open: boolean;
  choice: User['avatar'];
  onChange: (background: string) => void;
  onClose: () => void;
}

/** The picture changes at once; closing the dialog keeps it. */
export function BackgroundDialog({ open, choice, onChange, onClose }: BackgroundDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('profiles.avatar.backgroundTitle')}
      closeLabel={t('ui.close')}
      picture={<Avatar {...choice} size={96} ring />}
      actions={<Button onClick={onClose}>{t('profiles.avatar.done')}</Button>}
    >
      <fieldset className="profiles-swatches mt-4 grid gap-2">
        <legend className="sr-only">{t('profiles.avatar.background')}</legend>
        {avatarBackgrounds.map((background) => (
          <label key={background} className="relative flex" title={t(`profiles.avatar.color.${background}`)}>
            <input
              type="radio"
              name="background"
              aria-label={t(`profiles.avatar.color.${background}`)}
              checked={background === choice.background}
              onChange={() => onChange(background)}
              className="size-full cursor-pointer appearance-none rounded-full border-4 border-card"
              style={{ background }}
            />
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
