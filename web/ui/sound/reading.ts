import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { canRead, onVoices, readAloud, stopReading } from './read-aloud.ts';

export interface Reading {
  /** Whether the device has a voice of its own for the language; without one there is no button. */
  hasVoice: boolean;
  isReading: boolean;
  /** Reads a text, or stops. */
  toggle: (text: () => string) => void;
}

/** Reading aloud for one button, by default in the page's language. Stops when the button unmounts. */
export function useReading(language?: string): Reading {
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => canRead(language),
    () => false,
  );
  const [isReading, setIsReading] = useState(false);
  const isReadingNow = useRef(false);
  const setReading = (now: boolean): void => {
    isReadingNow.current = now;
    setIsReading(now);
  };
  useEffect(() => () => (isReadingNow.current ? stopReading() : undefined), []);

  const toggle = (text: () => string): void => {
    if (isReading) stopReading();
    else readAloud(text(), () => setReading(false), language);
    setReading(!isReading);
  };
  return { hasVoice, isReading, toggle };
}
