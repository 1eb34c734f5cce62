import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('a folded text', () => {
  it.each([
    ['MAYA', 'maya'],
    ['Mоderator', 'moderator'],
    ['Ｐｏｌｉｃｅ', 'police'],
    ['Αdmin', 'admin'],
    ['José Łukasz Søren', 'jose lukasz soren'],
    ['Größe', 'grosse'],
    ['Ma\u200bya\u00ad', 'maya'],
    ['M\u0336a\u0336y\u0336a', 'maya'],
    ['𝓜𝓪𝔂𝓪', 'maya'],
    ['٠١٢ ０１２ ०१२ 𝟘𝟙𝟚', '012 012 012 012'],
    ['김민준', '김민준'],
    ['महेश', 'महेश'],
    ['美咲', '美咲'],
    ['ليلى', 'ليلى'],
  ])('of %j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('stays as it is when it is folded again', () => {
    for (const text of ['Mоderator', 'ÅSE', '김', 'Ⅷ', '½', 'ﬁsh'])
      expect(foldText(foldText(text))).toBe(foldText(text));
  });
});
