import { ApiProblem } from '@tiyin/api/errors';
import { ChunkError } from '../../routing/lazy-screen.ts';

const OFFLINE = 'You are offline, and this page was not loaded yet. It opens once you are back.';

const AWAY = 'The server cannot be reached. This page opens by itself once it answers.';

/**
 * An error in words: its status and text, or its message (OFFICE-2).
 * @param isServerAway the server does not answer, which is why code did not come (OFFICE-201).
 */
export function messageOf(error: unknown, isServerAway = false): string {
  if (error instanceof ApiProblem && error.status > 0) return `${error.status} ${error.title}`;
  if (error instanceof ChunkError && error.failure === 'offline') return OFFLINE;
  if (error instanceof ChunkError && isServerAway) return `${error.message}. ${AWAY}`;
  return error instanceof Error ? error.message : String(error);
}
