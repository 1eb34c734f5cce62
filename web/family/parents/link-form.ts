import type { ConsentLink } from '#contract/family.ts';
import type { Done } from './ConsentDone.tsx';

export type About = NonNullable<ConsentLink['about']>;

/** The props of each form: what it asks about, the secret of its link, and the callback when it is done. */
export interface LinkFormProps {
  readonly about: About;
  readonly token: string;
  readonly onDone: (done: Done) => void;
  /** Called when the next step is signing a form; `token` is the secret of its link. */
  readonly onForm: (token: string) => void;
  /** The server refused: perhaps the link was used meanwhile. */
  readonly onRefused: (error: Error) => void;
}
