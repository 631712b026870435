import { errorCode, StartupError } from './startup-error.ts';

/** A folder that the sentence names, and the setting that gives it. */
type Named = { readonly name: string; readonly setting: string };

const dataFolder: Named = { name: 'data folder', setting: 'TIYIN_DATA_DIR' };

/** Turns why a folder, by default that of the data, failed into the sentence for it; what is unknown stays as it is. */
export function explainFolderFailure(
  error: unknown,
  folder: string,
  { name, setting }: Named = dataFolder,
): unknown {
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
  return new StartupError(`The ${name} ${folder} cannot be used: ${reason} (${setting}).`);
}
