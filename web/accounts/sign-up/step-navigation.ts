import { useEffect, useEffectEvent, useState } from 'react';
import type { SignUpField } from './sign-up-rules.ts';
import { furthestStep, type Step } from './sign-up-steps.ts';
import { useStepParam } from './step-param.ts';
import type { UsernameState } from './username/username-check.ts';

/** The current step and the way to others. No step opens before the ones before it are valid, whatever the address says. */
export function useStepNavigation(wrong: readonly SignUpField[], username: UsernameState) {
  const [wanted, goTo] = useStepParam();
  const [failures, setFailures] = useState(0);
  const [waitsForName, setWaitsForName] = useState(false);
  const furthest = furthestStep(wrong);
  const step: Step = wanted < furthest ? wanted : furthest;
  const fail = (): void => setFailures((before) => before + 1);

  const correctAddress = useEffectEvent(() => goTo(step));
  useEffect(() => {
    if (step !== wanted) correctAddress();
  }, [step, wanted]);

  const endWait = useEffectEvent(() => {
    setWaitsForName(false);
    if (username.is === 'available') goTo(3);
    else fail();
  });
  useEffect(() => {
    if (waitsForName && username.is !== 'checking') endWait();
  }, [waitsForName, username.is]);

  /** Step 3 needs a free username, so it may have to wait for the server's answer. */
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
    /** Failed attempts to go on. Each moves the focus to the first invalid field. */
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
