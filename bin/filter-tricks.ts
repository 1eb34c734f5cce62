/** The ways in which people hide a word. */
export const tricks: Readonly<Record<string, (word: string) => string>> = {
  plain: (word) => word,
  capitals: (word) => word.toUpperCase(),
  'leaping case': (word) => [...word].map((letter, at) => (at % 2 === 0 ? letter : letter.toUpperCase())).join(''),
  digits: (word) => replaceLetters(word, { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }),
  signs: (word) => replaceLetters(word, { a: '@', i: '!', s: '$', o: '0' }),
  'wide letters': (word) => toAlphabet(word, 0xff41),
  'bold letters': (word) => toAlphabet(word, 0x1d41a),
  'letters in rings': (word) => toAlphabet(word, 0x24d0),
  accents: (word) => replaceLetters(word, { a: 'á', e: 'ë', i: 'ï', o: 'ô', u: 'ü', c: 'ç', n: 'ñ' }),
  lookalikes: (word) => replaceLetters(word, { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', y: 'у', i: 'і' }),
  'invisible signs': (word) => [...word].join('\u200b'),
  'struck through': (word) => [...word].map((letter) => `${letter}\u0336`).join(''),
  blanks: (word) => [...word].join(' '),
  dots: (word) => [...word].join('.'),
  dashes: (word) => [...word].join('-'),
  underlines: (word) => [...word].join('_'),
  stars: (word) => [...word].join('*'),
  pictures: (word) => [...word].join('🔥'),
  'a masked vowel': (word) => word.replace(/(?<=.)[aeiou]/, '*'),
  'all vowels masked': (word) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '*'),
  'a masked middle': (word) => `${word.slice(0, half(word))}*${word.slice(half(word) + 1)}`,
  'a star at the end': (word) => `${word.slice(0, -1)}*`,
  'a star at the start': (word) => `*${word.slice(1)}`,
  'dots for vowels': (word) => word.replace(/(?<=.)[aeiou]/g, '.'),
  'digits at the end': (word) => `${word}123`,
  'double blanks': (word) => [...word].join('  '),
  'dots and blanks': (word) => [...word].join('. '),
  'pictures and blanks': (word) => [...word].join(' 😂 '),
  'greek letters': (word) => replaceLetters(word, { a: 'α', e: 'ε', i: 'ι', o: 'ο', u: 'υ', k: 'κ', n: 'η', t: 'τ' }),
  backwards: (word) => [...word].reverse().join(''),
  'a long vowel': (word) => word.replace(/(?<=.)[aeiou]/, (vowel) => vowel.repeat(4)),
  'a long end': (word) => word + word.slice(-1).repeat(3),
  'all doubled': (word) => [...word].map((letter) => letter + letter).join(''),
  'two changed places': (word) =>
    word.slice(0, half(word) - 1) + word.charAt(half(word)) + word.charAt(half(word) - 1) + word.slice(half(word) + 1),
  'cut in two': (word) => `${word.slice(0, half(word))} ${word.slice(half(word))}`,
  'inside a longer word': (word) => `xx${word}xx`,
};

function replaceLetters(word: string, others: Readonly<Record<string, string>>): string {
  return [...word].map((letter) => others[letter] ?? letter).join('');
}

function toAlphabet(word: string, to: number): string {
  return [...word].map((letter) => String.fromCodePoint(to + letter.charCodeAt(0) - 97)).join('');
}

function half(word: string): number {
  return Math.floor(word.length / 2);
}
