import type { CheckPayee } from './CheckPayee.tsx';

/** The check before sending. Its type alone: its code is a script of its own. */
export type CheckView = typeof CheckPayee;

/** Fetches the script of the check, which is needed only once a number was entered. */
export const loadCheck = async (): Promise<CheckView> =>
  (await import('./CheckPayee.tsx')).CheckPayee;
