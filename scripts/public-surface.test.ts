import { expect, test } from 'vitest';
import { publicSurface } from './public-surface.ts';

// A difference is no mistake in itself: `npm run surface` writes it down, and the commit shows it.
test.each(['domain', 'api', 'ui'])('what %s shows to others changes knowingly', async (name) => {
  await expect(publicSurface(`packages/${name}`)).toMatchFileSnapshot(`public-surface/${name}.txt`);
});
