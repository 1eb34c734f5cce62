import { type ReactNode, useState } from 'react';
import type { Reportable } from '#contract/safety.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { t } from '#web/app/messages/index.ts';
import { useSession } from '#web/app/session/session.ts';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';

// Rarely needed, so it loads when the pointer or the focus reaches the button.
const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx').then((file) => file.ReportDialog));
const fetchAhead = (): void => void ReportDialog.load().catch(() => undefined);

interface ReportButtonProps {
  targetType: Reportable;
  targetId: string;
  authorId: string;
  /** For screen readers. */
  title: string;
  className?: string | undefined;
  /** Called once the report was sent. */
  onReported?: (() => void) | undefined;
  /** -1 if the keyboard reaches it another way. */
  tabIndex?: number;
}

/** Reports something with two taps: this button, then a reason. Not shown on the child's own content. */
export function ReportButton({
  targetType,
  targetId,
  authorId,
  title,
  className,
  onReported,
  tabIndex,
}: ReportButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { user } = useSession();
  if (user?.kind !== 'child' || user.id === authorId) return null;
  return (
    <>
      <IconButton
        label={t('app.report', { title })}
        onClick={() => setIsOpen(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className={className}
        tabIndex={tabIndex}
      >
        <Emoji of="✋" size={22} />
      </IconButton>
      {isOpen && (
        <ReportDialog
          targetType={targetType}
          targetId={targetId}
          onClose={() => setIsOpen(false)}
          onReported={onReported}
        />
      )}
    </>
  );
}
