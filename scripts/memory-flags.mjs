/**
 * How the server's Node keeps its memory (ADR 18). By default it takes what the machine has: its young
 * generation grows to 192 MB, and what starting leaves behind stays until there is much more of it.
 */
export const memoryFlags = ['--max-semi-space-size=2', '--initial-old-space-size=16'];

/** The same for the C library, which keeps a heap for each of the threads that once allocated beside one another. */
export const memoryEnv = { MALLOC_ARENA_MAX: '1' };
