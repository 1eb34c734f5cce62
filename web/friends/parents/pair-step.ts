import type { ParentsBuddy } from '#contract/friends/parents.ts';

/** One step of what a parent does about a buddy of their child. */
export interface PairStepProps {
  childId: string;
  childName: string;
  buddy: ParentsBuddy;
  onClose: () => void;
  onBack: () => void;
}
