import { memo, type ReactNode } from 'react';
import { type PipLook, type PipPart, pipParts } from '#contract/rules/rewards/pips.ts';
import { OwnPip } from '#web/ui/pip/OwnPip.tsx';
import { CoatSwatch } from './CoatSwatch.tsx';
import { t } from './messages/index.ts';
import { partName } from './part-names.ts';

interface PartChoicesProps {
  look: PipLook;
  onChange: (change: Partial<PipLook>) => void;
}

const parts = Object.keys(pipParts) as PipPart[];

/** The parts of the frog itself. Always free. */
export function PartChoices({ look, onChange }: PartChoicesProps): ReactNode {
  return (
    <div className="rewards-pip-parts">
      {parts.map((part) => (
        <PartChoice key={part} part={part} look={look} onChange={onChange} />
      ))}
    </div>
  );
}

interface PartChoiceProps extends PartChoicesProps {
  part: PipPart;
  /** Replaces the name of the part. */
  legend?: string | undefined;
}

export function PartChoice({
  part,
  look,
  onChange,
  legend = t(`rewards.pip.part.${part}`),
}: PartChoiceProps): ReactNode {
  return (
    <fieldset data-part={part} className="rewards-pip-part">
      <legend>{legend}</legend>
      <div className="rewards-pip-row">
        {pipParts[part].map((name) => {
          const change = { [part]: name } as Partial<PipLook>;
          return (
            <label key={name} title={partName(part, name)}>
              <input
                type="radio"
                name={`pip-${part}`}
                aria-label={partName(part, name)}
                checked={look[part] === name}
                onChange={() => onChange(change)}
                className="sr-only"
              />
              {part === 'coat' ? (
                <CoatSwatch coat={name as PipLook['coat']} />
              ) : (
                <PartPicture {...bare(look, change)} />
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type Bare = Pick<PipLook, PipPart>;

/** Without clothes, because they would cover what is chosen here. */
function bare({ coat, pattern, eyes, cheeks, mouth }: PipLook, change: Partial<PipLook>): Bare {
  return { coat, pattern, eyes, cheeks, mouth, ...change };
}

const PartPicture = memo((face: Bare) => (
  <span className="rewards-pip-face">
    <OwnPip look={{ ...face, hat: 'none', glasses: 'none', scarf: 'none', held: 'none' }} pose="face" size={56} />
  </span>
));
