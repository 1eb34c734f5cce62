import { type ReactNode, useId } from 'react';
import { type Crayon, crayonNames, crayons } from '#contract/rules/coloring.ts';
import { crayonName } from './crayon-name.ts';
import { t } from './messages/index.ts';

/** What the finger colors with. */
export type Tool = Crayon | 'eraser';

/** All crayons and the eraser. */
export function CrayonBox({ tool, onChange }: { tool: Tool; onChange: (tool: Tool) => void }): ReactNode {
  const group = useId();
  const all: readonly Tool[] = [...crayonNames, 'eraser'];
  return (
    <fieldset className="coloring-box">
      <legend className="sr-only">{t('coloring.colors')}</legend>
      {all.map((one) => {
        const name = one === 'eraser' ? t('coloring.eraser') : crayonName(one);
        return (
          <label key={one} className="coloring-crayon" title={name}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={one === tool}
              onChange={() => onChange(one)}
              aria-label={name}
            />
            <span
              aria-hidden="true"
              data-eraser={one === 'eraser' || undefined}
              style={one === 'eraser' ? undefined : { background: crayons[one] }}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
