import { spawnSync } from 'node:child_process';
import { CommandError, toolEnvironment } from '../bootstrap.mjs';

/**
 * Runs a tool to its end and returns its standard output.
 * @throws CommandError with everything that it wrote, if it fails
 */
export function run(program: string, args: readonly string[], cwd: string): string {
  const env = { ...toolEnvironment(), NEXT_TELEMETRY_DISABLED: '1' };
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new CommandError(
    [`${program} ${args.join(' ')}`, error?.message, stdout, stderr].filter(Boolean).join('\n'),
  );
}
