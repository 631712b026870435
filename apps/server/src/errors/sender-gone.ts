/** Whether a body could not be read to its end since its sender went away: Node's words for it. */
export function isSenderGone(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error;
}
