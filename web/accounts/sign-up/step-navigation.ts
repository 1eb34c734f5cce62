import { useEffect, useEffectEvent, useState } from 'react';
import type { SignUpField } from './sign-up-rules.ts';
import { furthestStep, type Step } from './sign-up-steps.ts';
import { useStepParam } from './step-param.ts';
import type { UsernameState } from './username-check.ts';

/** The walk through the steps: never past one that has something wrong in it, whatever the address says. */
export function useStepNavigation(wrong: readonly SignUpField[], username: UsernameState) {
  const [wanted, goTo] = useStepParam();
  const [failures, setFailures] = useState(0);
  const [waitsForName, setWaitsForName] = useState(false);
  const furthest = furthestStep(wrong);
  const step: Step = wanted < furthest ? wanted : furthest;
  const fail = (): void => setFailures((before) => before + 1);

  const mendAddress = useEffectEvent(() => goTo(step));
  useEffect(() => {
    if (step !== wanted) mendAddress();
  }, [step, wanted]);

  const endWait = useEffectEvent(() => {
    setWaitsForName(false);
    if (username.is === 'available') goTo(3);
    else fail();
  });
  useEffect(() => {
    if (waitsForName && username.is !== 'checking') endWait();
  }, [waitsForName, username.is]);

  /** From step 2 on the username must be free; who is quicker than the server waits for its answer. */
  const leaveStep2 = (): void => {
    if (username.is === 'available') goTo(3);
    else if (username.is === 'checking') setWaitsForName(true);
    else if (username.is === 'unknown') void username.again().then(() => setWaitsForName(true));
    else fail();
  };
  return {
    step,
    goTo,
    fail,
    /** How often one could not go on: each time the first wrong field wants the focus. */
    failures,
    isWaiting: waitsForName,
    stopWaiting: () => setWaitsForName(false),
    goOn: () => {
      if (furthest === step) fail();
      else if (step === 1) goTo(2);
      else leaveStep2();
    },
  };
}
