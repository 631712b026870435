/** Why a copy did not happen (FORM-34). */
export type CopyFailure = 'Clipboard not supported' | 'Copy failed';

/** Writes text to the clipboard. Returns the error, or null on success; never throws. */
export async function writeToClipboard(text: string): Promise<CopyFailure | null> {
  /* Missing on a page that was not served securely, although the types say otherwise. */
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) {
    return 'Clipboard not supported';
  }
  try {
    await clipboard.writeText(text);
    return null;
  } catch {
    return 'Copy failed';
  }
}
