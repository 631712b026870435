import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { anyAddress, providerAddresses, publicAddresses } from '../outside/address-rules.ts';
import { type CallOut, createCallOut } from '../outside/call-out.ts';
import { createNames } from '../outside/public-names.ts';

/** The settings that decide who is called. */
type Settings = Pick<Config, 'isDemo' | 'providerNetworks'> & {
  readonly process: Pick<Config['process'], 'callsOut'>;
};

/** Calls nobody, whatever the address. */
const callNobody: CallOut = () => Promise.resolve({ error: 'outgoing_calls_are_off' });

/** The clients for merchants' servers and for providers; a copy of a live system calls neither (RUN-458). */
export function createCallers({
  isDemo,
  providerNetworks,
  process: { callsOut },
}: Settings): Pick<ServerContext, 'callOut' | 'callProvider'> {
  if (!callsOut) return { callOut: callNobody, callProvider: callNobody };
  return {
    callOut: createCallOut(
      isDemo ? { isAllowed: anyAddress } : { isAllowed: publicAddresses, resolve: createNames() },
    ),
    callProvider: createCallOut({
      isAllowed: isDemo ? anyAddress : providerAddresses(providerNetworks),
    }),
  };
}
