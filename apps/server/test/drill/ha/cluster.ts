import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../../scripts/free-port.ts';
import { type Account, findAccount } from '../../deploy/machine-postgres.ts';
import { fillIn } from '../../deploy/programs.ts';
import { deployFolder } from '../../deploy/proxies.ts';
import { Daemon } from './daemon.ts';
import { isPatroniSafe, Node, type Passwords } from './node.ts';
import { type Network, openNetwork } from './network.ts';
import { askToSwitch, readMembers } from './patroni.ts';
import { makePooler } from './pooler.ts';

/** After so long without a primary and a synchronous replica, in ms, there will be none. */
const patienceMs = 300_000;

type Parts = {
  readonly folder: string;
  /** Undefined where all are on the machine of the drill. */
  readonly network: Network | undefined;
  readonly etcd: Daemon;
  readonly nodes: readonly [Node, Node];
  readonly haproxy: Daemon;
  readonly pooler: Daemon;
  readonly ports: { readonly primary: number; readonly pooler: number };
};

/** Two PostgreSQL with Patroni, and before them HAProxy and PgBouncer, by the samples of deploy/ha. */
export class Cluster {
  readonly pooler: Daemon;
  readonly nodes: readonly [Node, Node];
  /** Leads to the primary, past the pooler. */
  readonly databaseUrl: string;
  /** Through the pooler. */
  readonly pooledUrl: string;
  readonly #parts: Parts;
  #isClosed = false;

  private constructor(parts: Parts, password: string) {
    this.#parts = parts;
    this.pooler = parts.pooler;
    this.nodes = parts.nodes;
    const urlOf = (port: number): string => `postgres://tiyin:${password}@127.0.0.1:${port}/tiyin`;
    this.databaseUrl = urlOf(parts.ports.primary);
    this.pooledUrl = urlOf(parts.ports.pooler);
  }

  /** Starts all of it, with an empty database. */
  static async start(binaries: string): Promise<Cluster> {
    const account = findAccount();
    // The folder for temporary files of a test run is closed to other users.
    const folder = mkdtempSync('/tmp/tiyin-ha-');
    chmodSync(folder, 0o755);
    const [superuser, replication, rewind, password] = [secret(), secret(), secret(), secret()];
    const passwords = { superuser, replication, rewind };
    const parts = await makeParts({ folder, account, binaries, passwords, password });
    if (account.uid !== undefined) {
      execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    }
    const cluster = new Cluster(parts, password);
    // After an aborted run, nothing of it is left.
    process.once('exit', () => cluster.#abandon());
    try {
      await cluster.#start(superuser, password);
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  async #start(superuser: string, password: string): Promise<void> {
    const { etcd, haproxy, pooler, ports } = this.#parts;
    etcd.start();
    for (const node of this.nodes) node.patroni.start();
    haproxy.start();
    await this.whole();
    const address = `postgres://admin:${superuser}@127.0.0.1:${ports.primary}/postgres`;
    await onServer(address, [
      `create role tiyin login password '${password}'`,
      `create database tiyin owner tiyin encoding 'UTF8' template template0`,
    ]);
    pooler.start();
  }

  /** Resolves when there is a primary and a replica that has every acknowledged commit; returns the primary. */
  async whole(): Promise<Node> {
    const givesUpAt = Date.now() + patienceMs;
    for (;;) {
      const leader = await this.#wholeLeader();
      if (leader) return leader;
      if (Date.now() > givesUpAt) throw new Error(`the cluster is not whole: ${this.#lastWords()}`);
      await pause(250);
    }
  }

  async #wholeLeader(): Promise<Node | undefined> {
    for (const node of this.nodes) {
      const members = await readMembers(node);
      const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
      const hasReplica = members.some(
        ({ role, state }) => role === 'sync_standby' && /^(running|streaming)$/.test(state),
      );
      if (leader && hasReplica) return this.nodes.find(({ name }) => name === leader.name);
    }
    return undefined;
  }

  /** The other node becomes the primary. Patroni refuses while it promotes one by itself: then it is asked again. */
  async switchOver(): Promise<void> {
    const givesUpAt = Date.now() + patienceMs;
    for (;;) {
      const leader = await this.whole();
      const candidate = this.nodes.find((node) => node !== leader) ?? leader;
      const refusal = await askToSwitch(leader, candidate);
      if (refusal === undefined) return;
      if (Date.now() > givesUpAt) throw new Error(`Patroni does not switch over: ${refusal}`);
      await pause(1_000);
    }
  }

  #lastWords(): string {
    const { etcd, haproxy } = this.#parts;
    return [etcd, haproxy, ...this.nodes.map(({ patroni }) => patroni)]
      .map((daemon) => daemon.lastWords())
      .join('\n---\n');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { etcd, haproxy, pooler, nodes, network, folder } = this.#parts;
    pooler.signal('SIGCONT');
    for (const daemon of [pooler, haproxy]) await daemon.kill();
    for (const node of nodes) await node.close();
    await etcd.kill();
    network?.remove();
    const kept = process.env['HA_LOGS'];
    if (kept) cpSync(folder, kept, { recursive: true, filter: isLogOrFolder });
    rmSync(folder, { recursive: true, force: true });
  }

  #abandon(): void {
    if (this.#isClosed) return;
    const { etcd, haproxy, pooler, nodes, network, folder } = this.#parts;
    for (const daemon of [...nodes.map(({ patroni }) => patroni), pooler, haproxy, etcd]) {
      daemon.signal('SIGKILL');
    }
    for (const node of nodes) {
      node.signalPostgres('SIGKILL');
      node.disk?.unmount();
    }
    network?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const isLogOrFolder = (path: string): boolean =>
  path.endsWith('.log') || /^\/tmp\/tiyin-ha-[^/]+$/.test(path);

const secret = (): string => randomBytes(16).toString('hex');

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

type Options = {
  readonly folder: string;
  readonly account: Account;
  readonly binaries: string;
  readonly passwords: Passwords;
  readonly password: string;
};

async function makeParts({ password, ...options }: Options): Promise<Parts> {
  const { folder, account } = options;
  const network = openNetwork();
  const etcdAddress = `${network?.address ?? '127.0.0.1'}:${await freePort()}`;
  const ports = { primary: await freePort(), pooler: await freePort() };
  const ofNode = { ...options, network, etcd: etcdAddress };
  const nodes = [
    await Node.make({ ...ofNode, name: 'postgres-1', host: 20 }),
    await Node.make({ ...ofNode, name: 'postgres-2', host: 21 }),
  ] as const;
  const pooler = makePooler({
    folder,
    account,
    port: ports.pooler,
    primaryPort: ports.primary,
    password,
  });
  const etcd = await makeEtcd(folder, account, etcdAddress);
  const haproxy = makeHaproxy(options, nodes, ports.primary);
  return { folder, network, etcd, nodes, haproxy, pooler, ports };
}

async function makeEtcd(folder: string, account: Account, address: string): Promise<Daemon> {
  const [own, peers] = [`http://${address}`, `http://127.0.0.1:${await freePort()}`];
  const args = {
    name: 'etcd-1',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': own,
    'advertise-client-urls': own,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `etcd-1=${peers}`,
    'log-level': 'warn',
    'enable-v2': String(!isPatroniSafe()),
  };
  return new Daemon({
    program: 'etcd',
    args: Object.entries(args).map(([name, value]) => `--${name}=${value}`),
    log: join(folder, 'etcd.log'),
    account,
  });
}

function makeHaproxy(
  { folder, account }: Pick<Options, 'folder' | 'account'>,
  [one, two]: readonly [Node, Node],
  port: number,
): Daemon {
  const config = fillIn(readFileSync(join(deployFolder, 'ha/haproxy.cfg'), 'utf8'), {
    'bind 10.0.0.40:5432': `bind 127.0.0.1:${port}`,
    '10.0.0.20:5432 check port 8008': `${one.address}:${one.port} check port ${one.restPort}`,
    '10.0.0.21:5432 check port 8008': `${two.address}:${two.port} check port ${two.restPort}`,
  });
  writeFileSync(join(folder, 'haproxy.cfg'), config);
  return new Daemon({
    program: 'haproxy',
    args: ['-db', '-f', join(folder, 'haproxy.cfg')],
    log: join(folder, 'haproxy.log'),
    account,
  });
}
