import { join } from 'node:path';
import { bundleServer } from './bundle.ts';

const root = import.meta.dirname;
const programs = { main: join(root, 'src/main.ts'), admin: join(root, 'src/admin.ts') };
await bundleServer(programs, join(root, 'dist'));
