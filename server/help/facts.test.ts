import { expect, it } from 'vitest';
import { readOperatorFacts } from '#contract/help.ts';
import { keptRows } from '#contract/rules/retention.ts';
import { openWorld } from '#test/world.ts';

it('the facts about the operator come from the settings', async () => {
  const settings = {
    CONTACT_EMAIL: 'ines@example.org',
    OPERATOR_NAME: 'Brook Street School',
    OPERATOR_ADDRESS: '5 Brook Street',
    MIN_AGE: '7',
    CONSENT_AGE: '16',
  };
  await using world = await openWorld({ settings });

  const { data } = await world.visitor().call(readOperatorFacts, {});

  const { endsWithAccount, endsOtherwise, ...facts } = data;
  expect(facts).toEqual({
    contactEmail: 'ines@example.org',
    operatorName: 'Brook Street School',
    operatorAddress: '5 Brook Street',
    onDutyNote: null,
    keptOutside: null,
    minAge: 7,
    maxAge: 17,
    consentAge: 16,
    contactDays: 365,
    sessionIdleHours: 12,
    sessionDays: 30,
    ownCodeMinutes: 10,
    parentCodeHours: 24,
    signUpHours: 48,
    signUpPathHours: 24,
    resetMinutes: 60,
    wrongPasswordMinutes: 60,
    codeMailHours: 24,
    caseCopyDays: 30,
    proofYears: 3,
    upgradeBackupDays: 30,
    answerDays: 7,
    undoDays: 7,
    chatDays: 90,
    playDays: 365,
    roundDays: 7,
    togetherDays: 30,
    waveDays: 14,
    activityDays: 90,
    exampleDays: 180,
    stopDays: 30,
    eventDays: 30,
    unusedDays: 548,
  });
  expect([...endsWithAccount, ...endsOtherwise].toSorted()).toEqual(keptRows.toSorted());
  expect(endsWithAccount).toContain('posts');
  expect(endsOtherwise).toContain('chats');
});

it('what is not set is null', async () => {
  await using world = await openWorld();
  const { data } = await world.visitor().call(readOperatorFacts, {});

  expect(data.contactEmail).toBeNull();
  expect(data.operatorName).toBeNull();
  expect(data.operatorAddress).toBeNull();
});
