import type { ReactNode } from 'react';
import { OwnPip } from '#web/ui/pip/OwnPip.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { useOwnFrog } from '../pip/queries.ts';

/** The child's own frog once it has hatched; until then our mascot. */
export function PondFrog(): ReactNode {
  const { data: frog } = useOwnFrog();
  return frog?.isSaved ? <OwnPip look={frog.look} pose="wave" size={280} /> : <Pip size={280} mood="happy" />;
}
