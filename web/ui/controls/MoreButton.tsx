import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { focusRow } from './row-focus.ts';

interface MoreButtonProps {
  children: ReactNode;
  /** Loads the next page. Undefined when there is none; the button stays mounted to pass its focus on. */
  more: (() => void) | undefined;
  /** For pages that come from the server. */
  pending?: boolean;
  look?: 'secondary' | 'ghost' | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Loads the next page of the list or table before it, or of the rows beside it. Then the focus is on the first new row: the
 * button has moved below all of them, or is gone with the last page.
 */
export function MoreButton({
  children,
  more,
  pending,
  look = 'secondary',
  wide,
  className,
}: MoreButtonProps): ReactNode {
  const wanted = useRef<NewRow>(undefined);
  useEffect(() => {
    if (!pending && focusNewRow(wanted.current)) wanted.current = undefined;
  });
  if (!more) return null;
  return (
    <Button
      look={look}
      wide={wide}
      className={className}
      pending={pending}
      onClick={({ currentTarget }) => {
        wanted.current = findNewRow(currentTarget);
        more();
      }}
    >
      {children}
    </Button>
  );
}

interface NewRow {
  readonly button: Element;
  readonly rows: Element;
  readonly at: number;
}

/** Where the first new row will be. */
function findNewRow(button: Element): NewRow | undefined {
  const before = button.previousElementSibling;
  const rows = before instanceof HTMLTableElement ? before.tBodies[0] : before?.matches('ul, ol') ? before : undefined;
  if (rows) return { button, rows, at: rows.childElementCount };
  const { parentElement } = button;
  return parentElement ? { button, rows: parentElement, at: [...parentElement.children].indexOf(button) } : undefined;
}

/** Returns whether the row has come. A focus that has moved elsewhere in the meantime stays there. */
function focusNewRow(wanted: NewRow | undefined): boolean {
  const row = wanted?.rows.children[wanted.at];
  if (!(row instanceof HTMLElement) || row === wanted?.button) return false;
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement !== wanted?.button) return true;
  focusRow(row);
  return true;
}
