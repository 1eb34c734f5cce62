import type { Message, Translate } from './translator.ts';

/** English as it is set on a page: no line ends inside "grown-up" or "e-mail". */
export const translate: Translate = (_, english) => {
  if (typeof english === 'string') return keepTogether(english);
  const forms = Object.entries(english).map(([category, text]) => [category, keepTogether(text)]);
  return Object.fromEntries(forms) as Message;
};

// CSS cannot forbid a break after a hyphen. A word joiner is neither seen nor read aloud, and searching a page ignores it.
function keepTogether(sentence: string): string {
  return sentence.replace(/(grown-)(?=up)|\b(e-)(?=mail)/gi, '$&\u2060');
}
