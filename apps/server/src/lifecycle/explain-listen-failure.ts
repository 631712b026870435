import { errorCode, StartupError } from '../errors/startup-error.ts';

/** Turns a listen error into a sentence; unknown ones stay unchanged. */
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
