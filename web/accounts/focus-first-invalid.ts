import { type RefObject, useEffect, useRef } from 'react';

/**
 * A form whose first wrong field gets the focus: each time that it could not be sent (`failures` counts), and each time that
 * the server refused it with an error.
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
  // With its label and its sentence in sight.
  field?.scrollIntoView({ block: 'center' });
}
