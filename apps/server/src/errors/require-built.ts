import { accessSync, constants } from 'node:fs';
import { errorCode, StartupError } from './startup-error.ts';

/**
 * Makes sure that a file of the build can be read (RUN-946).
 * @throws StartupError where it is missing, or this user may not read it
 */
export function requireBuilt(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw explainUnread(error, file);
  }
}

/** The sentence about a file of the build that cannot be read; what is unknown stays as it is. */
export function explainUnread(error: unknown, file: string): unknown {
  switch (errorCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new StartupError(`${file} is missing: build the apps first with "npm run build".`);
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `${file} may not be read by this user: let everybody read the folder of the build, with "chmod -R a+rX".`,
      );
    default:
      return error;
  }
}
