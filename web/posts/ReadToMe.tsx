import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '#web/app/messages/index.ts';
import { Button } from '#web/ui/Button.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { canRead, onVoices, readAloud, stopReading } from '#web/ui/read-aloud.ts';

interface ReadToMeProps {
  /** What is read. */
  text: string;
  className?: string | undefined;
}

/** Only there where the device has a voice of its own. */
export function ReadToMe({ text, className }: ReadToMeProps): ReactNode {
  const hasVoice = useSyncExternalStore(onVoices, canRead);
  const [reading, setReading] = useState(false);
  const isReading = useRef(false);
  const mark = (now: boolean): void => {
    isReading.current = now;
    setReading(now);
  };
  useEffect(() => () => (isReading.current ? stopReading() : undefined), []);

  if (!hasVoice) return null;
  const toggle = (): void => {
    if (reading) {
      stopReading();
      mark(false);
      return;
    }
    readAloud(text, () => mark(false));
    mark(true);
  };
  return (
    <Button look="ghost" className={className} onClick={toggle}>
      <Emoji of={reading ? '⏹️' : '🔊'} size={22} />
      {t(reading ? 'ui.stopReading' : 'ui.readToMe')}
    </Button>
  );
}
