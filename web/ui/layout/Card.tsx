import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';

interface CardProps extends Omit<ComponentProps<'section'>, 'ref'> {
  /** The color of the top edge, and of the parts inside. */
  tone?: Tone | undefined;
  /** plain: white. soft: filled with the soft tone. full: filled with the tone itself, text in white. */
  fill?: 'plain' | 'soft' | 'full' | undefined;
  /** large: 20 px, 24 from 640 px on. small: 16 px. none: for a picture up to the edge. */
  padding?: 'large' | 'small' | 'none' | undefined;
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
}

const fills = {
  plain: 'border-line bg-card',
  soft: 'border-[color-mix(in_srgb,var(--tone)_45%,var(--tone-soft))] bg-tone-soft',
  full: 'border-transparent bg-tone text-tone-on [--color-focus:var(--tone-on)]',
};

/** With large letters, the padding does not grow beyond what a small screen can spare. */
const paddings = { large: 'p-[min(1.25rem,6vw)] sm:p-6', small: 'p-[min(1rem,5vw)]', none: 'overflow-hidden' };

// Laid over the card's own border, so that the edge follows the outer curve cleanly.
const edge =
  'before:pointer-events-none before:absolute before:-inset-0.5 before:rounded-card before:bg-[linear-gradient(var(--tone)_8px,transparent_0)]';

export function Card({
  tone,
  fill = 'plain',
  padding = 'large',
  as: Tag = 'section',
  className,
  ...rest
}: CardProps): ReactNode {
  return (
    <Tag
      {...rest}
      data-tone={tone}
      className={cx(
        'relative rounded-card border-2',
        fills[fill],
        paddings[padding],
        tone !== undefined && fill === 'plain' && edge,
        className,
      )}
    />
  );
}
