import { type RefObject, useEffect, useRef } from 'react';

/**
 * A form whose first wrong field gets the focus: each time that it could not be sent (`failures` counts), and each time that
 * the server refused it with an error.
 */
export function useFirstWrong(failures: number, refusal?: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) focusFirstWrong(form.current);
  }, [failures]);
  useEffect(() => {
    if (refusal) focusFirstWrong(form.current);
  }, [refusal]);
  return form;
}

export function focusFirstWrong(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  // With its label and its sentence in sight.
  field?.scrollIntoView({ block: 'center' });
}
