import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { ChevronIcon } from '#web/ui/controls/icons.tsx';

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
      <summary className="flex min-h-14 items-center gap-[min(0.75rem,3vw)] rounded-button px-1">
        <h3 className="min-w-0 flex-1">{question}</h3>
        <span className="help-chevron grid size-[min(2.25rem,10vw)] shrink-0 place-items-center rounded-full bg-tone-soft text-tone-deep transition-transform">
          <ChevronIcon />
        </span>
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
