import { StartupError } from '../errors/startup-error.ts';

/** The first version with Argon2 in `node:crypto`. */
const needed = { major: 24, minor: 7 };

/**
 * Makes sure that a Node is new enough (RUN-974).
 * @param version `24.7.0`
 * @throws StartupError for an older one
 */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return;
  throw new StartupError(
    `Node ${needed.major}.${needed.minor} or newer is needed; this is ${version}.`,
  );
}
