import { vars } from '@tiyin/ui/theme/contract.css';
import { breakpoints } from '@tiyin/ui/theme/scale';
import { style } from '@vanilla-extract/css';
import { screenRule } from './screen-rule.ts';

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
    // What stands beside it is placed by it.
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: vars.width.form,
    backgroundColor: vars.color.surface,
    '@media': {
      [desk]: {
        marginBlock: 'auto',
        minBlockSize: `min(45rem, 100dvh - 2 * ${vars.space[24]})`,
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
    gap: vars.space[12],
    paddingInline: vars.space[20],
    paddingBlockStart: vars.space[12],
    '@media': { [desk]: { paddingBlockStart: vars.space[20] } },
  }),
);

export const main = style(screenRule({ flex: 1, display: 'flex', flexDirection: 'column' }));

export const merchant = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const monogram = style(
  screenRule({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[32],
    blockSize: vars.space[32],
    borderRadius: vars.radius.control,
    backgroundColor: vars.tone.neutral.solid,
    color: vars.tone.neutral.onSolid,
    selectors: {
      '[data-accent] &': {
        backgroundColor: vars.tone.primary.solid,
        color: vars.tone.primary.onSolid,
      },
    },
  }),
);

/**
 * As high as the monogram, and at most so wide that a name still has its place. On light in the dark theme too: it is
 * what logos are drawn for.
 */
export const logo = style(
  screenRule({
    flexShrink: 0,
    inlineSize: 'auto',
    maxInlineSize: vars.space[72],
    blockSize: vars.space[32],
    objectFit: 'contain',
    borderRadius: vars.radius.inner,
    backgroundColor: vars.color.surface,
  }),
);
