import { useEffect, useState } from 'react';
import { keepDraft, restoreDraft } from './draft.ts';
import { type AgeRules, changeDraft, emptyDraft, type SignUpDraft, type SignUpField } from './sign-up-rules.ts';

const untouched: ReadonlySet<SignUpField> = new Set();

/** What is typed into the sign-up form, kept over a reload, and the fields that somebody has been in. */
export function useFormDraft(rules: AgeRules) {
  const [draft, setDraft] = useState(restoreDraft);
  const [isRestored, setIsRestored] = useState(() => !isEmpty(draft));
  const [visited, setVisited] = useState(untouched);

  useEffect(() => keepDraft(draft), [draft]);

  return {
    draft,
    visited,
    /** Some of it was typed before the page was loaded, on a shared tablet perhaps by another child. */
    isRestored,
    type: (change: Partial<SignUpDraft>) => setDraft(changeDraft(draft, change, rules)),
    visit: (...fields: readonly SignUpField[]) => setVisited(new Set([...visited, ...fields])),
    startEmpty: () => {
      setDraft(emptyDraft);
      setVisited(untouched);
      setIsRestored(false);
    },
  };
}

function isEmpty(draft: SignUpDraft): boolean {
  return Object.values(draft).every((value) => !value);
}
