import { Component, type ReactNode } from 'react';
import { isServerThere } from '../../routing/is-server-there.ts';
import { ChunkError } from '../../routing/lazy-screen.ts';
import { messageOf } from './error-message.ts';
import { UnexpectedErrorView } from './UnexpectedErrorView.tsx';

/** The interval of checks whether an unreachable server is back, in milliseconds. */
const ASK_AGAIN_MS = 3000;

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another place makes another attempt. */
  readonly place: string;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  /** Where the failure, if any, was seen. */
  readonly place: string;
  /** The server did not respond when it was checked after the failure. */
  readonly isServerAway: boolean;
}

/** Shows the error screen instead of a broken screen, until the person navigates. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { failure: null, isServerAway: false, place };
  }

  override state: ErrorBoundaryState = {
    failure: null,
    isServerAway: false,
    place: this.props.place,
  };

  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentDidUpdate(_props: ErrorBoundaryProps, before: ErrorBoundaryState): void {
    const { failure } = this.state;
    if (failure === before.failure) return;
    clearTimeout(this.#timer);
    if (failure?.error instanceof ChunkError) void this.watchServer(failure);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
    clearTimeout(this.#timer);
  }

  /**
   * If the server is unreachable, retries once it responds (OFFICE-201). Otherwise the error has
   * another cause, and an automatic retry might repeat for ever.
   */
  watchServer = async (failure: ErrorBoundaryState['failure']): Promise<void> => {
    const isThere = await isServerThere();
    if (this.state.failure !== failure) return;
    if (isThere) {
      if (this.state.isServerAway) await this.retry();
      return;
    }
    this.setState({ isServerAway: true });
    this.#timer = setTimeout(() => void this.watchServer(failure), ASK_AGAIN_MS);
  };

  /** Reloads code that could not be loaded; a retry helps no other error. */
  tryAgain = (): void => {
    const error = this.state.failure?.error;
    if (!(error instanceof ChunkError)) return;
    error.forget();
    this.setState({ failure: null, isServerAway: false });
  };

  /**
   * Many browsers remember a failed script: then only a new page requests it again, if the server
   * is reachable. Without a server the current page is better than none.
   */
  retry = async (): Promise<void> => {
    const error = this.state.failure?.error;
    const isLoadFailure = error instanceof ChunkError && error.failure === 'failed';
    if (isLoadFailure && (await isServerThere())) window.location.reload();
    else this.tryAgain();
  };

  override render(): ReactNode {
    const { failure, isServerAway } = this.state;
    if (failure === null) return this.props.children;
    const retry = { onRetry: () => void this.retry() };
    return (
      <UnexpectedErrorView
        message={messageOf(failure.error, isServerAway)}
        onBack={() => window.history.back()}
        {...(failure.error instanceof ChunkError && retry)}
      />
    );
  }
}
