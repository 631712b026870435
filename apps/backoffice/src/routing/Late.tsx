import { toasts } from '@tiyin/ui/toast';
import { Component, Suspense, type ReactNode } from 'react';
import { i18n } from '../texts/i18n.ts';
import { ChunkError } from './lazy-screen.ts';

interface LateProps {
  readonly children: ReactNode;
  /** Loaded when this is first true, and then kept, also when closed; default: true. */
  readonly isWanted?: boolean;
  /** Shown while it is not there; nothing unless given. */
  readonly fallback?: ReactNode;
  /**
   * Closes it, so that the person may open it again. Without it, loading is retried when the
   * network returns.
   */
  readonly onFailed?: () => void;
}

interface LateState {
  readonly failure: ChunkError | null;
  readonly wasWanted: boolean;
}

function say({ failure, message }: ChunkError): void {
  if (failure === 'offline') {
    toasts.error(
      i18n.t('You are offline'),
      i18n.t('This was not loaded yet. Try again once you are back.'),
    );
  } else {
    toasts.error(message, i18n.t('Try again. If that does not help, load the page again.'));
  }
}

/**
 * Around a {@link lazyScreen} in an overlay or a part of a page. If its code does not load, a
 * message is shown and the page stays, with all typed text.
 */
export class Late extends Component<LateProps, LateState> {
  static getDerivedStateFromError(error: unknown): Pick<LateState, 'failure'> {
    // Any other error is not about loading and is handled by the whole page.
    if (!(error instanceof ChunkError)) throw error;
    return { failure: error };
  }

  static getDerivedStateFromProps(
    { isWanted = true }: LateProps,
    { failure, wasWanted }: LateState,
  ): LateState | null {
    if (isWanted) return wasWanted ? null : { failure, wasWanted: true };
    return failure === null ? null : { failure: null, wasWanted: false };
  }

  override state: LateState = { failure: null, wasWanted: false };

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkError)) return;
    error.forget();
    say(error);
    this.props.onFailed?.();
  }

  tryAgain = (): void => {
    if (this.state.failure !== null) this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { children, fallback = null } = this.props;
    if (!this.state.wasWanted || this.state.failure !== null) return fallback;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
