import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const track = style({
  '@layer': {
    [layers.screens]: {
      display: 'flex',
      overflow: 'hidden',
      blockSize: vars.space[8],
      minInlineSize: vars.space[56],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.line,
      '@media': {
        '(forced-colors: active)': { border: `${vars.elevation.hairline} solid CanvasText` },
      },
    },
  },
});

const fill = style({
  '@layer': {
    [layers.screens]: {
      blockSize: '100%',
      '@media': {
        '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

const filled = (backgroundColor: string) => [
  fill,
  { '@layer': { [layers.screens]: { backgroundColor } } },
];

/** The money that stands there, by how full the account is. */
export const standing = styleVariants({
  neutral: filled(vars.tone.primary.solid),
  warning: filled(vars.tone.warning.solid),
  error: filled(vars.tone.error.solid),
});

/** The money that is expected: paler, behind a gap. */
export const expected = style([
  fill,
  {
    '@layer': {
      [layers.screens]: {
        marginInlineStart: vars.space[2],
        backgroundColor: vars.tone.primary.line,
      },
    },
  },
]);

export const figure = style({
  '@layer': {
    [layers.screens]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      minInlineSize: 0,
    },
  },
});

export const words = style({
  '@layer': {
    [layers.screens]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${vars.space[2]} ${vars.space[16]}`,
      fontSize: vars.type[13].size,
      lineHeight: vars.type[13].lineHeight,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const quiet = style({ '@layer': { [layers.screens]: { color: vars.color.inkMuted } } });
