import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field of a form after each failed attempt to send it (`failures` counts them) and after each
 * refusal of the server.
 */
export function useFocusFirstInvalid(failures: number, refusal?: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) focusFirstInvalid(form.current);
  }, [failures]);
  useEffect(() => {
    if (refusal) focusFirstInvalid(form.current);
  }, [refusal]);
  return form;
}

export function focusFirstInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  // So that its label and its error are visible, too.
  field?.scrollIntoView({ block: 'center' });
}
