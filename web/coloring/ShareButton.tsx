import { type FormEvent, type ReactNode, useState } from 'react';
import type { ColoringPage } from '#contract/coloring.ts';
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '#contract/posts.ts';
import type { Coloring } from '#contract/rules/coloring.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from './messages/index.ts';
import { useShareColoring } from './queries.ts';

interface ShareButtonProps {
  page: ColoringPage;
  coloring: Coloring;
  isShared: boolean;
  onShared: () => void;
}

/** The way from a picture to a post; only for children who may write posts. */
export function ShareButton({ page, coloring, isShared, onShared }: ShareButtonProps): ReactNode {
  const { can } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!can.writePosts || isShared) return null;
  return (
    <>
      <Button wide tone="lotus" className="mt-4" onClick={() => setOpen(true)}>
        {t('coloring.share')}
      </Button>
      {isOpen && <ShareDialog page={page} coloring={coloring} onShared={onShared} onClose={() => setOpen(false)} />}
    </>
  );
}

type ShareDialogProps = Omit<ShareButtonProps, 'isShared'> & { onClose: () => void };

function ShareDialog({ page, coloring, onShared, onClose }: ShareDialogProps): ReactNode {
  const [clientId] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState(() => t('coloring.share.beginning', { title: page.title }));
  const [content, setContent] = useState('');
  const { mutate, isPending, error } = useShareColoring(page.id, ({ status }) => {
    showToast({
      title: t(status === 'held' ? 'coloring.share.held' : 'coloring.share.out'),
      tone: 'success',
      emoji: '🎨',
    });
    onShared();
    onClose();
  });
  const fields = error instanceof ApiError ? error.problem.fields : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ clientId, title, content, coloredSections: coloring });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('coloring.share.close')}
      title={t('coloring.share.title')}
      description={t('coloring.share.text')}
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field
          name="title"
          label={t('coloring.share.name')}
          error={fields?.['title']}
          maxLength={POST_TITLE_MAX}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          autoComplete="off"
          dir="auto"
        />
        <TextAreaField
          name="content"
          label={t('coloring.share.words')}
          error={fields?.['content']}
          maxLength={POST_CONTENT_MAX}
          placeholder={t('coloring.share.placeholder')}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          rows={4}
          dir="auto"
        />
        {error && !fields && <p role="alert">{sentenceFor(error)}</p>}
        <Button type="submit" size="large" pending={isPending}>
          {t('coloring.share.send')}
        </Button>
      </form>
    </Dialog>
  );
}
