import { useEffect, useState } from 'react';
import { useAfterPress } from '../after-press.ts';
import { restoreDraft, saveSignUpDraft } from './draft.ts';
import { type AgeRules, changeDraft, emptyDraft, type SignUpDraft, type SignUpField } from './sign-up-rules.ts';

const untouched: ReadonlySet<SignUpField> = new Set();

/** The draft of the sign-up form, which survives a reload, and the visited fields. */
export function useFormDraft(rules: AgeRules) {
  const [draft, setDraft] = useState(restoreDraft);
  const [isRestored, setIsRestored] = useState(() => !isEmpty(draft));
  const [visited, setVisited] = useState(untouched);

  const afterPress = useAfterPress();

  useEffect(() => saveSignUpDraft(draft), [draft]);

  const visit = (...fields: readonly SignUpField[]): void => setVisited((before) => new Set([...before, ...fields]));

  return {
    draft,
    visited,
    /** The draft is from before a reload; on a shared tablet it may be another child's. */
    isRestored,
    type: (change: Partial<SignUpDraft>) => setDraft(changeDraft(draft, change, rules)),
    visit,
    /** A field was left, perhaps by a press on something else. */
    leave: (field: SignUpField) => afterPress(() => visit(field)),
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
