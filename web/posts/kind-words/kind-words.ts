import type { KindWord } from '#contract/rules/kind-words.ts';
import { t } from '../messages/index.ts';

const emoji: Record<KindWord, string> = {
  so_creative: '🎨',
  great_idea: '💡',
  well_done: '👏',
  made_me_smile: '😊',
  tell_more: '📖',
  me_too: '🙌',
  you_can_do_it: '💪',
  good_luck: '🍀',
};

export function kindWordText(words: KindWord): { readonly emoji: string; readonly text: string } {
  return { emoji: emoji[words], text: t(`posts.kind_words.${words}`) };
}
