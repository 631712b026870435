import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { EndpointDialogProps } from './EndpointDialog.tsx';
import type { EndpointEventsProps } from './EndpointEvents.tsx';

const EndpointDialog = lazyScreen(
  'endpoint-dialog',
  async () => (await import('./EndpointDialog.tsx')).EndpointDialog,
);

const EndpointEvents = lazyScreen(
  'endpoint-events',
  async () => (await import('./EndpointEvents.tsx')).EndpointEvents,
);

/** The form of an endpoint; loaded when it is first opened. */
export function LateEndpointDialog(props: EndpointDialogProps) {
  return (
    <Late isWanted onFailed={props.onClose}>
      <EndpointDialog {...props} />
    </Late>
  );
}

/** The events of an endpoint, likewise. */
export function LateEndpointEvents(props: EndpointEventsProps) {
  return (
    <Late isWanted onFailed={props.onClose}>
      <EndpointEvents {...props} />
    </Late>
  );
}
