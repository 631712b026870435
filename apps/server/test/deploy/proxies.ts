import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillIn, makeCertificate } from './programs.ts';

/** The folder of everything that is deployed. */
export const deployFolder: string = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

/** The names of the samples. */
export const sampleHosts = {
  payform: 'pay.example.com',
  backoffice: 'office.example.com',
} as const;

/** The addresses of the three servers in the samples. */
const sampleServers = ['10.0.0.11:4000', '10.0.0.12:4000', '10.0.0.13:4000'] as const;

/** A proxy that runs a sample of ours. */
export type Proxy = {
  /** The port for TLS. */
  readonly port: number;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Its files; empty. */
  readonly folder: string;
  /** The ports of the three servers on 127.0.0.1. */
  readonly servers: readonly [number, number, number];
  readonly ports: { readonly http: number; readonly https: number };
};

function addresses(servers: Options['servers']): Record<string, string> {
  return Object.fromEntries(
    sampleServers.map((sample, index) => [sample, `127.0.0.1:${servers[index]}`]),
  );
}

/** Starts nginx with deploy/nginx/tiyin.conf. */
export async function startNginx({ folder, servers, ports }: Options): Promise<Proxy> {
  const { certificate, key } = makeCertificate(folder, Object.values(sampleHosts));
  const sample = readFileSync(join(deployFolder, 'nginx/tiyin.conf'), 'utf8');
  const site = fillIn(sample, {
    ...addresses(servers),
    'listen 80;': `listen 127.0.0.1:${ports.http};`,
    'listen 443 ': `listen 127.0.0.1:${ports.https} `,
    '/etc/nginx/tls/tiyin.crt': certificate,
    '/etc/nginx/tls/tiyin.key': key,
    '/var/log/nginx/access.log': join(folder, 'access.log'),
  });
  writeFileSync(join(folder, 'tiyin.conf'), site);
  mkdirSync(join(folder, 'temp'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, wholeNginx(folder));
  const started = run('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'error.log')]);
  await answers(started, ports.https);
  return { port: ports.https, close: () => end(started, 'SIGQUIT') };
}

/** A whole nginx.conf around the site, with every file in one folder. */
function wholeNginx(folder: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`)
    .join('\n');
  return `${user}
daemon off;
pid ${folder}/nginx.pid;
worker_processes 2;
events { worker_connections 1024; }
http {
# As Debian has it.
ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
ssl_prefer_server_ciphers on;
${temporary}
include ${folder}/tiyin.conf;
}
`;
}

/** Starts Caddy with deploy/caddy/Caddyfile. */
export async function startCaddy({ folder, servers, ports }: Options): Promise<Proxy> {
  const { certificate, key } = makeCertificate(folder, Object.values(sampleHosts));
  const sample = readFileSync(join(deployFolder, 'caddy/Caddyfile'), 'utf8');
  const site = fillIn(sample, {
    ...addresses(servers),
    '# The global options.': `admin off\nhttp_port ${ports.http}\nhttps_port ${ports.https}\ndefault_bind 127.0.0.1`,
    '# The certificate is Let’s Encrypt’s.': `tls ${certificate} ${key}`,
    '/var/log/caddy/tiyin.log': join(folder, 'access.log'),
  });
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, site);
  const started = run('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], folder);
  await answers(started, ports.https);
  return { port: ports.https, close: () => end(started, 'SIGTERM') };
}

type Running = { readonly child: ChildProcess; readonly printed: () => string };

function run(program: string, args: readonly string[], home?: string): Running {
  const env = home === undefined ? process.env : { ...process.env, HOME: home };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  // After an aborted run, nothing of it is left.
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, printed: () => printed };
}

/** Resolves when something listens on a port. */
async function answers({ child, printed }: Running, port: number): Promise<void> {
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended: ${printed()}`);
    await pause(20);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
