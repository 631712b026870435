import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const glass = style(
  componentRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space[12],
    display: 'grid',
    placeItems: 'center',
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  }),
);

export const input = style(
  componentRule({
    textIndent: vars.space[24],
    /* Ours has a name and our look; the browser's own cross has neither. */
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
);
