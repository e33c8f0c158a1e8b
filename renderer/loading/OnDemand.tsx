import { Component, type ReactNode, Suspense } from 'react';

interface OnDemandProps {
  /** Shown until the code of the children is there, and in their place where it cannot be loaded. */
  fallback?: ReactNode;
  /** Called where the code cannot be loaded, or fails. */
  onMissing?: () => void;
  /** What is shown: after a failure something else is tried anew. */
  of?: string;
  children: ReactNode;
}

interface OnDemandState {
  of: string | undefined;
  isMissing: boolean;
}

/**
 * For parts whose code is loaded when they are shown, and for the page within the layout. Where the code cannot be loaded,
 * offline or after a deployment, or fails, the rest stays: without a boundary React removes all of it. React writes the
 * error to the console.
 */
export class OnDemand extends Component<OnDemandProps, OnDemandState> {
  static getDerivedStateFromError = (): { isMissing: boolean } => ({ isMissing: true });
  static getDerivedStateFromProps = ({ of }: OnDemandProps, state: OnDemandState): OnDemandState | null =>
    of === state.of ? null : { of, isMissing: false };

  override state: OnDemandState = { of: this.props.of, isMissing: false };

  override componentDidCatch(): void {
    this.props.onMissing?.();
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.isMissing ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
