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

/** The two applications in the browser. */
export type WebApp = 'backoffice' | 'payform';

/** The address of an app: its own, else that of everything. */
export function originOf(webApp: WebApp, origins: Origins): string {
  const own = webApp === 'backoffice' ? origins.backofficeOrigin : origins.payformOrigin;
  return own ?? origins.publicUrl;
}

/** Whether each app has a host of its own (RUN-300). */
export function hasTwoOrigins(origins: Origins): boolean {
  return originOf('backoffice', origins) !== originOf('payform', origins);
}

/** Whether the back office is reached over https, so that its cookies are Secure. */
export function hasSecureCookies(origins: Origins): boolean {
  return originOf('backoffice', origins).startsWith('https:');
}

/**
 * Reads PUBLIC_URL, BACKOFFICE_ORIGIN and PAYFORM_ORIGIN.
 * @param defaultUrl the address where PUBLIC_URL is not set
 * @throws StartupError naming the variable and its bad value
 */
export function readOrigins(env: NodeJS.ProcessEnv, defaultUrl: string): Origins {
  const origins = {
    publicUrl: readOrigin(env, 'PUBLIC_URL') ?? defaultUrl,
    backofficeOrigin: readOrigin(env, 'BACKOFFICE_ORIGIN'),
    payformOrigin: readOrigin(env, 'PAYFORM_ORIGIN'),
  };
  refuseSharedHost(origins);
  return origins;
}

/** Cookies belong to a host whatever the port, so two origins of one host would not be apart. */
function refuseSharedHost(origins: Origins): void {
  const [office, form] = [originOf('backoffice', origins), originOf('payform', origins)];
  if (office === form || new URL(office).hostname !== new URL(form).hostname) return;
  throw new StartupError(
    `The back office is at ${office} and the payment form at ${form}, which share a host and with it the ` +
      'cookies: give BACKOFFICE_ORIGIN and PAYFORM_ORIGIN two host names, or the same address.',
  );
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
