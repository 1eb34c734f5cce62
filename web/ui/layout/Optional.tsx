import { Component, type ReactNode, Suspense } from 'react';

interface OptionalProps {
  children: ReactNode;
  /** Shown while the part loads, and where it cannot load. */
  instead?: ReactNode;
}

interface State {
  isMissing: boolean;
}

/** A part that the page can do without. When its file does not come, on a bad line, the page itself stays. */
export class Optional extends Component<OptionalProps, State> {
  override state: State = { isMissing: false };

  static getDerivedStateFromError(): State {
    return { isMissing: true };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    return this.state.isMissing ? instead : <Suspense fallback={instead}>{children}</Suspense>;
  }
}
