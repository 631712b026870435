import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { describeDatabase } from './db/explain-failure.ts';
import { StartupError } from './errors/startup-error.ts';

const secret = Buffer.alloc(32, 7).toString('base64');

function read(env: NodeJS.ProcessEnv) {
  return readConfig(env, '/srv/tiyin');
}

const address = { PUBLIC_URL: 'https://pay.example' };
const httpLimits = { requestTimeoutMs: 15_000, headersTimeoutMs: 10_000, maxConnections: 2000 };
const ofProcess = {
  role: 'all',
  drainMs: 0,
  migratesAtStart: true,
  management: undefined,
  callsOut: true,
  isTraced: false,
  logLevel: 'info',
};

// RUN-2
test('with its address alone the server is embedded, private and no demo', () => {
  expect(read(address)).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '/srv/tiyin/.data',
    databaseUrl: undefined,
    pooling: { mode: 'session', isPrepared: true },
    replica: undefined,
    isDemo: false,
    demoInvoices: 1000,
    publicUrl: 'https://pay.example',
    backofficeOrigin: undefined,
    payformOrigin: undefined,
    supportUrl: undefined,
    mail: undefined,
    trustedProxies: [],
    providerNetworks: [],
    httpLimits,
    process: ofProcess,
    isProduction: false,
    secret: undefined,
    oidc: undefined,
    hasPasswordSignIn: true,
    oidcReportDays: 30,
  });
});

test('a database is named by the folder of its socket, too', () => {
  const url = 'postgres://me@%2Fvar%2Frun%2Fpostgresql/tiyin';
  expect(read({ ...address, DATABASE_URL: url, TIYIN_SECRET: secret }).databaseUrl).toBe(url);
  expect(describeDatabase(url)).toBe('/var/run/postgresql:5432/tiyin');
});

test('every variable is taken', () => {
  const config = read({
    PORT: '0',
    HOST: '::1',
    TIYIN_DATA_DIR: '/var/tiyin',
    DATABASE_URL: 'postgresql://me@db/tiyin',
    DATABASE_POOLING: 'transaction',
    DATABASE_PREPARED_STATEMENTS: '0',
    DATABASE_REPLICA_URL: 'postgres://me@replica/tiyin',
    DATABASE_REPLICA_LAG_MS: '1500',
    TIYIN_DEMO: '1',
    TIYIN_DEMO_INVOICES: '0',
    PUBLIC_URL: 'https://pay.example/',
    BACKOFFICE_ORIGIN: 'https://office.example/',
    PAYFORM_ORIGIN: 'https://pay.example',
    TIYIN_SUPPORT_URL: 'https://help.example/desk?from=tiyin',
    SMTP_URL: 'smtps://mail.example',
    ALERT_EMAIL_FROM: 'Tiyin <alerts@pay.example>',
    TIYIN_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    TIYIN_PROVIDER_NETWORKS: '10.7.0.0/16,fd00::7',
    TIYIN_REQUEST_TIMEOUT: '30',
    TIYIN_HEADERS_TIMEOUT: '5',
    TIYIN_MAX_CONNECTIONS: '500',
    TIYIN_ROLE: 'web',
    TIYIN_DRAIN_SECONDS: '5',
    TIYIN_MIGRATE_AT_START: '0',
    TIYIN_MANAGEMENT_HOST: '10.0.0.1',
    TIYIN_MANAGEMENT_PORT: '9400',
    TIYIN_LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    TIYIN_SECRET: secret,
    TIYIN_OUTGOING: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  });
  expect(config).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/tiyin',
    databaseUrl: 'postgresql://me@db/tiyin',
    pooling: { mode: 'transaction', isPrepared: false },
    replica: { url: 'postgres://me@replica/tiyin', maxLagMs: 1500 },
    isDemo: true,
    demoInvoices: 0,
    publicUrl: 'https://pay.example',
    backofficeOrigin: 'https://office.example',
    payformOrigin: 'https://pay.example',
    supportUrl: 'https://help.example/desk?from=tiyin',
    mail: {
      host: 'mail.example',
      port: 465,
      isTlsFromStart: true,
      isPlainAllowed: false,
      login: undefined,
      from: { address: 'alerts@pay.example', name: 'Tiyin' },
    },
    trustedProxies: ['10.0.0.0/8', '::1'],
    providerNetworks: ['10.7.0.0/16', 'fd00::7'],
    httpLimits: { requestTimeoutMs: 30_000, headersTimeoutMs: 5000, maxConnections: 500 },
    process: {
      role: 'web',
      drainMs: 5000,
      migratesAtStart: false,
      management: { host: '10.0.0.1', port: 9400 },
      callsOut: false,
      isTraced: true,
      logLevel: 'warn',
    },
    isProduction: true,
    secret: Buffer.alloc(32, 7),
    oidc: undefined,
    hasPasswordSignIn: true,
    oidcReportDays: 30,
  });
});

test('a demo links to an example of a help desk by default', () => {
  expect(read({ TIYIN_DEMO: '1' }).supportUrl).toBe('https://example.com/');
});

// RUN-4
test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['::1', 'http://[::1]:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['pay.example', 'http://pay.example:8080'],
])('links of a server on %s begin with %s', (host, publicUrl) => {
  const env = { TIYIN_DEMO: '1', TIYIN_DEMO_PUBLIC: '1', HOST: host, PORT: '8080' };
  expect(read(env).publicUrl).toBe(publicUrl);
});

// RUN-1, RUN-920, RUN-921
test.each([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PORT: '65536' }, 'PORT is "65536"'],
  [{ PORT: '-1' }, 'PORT is "-1"'],
  [{ HOST: 'http://here' }, 'HOST is "http://here"'],
  [{ HOST: '300.1.1.1' }, 'HOST is "300.1.1.1", which is neither an IP address nor a host name'],
  [{ HOST: '10.0.0' }, 'HOST is "10.0.0"'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod", which is none of production, development, test'],
  [
    { TIYIN_MANAGEMENT_PORT: '9400', TIYIN_MANAGEMENT_HOST: 'a b' },
    'TIYIN_MANAGEMENT_HOST is "a b"',
  ],
  [
    { ...address, PORT: '4000', TIYIN_MANAGEMENT_PORT: '4000' },
    'TIYIN_MANAGEMENT_PORT is 4000, as PORT is: the two listen on addresses of their own',
  ],
  [
    { ...address, PORT: '4000', HOST: '0.0.0.0', TIYIN_MANAGEMENT_PORT: '4000' },
    'TIYIN_MANAGEMENT_PORT is 4000, as PORT is',
  ],
  [{ TIYIN_DEMO: 'yes' }, 'TIYIN_DEMO is "yes"'],
  [{ TIYIN_DEMO_INVOICES: '1e6' }, 'TIYIN_DEMO_INVOICES is "1e6"'],
  [{ TIYIN_DEMO_INVOICES: '-1' }, 'TIYIN_DEMO_INVOICES is "-1"'],
  [{ TIYIN_DEMO_INVOICES: '10000001' }, 'TIYIN_DEMO_INVOICES is "10000001"'],
  [{ TIYIN_DEMO_PUBLIC: 'true' }, 'TIYIN_DEMO_PUBLIC is "true"'],
  [{ TIYIN_DEMO: '1', HOST: '0.0.0.0' }, 'HOST is "0.0.0.0", which is not a loopback address'],
  [{ DATABASE_URL: 'mysql://db/tiyin' }, 'DATABASE_URL begins with "mysql:"'],
  [{ DATABASE_URL: 'postgres://me:a b@[/tiyin' }, 'DATABASE_URL cannot be read'],
  [{ DATABASE_REPLICA_URL: 'mysql://db/tiyin' }, 'DATABASE_REPLICA_URL begins with "mysql:"'],
  [
    { DATABASE_REPLICA_URL: 'postgres://db/tiyin' },
    'DATABASE_REPLICA_URL is set and DATABASE_URL is not',
  ],
  [{ DATABASE_REPLICA_LAG_MS: '100' }, 'DATABASE_REPLICA_LAG_MS is "100"'],
  [{ DATABASE_POOLING: 'statement' }, 'DATABASE_POOLING is "statement"'],
  [{ DATABASE_PREPARED_STATEMENTS: 'no' }, 'DATABASE_PREPARED_STATEMENTS is "no"'],
  [{ PUBLIC_URL: 'pay.example' }, 'PUBLIC_URL is "pay.example"'],
  [{ PUBLIC_URL: 'ftp://pay.example' }, 'PUBLIC_URL is "ftp://pay.example"'],
  [{ PUBLIC_URL: 'https://pay.example/pay' }, 'PUBLIC_URL is "https://pay.example/pay"'],
  [{ PAYFORM_ORIGIN: 'https://pay.example/pay' }, 'PAYFORM_ORIGIN is "https://pay.example/pay"'],
  [{ BACKOFFICE_ORIGIN: 'https://me@o.example' }, 'BACKOFFICE_ORIGIN carries a user name'],
  [{ TIYIN_PROVIDER_NETWORKS: 'bridge' }, 'TIYIN_PROVIDER_NETWORKS names "bridge"'],
  [{ TIYIN_REQUEST_TIMEOUT: '15s' }, 'TIYIN_REQUEST_TIMEOUT is "15s"'],
  [{ TIYIN_REQUEST_TIMEOUT: '301' }, 'TIYIN_REQUEST_TIMEOUT is "301"'],
  [{ TIYIN_HEADERS_TIMEOUT: '0' }, 'TIYIN_HEADERS_TIMEOUT is "0"'],
  [{ TIYIN_HEADERS_TIMEOUT: '20' }, 'TIYIN_HEADERS_TIMEOUT is 20 s, longer than'],
  [{ TIYIN_MAX_CONNECTIONS: '-1' }, 'TIYIN_MAX_CONNECTIONS is "-1"'],
  [
    { TIYIN_DRAIN_SECONDS: '121' },
    'TIYIN_DRAIN_SECONDS is "121", which is not a whole number from 0',
  ],
  [{ TIYIN_ROLE: 'worker' }, 'TIYIN_ROLE is "worker", which is none of web, jobs, all'],
  [{ TIYIN_MANAGEMENT_PORT: '65536' }, 'TIYIN_MANAGEMENT_PORT is "65536"'],
  [{}, 'PUBLIC_URL is not set'],
  [{ PUBLIC_URL: 'http://pay.example' }, 'PUBLIC_URL is "http://pay.example", which is not https'],
  [{ PUBLIC_URL: 'http://localhost:4000' }, 'which is not https'],
  [
    { ...address, BACKOFFICE_ORIGIN: 'http://o.example' },
    'BACKOFFICE_ORIGIN is "http://o.example"',
  ],
  [
    { ...address, BACKOFFICE_ORIGIN: 'https://pay.example:8443' },
    'The back office is at https://pay.example:8443 and the payment form at https://pay.example, which share a host',
  ],
  [{ TIYIN_TRUSTED_PROXIES: '10.0.0.0/8,proxy' }, 'TIYIN_TRUSTED_PROXIES names "proxy"'],
  [{ TIYIN_TRUSTED_PROXIES: '10.0.0.0/33' }, 'TIYIN_TRUSTED_PROXIES names "10.0.0.0/33"'],
  [{ TIYIN_SECRET: 'c2hvcnQ=' }, 'TIYIN_SECRET holds 5 bytes'],
  [{ TIYIN_SECRET: `${secret}!` }, 'TIYIN_SECRET'],
  [
    { DATABASE_URL: 'postgres://db/tiyin?options=-c%20work_mem%3D1GB' },
    'DATABASE_URL has "options", in which the server gives its own',
  ],
  [{ NODE_ENV: 'production', TIYIN_SECRET: secret }, 'DATABASE_URL is not set'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/tiyin' }, 'TIYIN_SECRET is not set'],
])('%j is refused in one sentence', (env, beginning) => {
  expect(() => read(env)).toThrow(StartupError);
  expect(() => read(env)).toThrow(beginning);
  expect(() => read(env)).toThrow(/^[^\n]+\.$/);
});

// RUN-203
test('an administration command needs no address, because it serves no requests', () => {
  expect(readConfig({}, '/srv/tiyin', 'administration').isDemo).toBe(false);
});

test('a password in a wrong address and a wrong secret are not shown', () => {
  const wrong = [
    { DATABASE_URL: 'postgres://me:hunter2@[/tiyin' },
    { DATABASE_URL: 'mysql://me:hunter2@db/tiyin' },
    { DATABASE_REPLICA_URL: 'postgres://me:hunter2@[/tiyin' },
    { PUBLIC_URL: 'https://me:hunter2@pay.example' },
    { TIYIN_SECRET: 'hunter2' },
  ];
  for (const env of wrong) expect(() => read(env)).toThrow(/^((?!hunter2).)*$/s);
});

// RUN-3
test('dangerous settings are accepted only when explicit', () => {
  expect(read({ TIYIN_DEMO: '1', HOST: '0.0.0.0', TIYIN_DEMO_PUBLIC: '1' }).isDemo).toBe(true);
  const production = { ...address, NODE_ENV: 'production', TIYIN_SECRET: secret };
  expect(read({ ...production, TIYIN_EMBEDDED_IN_PRODUCTION: '1' }).databaseUrl).toBeUndefined();
});
