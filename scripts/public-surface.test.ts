import { expect, test } from 'vitest';
import { publicSurface } from './public-surface.ts';

// A difference is not an error: `npm run surface` records it, and the commit shows it.
test.each(['domain', 'api', 'ui', 'merchant'])(
  'the public surface of %s changes only with its record',
  async (name) => {
    await expect(publicSurface(`packages/${name}`)).toMatchFileSnapshot(
      `public-surface/${name}.txt`,
    );
  },
);
