import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { CreateGameForm } from '#contract/collaborative-games.ts';
import {
  collaborativeGameTypes,
  DEFAULT_PLAYER_LIMIT,
  gameTitles,
  playerLimits,
} from '#contract/rules/collaborative-games.ts';
import { ApiError } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { useDraft } from '#web/app/use-draft.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { looks } from '../looks.ts';
import { t } from '../messages/index.ts';
import { useCreateGame } from '../queries.ts';
import { toastCreated } from '../toasts.ts';
import { useEnterGame } from '../use-enter-game.ts';
import { Choice } from './Choice.tsx';

interface CreateGameDialogProps {
  onClose: () => void;
  /** Only children who may type in chats may type a title. */
  canType: boolean;
}

type GivenForm = { readonly [Key in keyof CreateGameForm]-?: NonNullable<CreateGameForm[Key]> };

export function CreateGameDialog({ onClose, canType }: CreateGameDialogProps): ReactNode {
  const form = useId();
  const { id: userId } = useUser();
  const ownTitle = useDraft(userId, 'game-title');
  const about = useDraft(userId, 'game-about');
  const [given, setGiven] = useState<GivenForm>(() => ({
    gameType: 'memory_match',
    title: anyTitle(),
    description: about.text,
    maxPlayers: DEFAULT_PLAYER_LIMIT,
    isPrivate: false,
  }));
  const { mutate, isPending, error } = useCreateGame();
  const entering = useEnterGame(toastCreated, 'together.error.create');
  const fields = error instanceof ApiError ? error.fields : {};
  const change = (changed: Partial<GivenForm>): void => {
    if (changed.description !== undefined) about.write(changed.description);
    setGiven((before) => ({ ...before, ...changed }));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const title = ownTitle.text.trim() === '' ? given.title : ownTitle.text.trim();
    mutate(
      { ...given, title },
      {
        ...entering,
        onSuccess: (entered) => {
          ownTitle.write('');
          about.write('');
          entering.onSuccess(entered);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('together.create.title')}
      closeLabel={t('together.create.close')}
      tone={looks[given.gameType].tone}
      actions={
        <Button type="submit" form={form} pending={isPending} wide size="large">
          {t('together.create.submit')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="mt-4 flex flex-col gap-5">
        <GameFields given={given} onChange={change} />
        {canType && (
          <OwnWords given={given} title={ownTitle.text} onTitle={ownTitle.write} onChange={change} fields={fields} />
        )}
        <RoomFields given={given} onChange={change} />
      </form>
    </Dialog>
  );
}

/** By chance, so that not all games have the same one. */
function anyTitle() {
  return gameTitles[Math.floor(Math.random() * gameTitles.length)] ?? gameTitles[0];
}

interface FieldsProps {
  given: GivenForm;
  onChange: (changed: Partial<GivenForm>) => void;
}

function GameFields({ given, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <Choice
        legend={t('together.create.which')}
        all={collaborativeGameTypes}
        value={given.gameType}
        onChange={(gameType) => onChange({ gameType })}
        className="grid grid-cols-2 gap-2"
      >
        {(type) => (
          <span className="flex flex-col items-center gap-1 text-center">
            <Emoji of={looks[type].emoji} size={34} />
            <span className="leading-tight">{t(`together.type.${type}`)}</span>
            <span className="font-normal text-ink-soft text-label leading-tight">{t(`together.about.${type}`)}</span>
          </span>
        )}
      </Choice>
      <Choice
        legend={t('together.create.name')}
        all={gameTitles}
        value={given.title as (typeof gameTitles)[number]}
        onChange={(title) => onChange({ title })}
        className="flex flex-wrap gap-2"
      >
        {(title) => t(`together.title.${title}`)}
      </Choice>
    </>
  );
}

interface OwnWordsProps extends FieldsProps {
  title: string;
  onTitle: (title: string) => void;
  fields: Readonly<Record<string, string>>;
}

/** For children who may type in chats. */
function OwnWords({ given, title, onTitle, onChange, fields }: OwnWordsProps): ReactNode {
  return (
    <>
      <Field
        label={t('together.create.own')}
        hint={t('together.create.own.hint')}
        error={fields['title']}
        value={title}
        maxLength={60}
        onChange={(event) => onTitle(event.target.value)}
      />
      <Field
        label={t('together.create.about')}
        hint={t('together.create.about.hint')}
        error={fields['description']}
        value={given.description}
        maxLength={200}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}

function RoomFields({ given, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <Choice
        legend={t('together.create.players')}
        all={playerLimits}
        value={given.maxPlayers}
        onChange={(maxPlayers) => onChange({ maxPlayers })}
        className="grid grid-cols-5 gap-2"
      >
        {(count) => String(count)}
      </Choice>
      <Switch
        label={t('together.create.private')}
        hint={t('together.create.private.hint')}
        checked={given.isPrivate}
        onChange={(event) => onChange({ isPrivate: event.target.checked })}
      />
    </>
  );
}
