import { useLoadedView } from '../../form/use-loaded-view.ts';
import { useTicketDesk } from '../../ticket/TicketProvider.tsx';
import type { ReturnPanel, ReturnPanelProps } from './ReturnPanel.tsx';

/** Its type alone: its code is a script of its own, which most payments never need. */
const load = async (): Promise<typeof ReturnPanel> =>
  (await import('./ReturnPanel.tsx')).ReturnPanel;

/* The connection is watched by the status requests. */
const ignore = (): void => {};

/** The way to get money back that is not booked, once there is some (FORM-270). */
export function LateReturnPanel(props: ReturnPanelProps) {
  const { returnable, moneyReturn } = useTicketDesk();
  const isWanted = returnable !== undefined || moneyReturn !== undefined;
  const Panel = useLoadedView(isWanted, load, ignore);
  return isWanted ? <Loaded {...props} Panel={Panel} /> : null;
}

type LoadedProps = ReturnPanelProps & { readonly Panel: typeof ReturnPanel | undefined };

const Loaded = ({ Panel, ...props }: LoadedProps) =>
  Panel === undefined ? null : <Panel {...props} />;
