import { Component, type ReactNode } from 'react';
import { isServerThere } from '../../routing/is-server-there.ts';
import { ChunkError } from '../../routing/lazy-screen.ts';
import { messageOf } from './error-message.ts';
import { UnexpectedErrorView } from './UnexpectedErrorView.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another place makes another attempt. */
  readonly place: string;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  /** Where the failure, if any, was seen. */
  readonly place: string;
}

/** Shows the fallback error screen in place of a screen that broke, until the person goes elsewhere. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { failure: null, place };
  }

  override state: ErrorBoundaryState = { failure: null, place: this.props.place };

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
  }

  /** Loads what could not be loaded; nothing else is better for being done anew. */
  tryAgain = (): void => {
    const error = this.state.failure?.error;
    if (!(error instanceof ChunkError)) return;
    error.forget();
    this.setState({ failure: null });
  };

  /**
   * Many browsers remember a script that failed: then only a new page asks for it anew, where there is a server to give
   * one. Without it the page that is there is better than none.
   */
  retry = async (): Promise<void> => {
    const error = this.state.failure?.error;
    const wasAsked = error instanceof ChunkError && error.failure === 'failed';
    if (wasAsked && (await isServerThere())) window.location.reload();
    else this.tryAgain();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const retry = { onRetry: () => void this.retry() };
    return (
      <UnexpectedErrorView
        message={messageOf(failure.error)}
        onBack={() => window.history.back()}
        {...(failure.error instanceof ChunkError && retry)}
      />
    );
  }
}
