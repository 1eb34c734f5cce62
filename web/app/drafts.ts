/** What was typed before a reload of this tab; undefined when there is nothing, or nothing that can be read. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser without storage forgets at a reload.
  }
}

export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

const own = 'own:';

/** A child's own words: on a tablet that is passed around, nobody finds those of the child before them. */
export function readOwnDraft(userId: string, key: string): unknown {
  const kept = readDraft(own + key) as { userId?: string; draft?: unknown } | undefined;
  return kept?.userId === userId ? kept.draft : undefined;
}

export function saveOwnDraft(userId: string, key: string, draft: unknown): void {
  saveDraft(own + key, { userId, draft });
}

export function deleteOwnDraft(key: string): void {
  deleteDraft(own + key);
}

/** For somebody who logs out. Whose session has merely ended finds their words again. */
export function deleteAllOwnDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(own)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
