import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface MarkProps {
  size?: number | undefined;
  className?: string | undefined;
}

interface ToggleMarkProps extends MarkProps {
  /** Solid if given, else hollow, so that it does not depend on color alone. */
  filled: boolean;
}

const HEART = 'M12 20.4S3 15.2 3 9a4.9 4.9 0 0 1 9-2.7A4.9 4.9 0 0 1 21 9c0 6.2-9 11.4-9 11.4Z';
const STAR = 'm12 2.9 2.7 5.7 6.2.8-4.5 4.3 1.1 6.2-5.5-3-5.5 3 1.1-6.2-4.5-4.3 6.2-.8Z';
const BUBBLE =
  'M12 3.6c5.2 0 9.3 3.3 9.3 7.6s-4.1 7.6-9.3 7.6c-1 0-2-.1-2.9-.4L4.4 21l.9-4.5c-1.6-1.4-2.6-3.2-2.6-5.3 0-4.3 4.1-7.6 9.3-7.6Z';

export function HeartMark({ filled, ...rest }: ToggleMarkProps): ReactNode {
  return <Mark d={HEART} look={filled ? 'fill-lotus stroke-lotus-deep' : 'fill-none stroke-current'} {...rest} />;
}

export function StarMark({ filled, ...rest }: ToggleMarkProps): ReactNode {
  return <Mark d={STAR} look={filled ? 'fill-sun stroke-sun-line' : 'fill-none stroke-current'} {...rest} />;
}

/** Words of others. plain: in the color of the text around it. chat: the picture of the chat itself. */
export function BubbleMark({
  look = 'plain',
  ...rest
}: MarkProps & { look?: 'plain' | 'chat' | undefined }): ReactNode {
  const isChat = look === 'chat';
  return (
    <Mark d={BUBBLE} look={isChat ? 'fill-sky stroke-sky-deep' : 'fill-none stroke-current'} {...rest}>
      <path d="M8 11.2h.01M12 11.2h.01M16 11.2h.01" className={cx(isChat && 'stroke-white')} />
    </Mark>
  );
}

function Mark({
  d,
  look,
  size = 24,
  className,
  children,
}: MarkProps & { d: string; look: string; children?: ReactNode }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(look, className)}
    >
      <path d={d} />
      {children}
    </svg>
  );
}
