import { type ReactNode, useState } from 'react';
import type { FieldProps } from './Field.tsx';
import { FieldFrame, withoutFrame } from './FieldFrame.tsx';
import { IconButton } from './IconButton.tsx';
import { EyeIcon, EyeShutIcon } from './icons.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button to show the text, because children mistype. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { showLabel, hideLabel, ...input } = withoutFrame(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...props}>
      {(tied) => (
        <div className="relative">
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...tied}
            type={shown ? 'text' : 'password'}
            className="control pe-14"
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
            className="absolute end-1 top-1"
          >
            {shown ? <EyeShutIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </FieldFrame>
  );
}
