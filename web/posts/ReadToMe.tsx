import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { SpeakerIcon } from '#web/ui/controls/icons.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { useReading } from '#web/ui/sound/reading.ts';
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

/** Only there where the device has a voice of its own. */
export function ReadToMe({ text, round = false, className }: ReadToMeProps): ReactNode {
  const { hasVoice, isReading, toggle } = useReading(ENGLISH);
  if (!hasVoice) return null;
  const read = (): void => toggle(() => text);
  const label = t(isReading ? 'ui.stopReading' : 'ui.readToMe');
  const picture = isReading ? <Emoji of="⏹️" size={24} /> : <SpeakerIcon />;
  return round ? (
    <IconButton
      label={label}
      title={label}
      data-read-aloud=""
      className={cx('bg-tone-soft text-tone-deep', className)}
      onClick={read}
    >
      {picture}
    </IconButton>
  ) : (
    <Button look="ghost" data-read-aloud="" className={className} onClick={read}>
      {picture}
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
