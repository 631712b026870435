import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';
import { from } from '@tiyin/ui/theme/media';

/** The facts, with the history next to them if there is room. */
export const columns = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    alignItems: 'start',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  }),
);

/** The facts in two lists, each of which keeps its side, beside each other if there is room. */
export const facts = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    columnGap: vars.space[32],
    alignItems: 'start',
  }),
);
