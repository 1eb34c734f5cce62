import { expect, it } from 'vitest';
import { auditNouns } from '#contract/safety/audit.ts';
import { operatorSettingNames, SETUP_DONE } from '#server/platform/operator-profile.ts';
import { safetyAudit } from '#web/safety/messages/audit/en.ts';
import { readTrees } from './sources.ts';

/** Where the name of a setting that admins change is written out. */
const writtenSetting = /\b(?:KEEP_DECISIONS|NEEDS_DUTY|PARENTS_READ|ANSWER_DAYS|MAIL_TESTED) = '([a-z_]+)'/g;
/** Where an act is written out. Acts of parents look the same and are in a table of their own. */
const written = /(?:\bact: |admin, id, )'([a-z]+\.[a-z_-]+)'/g;
const nouns: readonly string[] = Object.values(auditNouns).flat();

const acts = readTrees('.')
  .filter(({ path }) => path.startsWith('server/'))
  .flatMap(({ text }) => text.split('\n'))
  .filter((line) => !/record(Parent|Own)Act/.test(line))
  .flatMap((line) => [...line.matchAll(written)].map(([, act = '']) => act));

it('every act of the audit log has a sentence for staff', () => {
  const spoken = acts.filter((act) => nouns.includes(act.split('.')[0] ?? ''));

  expect(spoken.length).toBeGreaterThan(30);
  expect(spoken.filter((act) => !(`safety.audit.act.${act}` in safetyAudit))).toEqual([]);
});

it('every setting that an admin changes has a name in the audit log', () => {
  const inModules = readTrees('.').flatMap(({ text }) =>
    [...text.matchAll(writtenSetting)].map(([, name = '']) => name),
  );
  const names = [...Object.values(operatorSettingNames), SETUP_DONE, 'registration', ...inModules];

  expect(inModules).toHaveLength(5);
  expect(names.filter((name) => !(`safety.audit.value.names.${name}` in safetyAudit))).toEqual([]);
});
