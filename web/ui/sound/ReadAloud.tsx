import { createContext, type ReactNode, useContext, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { Emoji } from '../emoji/Emoji.tsx';
import { cx } from '../style/cx.ts';
import { useReading } from './reading.ts';
import { spokenText } from './spoken-text.ts';

/** What the button says; undefined on pages that children do not use. */
export const ReadAloudWords = createContext<{ start: string; stop: string } | undefined>(undefined);

const regions = '[data-reads],[role="dialog"],form,section,article,main';

/**
 * Reads to a child what stands around it: the nearest dialog, form, section or element with `data-reads`, with its labels,
 * hints and errors as they are at that moment. Not there where the device has no voice of its own.
 */
export function ReadAloud({ className }: { className?: string | undefined }): ReactNode {
  const words = useContext(ReadAloudWords);
  const { hasVoice, isReading, toggle } = useReading();
  const button = useRef<HTMLButtonElement>(null);
  if (!words || !hasVoice) return null;
  const label = isReading ? words.stop : words.start;
  const textAround = (): string => {
    const region = button.current?.closest(regions);
    return region ? spokenText(region) : '';
  };
  return (
    <IconButton
      ref={button}
      label={label}
      title={label}
      data-read-aloud=""
      className={cx('bg-tone-soft', className)}
      onClick={() => toggle(textAround)}
    >
      <Emoji of={isReading ? '⏹️' : '🔊'} size={24} />
    </IconButton>
  );
}
