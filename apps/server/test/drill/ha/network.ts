import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Account } from '../../deploy/machine-postgres.ts';

/** A program with its arguments, and the account that starts it. */
export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly account: Account;
};

/** The network of one machine of the cluster. */
export type MachineNetwork = {
  readonly address: string;
  /** The same command on this machine. */
  readonly inside: (command: Command) => Command;
  /** Packets in both directions are dropped: no connection is reset. */
  readonly cut: () => void;
  readonly restore: () => void;
};

/** Machines in network namespaces of their own on one bridge, which also the machine of the drill is on. */
export type Network = {
  /** Of the machine of the drill. */
  readonly address: string;
  /** All addresses. */
  readonly range: string;
  readonly add: (host: number) => MachineNetwork;
  readonly remove: () => void;
};

/** A network for a drill; undefined where we may not make one, so that it cannot be cut. */
export function openNetwork(): Network | undefined {
  const id = randomBytes(2).toString('hex');
  const bridge = `tiyin-${id}`;
  if (process.getuid?.() !== 0 || !tryIp('link', 'add', bridge, 'type', 'bridge')) return undefined;
  const subnet = `10.213.${Number.parseInt(id.slice(0, 2), 16)}`;
  ip('address', 'add', `${subnet}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const spaces: string[] = [];
  return {
    address: `${subnet}.1`,
    range: `${subnet}.0/24`,
    add: (host) => {
      const space = `${bridge}-${host}`;
      spaces.push(space);
      return addMachine({ bridge, space, link: `t${id}-${host}`, address: `${subnet}.${host}` });
    },
    // A link ends with its namespace.
    remove: () => {
      for (const space of spaces) tryIp('netns', 'delete', space);
      tryIp('link', 'delete', bridge);
    },
  };
}

type Machine = {
  readonly bridge: string;
  /** Its network namespace. */
  readonly space: string;
  /** The end of its cable at the bridge. */
  readonly link: string;
  readonly address: string;
};

function addMachine({ bridge, space, link, address }: Machine): MachineNetwork {
  ip('netns', 'add', space);
  ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  ip('link', 'set', link, 'master', bridge, 'up');
  ip('-n', space, 'link', 'set', 'lo', 'up');
  ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', space, 'link', 'set', 'eth0', 'up');
  return {
    address,
    inside: (command) => insideOf(space, command),
    cut: () => ip('link', 'set', link, 'down'),
    restore: () => ip('link', 'set', link, 'up'),
  };
}

/* Only root enters a namespace; the program runs as the account. */
function insideOf(space: string, { program, args, account }: Command): Command {
  const { uid, gid } = account;
  const as =
    uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { program: 'ip', args: ['netns', 'exec', space, ...as, program, ...args], account: {} };
}

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

const tryIp = (...args: readonly string[]): boolean =>
  spawnSync('ip', args, { stdio: 'ignore' }).status === 0;
