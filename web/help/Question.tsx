import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';

interface QuestionProps {
  /** Its anchor. */
  id: string;
  question: string;
  answer: string;
  isOpen?: boolean | undefined;
  /** What shows more than the words of the answer. */
  picture?: ReactNode;
  /** Where to go next. */
  link?: { to: string; label: string } | undefined;
}

/** A question that opens to its answer. */
export function Question({ id, question, answer, isOpen = false, picture, link }: QuestionProps): ReactNode {
  return (
    <details id={id} open={isOpen} className="help-question">
      <summary className="flex min-h-14 items-center gap-3 rounded-button px-1">
        <h3 className="min-w-0 flex-1">{question}</h3>
        <Chevron />
      </summary>
      <div className="help-answer max-w-160 px-1">
        <p>{answer}</p>
        {picture}
        {link && (
          <Button to={link.to} look="secondary" className="mt-3">
            {link.label}
          </Button>
        )}
      </div>
    </details>
  );
}

function Chevron(): ReactNode {
  return (
    <span className="help-chevron grid size-9 shrink-0 place-items-center rounded-full bg-tone-soft text-tone-deep transition-transform">
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="none">
        <path d="M4 7l5 5 5-5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
