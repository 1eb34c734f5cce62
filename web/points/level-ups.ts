let reached: number | undefined;
const listeners = new Set<() => void>();

/** Shows the level-up overlay; of two at once the higher level counts. LevelUps must be on the page. */
export function celebrateLevel(level: number): void {
  change(Math.max(level, reached ?? 0));
}

export function closeLevelUp(): void {
  change(undefined);
}

export function reachedLevel(): number | undefined {
  return reached;
}

export function onLevelUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(level: number | undefined): void {
  reached = level;
  for (const listener of listeners) listener();
}
