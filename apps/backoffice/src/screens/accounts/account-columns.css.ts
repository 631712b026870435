import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { from } from '@tiyin/ui/theme/media';
import { style } from '@vanilla-extract/css';

/** Two lines of one cell. */
export const lines = style(
  screenRule({ display: 'inline-flex', flexDirection: 'column', gap: vars.space[2] }),
);

/** A meter with its percentage at its end. */
export const use = style(
  screenRule({
    display: 'grid',
    /* All bars of a column have one length, so that they compare. */
    gridTemplateColumns: `${vars.space[72]} auto`,
    alignItems: 'center',
    gap: vars.space[8],
  }),
);

export const quiet = style(
  screenRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Two short facts: one below the other in a table, side by side in a card. */
export const pair = style(
  screenRule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    // Of the table, whose rows are cards where it is narrower.
    '@container': { [from.tablet]: { flexDirection: 'column', rowGap: vars.space[2] } },
  }),
);
