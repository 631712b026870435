import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readHost } from './config/read-host.ts';
import { readWord } from './config/read-word.ts';
import { refuseMisspelt } from './config/refuse-misspelt.ts';
import { type HttpLimits, readHttpLimits } from './config/read-limits.ts';
import { readDatabaseUrl, readReplica } from './config/read-database.ts';
import { type MailSettings, readMail } from './config/read-mail.ts';
import { readNetworks } from './config/read-networks.ts';
import { type Pooling, readPooling } from './config/read-pooling.ts';
import { type SignInWays, readSignInWays } from './config/read-oidc.ts';
import { type ProcessSettings, readProcess } from './config/read-process.ts';
import { type Origins, readOrigins, requireHttps } from './config/read-origins.ts';
import { requireNode } from './config/require-node.ts';
import { StartupError } from './errors/startup-error.ts';

/** The settings from the environment; read once, at start. */
export type Config = Origins &
  SignInWays & {
    /** Port to listen on; 0 is any free one. */
    readonly port: number;
    /** Address to listen on. */
    readonly host: string;
    /** Absolute path of the folder with the embedded database, the secret and the log. */
    readonly dataDir: string;
    /** Address of a PostgreSQL; undefined is the embedded database. */
    readonly databaseUrl: string | undefined;
    readonly pooling: Pooling;
    /** A replica for lists, files and statistics, and how far it may be behind (RUN-542). */
    readonly replica: { readonly url: string; readonly maxLagMs: number } | undefined;
    /** Demo data, demo logins and the demo key (PEOPLE-49). */
    readonly isDemo: boolean;
    /** The number of invoices of a new demo. */
    readonly demoInvoices: number;
    /** The help desk that the back office links to; undefined: no link. */
    readonly supportUrl: string | undefined;
    /** The mail server for alerts; undefined: none, and no e-mail is sent (RUN-567). */
    readonly mail: MailSettings | undefined;
    /** Addresses and networks whose X-Forwarded-For is trusted; default: none. */
    readonly trustedProxies: readonly string[];
    /** Private addresses and networks that providers may be called at. */
    readonly providerNetworks: readonly string[];
    readonly httpLimits: HttpLimits;
    readonly process: ProcessSettings;
    /** NODE_ENV is production. */
    readonly isProduction: boolean;
    /** TIYIN_SECRET decoded; undefined: one is made and kept in the data folder. */
    readonly secret: Buffer | undefined;
    /** TIYIN_NEXT_SECRET decoded: the one that replaces it (RUN-301). */
    readonly nextSecret: Buffer | undefined;
  };

const secretBytes = 32;
/** Another word would leave out what production refuses (RUN-921). */
const nodeEnvs = ['production', 'development', 'test'] as const;
const maxDemoInvoices = 10_000_000;

/**
 * The reader of the configuration: a server, or an administration command, which serves no
 * requests.
 */
type Reader = 'server' | 'administration';

/**
 * Reads the configuration.
 * @param env the process's environment
 * @param cwd the base of a relative TIYIN_DATA_DIR
 * @throws StartupError naming the variable and its invalid value, or a Node that is too old
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string, reader: Reader = 'server'): Config {
  requireNode(process.versions.node);
  refuseMisspelt(env);
  const port = readPort(env['PORT'] || '4000');
  const host = readHost(env, 'HOST');
  const config: Config = {
    port,
    host,
    dataDir: resolve(cwd, env['TIYIN_DATA_DIR'] || '.data'),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    replica: readReplica(env),
    pooling: readPooling(env),
    isDemo: readFlag(env, 'TIYIN_DEMO'),
    demoInvoices: readDemoInvoices(env['TIYIN_DEMO_INVOICES'] || '1000'),
    ...readOrigins(env, defaultPublicUrl(host, port)),
    ...readSignInWays(env, readFlag(env, 'TIYIN_DEMO')),
    supportUrl: readSupportUrl(env['TIYIN_SUPPORT_URL'] || defaultSupportUrl(env)),
    mail: readMail(env),
    trustedProxies: readNetworks(env, 'TIYIN_TRUSTED_PROXIES'),
    providerNetworks: readNetworks(env, 'TIYIN_PROVIDER_NETWORKS'),
    httpLimits: readHttpLimits(env),
    process: readProcess(env),
    isProduction: readWord(env, 'NODE_ENV', nodeEnvs, 'development') === 'production',
    secret: readSecret(env, 'TIYIN_SECRET'),
    nextSecret: readSecret(env, 'TIYIN_NEXT_SECRET'),
  };
  refuseUnsafe(config, env);
  if (reader === 'server' && !config.isDemo) requireHttps(env, config);
  return config;
}

/** Combinations that are valid one by one and dangerous together, or not possible. */
function refuseUnsafe(config: Config, env: NodeJS.ProcessEnv): void {
  refuseSharedPort(config);
  const isDemoPublic = readFlag(env, 'TIYIN_DEMO_PUBLIC');
  const isEmbeddedAllowed = readFlag(env, 'TIYIN_EMBEDDED_IN_PRODUCTION');
  if (config.isDemo && !isLoopback(config.host) && !isDemoPublic) {
    throw new StartupError(
      `HOST is "${config.host}", which is not a loopback address, and the demo's logins are public: set ` +
        'HOST to 127.0.0.1, TIYIN_DEMO to 0, or TIYIN_DEMO_PUBLIC to 1 to allow it.',
    );
  }
  if (!config.isProduction) return;
  if (config.databaseUrl === undefined && !isEmbeddedAllowed) {
    throw new StartupError(
      'NODE_ENV is "production" and DATABASE_URL is not set, so the embedded database, which a ' +
        'power cut can damage, would be used: set DATABASE_URL, or TIYIN_EMBEDDED_IN_PRODUCTION to 1.',
    );
  }
  if (config.secret === undefined) {
    throw new StartupError(
      'NODE_ENV is "production" and TIYIN_SECRET is not set: give it at least 32 random bytes in ' +
        'base64, for example from "openssl rand -base64 32".',
    );
  }
}

/** A probe of the port alone would blame another program (RUN-920). */
function refuseSharedPort({ host, port, process: { management, role } }: Config): void {
  if (role === 'jobs' || management === undefined || port === 0 || management.port !== port) return;
  const isShared = host === management.host || [host, management.host].some(isWildcard);
  if (!isShared) return;
  throw new StartupError(
    `TIYIN_MANAGEMENT_PORT is ${port}, as PORT is: the two listen on addresses of their own.`,
  );
}

const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::';

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new StartupError(`PORT is "${text}", which is not a number from 0 to 65535.`);
}

function readFlag(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] || '0';
  if (text === '0' || text === '1') return text === '1';
  throw new StartupError(`${name} is "${text}", which is neither 0 nor 1.`);
}

function readDemoInvoices(text: string): number {
  const count = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
  if (count <= maxDemoInvoices) return count;
  throw new StartupError(
    `TIYIN_DEMO_INVOICES is "${text}", which is not a whole number from 0 to ${maxDemoInvoices}.`,
  );
}

function readSupportUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw new StartupError(`TIYIN_SUPPORT_URL is "${text}", which is not an http or https address.`);
}

/** A demo has no help desk, and shows where its link would stand. */
function defaultSupportUrl(env: NodeJS.ProcessEnv): string | undefined {
  return readFlag(env, 'TIYIN_DEMO') ? 'https://example.com/' : undefined;
}

function readSecret(
  env: NodeJS.ProcessEnv,
  name: 'TIYIN_SECRET' | 'TIYIN_NEXT_SECRET',
): Buffer | undefined {
  const text = env[name] || undefined;
  if (text === undefined) return undefined;
  const secret = Buffer.from(text, 'base64');
  if (/^[A-Za-z\d+/_-]+={0,2}$/.test(text) && secret.length >= secretBytes) return secret;
  throw new StartupError(
    `${name} holds ${secret.length} bytes that base64 can read; at least ${secretBytes} are needed.`,
  );
}

/** The address for links where PUBLIC_URL does not give one. */
export function defaultPublicUrl(host: string, port: number): string {
  const name = isWildcard(host) ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
