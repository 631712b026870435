import { StartupError } from '../errors/startup-error.ts';

type Range = { readonly fallback: number; readonly min?: number; readonly max: number };

/**
 * Reads a whole number.
 * @throws StartupError naming the variable, its bad value and the range
 */
export function readCount(
  env: NodeJS.ProcessEnv,
  name: string,
  { fallback, min = 1, max }: Range,
): number {
  const text = env[name] || String(fallback);
  const count = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return count;
  throw new StartupError(
    `${name} is "${text}", which is not a whole number from ${min} to ${max}.`,
  );
}
