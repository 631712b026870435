import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';
import { towardsInk } from '../src/theme/mix.ts';
import { docsRule } from './docs-rule.ts';

export const glyphs = style(
  docsRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: vars.space[8],
  }),
);

export const glyphTile = style(
  docsRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    paddingBlock: vars.space[20],
    paddingInline: vars.space[8],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.mono,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: { '&:hover': { backgroundColor: towardsInk(vars.color.surface, 5) } },
  }),
);
