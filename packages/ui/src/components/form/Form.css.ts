import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const form = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    minInlineSize: 0,
    /* In a card that is higher than its fields its end is the card's end. */
    flexGrow: 1,
  }),
);

export const alert = style(
  componentRule({
    display: 'flex',
    gap: vars.space[8],
    padding: vars.space[12],
    backgroundColor: vars.tone.error.soft,
    color: vars.tone.error.onSoft,
    border: `${vars.elevation.hairline} solid ${vars.tone.error.line}`,
    borderRadius: vars.radius.control,
  }),
);

export const body = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(componentRule({ fontWeight: vars.weight.semibold }));

export const list = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }),
);

export const link = style(
  componentRule({
    /* High enough to be pressed among its neighbours. */
    display: 'inline-block',
    minBlockSize: vars.space[24],
    color: 'inherit',
    textDecorationThickness: vars.elevation.hairline,
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.inner,
    ':hover': { textDecorationThickness: vars.space[2] },
  }),
);
