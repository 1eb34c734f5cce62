import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '#contract/posts.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Counter } from '#web/ui/controls/Counter.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { DrawingField } from '../drawing/DrawingField.tsx';
import { KindField } from '../KindField.tsx';
import { t } from '../messages/index.ts';
import type { Composer } from './composer.ts';
import { WritingHint } from './WritingHint.tsx';

interface PostFormProps {
  writing: Composer;
  /** The child comes back from the paper. */
  hasDrawn: boolean;
  onDraw: () => void;
}

/** What a child writes, and one button that sends it. */
export function PostForm({ writing, hasDrawn, onDraw }: PostFormProps): ReactNode {
  const { draft, errors, failures, isSending, write } = writing;
  const drawing = draft.drawing && draft.drawing.marks.length > 0 ? draft.drawing : undefined;
  const form = useFocusOnFirstWrong(failures);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    writing.send();
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
      <Kind
        isArt={drawing !== undefined}
        value={draft.category}
        disabled={isSending}
        onChange={(category) => write('category', category)}
      />
      <Field
        name="title"
        label={t('posts.title')}
        hint={errors.title === undefined ? t('posts.title.hint') : undefined}
        error={errors.title}
        counter={<Counter always length={draft.title.trim().length} max={POST_TITLE_MAX} leftLabel={lettersLeft} />}
        value={draft.title}
        onChange={(event) => write('title', event.target.value)}
        readOnly={isSending}
        autoComplete="off"
        dir="auto"
      />
      <TextAreaField
        name="content"
        label={t(`posts.content.${draft.category}`)}
        hint={errors.content === undefined ? t('posts.content.hint') : undefined}
        error={errors.content}
        counter={<Counter always length={draft.content.trim().length} max={POST_CONTENT_MAX} leftLabel={lettersLeft} />}
        value={draft.content}
        onChange={(event) => write('content', event.target.value)}
        readOnly={isSending}
        rows={6}
        placeholder={t(`posts.begin.${draft.category}`)}
        dir="auto"
      />
      <DrawingField
        drawing={drawing}
        error={errors.drawing}
        disabled={isSending}
        focusFirst={hasDrawn}
        onOpen={onDraw}
        onRemove={() => write('drawing', undefined)}
      />
      <WritingHint text={`${draft.title}\n${draft.content}`} />
      <NotSent writing={writing} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-5">
        <Button type="submit" size="large" pending={isSending} className="shrink-0 sm:order-last sm:ms-auto">
          {t('posts.send')}
        </Button>
        <p className="text-ink-soft text-sm">{t('posts.mayBeHeld')}</p>
      </div>
    </form>
  );
}

/** Each time that it could not be sent. */
function useFocusOnFirstWrong(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}

/** A drawing makes it art; else the child says what it is. */
function Kind({ isArt, ...field }: { isArt: boolean } & Parameters<typeof KindField>[0]): ReactNode {
  if (!isArt) return <KindField {...field} />;
  return (
    <p className="flex items-center gap-2">
      <Chip tone="lotus">
        <Emoji of="🎨" /> {t('posts.art')}
      </Chip>
      {t('posts.isArt')}
    </p>
  );
}

/** Why it was not sent; the words stay where they are. Pip is inline, because without a network no image loads. */
function NotSent({ writing: { refusal } }: { writing: Composer }): ReactNode {
  if (refusal instanceof ApiError && isExplainedByCard(refusal.problem))
    return <RefusalCard refusal={refusal.problem} />;
  return (
    <div role="alert">
      {refusal && (
        <Card tone="sun" fill="soft" padding="small" className="flex items-center gap-4">
          <Pip mood={isOffline(refusal) ? 'sleeping' : 'sorry'} size={64} className="shrink-0" />
          <div className="min-w-0">
            <p className="font-bold font-display text-lg leading-snug">{t('posts.notSent')}</p>
            <p className="text-sm">
              {sentenceFor(refusal)} {t('posts.kept')}
            </p>
          </div>
        </Card>
      )}
    </div>
  );
}

function isOffline(error: Error): boolean {
  return error instanceof ApiError && error.code === 'offline';
}

function lettersLeft(left: number): string {
  return left < 0 ? t('posts.tooMany', { count: -left }) : t('ui.lettersLeft', { count: left });
}
