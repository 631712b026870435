import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../src/theme/contract.css.ts';
import { docsRule } from './docs-rule.ts';

export const track = style(docsRule({ inlineSize: '100%' }));

const lasting = (duration: string) => docsRule({ transitionDuration: duration });

export const runner = recipe({
  base: docsRule({
    inlineSize: vars.space[32],
    blockSize: vars.space[32],
    borderRadius: vars.radius.control,
    backgroundColor: vars.tone.primary.solid,
    transitionProperty: 'margin-inline-start',
    transitionTimingFunction: vars.motion.curve,
  }),
  variants: {
    duration: { state: lasting(vars.motion.state), enter: lasting(vars.motion.enter) },
    isThere: {
      true: docsRule({ marginInlineStart: `calc(100% - ${vars.space[32]})` }),
      false: docsRule({ marginInlineStart: 0 }),
    },
  },
});
