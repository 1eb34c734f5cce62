import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { ParentHeading } from './ParentHeading.tsx';

interface ParentActionFormProps {
  title: string;
  text: string;
  /** Further details. */
  children?: ReactNode;
  label: string;
  look: 'primary' | 'danger';
  pending: boolean;
  error: Error | null;
  onAct: () => void;
}

/** One question to a parent, with one button. */
export function ParentActionForm({
  title,
  text,
  children,
  label,
  look,
  pending,
  error,
  onAct,
}: ParentActionFormProps): ReactNode {
  return (
    <>
      <ParentHeading title={title}>{text}</ParentHeading>
      {children}
      {error && !pending && (
        <div role="alert">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
      <Button size="large" look={look} className="sm:self-start" pending={pending} onClick={onAct}>
        {label}
      </Button>
    </>
  );
}
