import { deleteDraft, readDraft, saveDraft } from '../drafts.ts';

const key = 'parent-here';

/** Notes in this tab, without a name, whether a parent is signed in: other pages ask who it is only then. */
export function noteParent(isHere: boolean): void {
  if (isHere) saveDraft(key, true);
  else deleteDraft(key);
}

export function wasParentHere(): boolean {
  return readDraft(key) === true;
}
