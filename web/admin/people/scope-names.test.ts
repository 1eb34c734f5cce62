import { expect, test } from 'vitest';
import { scopes } from '#contract/shared/endpoint.ts';
import { familyControls } from '#web/family/messages/controls/en.ts';
import { familyData } from '#web/family/messages/data/en.ts';
import { admin } from '../messages/en.ts';

test.each(scopes)('staff and parents call %s the same', (scope) => {
  const parents = familyData[`family.records.scope.${scope}`];

  expect(admin[`admin.person.scope.${scope}`]).toBe(parents);
  expect(familyControls[`family.scopes.${scope}`].toLowerCase()).toBe(parents);
});
