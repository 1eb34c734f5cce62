import { type FormEvent, lazy, type ReactNode, useState } from 'react';
import { DISPLAY_NAME_MAX, type User } from '#contract/accounts.ts';
import { BIO_MAX } from '#contract/profiles.ts';
import { FormProblem } from '#web/accounts/FormProblem.tsx';
import { useFocusFirstInvalid } from '#web/accounts/focus-first-invalid.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { useAbout } from './about.ts';
import { t } from './messages/index.ts';

const ComfortCard = lazy(() =>
  import('#web/safety/comfort/ComfortCard.tsx').then((file) => ({ default: file.ComfortCard })),
);

/** The name and the words that other children read. */
export function AboutCard({ user }: { user: User }): ReactNode {
  return (
    <Card>
      <h2>{t('profiles.about')}</h2>
      {user.can.editName ? (
        <AboutForm key={user.id} user={user} />
      ) : (
        <p className="mt-1 text-ink-soft">{t('profiles.about.waits')}</p>
      )}
    </Card>
  );
}

function AboutForm({ user }: { user: User }): ReactNode {
  const about = useAbout(user);
  const { refused, failures } = about;
  const form = useFocusFirstInvalid(failures);
  const [needsComfort, setNeedsComfort] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (about.isSaving) return;
    const saved = await about.save();
    setNeedsComfort(saved === 'comfort');
    if (saved === 'saved') showToast({ title: t('profiles.about.saved'), tone: 'success' });
    if (saved === 'waits') showToast({ title: t('profiles.about.checked'), tone: 'success' });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label={t('profiles.about')}
      className="mt-4 flex flex-col gap-5"
    >
      <Field
        name="displayName"
        label={t('profiles.about.name')}
        hint={nameHint(user)}
        error={refused.displayName}
        value={about.valueOf('displayName')}
        onChange={(event) => about.change('displayName', event.target.value)}
        maxLength={DISPLAY_NAME_MAX}
        autoComplete="off"
        dir="auto"
      />
      <TextAreaField
        name="bio"
        label={t('profiles.about.bio')}
        hint={bioHint(user)}
        error={refused.bio}
        value={about.valueOf('bio')}
        onChange={(event) => about.change('bio', event.target.value)}
        maxLength={BIO_MAX}
        leftLabel={(count) => t('ui.lettersLeft', { count })}
        dir="auto"
      />
      {needsComfort && (
        <Optional>
          <ComfortCard />
        </Optional>
      )}
      <FormProblem>{about.problem}</FormProblem>
      <Button type="submit" pending={about.isSaving} className="self-start">
        {t('profiles.about.save')}
      </Button>
    </form>
  );
}

function nameHint({ waiting, displayName }: User): string {
  return waiting.displayName === null
    ? t('profiles.about.nameHint')
    : t('profiles.about.nameWaits', { before: displayName });
}

function bioHint({ waiting, bio }: User): string {
  if (waiting.bio === null) return t('profiles.about.bioHint');
  return bio === '' ? t('profiles.about.noBioWaits') : t('profiles.about.bioWaits', { before: bio });
}
