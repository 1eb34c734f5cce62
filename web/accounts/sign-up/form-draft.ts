import { useEffect, useState } from 'react';
import { keepDraft, restoreDraft } from './draft.ts';
import { type AgeRules, changeDraft, emptyDraft, type SignUpDraft, type SignUpField } from './sign-up-rules.ts';

const untouched: ReadonlySet<SignUpField> = new Set();

/** The draft of the sign-up form, which survives a reload, and the visited fields. */
export function useFormDraft(rules: AgeRules) {
  const [draft, setDraft] = useState(restoreDraft);
  const [isRestored, setIsRestored] = useState(() => !isEmpty(draft));
  const [visited, setVisited] = useState(untouched);

  useEffect(() => keepDraft(draft), [draft]);

  return {
    draft,
    visited,
    /** The draft is from before a reload; on a shared tablet it may be another child's. */
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
