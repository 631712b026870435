import { errorCode, StartupError } from '../errors/startup-error.ts';

/** An address to listen on. */
export type Address = { readonly host: string; readonly port: number };

/** The variables that give an address. */
export type AddressNames = { readonly host: string; readonly port: string };
export const appNames: AddressNames = { host: 'HOST', port: 'PORT' };
export const managementNames: AddressNames = {
  host: 'TIYIN_MANAGEMENT_HOST',
  port: 'TIYIN_MANAGEMENT_PORT',
};

/** Turns a listen error into a sentence with the variables of the address; unknown ones stay unchanged. */
export function explainListenFailure(
  error: unknown,
  { host, port }: Address,
  names: AddressNames,
): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} on ${host} is in use by another program: stop that one or set ${names.port} to a free port.`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} on ${host} may not be used by this user: set ${names.port} to one above 1023.`,
      );
    // A link-local address of IPv6 without its interface.
    case 'EINVAL':
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(
        `${names.host} is "${host}", which is not an address of this machine.`,
      );
    default:
      return error;
  }
}
