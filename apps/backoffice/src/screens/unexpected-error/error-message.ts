import { ApiProblem } from '@tiyin/api/errors';
import { ChunkError } from '../../routing/lazy-screen.ts';

const OFFLINE = 'You are offline, and this page was not loaded yet. It opens once you are back.';

/** An error in words: its status and text, or its message (section 2, fallback error screen). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiProblem && error.status > 0) return `${error.status} ${error.title}`;
  if (error instanceof ChunkError && error.failure === 'offline') return OFFLINE;
  return error instanceof Error ? error.message : String(error);
}
