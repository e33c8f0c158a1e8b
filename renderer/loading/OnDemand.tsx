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

/**
 * For parts whose code is loaded when they are shown, and for the page within the layout. Where the code cannot be loaded,
 * offline or after a deployment, or fails, the rest stays: without a boundary React removes all of it. React writes the
 * error to the console.
 */
export class OnDemand extends Component<OnDemandProps, { isMissing: boolean }> {
  static getDerivedStateFromError = (): { isMissing: boolean } => ({ isMissing: true });

  override state = { isMissing: false };

  override componentDidCatch(): void {
    this.props.onMissing?.();
  }

  override componentDidUpdate({ of }: OnDemandProps): void {
    if (this.state.isMissing && of !== this.props.of) this.setState({ isMissing: false });
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.isMissing ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
