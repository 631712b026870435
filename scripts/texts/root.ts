import { fileURLToPath } from 'node:url';

/** The repository, also for tests of a workspace, whose types do not include the bootstrap. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url));
