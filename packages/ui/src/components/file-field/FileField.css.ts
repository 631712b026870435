import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/** The chosen file and its actions. */
export const content = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

/* Its parts are in the row of the buttons. */
export const choice = style(componentRule({ display: 'contents' }));
