import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { canRead, onVoices, readAloud, stopReading } from '#web/ui/sound/read-aloud.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from './messages/index.ts';

interface ReadToMeProps {
  /** What is read. */
  text: string;
  /** Only the picture, where it stands beside what it reads. */
  round?: boolean | undefined;
  className?: string | undefined;
}

/** What is read is content, and content is English, whatever the page speaks. */
const ENGLISH = 'en';
const hasEnglishVoice = () => canRead(ENGLISH);

/** Only there where the device has a voice of its own. */
export function ReadToMe({ text, round = false, className }: ReadToMeProps): ReactNode {
  const hasVoice = useSyncExternalStore(onVoices, hasEnglishVoice, () => false);
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
    readAloud(text, () => mark(false), ENGLISH);
    mark(true);
  };
  const label = t(reading ? 'ui.stopReading' : 'ui.readToMe');
  const picture = <Emoji of={reading ? '⏹️' : '🔊'} size={24} />;
  return round ? (
    <IconButton label={label} title={label} className={cx('bg-tone-soft', className)} onClick={toggle}>
      {picture}
    </IconButton>
  ) : (
    <Button look="ghost" className={className} onClick={toggle}>
      {picture}
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
