import { useEffect } from 'react';
import type { CaseFile, CaseRow } from '#contract/safety.ts';
import { useCase, useOneCase } from '../queries.ts';

interface Choice {
  readonly chosenId: string | undefined;
  chooseId(id: string | undefined): void;
  readonly isPresent: boolean;
  /** The queue has been loaded. */
  readonly isReady: boolean;
}

interface CaseInView {
  readonly current: CaseRow | CaseFile | undefined;
  readonly file: CaseFile | undefined;
  /** Why the chosen case cannot be shown. */
  readonly error: Error | null;
  /** How many of the loaded cases come from here on. */
  readonly left: number;
  move(steps: number): void;
  /** Goes on to the next case, or from the last one back to the one before. */
  leave(): void;
}

/**
 * The case that is being read, else the first one. A case outside the loaded queue is loaded by itself: it waits further down,
 * or a colleague has just decided it, and the next key must not decide another one in its place.
 */
export function useCaseInView(
  cases: readonly CaseRow[],
  { chosenId, chooseId, isPresent, isReady }: Choice,
): CaseInView {
  const row = chosenId === undefined ? cases[0] : cases.find(({ id }) => id === chosenId);
  const position = row ? cases.indexOf(row) : -1;
  const listed = useCase(row, isPresent);
  const outside = useOneCase(isReady && isPresent && !row ? chosenId : undefined);

  // New cases do not replace the case that is being read.
  useEffect(() => {
    if (row && row.id !== chosenId) chooseId(row.id);
  }, [chosenId, chooseId, row]);

  const { data, error } = row ? listed : outside;
  const current = row ?? outside.data;
  return {
    ...{ current, error, left: cases.length - position },
    file: data?.id === current?.id ? data : undefined,
    move: (steps) => chooseId(cases[Math.min(Math.max(position + steps, 0), cases.length - 1)]?.id),
    leave: () => chooseId((cases[position + 1] ?? cases[position - 1])?.id),
  };
}
