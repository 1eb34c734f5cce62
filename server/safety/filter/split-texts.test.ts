import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPiece } from './contact/pieces.ts';
import { screenNextMessage } from './conversation.ts';

const OTHER_CHILD = '> ';

/** Whether any of these texts is stopped, as they follow each other in a chat or below a post. */
function isStopped(place: string, texts: readonly string[]): boolean {
  const messages = texts.map((text) => ({
    text: text.replace(OTHER_CHILD, ''),
    isOther: text.startsWith(OTHER_CHILD),
  }));
  return messages.some(({ text, isOther }, at) => {
    const before = messages.slice(0, at);
    const own = before.filter((message) => message.isOther === isOther).map((message) => message.text);
    const dialogue = before.slice(-5).map((message) => ({ text: message.text, isOther: message.isOther !== isOther }));
    const pieces = own.filter(isPiece);
    const earlier = { texts: own.slice(-5), groomingSignals: [], pieces };
    return screenNextMessage(text, place === 'chat' ? { ...earlier, dialogue } : earlier).decision !== 'allow';
  });
}

function readLines(file: string) {
  return readFileSync(new URL(`../../../test/safety/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [place = '', label, texts = ''] = line.split('\t');
      return { isSplit: label === '1', isStopped: isStopped(place, texts.split(' ⏎ ')) };
    });
}

describe.each([
  ['split-texts', 0.95, 0.045],
  ['split-texts-holdout', 0.88, 0.085],
])('of %s', (file, least, most) => {
  const getShare = (isSplit: boolean) => {
    const lines = readLines(file).filter((line) => line.isSplit === isSplit);
    return lines.filter((line) => line.isStopped).length / lines.length;
  };

  it(`finds at least ${least} of what is private in pieces`, () => {
    expect(getShare(true)).toBeGreaterThanOrEqual(least);
  });

  it(`stops at most ${most} of what is harmless`, () => {
    expect(getShare(false)).toBeLessThanOrEqual(most);
  });
});
