import type { ReactNode } from 'react';
import type { CaseFile } from '#contract/safety.ts';
import './moderation.css';

interface MarkedTextProps {
  text: string;
  marks: Pick<CaseFile['marks'][number], 'from' | 'to'>[];
}

/** A text with the marks of the filter. */
export function MarkedText({ text, marks }: MarkedTextProps): ReactNode {
  const cuts = [...new Set([0, ...marks.flatMap(({ from, to }) => [from, to]), text.length])].sort((a, b) => a - b);
  const isMarked = (at: number): boolean => marks.some(({ from, to }) => from <= at && at < to);
  return (
    <p className="safety-words" dir="auto">
      {cuts.slice(0, -1).map((from, at) => {
        const piece = text.slice(from, cuts[at + 1]);
        return isMarked(from) ? <mark key={from}>{piece}</mark> : <span key={from}>{piece}</span>;
      })}
    </p>
  );
}
