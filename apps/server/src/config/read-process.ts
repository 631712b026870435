import { readCount } from './read-count.ts';

/** The settings of a process among several of one system. */
export type ProcessSettings = {
  /** How long requests are still served after the signal to end, in ms (RUN-440). */
  readonly drainMs: number;
};

/**
 * Reads the settings of the process.
 */
export function readProcess(env: NodeJS.ProcessEnv): ProcessSettings {
  return {
    drainMs: readCount(env, 'TIYIN_DRAIN_SECONDS', { fallback: 0, min: 0, max: 120 }) * 1000,
  };
}
