import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Tone } from './tone.ts';

interface CardProps extends Omit<ComponentProps<'section'>, 'ref'> {
  /** Gives the card its top edge, and its colour to what stands in it. */
  tone?: Tone | undefined;
  /** plain: white. soft: filled with the soft tone. full: filled with the tone itself, text in white. */
  fill?: 'plain' | 'soft' | 'full' | undefined;
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
}

const fills = {
  plain: 'border-line bg-card',
  soft: 'border-[color-mix(in_srgb,var(--tone)_45%,var(--tone-soft))] bg-tone-soft',
  full: 'border-transparent bg-tone text-tone-on',
};

// Laid over the card's own border, so that the edge follows the outer curve cleanly.
const edge =
  'before:pointer-events-none before:absolute before:-inset-0.5 before:rounded-card before:bg-[linear-gradient(var(--tone)_8px,transparent_0)] pt-7';

export function Card({ tone, fill = 'plain', as: Tag = 'section', className, ...rest }: CardProps): ReactNode {
  return (
    <Tag
      {...rest}
      data-tone={tone}
      className={cx(
        'relative rounded-card border-2 p-5 sm:p-6',
        fills[fill],
        tone !== undefined && fill === 'plain' && edge,
        className,
      )}
    />
  );
}
