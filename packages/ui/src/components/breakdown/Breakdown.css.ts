import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

/* Depends on its own width, because a sidebar may be next to it. Below it the parts would take four lines and more. */
const narrow = '(width < 60rem)';

export const frame = style(
  componentRule({
    containerType: 'inline-size',
    minInlineSize: 0,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: {
      /* Like the rows of a table. */
      '&[aria-busy="true"]': { filter: 'grayscale(1)', opacity: 0.85 },
    },
  }),
);

/* One line of parts, a badge high. */
const oneLine = vars.space[24];

export const line = style(
  componentRule({
    display: 'grid',
    /* The totals of several currencies are of one width, so that their parts begin at one place. */
    gridTemplateColumns: 'minmax(18rem, max-content) 1fr',
    alignItems: 'baseline',
    columnGap: vars.space[16],
    minBlockSize: oneLine,
    '@container': { [narrow]: { display: 'block' } },
  }),
);

export const head = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minInlineSize: 0,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
  }),
);

/* The whole line of the total opens its parts. */
export const toggle = recipe({
  base: componentRule({
    display: 'none',
    placeItems: 'center',
    flexShrink: 0,
    /* No higher than the line, which is not to grow where a part has no room. */
    inlineSize: oneLine,
    blockSize: oneLine,
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[2]}) 0` },
      '&[data-hovered]': { backgroundColor: veil(7) },
      '&[data-pressed]': { backgroundColor: veil(12) },
      '&[aria-expanded="true"]': { transform: 'rotate(180deg)' },
    },
    '@container': {
      [narrow]: {
        display: 'inline-grid',
        inlineSize: vars.control.md,
        blockSize: vars.control.md,
        marginBlock: 0,
      },
    },
  }),
  variants: { isCut: { true: componentRule({ display: 'inline-grid' }), false: {} } },
});

/* That of the button. */
export const room = style(
  componentRule({
    display: 'none',
    blockSize: vars.control.md,
    '@container': { [narrow]: { display: 'inline-block' } },
  }),
);

export const list = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    selectors: { '&[data-open="false"]': { maxBlockSize: oneLine, overflow: 'clip' } },
    '@container': {
      [narrow]: {
        display: 'grid',
        gap: 0,
        selectors: {
          '&[data-open]': { maxBlockSize: 'none' },
          '&[data-open="false"]': { display: 'none' },
        },
      },
    },
  }),
);

export const part = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    '@container': {
      [narrow]: {
        display: 'flex',
        justifyContent: 'space-between',
        paddingBlock: vars.space[8],
        borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}`,
      },
    },
  }),
);

export const name = style(componentRule({ color: vars.color.inkMuted }));

export const value = style(componentRule({ minInlineSize: 0 }));
