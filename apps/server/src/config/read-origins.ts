import { StartupError } from '../errors/startup-error.ts';

/** Where people reach the server: scheme, host and port, without a slash at the end. */
export type Origins = {
  /** Links and QR codes carry it. */
  readonly publicUrl: string;
  /** The back office's own address, where it has one. */
  readonly backofficeOrigin: string | undefined;
  /** The payment form's own address, where it has one. */
  readonly payformOrigin: string | undefined;
};

/**
 * Reads PUBLIC_URL, BACKOFFICE_ORIGIN and PAYFORM_ORIGIN.
 * @param defaultUrl the address where PUBLIC_URL is not set
 * @throws StartupError naming the variable and its bad value
 */
export function readOrigins(env: NodeJS.ProcessEnv, defaultUrl: string): Origins {
  return {
    publicUrl: readOrigin(env, 'PUBLIC_URL') ?? defaultUrl,
    backofficeOrigin: readOrigin(env, 'BACKOFFICE_ORIGIN'),
    payformOrigin: readOrigin(env, 'PAYFORM_ORIGIN'),
  };
}

function readOrigin(env: NodeJS.ProcessEnv, name: keyof typeof fields): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isWeb || url.search !== '' || url.hash !== '' || url.pathname !== '/') {
    throw new StartupError(
      `${name} is "${text}", which is not an http or https address without a path.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new StartupError(`${name} carries a user name or a password, which links must not.`);
  }
  return url.origin;
}

const fields = {
  PUBLIC_URL: 'publicUrl',
  BACKOFFICE_ORIGIN: 'backofficeOrigin',
  PAYFORM_ORIGIN: 'payformOrigin',
} as const satisfies Record<string, keyof Origins>;

/**
 * Refuses addresses over which cookies and card numbers would travel in clear (RUN-203).
 * @throws StartupError where PUBLIC_URL is missing, or an address is not https
 */
export function requireHttps(env: NodeJS.ProcessEnv, origins: Origins): void {
  if (!env['PUBLIC_URL']) {
    throw new StartupError(
      'PUBLIC_URL is not set: outside the demo give it the https address at which people reach this server, ' +
        'such as https://pay.example.com, or set TIYIN_DEMO to 1 to try it on this machine.',
    );
  }
  for (const name of ['PUBLIC_URL', 'BACKOFFICE_ORIGIN', 'PAYFORM_ORIGIN'] as const) {
    const origin = origins[fields[name]];
    if (origin === undefined || origin.startsWith('https:')) continue;
    throw new StartupError(
      `${name} is "${origin}", which is not https: outside the demo passwords and card numbers must not travel in clear.`,
    );
  }
}
