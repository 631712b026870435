import { vars } from '@tiyin/ui/theme/contract.css';
import { breakpoints } from '@tiyin/ui/theme/scale';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

const desk = `screen and (min-width: ${breakpoints.phone}px)`;

export const page = style(
  screenRule({
    display: 'flex',
    justifyContent: 'center',
    minBlockSize: '100dvh',
    backgroundColor: vars.color.surface,
    '@media': { [desk]: { padding: vars.space[24], backgroundColor: vars.color.canvas } },
  }),
);

export const sheet = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    // The parent positions the element next to it.
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: vars.width.form,
    backgroundColor: vars.color.surface,
    '@media': {
      [desk]: {
        marginBlock: 'auto',
        // As tall as the longest step, if there is room: then nothing moves between steps.
        minBlockSize: `min(58rem, 100dvh - 2 * ${vars.space[24]})`,
        border: `${vars.elevation.hairline} solid ${vars.color.line}`,
        borderRadius: vars.radius.sheet,
      },
    },
  }),
);

export const header = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingInline: vars.space[20],
    paddingBlockStart: vars.space[12],
    // The browser may paint a part of it. It has its height from the start, and is seen once what follows has begun to
    // arrive: nothing in it moves.
    selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
    minBlockSize: `calc(${vars.control.md} + ${vars.space[12]})`,
    '@media': {
      [desk]: {
        paddingBlockStart: vars.space[20],
        minBlockSize: `calc(${vars.control.md} + ${vars.space[20]})`,
      },
    },
  }),
);

export const main = style(screenRule({ flex: 1, display: 'flex', flexDirection: 'column' }));

/** The merchant, or its placeholder. */
export const merchant = style(screenRule({ minInlineSize: 0 }));
