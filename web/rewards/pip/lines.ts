import { type PipLook, type PipPart, pipParts, pipSlots, wornItems } from '#contract/rules/rewards/pips.ts';
import { t } from './messages/lines/index.ts';

/** What the frog says about its whole look: something about the first thing it wears, or a greeting. */
export function lineAbout(look: PipLook): string {
  const [first] = wornItems(look);
  return first ? t(`rewards.pip.says.${first.id}`) : t('rewards.pip.says.hello');
}

/** What the frog says about the last change of its look. */
export function lineAboutChange(before: PipLook, after: PipLook): string {
  for (const slot of pipSlots) {
    const worn = after[slot];
    if (worn === before[slot]) continue;
    return worn === 'none' ? t(`rewards.pip.says.bare.${slot}`) : t(`rewards.pip.says.${worn}`);
  }
  for (const part of Object.keys(pipParts) as PipPart[])
    if (after[part] !== before[part]) return t(partKey(part, after));
  return lineAbout(after);
}

function partKey(part: PipPart, look: PipLook) {
  switch (part) {
    case 'coat':
      return `rewards.pip.says.coat.${look.coat}` as const;
    case 'pattern':
      return `rewards.pip.says.pattern.${look.pattern}` as const;
    case 'eyes':
      return `rewards.pip.says.eyes.${look.eyes}` as const;
    case 'cheeks':
      return `rewards.pip.says.cheeks.${look.cheeks}` as const;
    case 'mouth':
      return `rewards.pip.says.mouth.${look.mouth}` as const;
  }
}
