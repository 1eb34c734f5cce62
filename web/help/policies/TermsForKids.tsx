import type { ReactNode } from 'react';
import { t } from '../messages/kids/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import { KidsPolicy } from './KidsPolicy.tsx';

const rules = [
  ['kind', '💚', 'leaf'],
  ['real', '🎂', 'sun'],
  ['name', '🎭', 'grape'],
  ['secret', '🤫', 'sky'],
  ['fair', '🎲', 'teal'],
  ['share', '📝', 'lotus'],
  ['grownUps', '🧡', 'ember'],
  ['end', '🌧️', 'moss'],
] as const;

export function TermsForKids({ facts }: { facts: Facts }): ReactNode {
  return (
    <KidsPolicy
      rules={rules.map(([id, emoji, tone]) => ({
        id,
        emoji,
        tone,
        title: t(`help.terms.${id}.title`),
        texts: [t(`help.terms.${id}.text`, facts)],
      }))}
    />
  );
}
