import { bundleServer } from '@tiyin/server/bundle';
import { join } from 'node:path';

// `npm start` and the journeys start it: two thousand sources would be read and compiled at each start otherwise.
const root = import.meta.dirname;
await bundleServer({ main: join(root, 'src/main.ts') }, join(root, 'dist'));
