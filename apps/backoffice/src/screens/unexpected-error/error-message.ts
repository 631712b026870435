import { ApiProblem } from '@tiyin/api/errors';

/** An error in words: its status and text, or its message (section 2, fallback error screen). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiProblem && error.status > 0) return `${error.status} ${error.title}`;
  return error instanceof Error ? error.message : String(error);
}
