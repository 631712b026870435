import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { createSendMail, sendNothing } from '../mail/send-mail.ts';
import { anyAddress, providerAddresses, publicAddresses } from '../outside/address-rules.ts';
import { type CallOut, createCallOut } from '../outside/call-out.ts';
import { createNames } from '../outside/public-names.ts';

/** The settings that decide who is called. */
type Settings = Pick<Config, 'isDemo' | 'mail' | 'providerNetworks'> & {
  readonly process: Pick<Config['process'], 'callsOut'>;
};

/** Calls nobody, whatever the address. */
const callNobody: CallOut = () => Promise.resolve({ error: 'outgoing_calls_are_off' });

/** The clients for merchants' servers, for providers and for the mail server; a copy of a live system calls none (RUN-458). */
export function createCallers({
  isDemo,
  mail,
  providerNetworks,
  process: { callsOut },
}: Settings): Pick<ServerContext, 'callOut' | 'callProvider' | 'sendMail'> {
  if (!callsOut) {
    const sendMail = sendNothing('outgoing_calls_are_off');
    return { callOut: callNobody, callProvider: callNobody, sendMail };
  }
  return {
    callOut: createCallOut({
      ...(isDemo
        ? { isAllowed: anyAddress }
        : { isAllowed: publicAddresses, resolve: createNames() }),
      isKeptOpen: true,
    }),
    callProvider: createCallOut({
      isAllowed: isDemo ? anyAddress : providerAddresses(providerNetworks),
    }),
    sendMail: mail ? createSendMail(mail) : sendNothing('no_mail_server'),
  };
}
