import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const amountBlock = style(screenRule({ display: 'grid', gap: vars.space[4] }));

/**
 * Important instructions, above the button: on a small phone the end of the step is out of view.
 */
export const footNote = style(
  screenRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    textWrap: 'pretty',
  }),
);

export const lines = style(screenRule({ display: 'grid', gap: vars.space[8] }));

/** As tall as the button that replaces it, so that nothing moves. */
export const place = style(
  screenRule({ display: 'grid', alignContent: 'center', minBlockSize: vars.control.lg }),
);

export const waitWords = style(screenRule({ display: 'grid', gap: vars.space[8] }));
