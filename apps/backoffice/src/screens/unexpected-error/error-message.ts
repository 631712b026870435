import { ApiProblem } from '@tiyin/api/errors';
import { i18n } from '../../texts/i18n.ts';
import { ChunkError } from '../../routing/lazy-screen.ts';

/**
 * An error in words: its status and text, or its message (OFFICE-2).
 * @param isServerAway the server does not answer, which is why code did not come (OFFICE-201).
 */
export function messageOf(error: unknown, isServerAway = false): string {
  if (error instanceof ApiProblem && error.status > 0) return `${error.status} ${error.title}`;
  if (error instanceof ChunkError && error.failure === 'offline') {
    return i18n.t('You are offline, and this page was not loaded yet. It opens once you are back.');
  }
  if (error instanceof ChunkError && isServerAway) {
    const away = i18n.t('The server cannot be reached. This page opens by itself once it answers.');
    return `${error.message}. ${away}`;
  }
  return error instanceof Error ? error.message : String(error);
}
