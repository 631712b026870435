import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const mark = style(
  paymentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

/** The name, and the note below it as wide as its words. */
export const column = style(
  paymentRule({
    display: 'grid',
    /* No wider than its place: a note that is longer ends there, and the name wraps. */
    gridTemplateColumns: 'minmax(0, auto)',
    justifyItems: 'start',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);

export const monogram = style(
  paymentRule({
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
 * As high as the monogram, and narrow enough to leave room for a name. Light background in the dark
 * theme too, because logos are drawn for it.
 */
export const logo = style(
  paymentRule({
    flexShrink: 0,
    inlineSize: 'auto',
    maxInlineSize: vars.space[72],
    blockSize: vars.space[32],
    objectFit: 'contain',
    borderRadius: vars.radius.inner,
    backgroundColor: vars.color.surface,
  }),
);

export const nameDetails = style(paymentRule({ minInlineSize: 0 }));

export const clamped = style(
  paymentRule({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    cursor: 'pointer',
    selectors: { '[open] > &': { WebkitLineClamp: 'none' } },
  }),
);
