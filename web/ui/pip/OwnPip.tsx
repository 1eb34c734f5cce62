import { type ReactNode, useId } from 'react';
import { type PipPose, pipBody, pipFace } from '#contract/art/pip/pip.ts';
import { closeWindow, faceWindow, wholeWindow } from '#contract/art/pip/windows.ts';
import type { PipLook } from '#contract/rules/rewards/pips.ts';
import { cx } from '../style/cx.ts';
import './own-pip.css';

interface OwnPipProps {
  look: PipLook;
  /** `face` is clear from 44 px on; the others want 100 px. */
  pose?: PipPose | 'face' | undefined;
  /** In px. */
  size: number;
  /** What a screen reader says; most frogs stand beside a name that says it all. */
  label?: string | undefined;
  /** Cropped to what it wears now: larger, but it moves when it changes clothes. */
  close?: boolean | undefined;
  className?: string | undefined;
}

/** From this size on it breathes, blinks, waves and hops: many small ones that move would be a swarm. */
const MIN_MOVING_SIZE = 100;

/**
 * A child's own frog. Lists and chats show it as a picture from the server instead: the drawing with all its clothes is worth its
 * bytes only where the frog is large, or changes.
 */
export function OwnPip({ look, pose = 'sit', size, label, close = false, className }: OwnPipProps): ReactNode {
  const id = useId().replace(/\W/g, '');
  const window = pose === 'face' ? faceWindow(look) : close ? closeWindow(look, pose) : wholeWindow;
  const drawing = pose === 'face' ? pipFace(look, { id }) : pipBody(look, { id, pose });
  const moves = pose !== 'face' && size >= MIN_MOVING_SIZE;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${window.x} ${window.y} ${window.side} ${window.side}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={cx(moves && `own-pip own-pip-${pose}`, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of our own, chosen by names; the server draws the same text
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
