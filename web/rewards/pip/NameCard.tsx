import { type FormEvent, lazy, type ReactNode, useState } from 'react';
import { PIP_NAME_MAX } from '#contract/profiles.ts';
import { pipNames } from '#contract/rules/rewards/pip-names.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { t } from './messages/index.ts';
import { type OwnFrog, useNamePip } from './queries.ts';

const ComfortCard = lazy(() =>
  import('#web/safety/comfort/ComfortCard.tsx').then((file) => ({ default: file.ComfortCard })),
);

const OFFERED = 6;

/** The frog's name: one from our list at once, or with consent a name of the child's own, which staff review first. */
export function NameCard({ frog }: { frog: OwnFrog }): ReactNode {
  const { can } = useUser();
  const save = useNamePip();
  const refused = save.error instanceof ApiError ? save.error.fields['name'] : undefined;
  const name = (words: string, onSaved?: () => void): void =>
    save.mutate(words, {
      onSuccess: () => onSaved?.(),
      onError: (error) => {
        if (error instanceof ApiError && error.fields['name']) return;
        showToast({ title: t('rewards.pip.name.failed'), description: sentenceFor(error), tone: 'destructive' });
      },
    });
  return (
    <Card>
      <h2 className="text-lg">{t('rewards.pip.name')}</h2>
      <p aria-live="polite" className="wrap-anywhere text-ink-soft">
        {frog.name === '' ? t('rewards.pip.name.none') : t('rewards.pip.name.is', { name: frog.name })}{' '}
        {frog.waitingName !== null && t('rewards.pip.name.waits', { name: frog.waitingName })}
      </p>
      <Offers taken={frog.name} onPick={(one) => name(one)} />
      {can.editName && <OwnName refused={refused} isSaving={save.isPending} onSave={name} />}
      {save.data?.needsComfort && (
        <Optional>
          <ComfortCard />
        </Optional>
      )}
    </Card>
  );
}

function Offers({ taken, onPick }: { taken: string; onPick: (name: string) => void }): ReactNode {
  const [first, setFirst] = useState(() => Math.floor(Math.random() * pipNames.length));
  const offered = Array.from({ length: OFFERED }, (_, index) => pipNames[(first + index) % pipNames.length] ?? '');
  return (
    <>
      <ul aria-label={t('rewards.pip.name.offers')} className="mt-3 flex flex-wrap gap-2">
        {offered.map((one) => (
          <li key={one}>
            <Button look="secondary" aria-pressed={one === taken} onClick={() => onPick(one)}>
              {one}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="ghost" className="-ms-5" onClick={() => setFirst(first + OFFERED)}>
        {t('rewards.pip.name.more')}
      </Button>
    </>
  );
}

interface OwnNameProps {
  refused: string | undefined;
  isSaving: boolean;
  onSave: (name: string, onSaved: () => void) => void;
}

function OwnName({ refused, isSaving, onSave }: OwnNameProps): ReactNode {
  const [words, setWords] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSaving) onSave(words, () => setWords(''));
  };
  return (
    <form noValidate onSubmit={send} className="mt-3 flex flex-col items-start gap-3">
      <Field
        className="w-full"
        name="pipName"
        label={t('rewards.pip.name.own')}
        error={refused}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        maxLength={PIP_NAME_MAX}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" look="secondary" pending={isSaving} disabled={words.trim() === ''}>
        {t('rewards.pip.name.save')}
      </Button>
    </form>
  );
}
