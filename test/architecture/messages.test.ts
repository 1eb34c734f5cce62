import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { english } from '#web/catalog.ts';
import { findUnusedMessages } from './messages.ts';
import { readTrees } from './sources.ts';

it('every message is used', () => {
  const trees = readTrees(fileURLToPath(new URL('../..', import.meta.url)));
  const web = trees.filter(({ path }) => path.startsWith('web/')).map(({ text }) => text);

  expect(findUnusedMessages(Object.keys(english), web)).toEqual([]);
});

const hole = '$' + '{kind}';

it.each([
  ['its name', `t('pond.fish')`],
  ['a template', `t(\`pond.${hole}\`)`],
  ['a template inside another', `\`${hole} \${t(\`pond.${hole}\`)}\``],
  ['a template with a part behind', `t(\`${hole}.fish\`)`],
])('a message that is used by %s is found', (_, code) => {
  expect(findUnusedMessages(['pond.fish'], [code])).toEqual([]);
});

it.each([
  ['another message', `t('pond.fish.more')`],
  ['a template without a word', `t(\`${hole}.${hole}\`)`],
  ['a template of another place', `t(\`sea.${hole}\`)`],
  ['its own declaration', `'pond.fish': 'Fish',`],
])('a message is not used by %s', (_, code) => {
  expect(findUnusedMessages(['pond.fish'], [code])).toEqual(['pond.fish']);
});
