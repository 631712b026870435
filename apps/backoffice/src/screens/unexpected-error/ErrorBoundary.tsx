import { Component, type ReactNode } from 'react';
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

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    // A chunk that failed is remembered as failed by the page: only a new page asks for it anew.
    const retry = { onRetry: () => window.location.reload() };
    return (
      <UnexpectedErrorView
        message={messageOf(failure.error)}
        onBack={() => window.history.back()}
        {...(failure.error instanceof ChunkError && retry)}
      />
    );
  }
}
