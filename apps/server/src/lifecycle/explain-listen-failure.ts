import { errorCode, StartupError } from '../errors/startup-error.ts';

/** Turns why listening failed into the sentence for it; what is unknown stays as it is. */
export function explainListenFailure(error: unknown, host: string, port: number): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} on ${host} is in use by another program: stop that one or set PORT to a free port.`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} on ${host} may not be used by this user: set PORT to one above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(`HOST is "${host}", which is not an address of this machine.`);
    default:
      return error;
  }
}
