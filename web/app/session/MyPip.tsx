import type { ReactNode } from 'react';
import { pipPoseAddress } from '#contract/art/pip/address.ts';
import type { PipPose } from '#contract/art/pip/pip.ts';
import { Pip, type PipMood } from '#web/ui/pip/Pip.tsx';
import { useSession } from './session.ts';

interface MyPipProps {
  mood: 'happy' | 'cheering' | 'waving';
  /** In px. */
  size: number;
  className?: string | undefined;
}

const poses: Readonly<Record<MyPipProps['mood'], PipPose>> = { happy: 'sit', cheering: 'cheer', waving: 'wave' };
const moods: Readonly<Record<MyPipProps['mood'], PipMood>> = { happy: 'happy', cheering: 'cheering', waving: 'happy' };

/** The child's own frog, as a picture that the server draws. Staff, and children whose frog has not hatched yet, see Lilypad's own Pip. */
export function MyPip({ mood, size, className }: MyPipProps): ReactNode {
  const pip = useSession().user?.pip;
  if (!pip) return <Pip mood={moods[mood]} size={size} className={className} />;
  return (
    <img
      src={pipPoseAddress({ pip, pose: poses[mood] })}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={className}
    />
  );
}
