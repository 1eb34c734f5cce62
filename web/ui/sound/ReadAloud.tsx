import { createContext, lazy, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Optional } from '../layout/Optional.tsx';
import { canRead, onVoices } from './read-aloud.ts';

// Loaded only where the device has a voice of its own.
const ReadAloudButton = lazy(() => import('./ReadAloudButton.tsx').then((file) => ({ default: file.ReadAloudButton })));

/** What the button says; undefined on pages that children do not use. */
export const ReadAloudWords = createContext<{ start: string; stop: string } | undefined>(undefined);

/**
 * Reads the text around it aloud: the nearest dialog, form, section or element with `data-reads`, with its current labels, hints and
 * errors, or else the visible part of the page. Not shown if the device has no voice of its own.
 */
export function ReadAloud({ className }: { className?: string | undefined }): ReactNode {
  const words = useContext(ReadAloudWords);
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => canRead(),
    () => false,
  );
  if (!words || !hasVoice) return null;
  return (
    <Optional>
      <ReadAloudButton words={words} className={className} />
    </Optional>
  );
}
