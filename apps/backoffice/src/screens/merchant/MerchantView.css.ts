import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';
import { from } from '@tiyin/ui/theme/media';

/** The merchant's details, with the callback settings next to them if there is room. */
export const columns = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        /* Details alone, for those who see no callbacks, leave no hole beside them. */
        selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
);
