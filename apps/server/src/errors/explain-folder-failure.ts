import { errorCode, StartupError } from './startup-error.ts';

/** Turns why the folder of the data (TIYIN_DATA_DIR) failed into the sentence for it; what is unknown stays as it is. */
export function explainFolderFailure(error: unknown, folder: string): unknown {
  const reasons: Record<string, string> = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is on a read-only file system',
    ENOENT: 'it cannot be made',
    ENOTDIR: 'a part of that path is a file',
    EEXIST: 'it is a file, not a folder',
    ENOSPC: 'the disk is full',
  };
  const reason = reasons[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new StartupError(`The data folder ${folder} cannot be used: ${reason} (TIYIN_DATA_DIR).`);
}
