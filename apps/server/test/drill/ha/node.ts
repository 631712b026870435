import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../../scripts/free-port.ts';
import type { Account } from '../../deploy/machine-postgres.ts';
import { fillIn } from '../../deploy/programs.ts';
import { deployFolder } from '../../deploy/proxies.ts';
import { Daemon, familyOf, signalAll } from './daemon.ts';
import type { MachineNetwork, Network } from './network.ts';
import { type SmallDisk, mountSmallDisk } from './small-disk.ts';

/** Room for the data, the log of the changes and little more. */
const diskSize = '1200m';

/** Another Patroni than the one of the path. */
export const patroniProgram: string = process.env['HA_PATRONI'] || 'patroni';

/**
 * Whether Patroni takes its place in etcd by the third version of its API only from nobody: before 3.1 a primary
 * that hung took it back from the one that was promoted.
 */
export function isPatroniSafe(): boolean {
  const printed = execFileSync(patroniProgram, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /(\d+)\.(\d+)/.exec(printed) ?? [];
  return Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 1);
}

/** The passwords of the database's users. */
export type Passwords = {
  readonly superuser: string;
  readonly replication: string;
  readonly rewind: string;
};

type Options = {
  readonly name: string;
  readonly folder: string;
  /** Of PostgreSQL. */
  readonly binaries: string;
  readonly account: Account;
  readonly passwords: Passwords;
  /** Undefined where it is on the machine of the drill. */
  readonly network: Network | undefined;
  /** Its place in the network. */
  readonly host: number;
  readonly etcd: string;
};

/** A PostgreSQL with the Patroni that starts it, as on a machine of its own. */
export class Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly address: string;
  /** Undefined where we may not make one. */
  readonly network: MachineNetwork | undefined;
  /** Undefined where we may not mount one. */
  readonly disk: SmallDisk | undefined;
  readonly patroni: Daemon;
  readonly #data: string;

  private constructor(
    { name, folder, account, network, host }: Options,
    ports: { readonly port: number; readonly restPort: number },
    disk: SmallDisk | undefined,
  ) {
    this.name = name;
    this.port = ports.port;
    this.restPort = ports.restPort;
    this.network = network?.add(host);
    this.address = this.network?.address ?? '127.0.0.1';
    this.disk = disk;
    this.#data = join(folder, name, 'data');
    const command = { program: patroniProgram, args: [join(folder, `${name}.yml`)], account };
    this.patroni = new Daemon({
      ...(this.network?.inside(command) ?? command),
      log: join(folder, `${name}.log`),
      env: { HOME: folder },
    });
  }

  /** Makes its folder and the configuration of its Patroni; nothing runs yet. */
  static async make(options: Options): Promise<Node> {
    const { name, folder, account } = options;
    const own = join(folder, name);
    mkdirSync(own);
    const disk = mountSmallDisk(own, diskSize);
    if (account.uid !== undefined) execFileSync('chown', [`${account.uid}:${account.gid}`, own]);
    const ports = { port: await freePort(), restPort: await freePort() };
    const node = new Node(options, ports, disk);
    writeFileSync(join(folder, `${name}.yml`), configOf(options, node));
    return node;
  }

  get data(): string {
    return this.#data;
  }

  /** Sends a signal to every process of PostgreSQL; false where none runs. */
  signalPostgres(signal: NodeJS.Signals): boolean {
    const pid = this.#postmaster();
    if (pid === undefined) return false;
    signalAll(familyOf(pid), signal);
    return true;
  }

  #postmaster(): number | undefined {
    try {
      const pid = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 0);
      return pid;
    } catch {
      return undefined;
    }
  }

  /** Leaves no process and no file system behind. */
  async close(): Promise<void> {
    this.patroni.signal('SIGCONT');
    await this.patroni.kill();
    this.signalPostgres('SIGKILL');
    this.disk?.unmount();
  }
}

/** The sample with the addresses of this machine. */
function configOf(
  { name, folder, binaries, passwords, etcd, network }: Options,
  { data, address, port, restPort }: Node,
): string {
  const sample = readFileSync(join(deployFolder, 'ha/patroni.yml'), 'utf8');
  return fillIn(sample, {
    'etcd3:': isPatroniSafe() ? 'etcd3:' : 'etcd:',
    'name: postgres-1': `name: ${name}`,
    '10.0.0.20:8008': `${address}:${restPort}`,
    '10.0.0.20:5432': `${address}:${port}`,
    '    - 10.0.0.31:2379\n    - 10.0.0.32:2379\n    - 10.0.0.33:2379': `    - ${etcd}`,
    '/var/lib/postgresql/15/tiyin': data,
    '/usr/lib/postgresql/15/bin': binaries,
    '/var/lib/postgresql/patroni.pgpass': join(folder, name, 'pgpass'),
    '10.0.0.0/24': network?.range ?? '127.0.0.1/32',
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
    REWIND_PASSWORD: passwords.rewind,
    // The disk of the drill is small.
    'max_slot_wal_keep_size: 8GB': 'max_slot_wal_keep_size: 300MB\n        max_wal_size: 192MB',
  });
}
