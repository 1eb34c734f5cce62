import type { PipPart, pipParts } from '#contract/rules/rewards/pips.ts';
import { t } from './messages/index.ts';

type NameOf = { [Part in PipPart]: (name: (typeof pipParts)[Part][number]) => string };

const names: NameOf = {
  coat: (name) => t(`rewards.pip.coat.${name}`),
  pattern: (name) => t(`rewards.pip.pattern.${name}`),
  eyes: (name) => t(`rewards.pip.eyes.${name}`),
  cheeks: (name) => t(`rewards.pip.cheeks.${name}`),
  mouth: (name) => t(`rewards.pip.mouth.${name}`),
};

/** The name of a choice, like "Leaf green". */
export function partName<Part extends PipPart>(part: Part, name: (typeof pipParts)[Part][number]): string {
  return names[part](name);
}
