import { isEmailAddress } from '@tiyin/domain/alerts';
import { StartupError } from '../errors/startup-error.ts';

/** The mail server that takes e-mails, and their sender (RUN-567). */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** From the first byte; else the connection changes to TLS before anything is sent. */
  readonly isTlsFromStart: boolean;
  /** Without it, nothing is sent before the connection is encrypted. */
  readonly isPlainAllowed: boolean;
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  /** The address of the sender, and the name before it. */
  readonly from: { readonly address: string; readonly name: string };
};

const example = 'smtps://user:password@mail.example:465';

/**
 * Reads SMTP_URL and ALERT_EMAIL_FROM, which belong together; undefined without both. The address is not quoted, because
 * it may hold a password.
 * @throws StartupError naming the variable
 */
export function readMail(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const text = env['SMTP_URL'] || undefined;
  const sender = env['ALERT_EMAIL_FROM'] || undefined;
  if (text === undefined && sender === undefined) return undefined;
  if (text === undefined) {
    throw new StartupError('ALERT_EMAIL_FROM is set and SMTP_URL is not: e-mails need both.');
  }
  if (sender === undefined) {
    throw new StartupError('SMTP_URL is set and ALERT_EMAIL_FROM is not: e-mails need both.');
  }
  return { ...readServer(text), from: readSender(sender) };
}

function readServer(text: string): Omit<MailSettings, 'from'> {
  const url = URL.parse(text);
  const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:';
  if (!url || !isSmtp || url.hostname === '' || !/^\/?$/.test(url.pathname) || url.hash !== '') {
    throw new StartupError(
      `SMTP_URL cannot be read: write ${example}, or smtp:// for a server that changes to TLS.`,
    );
  }
  const isTlsFromStart = url.protocol === 'smtps:';
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const login = url.username === '' ? undefined : loginOf(url);
  const isPlainAllowed = readTls(url) === 'never' || isLoopback(host);
  if (readTls(url) === 'never' && login !== undefined && !isLoopback(host)) {
    throw new StartupError(
      'SMTP_URL has a password and ?tls=never: the password would travel in clear.',
    );
  }
  const port = Number(url.port || (isTlsFromStart ? 465 : 587));
  return { host, port, isTlsFromStart, isPlainAllowed, login };
}

function readTls(url: URL): 'required' | 'never' {
  if (url.search === '') return 'required';
  if (url.search === '?tls=never' && url.protocol === 'smtp:') return 'never';
  throw new StartupError('SMTP_URL may end in ?tls=never after smtp://, and in nothing else.');
}

function loginOf({ username, password }: URL): { readonly user: string; readonly pass: string } {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new StartupError(
      `SMTP_URL cannot be read: percent-encode what is special in the password, as in ${example}.`,
    );
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** "alerts@pay.example", or with a name: "Tiyin <alerts@pay.example>". */
function readSender(text: string): MailSettings['from'] {
  const groups = /^(?:(?<name>[^<>"\p{Cc}]{1,100}) <(?<named>[^<>]+)>|(?<bare>[^<>]+))$/u.exec(
    text.trim(),
  )?.groups;
  const address = groups?.['named'] ?? groups?.['bare'] ?? '';
  if (isEmailAddress(address)) return { address, name: groups?.['name']?.trim() ?? '' };
  throw new StartupError(
    `ALERT_EMAIL_FROM is "${text}", which is not an address such as alerts@pay.example or ` +
      'Tiyin <alerts@pay.example>.',
  );
}
