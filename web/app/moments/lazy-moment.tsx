import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';

interface Closable {
  onClose: () => void;
}

/** Loads a celebration when it is needed. If it fails to load, the moment is skipped. */
export function lazyMoment<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then(asDefault, () => asDefault(Passed as ComponentType<Props>)));
}

function asDefault<Props>(component: ComponentType<Props>): { default: ComponentType<Props> } {
  return { default: component };
}

function Passed({ onClose }: Closable): ReactNode {
  useEffect(() => onClose(), [onClose]);
  return null;
}
