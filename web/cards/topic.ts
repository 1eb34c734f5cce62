import { cards } from './messages/en.ts';
import { t } from './messages/index.ts';

/** A category of the content files in the child's language. One without a translation is shown as it is written. */
export function topic(category: string): string {
  const key = `cards.topic.${category.replaceAll(' ', '_')}`;
  return key in cards
    ? t(key as keyof typeof cards & `cards.topic.${string}`)
    : category.charAt(0).toUpperCase() + category.slice(1);
}
