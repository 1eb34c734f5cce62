import { describe, expect, test } from 'vitest';
import { claims } from './claims.ts';
import { helpAbout } from './messages/about/en.ts';
import { helpAnswers } from './messages/answers/en.ts';
import { helpCommunity } from './messages/community/en.ts';
import { helpContact } from './messages/contact/en.ts';
import { help } from './messages/en.ts';
import { helpKept } from './messages/kept/en.ts';
import { helpKids } from './messages/kids/en.ts';
import { helpPolicies } from './messages/policies/en.ts';
import { helpPrivacy } from './messages/privacy/en.ts';
import { helpTerms } from './messages/terms/en.ts';

/** Sentences that promise nothing of ours: rules for others, law, advice, and what is said to be missing. */
const plainWords: readonly (string | RegExp)[] = [
  /^help\.(privacy|terms|about)(\.\w+)?(\.title)?$/,
  /^help\.(about|privacy|terms)\.lead$/,
  /\.gap$/,
  /^help\.privacy\.kept\.\w+$/,
  'help.privacy.kept.log.operator',
  /^help\.(privacy|terms)\.summary\.\w+(\.link)?$/,
  /^help\.about\.(start|never)\.\w+(\.title)?$/,
  'help.about.who.text',
  'help.privacy.badge',
  'help.privacy.basis.gdpr',
  'help.privacy.sees.operator',
  'help.privacy.device.banner',
  'help.privacy.rights.proof',
  'help.privacy.rights.complain',
  'help.privacy.kept.parent.why',
  'help.terms.intro',
  'help.terms.real.text',
  'help.terms.secret.text',
  'help.terms.join.true',
  'help.terms.write.owner',
  'help.terms.write.unlawful',
  'help.terms.service.up',
  'help.terms.changes.text',
];

const claimed: readonly string[] = Object.values(claims).flatMap(({ says }) => says);
const pages = { ...helpAbout, ...helpKept, ...helpKids, ...helpPrivacy, ...helpTerms };

/** Sentences of which nobody has said whether they promise something. */
function unclear(sentences: readonly string[]): string[] {
  const isPlain = (sentence: string): boolean =>
    plainWords.some((words) => (typeof words === 'string' ? words === sentence : words.test(sentence)));
  return sentences.filter((sentence) => !claimed.includes(sentence) && !isPlain(sentence));
}

test('every sentence of privacy, terms and about is a claim with a feature behind it, or promises nothing', () => {
  expect(unclear(Object.keys(pages))).toEqual([]);
  expect(unclear(['help.privacy.robots.text'])).toEqual(['help.privacy.robots.text']);
});

test('no claim stands in the register that no page makes', () => {
  expect(claimed.filter((sentence) => !(sentence in pages) && !(sentence in helpContact))).toEqual([]);
});

describe('no page promises what is not there yet', () => {
  const all = { ...help, ...helpContact, ...helpAnswers, ...helpCommunity, ...helpPolicies, ...pages };
  const texts = Object.values(all).flatMap((text) => (typeof text === 'string' ? [text] : Object.values<string>(text)));

  test.each(['AI', '24/7', 'achievement', 'streak', 'moderator', 'badge'])('%s', (word) => {
    expect(texts.filter((text) => new RegExp(`\\b${word}\\b`, 'i').test(text))).toEqual([]);
  });
});
