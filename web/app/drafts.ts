/** A draft that was typed before a reload of this tab, if there is a valid one. */
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
    // Without storage, drafts do not survive a reload.
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

/** Only for the same child: on a shared tablet nobody finds another child's draft. */
export function readOwnDraft(userId: string, key: string): unknown {
  const kept = readDraft(own + key) as { userId?: string; draft?: unknown } | undefined;
  return kept && kept.userId === userId ? kept.draft : undefined;
}

export function saveOwnDraft(userId: string, key: string, draft: unknown): void {
  saveDraft(own + key, { userId, draft });
}

export function deleteOwnDraft(key: string): void {
  deleteDraft(own + key);
}

/** After a parent has signed out. A child's drafts in the same browser stay. */
export function deleteOwnDraftsOf(userId: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(own) && readOwnDraft(userId, key.slice(own.length)) !== undefined)
        sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** After logging out. When only the session ends, drafts stay. */
export function deleteAllOwnDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(own)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
