/**
 * How the server's Node keeps its memory (ADR 18). Unless told otherwise it takes what the machine has: its young
 * generation grows to 192 MB, and what starting leaves behind stays until there is much more of it.
 */
export const memoryFlags = ['--max-semi-space-size=4', '--initial-old-space-size=16'];
