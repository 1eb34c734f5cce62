import { t } from '../messages/cards/index.ts';

const kinds = [
  'riddle',
  'joke',
  'trivia',
  'poster',
  'fun_fact',
  'common_knowledge',
  'word_puzzle',
  'mini_game',
] as const;
const ways = ['answered blind', 'fact judged', 'read again'] as const;

/** A kind that has no name yet is called as the program calls it. */
export function getKindName(kind: string): string {
  const known = kinds.find((one) => one === kind);
  return known ? t(`admin.cards.kind.${known}`) : kind;
}

export function getCheckName(way: string): string {
  const known = ways.find((one) => one === way);
  return known ? t(`admin.cards.how.${known}`) : way;
}
